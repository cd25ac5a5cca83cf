// table.sort as a merge sort: stable, and it ends whatever the comparison answers.
#include "host.h"

enum { TABLE = 1, LESS, FROM, TO };

// Whether the value at `left` belongs strictly before the one at `right`. [-0, +0]
static bool less(lua_State *L, int left, int right) {
  if (lua_isnil(L, LESS)) return lua_compare(L, left, right, LUA_OPLT);
  lua_pushvalue(L, LESS);
  lua_pushvalue(L, left);
  lua_pushvalue(L, right);
  lua_call(L, 2, 1);
  bool answer = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return answer;
}

// Merges [low, middle) and [middle, high) of `from` into `to`. [-0, +0]
static void merge(lua_State *L, lh_host *host, int from, int to, lua_Integer low,
                  lua_Integer middle, lua_Integer high) {
  lua_Integer left = low, right = middle;
  for (lua_Integer at = low; at < high; at++) {
    lh_charge(L, host, 1);
    if (left < middle && right < high) {
      lua_rawgeti(L, from, left);
      lua_rawgeti(L, from, right);
      int top = lua_gettop(L);
      if (less(L, top, top - 1)) {
        lua_remove(L, top - 1);
        right++;
      } else {
        lua_pop(L, 1);
        left++;
      }
    } else {
      lua_rawgeti(L, from, left < middle ? left++ : right++);
    }
    lua_rawseti(L, to, at);
  }
}

int lh_table_sort(lua_State *L) {
  lh_host *host = lh_host_of(L);
  lh_writable_table(L, TABLE);
  lua_Integer count = (lua_Integer)lua_rawlen(L, TABLE);
  luaL_argcheck(L, count < LH_MAX_ENTRIES * 16, 1, "too many elements to sort");
  lua_settop(L, LESS);
  if (!lua_isnil(L, LESS)) luaL_checktype(L, LESS, LUA_TFUNCTION);
  luaL_checkstack(L, 16, NULL);
  // Copies: the comparison may change the table meanwhile.
  lua_createtable(L, (int)count, 0);
  lua_createtable(L, (int)count, 0);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, TABLE, i);
    lua_rawseti(L, FROM, i);
    lh_charge(L, host, 1);
  }
  int from = FROM, to = TO;
  for (lua_Integer width = 1; width < count; width *= 2) {
    for (lua_Integer low = 1; low <= count; low += 2 * width) {
      lua_Integer end = count + 1;
      lua_Integer middle = low + width < end ? low + width : end;
      lua_Integer high = middle + width < end ? middle + width : end;
      merge(L, host, from, to, low, middle, high);
    }
    int other = from;
    from = to;
    to = other;
  }
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, from, i);
    lua_rawseti(L, TABLE, i);
    lh_charge(L, host, 1);
  }
  return 0;
}
