// How errors travel: a light userdata as the error value, the description in the host's own memory.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "host.h"

static char marker;

void lh_failure_clear(lh_host *host) {
  lh_failure *failure = &host->failure;
  failure->kind = LH_OK;
  failure->type = 0;
  failure->level = 1;
  failure->text_length = 0;
  failure->text[0] = 0;
  failure->subject[0] = 0;
  failure->line = 0;
  failure->chunk = -1;
  failure->frame_count = 0;
  failure->chunks_used = 0;
}

void lh_failure_set_text(lh_failure *failure, const char *text, size_t length) {
  if (length > LH_TEXT_SIZE - 1) length = LH_TEXT_SIZE - 1;
  memmove(failure->text, text, length);
  failure->text[length] = 0;
  failure->text_length = length;
}

int lh_raise(lua_State *L) {
  lua_pushlightuserdata(L, &marker);
  return lua_error(L);
}

int lh_fail(lua_State *L, int kind, const char *format, ...) {
  lh_host *host = lh_host_of(L);
  lh_failure_clear(host);
  host->failure.kind = kind;
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(host->failure.text, LH_TEXT_SIZE, format, arguments);
  va_end(arguments);
  if (length < 0) length = 0;
  host->failure.text_length =
      (size_t)length < LH_TEXT_SIZE ? (size_t)length : (size_t)LH_TEXT_SIZE - 1;
  return lh_raise(L);
}

int lh_fail_about(lua_State *L, int kind, const char *subject, const char *text, size_t length) {
  lh_host *host = lh_host_of(L);
  lh_failure_clear(host);
  host->failure.kind = kind;
  snprintf(host->failure.subject, LH_SUBJECT_SIZE, "%s", subject);
  lh_failure_set_text(&host->failure, text, length);
  return lh_raise(L);
}

// Keeps a chunk's name; the function it came from may be collected before anyone reads it.
static int keep_chunk(lh_failure *failure, const lua_Debug *frame) {
  const char *name = frame->source;
  if (*name == '@' || *name == '=') name++;
  size_t size = strlen(name) + 1;
  for (size_t at = 0; at < failure->chunks_used; at += strlen(failure->chunks + at) + 1)
    if (strcmp(failure->chunks + at, name) == 0) return (int)at;
  if (size > LH_CHUNKS_SIZE - failure->chunks_used) return -1;
  memcpy(failure->chunks + failure->chunks_used, name, size);
  failure->chunks_used += size;
  return (int)(failure->chunks_used - size);
}

// Drops Lua's own "chunk:line: " in front; the position is reported apart.
static void strip_position(lh_failure *failure, const lua_Debug *frame) {
  char prefix[LUA_IDSIZE + 32];
  int length = snprintf(prefix, sizeof prefix, "%s:%d: ", frame->short_src, frame->currentline);
  if (length > 0 && (size_t)length <= failure->text_length &&
      memcmp(failure->text, prefix, (size_t)length) == 0)
    lh_failure_set_text(failure, failure->text + length, failure->text_length - (size_t)length);
}

// Whether the frame is where the host entered; frames beyond belong to the call around this one.
static bool is_entry(lua_State *L, lua_Debug *frame) {
  lua_getinfo(L, "f", frame);
  bool entry = lua_tocfunction(L, -1) == lh_call_body;
  lua_pop(L, 1);
  return entry;
}

// Level 0 is the handler itself, 1 whoever raised. C functions are left out: they have no place.
static void collect_frames(lua_State *L, lh_failure *failure) {
  lua_Debug frame;
  for (int level = 1; lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sln", &frame);
    if (frame.currentline < 0) {
      if (is_entry(L, &frame)) break;
      continue;
    }
    int chunk = keep_chunk(failure, &frame);
    if (failure->line == 0 && failure->chunk < 0 && level >= failure->level) {
      failure->line = frame.currentline;
      failure->chunk = chunk;
    }
    if (failure->frame_count == 0 && failure->kind != LH_FAIL_SCRIPT) {
      strip_position(failure, &frame);
    }
    if (failure->frame_count == LH_MAX_FRAMES) break;
    lh_frame *kept = &failure->frames[failure->frame_count++];
    kept->line = frame.currentline;
    kept->chunk = chunk;
    snprintf(kept->function, sizeof kept->function, "%s", frame.name ? frame.name : "");
  }
}

