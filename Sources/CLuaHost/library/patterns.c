// string.find, match and gmatch on our matcher; gsub is in substitute.c.
#include "patterns.h"

#include <string.h>

void lh_push_capture(matcher *matcher, int index, const char *start, const char *end) {
  lua_State *L = matcher->L;
  if (index >= matcher->level) {
    if (index != 0) lh_fail(L, LH_FAIL_RUNTIME, "invalid capture index %%%d", index + 1);
    lua_pushlstring(L, start, (size_t)(end - start));
    return;
  }
  const capture *capture = &matcher->captures[index];
  if (capture->length == CAPTURE_POSITION)
    lua_pushinteger(L, capture->start - matcher->begin + 1);
  else if (capture->length == CAPTURE_OPEN)
    lh_fail(L, LH_FAIL_RUNTIME, "unfinished capture");
  else
    lua_pushlstring(L, capture->start, (size_t)capture->length);
}

// All captures, or, when there are none and `whole` is asked for, the whole match.
int lh_push_captures(matcher *matcher, bool whole, const char *start, const char *end) {
  int count = matcher->level == 0 && whole ? 1 : matcher->level;
  luaL_checkstack(matcher->L, count + 4, "too many captures");
  for (int i = 0; i < count; i++) lh_push_capture(matcher, i, start, end);
  return count;
}

// The 0-based offset that an `init` argument means, or -1 behind the end.
static ptrdiff_t offset_of(lua_Integer init, size_t length) {
  if (init > 0) return (lua_Unsigned)init - 1 > length ? -1 : (ptrdiff_t)(init - 1);
  if (init == 0) return 0;
  return init < -(lua_Integer)length ? 0 : (ptrdiff_t)((lua_Integer)length + init);
}

static bool is_plain(const char *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (text[i] && strchr("^$*+?.([%-", text[i])) return false;
  return true;
}

// The first occurrence of the text, or NULL. Bad cases compare most of the text at every byte, so
// the bytes compared are charged.
static const char *find_plain(lua_State *L, const char *at, size_t length, const char *text,
                              size_t size) {
  if (size == 0) return at;
  lh_host *host = lh_host_of(L);
  const char *end = at + length;
  while ((size_t)(end - at) >= size) {
    const char *first = memchr(at, *text, (size_t)(end - at) - size + 1);
    if (!first) return NULL;
    if (memcmp(first, text, size) == 0) return first;
    lh_charge(L, host, (int64_t)(size / 256) + 1);
    at = first + 1;
  }
  return NULL;
}

static int find_or_match(lua_State *L, bool find) {
  size_t length, size;
  const char *subject = luaL_checklstring(L, 1, &length);
  const char *text = luaL_checklstring(L, 2, &size);
  ptrdiff_t offset = offset_of(luaL_optinteger(L, 3, 1), length);
  if (offset < 0) {
    lua_pushnil(L);
    return 1;
  }
  const char *at = subject + offset;
  if (find && (lua_toboolean(L, 4) || is_plain(text, size))) {
    const char *found = find_plain(L, at, length - (size_t)offset, text, size);
    if (!found) {
      lua_pushnil(L);
      return 1;
    }
    lua_pushinteger(L, found - subject + 1);
    lua_pushinteger(L, found - subject + (lua_Integer)size);
    return 2;
  }
  bool anchored = size > 0 && *text == '^';
  pattern pattern;
  pattern_compile(L, &pattern, text + anchored, size - anchored);
  matcher matcher;
  matcher_begin(&matcher, L, &pattern, subject, length);
  for (;; at++) {
    const char *end = matcher_run(&matcher, at);
    if (end) {
      matcher_charge(&matcher);
      if (!find) return lh_push_captures(&matcher, true, at, end);
      lua_pushinteger(L, at - subject + 1);
      lua_pushinteger(L, end - subject);
      return lh_push_captures(&matcher, false, NULL, NULL) + 2;
    }
    if (anchored || at >= matcher.end) break;
  }
  matcher_charge(&matcher);
  lua_pushnil(L);
  return 1;
}

static int text_find(lua_State *L) { return find_or_match(L, true); }

static int text_match(lua_State *L) { return find_or_match(L, false); }

typedef struct iteration {
  pattern pattern;
  size_t at;
  ptrdiff_t last_end;  // where the last match ended; -1 before the first
} iteration;

// Upvalues: subject, iteration.
int lh_gmatch_step(lua_State *L) {
  size_t length;
  const char *subject = lua_tolstring(L, lua_upvalueindex(1), &length);
  iteration *iteration = lua_touserdata(L, lua_upvalueindex(2));
  matcher matcher;
  matcher_begin(&matcher, L, &iteration->pattern, subject, length);
  for (; iteration->at <= length; iteration->at++) {
    const char *start = subject + iteration->at;
    const char *end = matcher_run(&matcher, start);
    // An empty match where the last one ended is the same place again.
    if (end && end - subject != iteration->last_end) {
      iteration->last_end = end - subject;
      iteration->at = (size_t)(end - subject);
      matcher_charge(&matcher);
      return lh_push_captures(&matcher, true, start, end);
    }
  }
  matcher_charge(&matcher);
  return 0;
}

static int text_gmatch(lua_State *L) {
  size_t length, size;
  luaL_checklstring(L, 1, &length);
  const char *text = luaL_checklstring(L, 2, &size);
  ptrdiff_t offset = offset_of(luaL_optinteger(L, 3, 1), length);
  lua_settop(L, 2);
  if (size > UINT32_MAX / 2) return lh_fail(L, LH_FAIL_RUNTIME, "a pattern that long");
  lua_pushvalue(L, 1);
  iteration *iteration = lua_newuserdatauv(L, sizeof *iteration + pattern_room(size), 0);
  pattern_place(&iteration->pattern, iteration + 1, text, size);
  iteration->at = offset < 0 ? length + 1 : (size_t)offset;
  iteration->last_end = -1;
  lua_pushcclosure(L, lh_gmatch_step, 2);
  return 1;
}

const luaL_Reg lh_pattern_functions[] = {
    {"find", text_find}, {"gmatch", text_gmatch}, {"gsub", lh_string_gsub},
    {"match", text_match}, {NULL, NULL},
};
