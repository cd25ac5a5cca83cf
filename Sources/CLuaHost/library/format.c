// string.format: as the original, without %p, and with our own tostring behind %s.
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "host.h"

enum { SPEC_SIZE = 32, NUMBER_SIZE = 512 };  // "%99.99f" of the largest double has 409 characters

typedef struct spec {
  char text[SPEC_SIZE];  // "%-5.2" and room for "ll" and the conversion
  size_t length;
  bool plain;            // no flags, width or precision
  bool precise;
} spec;

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Reads flags, width and precision, at most two digits each, and answers where the conversion is.
static const char *read_spec(lua_State *L, const char *at, const char *end, const char *flags,
                             bool precision, spec *spec) {
  const char *start = at;
  while (at < end && *at && strchr("-+ #0", *at)) {
    if (!strchr(flags, *at)) lh_fail(L, LH_FAIL_RUNTIME, "invalid flag '%c' in a format", *at);
    if (at - start >= 5) lh_fail(L, LH_FAIL_RUNTIME, "invalid format (repeated flags)");
    at++;
  }
  for (int digits = 0; at < end && is_digit(*at); at++)
    if (++digits > 2) lh_fail(L, LH_FAIL_RUNTIME, "invalid format (width or precision too long)");
  spec->precise = at < end && *at == '.';
  if (spec->precise) {
    if (!precision) lh_fail(L, LH_FAIL_RUNTIME, "invalid format (no precision here)");
    at++;
    for (int digits = 0; at < end && is_digit(*at); at++)
      if (++digits > 2) lh_fail(L, LH_FAIL_RUNTIME, "invalid format (width or precision too long)");
  }
  spec->plain = at == start;
  spec->text[0] = '%';
  memcpy(spec->text + 1, start, (size_t)(at - start));
  spec->length = 1 + (size_t)(at - start);
  return at;
}

static const char *finish_spec(spec *spec, const char *conversion) {
  snprintf(spec->text + spec->length, SPEC_SIZE - spec->length, "%s", conversion);
  return spec->text;
}

static void add_number(luaL_Buffer *buffer, const char *number, int length) {
  luaL_addlstring(buffer, number, length > 0 ? (size_t)length : 0);
}

static void add_quoted_string(luaL_Buffer *buffer, const char *text, size_t length) {
  luaL_addchar(buffer, '"');
  for (size_t i = 0; i < length; i++) {
    unsigned char byte = (unsigned char)text[i];
    if (byte == '"' || byte == '\\' || byte == '\n') {
      luaL_addchar(buffer, '\\');
      luaL_addchar(buffer, (char)byte);
    } else if (byte < 32 || byte == 127) {
      char code[8];
      bool digit_follows = i + 1 < length && is_digit(text[i + 1]);
      int size = snprintf(code, sizeof code, digit_follows ? "\\%03d" : "\\%d", byte);
      add_number(buffer, code, size);
    } else {
      luaL_addchar(buffer, (char)byte);
    }
  }
  luaL_addchar(buffer, '"');
}

static void add_quoted(lua_State *L, luaL_Buffer *buffer, int argument) {
  char number[NUMBER_SIZE];
  switch (lua_type(L, argument)) {
    case LUA_TSTRING: {
      size_t length;
      const char *text = lua_tolstring(L, argument, &length);
      add_quoted_string(buffer, text, length);
      return;
    }
    case LUA_TNUMBER:
      if (lua_isinteger(L, argument)) {
        lua_Integer value = lua_tointeger(L, argument);
        const char *format = value == LUA_MININTEGER ? "0x%llx" : "%lld";
        add_number(buffer, number, snprintf(number, sizeof number, format, (long long)value));
      } else {
        double value = lua_tonumber(L, argument);
        if (value != value)
          luaL_addstring(buffer, "(0/0)");
        else if (value == HUGE_VAL || value == -HUGE_VAL)
          luaL_addstring(buffer, value > 0 ? "1e9999" : "-1e9999");
        else
          add_number(buffer, number, snprintf(number, sizeof number, "%a", value));
      }
      return;
    case LUA_TNIL:
    case LUA_TBOOLEAN:
      luaL_tolstring(L, argument, NULL);
      luaL_addvalue(buffer);
      return;
    default:
      lh_fail(L, LH_FAIL_RUNTIME, "argument %d of a format: a %s has no literal form", argument,
              lh_type_name(L, argument));
  }
}

