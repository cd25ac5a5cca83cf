// Objects: read-only userdata that name something of the host's; and functions of the host.
#include <stdio.h>
#include <stdlib.h>
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
  lh_object *object = lua_newuserdatauv(L, sizeof *object, 1);
  object->header.what = LH_IS_OBJECT;
  object->header.type = type;
  object->generation = generation;
  object->call = 0;
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

// Notes that the running call reads a member of an object.
static void note_read(lh_host *host, lh_object *object, int member) {
  lh_reads *reads = &host->reads;
  reads->marks |= host->objects[object->header.type].marks[member];
  if (object->call == host->call) return;
  object->call = host->call;
  if (reads->count == LH_MAX_READS) {
    reads->is_complete = false;
    return;
  }
  reads->objects[reads->count++] = (lh_read){object->header.type, object->index};
}

// What objects have answered while the host says that answers stay: the object's user value, a table
// from a field's number, and from a method's to a table by its argument.

// A stored nil.
static char nothing;

static bool answers_stay(const lh_host *host, const lh_object *object) {
  return host->settled && host->objects[object->header.type].answers_stay;
}

// Pushes a copy of the list on top in its place: scripts may change what they got.
static void copy_list(lua_State *L) {
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  lua_createtable(L, (int)count, 0);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -2, i);
    lua_rawseti(L, -2, i);
  }
  lua_replace(L, -2);
}

// Turns what is stored, on top, into what is answered; false, and pops it, where nothing is.
static bool take_stored(lua_State *L) {
  switch (lua_type(L, -1)) {
    case LUA_TNIL:
      lua_pop(L, 1);
      return false;
    case LUA_TLIGHTUSERDATA:
      lua_pop(L, 1);
      lua_pushnil(L);
      return true;
    case LUA_TTABLE:
      copy_list(L);
      return true;
    default:
      return true;
  }
}

// Pushes the answer on top as it is stored; false, and pushes nothing, where it is not: a number
// nobody knows is noted by whoever gets it, and tables that are no lists have no cheap copy.
static bool push_storable(lua_State *L, int answer) {
  switch (lua_type(L, answer)) {
    case LUA_TNIL:
      lua_pushlightuserdata(L, &nothing);
      return true;
    case LUA_TTABLE: {
      lua_Integer count = (lua_Integer)lua_rawlen(L, answer);
      for (lua_Integer i = 1; i <= count; i++) {
        bool is_flat = lua_rawgeti(L, answer, i) != LUA_TTABLE;
        lua_pop(L, 1);
        if (!is_flat) return false;
      }
      lua_pushvalue(L, answer);
      copy_list(L);
      return true;
    }
    case LUA_TUSERDATA:
      if (lh_holds_unknown(L, answer)) return false;
      break;
    default:
      break;
  }
  lua_pushvalue(L, answer);
  return true;
}

// Pushes the table of the object at 1.
static void push_answers(lua_State *L) {
  if (lua_getiuservalue(L, 1, 1) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, 1, 1);
}

// Stores the answer on top for a field.
static void store_field(lua_State *L, int32_t field) {
  push_answers(L);
  if (push_storable(L, lua_absindex(L, -2))) lua_rawseti(L, -2, field + 1);
  lua_pop(L, 1);
}

// Pushes the stored answer of a field; false where there is none.
static bool push_stored_field(lua_State *L, int32_t field) {
  push_answers(L);
  lua_rawgeti(L, -1, field + 1);
  lua_remove(L, -2);
  return take_stored(L);
}

// Answers of a method by its one argument: a word, or an object, which is one value while it lasts.
// The place of the table for a result, the first being 0; below those of fields.
static lua_Integer place_of(int method, int result) { return -(lua_Integer)(method * 2 + result); }

static bool is_key(lua_State *L, int index) {
  return lua_type(L, index) == LUA_TSTRING || lua_type(L, index) == LUA_TUSERDATA;
}

