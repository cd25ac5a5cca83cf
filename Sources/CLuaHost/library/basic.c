// The basic functions a script has. `error` and `assert` are ours, so that any other text that
// arrives as an error value is known to be Lua's own.
#include <stdio.h>
#include <string.h>

#include "host.h"

const char *lh_plain_text(lua_State *L, int index, size_t *length) {
  index = lua_absindex(L, index);
  switch (lua_type(L, index)) {
    case LUA_TSTRING:
      lua_pushvalue(L, index);
      break;
    case LUA_TNUMBER:
    case LUA_TNIL:
    case LUA_TBOOLEAN:
      return luaL_tolstring(L, index, length);
    case LUA_TUSERDATA: {
      const lh_header *header = lh_header_at(L, index);
      if (header->what == LH_IS_RECORD) {
        const lh_record *record = (const lh_record *)header;
        const lh_record_type *type = &lh_host_of(L)->records[header->type];
        luaL_Buffer buffer;
        luaL_buffinit(L, &buffer);
        luaL_addstring(&buffer, type->name);
        for (int i = 0; i < type->count; i++) {
          char part[LH_MAX_NAME + 64];
          snprintf(part, sizeof part, "%s%s = %.14g", i ? ", " : " { ", type->fields[i],
                   record->values[i]);
          luaL_addstring(&buffer, part);
        }
        luaL_addstring(&buffer, " }");
        luaL_pushresult(&buffer);
        break;
      }
    }  // fallthrough
    default:
      lua_pushstring(L, lh_type_name(L, index));
  }
  return lua_tolstring(L, -1, length);
}

static int basic_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  lh_plain_text(L, 1, NULL);
  return 1;
}

static int raise_value(lua_State *L, int index, int level) {
  lh_host *host = lh_host_of(L);
  if (lua_type(L, index) == LUA_TTABLE) lh_read_through(L, index);
  if (lua_type(L, index) == LUA_TTABLE && !lua_getmetatable(L, index)) {
    lua_pushliteral(L, "message");
    if (lua_rawget(L, index) == LUA_TSTRING) lua_replace(L, index);
  }
  lua_settop(L, index);
  size_t length;
  const char *text = lh_plain_text(L, index, &length);
  lh_failure_clear(host);
  host->failure.kind = LH_FAIL_SCRIPT;
  // The handler counts from the function that raised, the script from the one that called it.
  host->failure.level = level < 1 ? 1 : level > 200 ? 200 : level + 1;
  lh_failure_set_text(&host->failure, text, length);
  return lh_raise(L);
}

static int basic_error(lua_State *L) {
  lua_Integer level = luaL_optinteger(L, 2, 1);
  if (lua_isnoneornil(L, 1)) {
    lua_settop(L, 0);
    lua_pushliteral(L, "error called without a message");
  }
  lua_settop(L, 1);
  return raise_value(L, 1, level < 0 || level > 200 ? 200 : (int)level);
}

static int basic_assert(lua_State *L) {
  luaL_checkany(L, 1);
  if (lua_toboolean(L, 1)) return lua_gettop(L);
  if (lua_isnoneornil(L, 2)) {
    lua_settop(L, 1);
    lua_pushliteral(L, "assertion failed");
  }
  lua_settop(L, 2);
  lua_remove(L, 1);
  return raise_value(L, 1, 1);
}

static int basic_type(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushstring(L, luaL_typename(L, 1));
  return 1;
}

static int ipairs_step(lua_State *L) {
  lua_Integer i = (lua_Integer)((lua_Unsigned)lua_tointeger(L, 2) + 1);  // a script may call this
  lua_pushinteger(L, i);
  // Not raw: scripts hold the proxy of a shared table, never the table, and it reads through.
  lua_geti(L, 1, i);
  return lua_isnil(L, -1) ? 1 : 2;
}

static int basic_ipairs(lua_State *L) {
  if (lua_type(L, 1) != LUA_TTABLE) lh_readable_table(L, 1);
  lua_pushcfunction(L, ipairs_step);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, 0);
  return 3;
}

static int basic_select(lua_State *L) {
  int count = lua_gettop(L);
  if (lua_type(L, 1) == LUA_TSTRING && strcmp(lua_tostring(L, 1), "#") == 0) {
    lua_pushinteger(L, count - 1);
    return 1;
  }
  lua_Integer from = luaL_checkinteger(L, 1);
  if (from < 0) from = count + from;
  if (from > count) from = count;
  luaL_argcheck(L, from >= 1, 1, "index out of range");
  return count - (int)from;
}

static int digit_of(unsigned char byte) {
  if (byte >= '0' && byte <= '9') return byte - '0';
  if (byte >= 'a' && byte <= 'z') return byte - 'a' + 10;
  if (byte >= 'A' && byte <= 'Z') return byte - 'A' + 10;
  return 99;
}

static bool is_space(unsigned char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

// tonumber(text, base)
static int number_in_base(lua_State *L) {
  lua_Integer base = luaL_checkinteger(L, 2);
  luaL_checktype(L, 1, LUA_TSTRING);
  luaL_argcheck(L, base >= 2 && base <= 36, 2, "base out of range");
  size_t length;
  const char *at = lua_tolstring(L, 1, &length), *end = at + length;
  while (at < end && is_space((unsigned char)*at)) at++;
  while (end > at && is_space((unsigned char)end[-1])) end--;
  bool negative = at < end && *at == '-';
  if (negative) at++;
  lua_Unsigned value = 0;
  bool any = false;
  for (; at < end; at++, any = true) {
    int digit = digit_of((unsigned char)*at);
    if (digit >= base) break;
    value = value * (lua_Unsigned)base + (lua_Unsigned)digit;
  }
  if (!any || at < end) {
    lua_pushnil(L);
  } else {
    lua_pushinteger(L, (lua_Integer)(negative ? 0u - value : value));
  }
  return 1;
}

static int basic_tonumber(lua_State *L) {
  if (!lua_isnoneornil(L, 2)) return number_in_base(L);
  luaL_checkany(L, 1);
  if (lua_type(L, 1) == LUA_TNUMBER) {
    lua_settop(L, 1);
    return 1;
  }
  size_t length;
  const char *text = lua_type(L, 1) == LUA_TSTRING ? lua_tolstring(L, 1, &length) : NULL;
  if (!text || lua_stringtonumber(L, text) != length + 1) lua_pushnil(L);
  return 1;
}

const luaL_Reg lh_basic_functions[] = {
    {"assert", basic_assert},     {"error", basic_error},       {"ipairs", basic_ipairs},
    {"pairs", lh_sorted_pairs},   {"select", basic_select},     {"tonumber", basic_tonumber},
    {"tostring", basic_tostring}, {"type", basic_type},         {NULL, NULL},
};