static void add_text(lua_State *L, luaL_Buffer *buffer, int argument, spec *spec) {
  size_t length;
  const char *text = lh_plain_text(L, argument, &length);
  // A long text without precision is not worth padding, and would not fit the number's room.
  if (spec->plain || (!spec->precise && length >= 100)) {
    luaL_addvalue(buffer);
    return;
  }
  if (strlen(text) != length)
    lh_fail(L, LH_FAIL_RUNTIME, "argument %d of a format contains a zero byte", argument);
  char padded[NUMBER_SIZE];
  int size = snprintf(padded, sizeof padded, finish_spec(spec, "s"), text);
  lua_pop(L, 1);
  add_number(buffer, padded, size);
}

static void add_conversion(lua_State *L, luaL_Buffer *buffer, int argument, char conversion,
                           spec *spec) {
  char number[NUMBER_SIZE];
  const char letter[2] = {conversion, 0};
  switch (conversion) {
    case 'c': {
      int byte = (int)luaL_checkinteger(L, argument);
      add_number(buffer, number,
                 snprintf(number, sizeof number, finish_spec(spec, "c"), byte & 0xff));
      return;
    }
    case 'd':
    case 'i':
    case 'o':
    case 'u':
    case 'x':
    case 'X': {
      char with_size[4] = {'l', 'l', conversion, 0};
      long long value = luaL_checkinteger(L, argument);
      add_number(buffer, number,
                 snprintf(number, sizeof number, finish_spec(spec, with_size), value));
      return;
    }
    default: {
      double value = luaL_checknumber(L, argument);
      add_number(buffer, number,
                 snprintf(number, sizeof number, finish_spec(spec, letter), value));
    }
  }
}

// The flags each conversion may have, and whether a precision.
static const char *allowed_flags(char conversion, bool *precision) {
  *precision = true;
  switch (conversion) {
    case 'c':
      *precision = false;
      return "-";
    case 's':
      return "-";
    case 'd':
    case 'i':
      return "-+0 ";
    case 'u':  // not in the manual, but in the original
      return "-0";
    case 'o':
    case 'x':
    case 'X':
      return "-#0";
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'g':
    case 'G':
      return "-+ #0";
    case 'q':
      *precision = false;
      return "";
    default:
      return NULL;
  }
}

int lh_string_format(lua_State *L) {
  lh_host *host = lh_host_of(L);
  size_t length;
  const char *at = luaL_checklstring(L, 1, &length), *end = at + length;
  int last = lua_gettop(L), argument = 1;
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  while (at < end) {
    if (*at != '%') {
      luaL_addchar(&buffer, *at++);
      continue;
    }
    if (++at < end && *at == '%') {
      luaL_addchar(&buffer, *at++);
      continue;
    }
    const char *conversion = at;
    while (conversion < end && *conversion && strchr("-+ #0123456789.", *conversion)) conversion++;
    bool precision = false;
    const char *flags = conversion < end ? allowed_flags(*conversion, &precision) : NULL;
    if (!flags)
      return lh_fail(L, LH_FAIL_RUNTIME, "invalid conversion '%%%.*s' in a format",
                     (int)(conversion - at < 20 ? conversion - at + (conversion < end) : 20), at);
    if (++argument > last)
      return lh_fail(L, LH_FAIL_RUNTIME, "a format has no argument %d", argument);
    spec spec;
    if (read_spec(L, at, end, flags, precision, &spec) != conversion)
      return lh_fail(L, LH_FAIL_RUNTIME, "invalid conversion '%%%.*s' in a format",
                     (int)(conversion - at < 20 ? conversion - at + 1 : 20), at);
    at = conversion + 1;
    if (*conversion == 'q') {
      if (!spec.plain) return lh_fail(L, LH_FAIL_RUNTIME, "'%%q' in a format takes no modifiers");
      add_quoted(L, &buffer, argument);
    } else if (*conversion == 's') {
      add_text(L, &buffer, argument, &spec);
    } else {
      add_conversion(L, &buffer, argument, *conversion, &spec);
    }
    lh_charge(L, host, 1);
  }
  luaL_pushresult(&buffer);
  return 1;
}
