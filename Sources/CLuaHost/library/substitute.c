// string.gsub.
#include <string.h>

#include "patterns.h"

// Adds the replacement text with its %0...%9 filled in.
static void add_template(matcher *matcher, luaL_Buffer *buffer, const char *start,
                         const char *end) {
  lua_State *L = matcher->L;
  size_t length;
  const char *at = lua_tolstring(L, 3, &length), *stop = at + length;
  while (at < stop) {
    const char *escape = memchr(at, '%', (size_t)(stop - at));
    if (!escape) break;
    luaL_addlstring(buffer, at, (size_t)(escape - at));
    char what = escape + 1 < stop ? escape[1] : 0;
    if (what == '%') {
      luaL_addchar(buffer, '%');
    } else if (what == '0') {
      luaL_addlstring(buffer, start, (size_t)(end - start));
    } else if (what >= '1' && what <= '9') {
      lh_push_capture(matcher, what - '1', start, end);
      luaL_tolstring(L, -1, NULL);  // a position is a number
      lua_remove(L, -2);
      luaL_addvalue(buffer);
    } else {
      lh_fail(L, LH_FAIL_RUNTIME, "invalid use of '%%' in a replacement");
    }
    at = escape + 2;
  }
  luaL_addlstring(buffer, at, (size_t)(stop - at));
}

// Adds what the third argument puts in place of [start, end).
static void add_replacement(matcher *matcher, luaL_Buffer *buffer, const char *start,
                            const char *end) {
  lua_State *L = matcher->L;
  switch (lua_type(L, 3)) {
    case LUA_TFUNCTION: {
      lua_pushvalue(L, 3);
      int count = lh_push_captures(matcher, true, start, end);
      lua_call(L, count, 1);
      break;
    }
    case LUA_TTABLE:
      lh_push_capture(matcher, 0, start, end);
      lua_gettable(L, 3);
      break;
    default:
      add_template(matcher, buffer, start, end);
      return;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    luaL_addlstring(buffer, start, (size_t)(end - start));
  } else if (lua_isstring(L, -1)) {
    luaL_addvalue(buffer);
  } else {
    lh_fail(L, LH_FAIL_RUNTIME, "invalid replacement value (a %s)", lh_type_name(L, -1));
  }
}

int lh_string_gsub(lua_State *L) {
  size_t length, size;
  const char *subject = luaL_checklstring(L, 1, &length);
  const char *text = luaL_checklstring(L, 2, &size);
  int type = lua_type(L, 3);
  luaL_argexpected(L,
                   type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TTABLE ||
                       type == LUA_TFUNCTION,
                   3, "string/function/table");
  lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)length + 1);
  lua_settop(L, 4);
  // In place, so that the text stays on the stack.
  if (type == LUA_TNUMBER) lua_tolstring(L, 3, NULL);
  bool anchored = size > 0 && *text == '^';
  pattern pattern;
  pattern_compile(L, &pattern, text + anchored, size - anchored);
  matcher matcher;
  matcher_begin(&matcher, L, &pattern, subject, length);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  const char *at = subject, *last_end = NULL;
  lua_Integer count = 0;
  while (count < most) {
    const char *end = matcher_run(&matcher, at);
    if (end && end != last_end) {
      count++;
      add_replacement(&matcher, &buffer, at, end);
      at = last_end = end;
    } else if (at < matcher.end) {
      luaL_addchar(&buffer, *at++);
    } else {
      break;
    }
    if (anchored) break;
  }
  matcher_charge(&matcher);
  luaL_addlstring(&buffer, at, (size_t)(matcher.end - at));
  luaL_pushresult(&buffer);
  lua_pushinteger(L, count);
  return 2;
}