// Stores the results on top, one or two, for the argument at 2.
static void store_results(lua_State *L, int method, int results) {
  int first = lua_gettop(L) - results + 1;
  push_answers(L);
  for (int i = 0; i < results; i++) {
    if (lua_rawgeti(L, -1, place_of(method, i)) != LUA_TTABLE) {
      lua_pop(L, 1);
      lua_newtable(L);
      lua_pushvalue(L, -1);
      lua_rawseti(L, -3, place_of(method, i));
    }
    lua_pushvalue(L, 2);
    if (!push_storable(L, first + i)) lua_pushnil(L);
    lua_rawset(L, -3);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

// Pushes the stored results of a method; 0 where there are none.
static int push_stored_results(lua_State *L, int method) {
  push_answers(L);
  int answers = lua_gettop(L), results = 0;
  for (; results < 2; results++) {
    if (lua_rawgeti(L, answers, place_of(method, results)) != LUA_TTABLE) {
      lua_pop(L, 1);
      break;
    }
    lua_pushvalue(L, 2);
    lua_rawget(L, -2);
    lua_remove(L, -2);
    if (!take_stored(L)) return 0;
  }
  return results;
}

// __index; upvalue 1: name -> field number, or the method itself.
static int object_index(lua_State *L) {
  lh_host *host = lh_host_of(L);
  lh_object *object = lua_touserdata(L, 1);
  check_generation(L, host, object);
  lua_pushvalue(L, 2);
  switch (lua_rawget(L, lua_upvalueindex(1))) {
    case LUA_TNUMBER: {
      int32_t field = (int32_t)lua_tointeger(L, -1);
      note_read(host, object, field);
      bool stays = answers_stay(host, object);
      if (stays && push_stored_field(L, field)) return 1;
      lh_transfer_reset(&host->transfer);
      host->varies = false;
      int status = host->callbacks.read(host->context, object->header.type, field, object->index,
                                        object->generation);
      if (status < 0) return lh_finish_callback(L, host, status);
      size_t at = 0;
      int results = lh_decode_from(L, host, &at, 0);
      if (stays && results == 1 && !host->varies) store_field(L, field);
      return results;
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
  note_read(host, object, host->objects[type].field_count + method);
  int count = lua_gettop(L) - 1;
  bool stays = count == 1 && is_key(L, 2) && answers_stay(host, object);
  if (stays) {
    int stored = push_stored_results(L, method);
    if (stored > 0) return stored;
    lua_settop(L, 2);
  }
  lh_encode(L, host, 2, count);
  lh_encode_done(host);
  host->varies = false;
  int results = host->callbacks.method(host->context, type, method, object->index,
                                       object->generation, count);
  if (!stays || host->varies || results < 1 || results > 2)
    return lh_finish_callback(L, host, results);
  lh_decode(L, host, results);
  store_results(L, method, results);
  return results;
}

// The cache alone may hold an object of an earlier generation, and a script that holds one cannot use
// it. Takes no memory; needs four slots. [-0, +0]
void lh_forget_objects(lua_State *L, lh_host *host) {
  for (int type = 0; type < host->object_count; type++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, host->objects[type].cache);
    int cache = lua_gettop(L);
    for (lua_pushnil(L); lua_next(L, cache); lua_pop(L, 1)) {
      const lh_object *object = lua_touserdata(L, -1);
      lua_pushnil(L);
      if (object->generation == host->generation)
        lua_setiuservalue(L, -2, 1);
      else  // giving an existing key no value does not disturb the traversal
        lua_rawseti(L, cache, object->index);
    }
    lua_pop(L, 1);
  }
}

typedef struct object_request {
  int type;
  const char *name;
  const char *const *fields;
  int field_count;
  const char *const *methods;
  int method_count;
  bool answers_stay;
  const uint8_t *marks;
} object_request;

static int define_body(lua_State *L) {
  lh_host *host = lh_host_of(L);
  const object_request *request = lua_touserdata(L, 1);
  lh_object_type *type = &host->objects[request->type];
  size_t member_count = (size_t)request->field_count + (size_t)request->method_count;
  free(type->marks);
  type->marks = malloc(member_count + 1);
  if (!type->marks) lh_fail(L, LH_FAIL_MEMORY, "not enough memory");
  if (member_count) memcpy(type->marks, request->marks, member_count);
  type->field_count = request->field_count;
  type->answers_stay = request->answers_stay;
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
                         int32_t field_count, const char *const *methods, int32_t method_count,
                         bool answers_stay, const uint8_t *marks) {
  object_request request = {type,         name,         fields, field_count, methods,
                            method_count, answers_stay, marks};
  return lh_protect(host, define_body, &request);
}
