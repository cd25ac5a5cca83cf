// Objects: read-only userdata that name something of the host's; and functions of the host.
#include <stdio.h>
#include <string.h>

#include "host.h"

void lh_push_object(lua_State *L, lh_host *host, int type, int64_t index, uint32_t generation) {
  if (type < 0 || type >= host->object_count) {
    lh_fail(L, LH_FAIL_BUG, "an object of a type this state does not know");
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, host->objects[type].cache);
  if (lua_rawgeti(L, -1, index) == LUA_TUSERDATA) {
    const lh_object *known = lua_touserdata(L, -1);
    if (known->generation == generation) {
      lua_remove(L, -2);
      return;
    }
  }
  lua_pop(L, 1);
  lh_object *object = lua_newuserdatauv(L, sizeof *object, 0);
  object->header.what = LH_IS_OBJECT;
  object->header.type = type;
  object->generation = generation;
  object->index = index;
  lua_rawgeti(L, LUA_REGISTRYINDEX, host->objects[type].metatable);
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_rawseti(L, -3, index);
  lua_remove(L, -2);
}

int lh_finish_callback(lua_State *L, lh_host *host, int results) {
  if (results < 0) {
    lh_failure_clear(host);
    host->failure.kind = LH_FAIL_HOST;
    return lh_raise(L);
  }
  lua_settop(L, 0);
  lh_decode(L, host, results);
  return results;
}

static void check_generation(lua_State *L, lh_host *host, const lh_object *object) {
  if (object->generation != host->generation)
    lh_fail_about(L, LH_FAIL_STALE, host->objects[object->header.type].name, "", 0);
}

// __index; upvalue 1: name -> field number, or the method itself.
static int object_index(lua_State *L) {
  lh_host *host = lh_host_of(L);
  const lh_object *object = lua_touserdata(L, 1);
  check_generation(L, host, object);
  lua_pushvalue(L, 2);
  switch (lua_rawget(L, lua_upvalueindex(1))) {
    case LUA_TNUMBER: {
      int32_t field = (int32_t)lua_tointeger(L, -1);
      lh_transfer_reset(&host->transfer);
      int status = host->callbacks.read(host->context, object->header.type, field, object->index,
                                        object->generation);
      if (status < 0) return lh_finish_callback(L, host, status);
      size_t at = 0;
      return lh_decode_from(L, host, &at, 0);
    }
    case LUA_TFUNCTION:
      return 1;
    default: {
      size_t length;
      const char *text = lh_plain_text(L, 2, &length);
      return lh_fail_about(L, LH_FAIL_UNKNOWN_FIELD, host->objects[object->header.type].name, text,
                           length);
    }
  }
}

static int object_equal(lua_State *L) {
  const lh_header *left = lh_header_at(L, 1), *right = lh_header_at(L, 2);
  lua_pushboolean(L, left && right && left->what == LH_IS_OBJECT && right->what == LH_IS_OBJECT &&
                         left->type == right->type &&
                         ((const lh_object *)left)->index == ((const lh_object *)right)->index);
  return 1;
}

// A method; upvalues: type, number, name.
static int object_method(lua_State *L) {
  lh_host *host = lh_host_of(L);
  int type = (int)lua_tointeger(L, lua_upvalueindex(1));
  int method = (int)lua_tointeger(L, lua_upvalueindex(2));
  lh_object *object = (lh_object *)lh_header_at(L, 1);
  if (!object || object->header.what != LH_IS_OBJECT || object->header.type != type) {
    const char *name = lua_tostring(L, lua_upvalueindex(3));
    return lh_fail(L, LH_FAIL_RUNTIME, "call '%s' with a colon: %s:%s(...), not %s.%s(...)", name,
                   host->objects[type].name, name, host->objects[type].name, name);
  }
  check_generation(L, host, object);
  int count = lua_gettop(L) - 1;
  lh_encode(L, host, 2, count);
  lh_encode_done(host);
  int results = host->callbacks.method(host->context, type, method, object->index,
                                       object->generation, count);
  return lh_finish_callback(L, host, results);
}

typedef struct object_request {
  int type;
  const char *name;
  const char *const *fields;
  int field_count;
  const char *const *methods;
  int method_count;
} object_request;

static int define_body(lua_State *L) {
  lh_host *host = lh_host_of(L);
  const object_request *request = lua_touserdata(L, 1);
  lh_object_type *type = &host->objects[request->type];
  lua_createtable(L, 0, 5);
  type->name = lua_pushstring(L, request->name);
  lua_setfield(L, -2, "__name");
  lua_createtable(L, 0, request->field_count + request->method_count);
  for (int i = 0; i < request->field_count; i++) {
    lua_pushinteger(L, i);
    lua_setfield(L, -2, request->fields[i]);
  }
  for (int i = 0; i < request->method_count; i++) {
    lua_pushinteger(L, request->type);
    lua_pushinteger(L, i);
    lua_pushstring(L, request->methods[i]);
    lua_pushcclosure(L, object_method, 3);
    // A method called __call makes the object itself callable, so that it can drive a for loop.
    if (strcmp(request->methods[i], "__call") == 0)
      lua_setfield(L, -3, "__call");
    else
      lua_setfield(L, -2, request->methods[i]);
  }
  lua_pushcclosure(L, object_index, 1);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, object_equal);
  lua_setfield(L, -2, "__eq");
  lua_pushstring(L, request->name);
  lua_pushcclosure(L, lh_read_only_error, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  type->metatable = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_newtable(L);
  type->cache = luaL_ref(L, LUA_REGISTRYINDEX);
  host->object_count = request->type + 1;
  return 0;
}

int32_t lh_define_object(lh_host *host, int32_t type, const char *name, const char *const *fields,
                         int32_t field_count, const char *const *methods, int32_t method_count) {
  object_request request = {type, name, fields, field_count, methods, method_count};
  return lh_protect(host, define_body, &request);
}