int lh_on_error(lua_State *L) {
  lh_host *host = lh_host_of(L);
  lh_failure *failure = &host->failure;
  if (!(lua_islightuserdata(L, -1) && lua_touserdata(L, -1) == &marker)) {
    lh_failure_clear(host);
    failure->kind = LH_FAIL_RUNTIME;
    if (lua_type(L, -1) == LUA_TSTRING) {
      size_t length;
      const char *text = lua_tolstring(L, -1, &length);
      lh_failure_set_text(failure, text, length);
      // Scripts raise through our own error(), so this text is Lua's. With something in
      // parentheses behind, it is about too many values and not about calls.
      static const char overflow[] = "stack overflow";
      size_t size = sizeof overflow - 1;
      if (failure->text_length >= size &&
          strcmp(failure->text + failure->text_length - size, overflow) == 0)
        failure->kind = LH_FAIL_STACK;
    } else {
      failure->kind = LH_FAIL_BUG;
      lh_failure_set_text(failure, "unknown error value", strlen("unknown error value"));
    }
  }
  collect_frames(L, failure);
  return 1;
}

int lh_failed(lh_host *host, int status) {
  lh_failure *failure = &host->failure;
  if (status != LUA_OK) {
    if (host->encoding) lh_encode_discard(host);
    lh_budget_return_memory(host);
  }
  switch (status) {
    case LUA_OK:
      return LH_OK;
    case LUA_ERRRUN:
      return failure->kind;
    case LUA_ERRMEM:
      lh_failure_clear(host);
      return failure->kind = LH_FAIL_MEMORY;  // its place is gone: Lua unwinds before anyone can ask
    case LUA_ERRERR:
      // The handler itself found no room: only after the stack has overflowed, or memory ended.
      return failure->kind = failure->kind == LH_FAIL_MEMORY ? LH_FAIL_MEMORY : LH_FAIL_STACK;
    default:
      lh_failure_clear(host);
      return failure->kind = LH_FAIL_BUG;
  }
}

void lh_failure_place(lh_host *host, int kind, const char *name, int line) {
  lh_failure *failure = &host->failure;
  failure->kind = kind;
  failure->line = line;
  failure->chunk = -1;
  failure->frame_count = 0;
  failure->chunks_used = 0;
  size_t size = strlen(name) + 1;
  if (size > LH_CHUNKS_SIZE) return;
  memcpy(failure->chunks, name, size);
  failure->chunks_used = size;
  failure->chunk = 0;
}

void lh_failure_at(lh_host *host, int kind, const char *subject, const char *source, int line) {
  lh_failure_clear(host);
  host->failure.kind = kind;
  snprintf(host->failure.subject, LH_SUBJECT_SIZE, "%s", subject);
  if (*source) lh_failure_place(host, kind, source + (*source == '@' || *source == '='), line);
}

void lh_syntax_failure(lh_host *host, const char *name, const char *text, size_t length) {
  lh_failure *failure = &host->failure;
  lh_failure_clear(host);
  lh_failure_place(host, LH_FAIL_SYNTAX, name, 0);
  size_t size = strlen(name) + 1;
  // Lua shortens a long name to "..." and its end, LUA_IDSIZE bytes in all; then comes ":line: ".
  size_t shown = size - 1 < LUA_IDSIZE ? size - 1 : LUA_IDSIZE - 1;
  if (length > shown && text[shown] == ':') {
    const char *at = text + shown + 1;
    int line = 0;
    while (*at >= '0' && *at <= '9' && line < 100000000) line = line * 10 + (*at++ - '0');
    if (at[0] == ':' && at[1] == ' ') {
      failure->line = line;
      length -= (size_t)(at + 2 - text);
      text = at + 2;
    }
  }
  lh_failure_set_text(failure, text, length);
}

int32_t lh_failure_type(const lh_host *host) { return host->failure.type; }

const char *lh_failure_text(const lh_host *host, size_t *length) {
  *length = host->failure.text_length;
  return host->failure.text;
}

const char *lh_failure_subject(const lh_host *host) { return host->failure.subject; }

const char *lh_failure_chunk(const lh_host *host) {
  return host->failure.chunk < 0 ? NULL : host->failure.chunks + host->failure.chunk;
}

int32_t lh_failure_line(const lh_host *host) { return host->failure.line; }

int32_t lh_failure_frames(const lh_host *host) { return host->failure.frame_count; }

int32_t lh_failure_frame_line(const lh_host *host, int32_t frame) {
  return host->failure.frames[frame].line;
}

const char *lh_failure_frame_chunk(const lh_host *host, int32_t frame) {
  int chunk = host->failure.frames[frame].chunk;
  return chunk < 0 ? NULL : host->failure.chunks + chunk;
}

const char *lh_failure_frame_function(const lh_host *host, int32_t frame) {
  const char *name = host->failure.frames[frame].function;
  return *name ? name : NULL;
}
