// The table functions: on plain tables only, without metamethods, each loop under the budget.
#include <limits.h>
#include <string.h>

#include "host.h"

static void check_range(lua_State *L, lua_Integer first, lua_Integer last, const char *what) {
  // The first test keeps the subtraction from overflowing.
  if (first < 0 && last > LUA_MAXINTEGER + first)
    lh_fail(L, LH_FAIL_RUNTIME, "too many elements to %s", what);
  if (last - first >= LH_MAX_ENTRIES * 16)
    lh_fail(L, LH_FAIL_RUNTIME, "too many elements to %s", what);
}

static int table_concat(lua_State *L) {
  lh_host *host = lh_host_of(L);
  lh_readable_table(L, 1);
  size_t gap;
  const char *separator = luaL_optlstring(L, 2, "", &gap);
  lua_Integer first = luaL_optinteger(L, 3, 1);
  lua_Integer last = luaL_optinteger(L, 4, (lua_Integer)lua_rawlen(L, 1));
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (lua_Integer i = first; i <= last; i++) {
    int type = lua_rawgeti(L, 1, i);
    if (type != LUA_TSTRING && type != LUA_TNUMBER)
      return lh_fail(L, LH_FAIL_RUNTIME, "cannot concatenate element %lld: it is a %s",
                     (long long)i, lh_type_name(L, -1));
    luaL_addvalue(&buffer);
    if (i == last) break;
    luaL_addlstring(&buffer, separator, gap);
    lh_charge(L, host, 1);
  }
  luaL_pushresult(&buffer);
  return 1;
}

static int table_insert(lua_State *L) {
  lh_host *host = lh_host_of(L);
  lh_writable_table(L, 1);
  // A table may reach up to the last integer; then the next is the first, as in the original.
  lua_Integer end = (lua_Integer)(lua_rawlen(L, 1) + 1);
  switch (lua_gettop(L)) {
    case 2:
      lua_rawseti(L, 1, end);
      return 0;
    case 3: {
      lua_Integer at = luaL_checkinteger(L, 2);
      luaL_argcheck(L, at >= 1 && at <= end, 2, "position out of bounds");
      for (lua_Integer i = end; i > at; i--) {
        lua_rawgeti(L, 1, i - 1);
        lua_rawseti(L, 1, i);
        lh_charge(L, host, 1);
      }
      lua_rawseti(L, 1, at);
      return 0;
    }
    default:
      return lh_fail(L, LH_FAIL_RUNTIME, "insert takes a table, maybe a position, and a value");
  }
}

static int table_remove(lua_State *L) {
  lh_host *host = lh_host_of(L);
  lh_writable_table(L, 1);
  lua_Integer size = (lua_Integer)lua_rawlen(L, 1);
  lua_Integer at = luaL_optinteger(L, 2, size);
  if (lua_gettop(L) > 1)
    luaL_argcheck(L, (lua_Unsigned)at - 1 <= (lua_Unsigned)size || (size == 0 && at == 0), 2,
                  "position out of bounds");
  lua_rawgeti(L, 1, at);
  int result = lua_gettop(L);
  for (; at < size; at++) {
    lua_rawgeti(L, 1, at + 1);
    lua_rawseti(L, 1, at);
    lh_charge(L, host, 1);
  }
  if (lua_rawgeti(L, 1, at) != LUA_TNIL) {
    lua_pushnil(L);
    lua_rawseti(L, 1, at);
  }
  lua_settop(L, result);
  return 1;
}

static int table_move(lua_State *L) {
  lh_host *host = lh_host_of(L);
  lua_Integer first = luaL_checkinteger(L, 2), last = luaL_checkinteger(L, 3);
  lua_Integer to = luaL_checkinteger(L, 4);
  int target = lua_isnoneornil(L, 5) ? 1 : 5;
  lua_settop(L, 5);
  // The target first: reading replaces a proxy by the shared table itself.
  lh_writable_table(L, target);
  lh_readable_table(L, 1);
  if (last >= first) {
    check_range(L, first, last, "move");
    luaL_argcheck(L, to <= LUA_MAXINTEGER - (last - first), 4, "destination wraps around");
    bool forward = to > last || to <= first || !lua_rawequal(L, 1, target);
    lua_Integer count = last - first + 1;
    for (lua_Integer i = 0; i < count; i++) {
      lua_Integer offset = forward ? i : count - 1 - i;
      lua_rawgeti(L, 1, first + offset);
      lua_rawseti(L, target, to + offset);
      lh_charge(L, host, 1);
    }
  }
  lua_pushvalue(L, target);
  return 1;
}

static int table_pack(lua_State *L) {
  int count = lua_gettop(L);
  lua_createtable(L, count, 1);
  lua_insert(L, 1);
  for (int i = count; i >= 1; i--) lua_rawseti(L, 1, i);
  lua_pushinteger(L, count);
  lua_setfield(L, 1, "n");
  return 1;
}

static int table_unpack(lua_State *L) {
  lh_host *host = lh_host_of(L);
  lh_readable_table(L, 1);
  lua_Integer first = luaL_optinteger(L, 2, 1);
  lua_Integer last = luaL_optinteger(L, 3, (lua_Integer)lua_rawlen(L, 1));
  if (first > last) return 0;
  check_range(L, first, last, "unpack");
  int count = (int)(last - first + 1);
  if (!lua_checkstack(L, count)) return lh_fail(L, LH_FAIL_RUNTIME, "too many elements to unpack");
  for (lua_Integer i = 0; i < count; i++) lua_rawgeti(L, 1, first + i);
  lh_charge(L, host, count);
  return count;
}

const luaL_Reg lh_table_functions[] = {
    {"concat", table_concat}, {"insert", table_insert}, {"move", table_move},
    {"pack", table_pack},     {"remove", table_remove}, {"sort", lh_table_sort},
    {"unpack", table_unpack}, {NULL, NULL},
};
