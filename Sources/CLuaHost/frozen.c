// Frozen tables: a proxy that reads through and refuses to be written.
#include <string.h>

#include "host.h"

static char frozen_key;  // in a proxy's metatable: the table behind it

int lh_read_only_error(lua_State *L) {
  size_t length;
  const char *text = lh_plain_text(L, 2, &length);
  return lh_fail_about(L, LH_FAIL_READ_ONLY, lua_tostring(L, lua_upvalueindex(1)), text, length);
}

int lh_kept_error(lua_State *L) {
  return lh_fail_about(L, LH_FAIL_KEPT_TABLE, lua_tostring(L, lua_upvalueindex(1)), "", 0);
}

bool lh_read_through(lua_State *L, int index) {
  if (!lua_getmetatable(L, index)) return false;
  bool found = lua_rawgetp(L, -1, &frozen_key) == LUA_TTABLE;
  if (found)
    lua_replace(L, index);
  else
    lua_pop(L, 1);
  lua_pop(L, 1);
  return found;
}

static int frozen_length(lua_State *L) {
  lh_read_through(L, 1);
  lua_pushinteger(L, (lua_Integer)lua_rawlen(L, 1));
  return 1;
}

void lh_push_proxy(lua_State *L, int table, int refusal) {
  lua_newtable(L);
  lua_createtable(L, 0, 5);
  lua_pushvalue(L, table);
  lua_setfield(L, -2, "__index");
  lua_pushvalue(L, refusal);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, frozen_length);
  lua_setfield(L, -2, "__len");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pushvalue(L, table);
  lua_rawsetp(L, -2, &frozen_key);
  lua_setmetatable(L, -2);
}

// Replaces the table on top, and the tables in it, by proxies. [-1, +1]; uses 8 slots a level, and
// what comes here is at most LH_MAX_DEPTH deep.
void lh_freeze(lua_State *L, const char *name) {
  luaL_checkstack(L, 12, NULL);
  int table = lua_gettop(L);
  lua_pushnil(L);
  while (lua_next(L, table)) {
    if (lua_type(L, -1) == LUA_TTABLE && !lua_getmetatable(L, -1)) {
      lh_freeze(L, name);
      lua_pushvalue(L, -2);
      lua_pushvalue(L, -2);
      // Giving an existing key another value does not disturb the traversal.
      lua_rawset(L, table);
      lua_pop(L, 1);
    } else {
      lua_settop(L, table + 1);
    }
  }
  lua_pushstring(L, name);
  lua_pushcclosure(L, lh_read_only_error, 1);
  lh_push_proxy(L, table, table + 1);
  lua_replace(L, table);
  lua_settop(L, table);
}

void lh_readable_table(lua_State *L, int argument) {
  if (lua_type(L, argument) != LUA_TTABLE) {
    lh_fail(L, LH_FAIL_RUNTIME, "argument %d: expected a table, got %s", argument,
            lua_isnone(L, argument) ? "no value" : lh_type_name(L, argument));
  }
  if (lh_read_through(L, argument)) return;
  if (lua_getmetatable(L, argument))
    lh_fail(L, LH_FAIL_RUNTIME, "argument %d: the globals cannot be listed", argument);
}

void lh_writable_table(lua_State *L, int argument) {
  if (lua_type(L, argument) == LUA_TTABLE && lua_getmetatable(L, argument)) {
    lua_getfield(L, -1, "__newindex");
    if (lua_tocfunction(L, -1) == lh_kept_error) lua_call(L, 0, 0);
    lh_fail(L, LH_FAIL_RUNTIME, "argument %d: a shared table is read-only", argument);
  }
  lh_readable_table(L, argument);
}
