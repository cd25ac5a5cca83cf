// Records: immutable structs of up to four doubles, read without leaving C.
#include <math.h>
#include <string.h>

#include "host.h"

lh_header *lh_header_at(lua_State *L, int index) {
  return lua_type(L, index) == LUA_TUSERDATA ? lua_touserdata(L, index) : NULL;
}

bool lh_holds_unknown(lua_State *L, int index) {
  const lh_record *record = (const lh_record *)lh_header_at(L, index);
  if (!record || record->header.what != LH_IS_RECORD) return false;
  int count = lh_host_of(L)->records[record->header.type].count;
  for (int i = 0; i < count; i++) {
    if (isnan(record->values[i])) return true;
  }
  return false;
}

const char *lh_type_name(lua_State *L, int index) {
  lh_header *header = lh_header_at(L, index);
  if (header && header->what == LH_IS_OBJECT) return lh_host_of(L)->objects[header->type].name;
  if (header && header->what == LH_IS_RECORD) return lh_host_of(L)->records[header->type].name;
  return luaL_typename(L, index);
}

void lh_push_record(lua_State *L, lh_host *host, int type, const double *values) {
  if (type < 0 || type >= host->record_count) {
    lh_fail(L, LH_FAIL_BUG, "a record of a type this state does not know");
  }
  lh_record *record = lua_newuserdatauv(L, sizeof *record, 0);
  record->header.what = LH_IS_RECORD;
  record->header.type = type;
  memcpy(record->values, values, sizeof record->values);
  lua_rawgeti(L, LUA_REGISTRYINDEX, host->records[type].metatable);
  lua_setmetatable(L, -2);
}

// __index. Field names are short strings, which Lua keeps once: equal text is the same address.
static int record_index(lua_State *L) {
  const lh_record *record = lua_touserdata(L, 1);
  const lh_record_type *type = &lh_host_of(L)->records[record->header.type];
  if (lua_type(L, 2) != LUA_TSTRING) {
    size_t length;
    const char *text = lh_plain_text(L, 2, &length);
    return lh_fail_about(L, LH_FAIL_UNKNOWN_FIELD, type->name, text, length);
  }
  size_t length;
  const char *key = lua_tolstring(L, 2, &length);
  for (int i = 0; i < type->count; i++) {
    if (type->fields[i] == key) {
      double value = record->values[i];
      if (isnan(value))
        return lh_fail_about(L, LH_FAIL_UNKNOWN_NUMBER, type->name, key, length);
      lua_pushnumber(L, value);
      return 1;
    }
  }
  return lh_fail_about(L, LH_FAIL_UNKNOWN_FIELD, type->name, key, length);
}

// __eq. A number nobody knows is neither equal nor different.
static int record_equal(lua_State *L) {
  const lh_header *left = lh_header_at(L, 1), *right = lh_header_at(L, 2);
  bool equal = left && right && left->what == LH_IS_RECORD && right->what == LH_IS_RECORD &&
               left->type == right->type;
  if (equal) {
    const lh_record *a = (const lh_record *)left, *b = (const lh_record *)right;
    const lh_record_type *type = &lh_host_of(L)->records[left->type];
    for (int i = 0; i < type->count; i++) {
      if (isnan(a->values[i]) || isnan(b->values[i]))
        return lh_fail_about(L, LH_FAIL_UNKNOWN_NUMBER, type->name, type->fields[i],
                             strlen(type->fields[i]));
      if (a->values[i] != b->values[i]) equal = false;
    }
  }
  lua_pushboolean(L, equal);
  return 1;
}

typedef struct record_request {
  int type;
  const char *name;
  const char *const *fields;
  int count;
} record_request;

static int define_body(lua_State *L) {
  lh_host *host = lh_host_of(L);
  const record_request *request = lua_touserdata(L, 1);
  lh_record_type *type = &host->records[request->type];
  lua_createtable(L, request->count + 1, 5);
  type->name = lua_pushstring(L, request->name);
  lua_setfield(L, -2, "__name");
  for (int i = 0; i < request->count; i++) {
    type->fields[i] = lua_pushstring(L, request->fields[i]);
    lua_rawseti(L, -2, i + 1);
  }
  type->count = request->count;
  lua_pushcfunction(L, record_index);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, record_equal);
  lua_setfield(L, -2, "__eq");
  lua_pushstring(L, request->name);
  lua_pushcclosure(L, lh_read_only_error, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  type->metatable = luaL_ref(L, LUA_REGISTRYINDEX);
  host->record_count = request->type + 1;
  return 0;
}

int32_t lh_define_record(lh_host *host, int32_t type, const char *name, const char *const *fields,
                         int32_t count) {
  record_request request = {type, name, fields, count};
  return lh_protect(host, define_body, &request);
}
