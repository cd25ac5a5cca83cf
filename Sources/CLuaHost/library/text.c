// string.rep, bounded by what fits. string.format is in format.c.
#include <string.h>

#include "host.h"

static int text_rep(lua_State *L) {
  lh_host *host = lh_host_of(L);
  size_t length, gap;
  const char *text = luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  const char *separator = luaL_optlstring(L, 3, "", &gap);
  // Nothing repeated any number of times is nothing; a loop over the count would not end.
  if (count <= 0 || length + gap == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  if (length + gap > host->limit || (lua_Unsigned)count > host->limit / (length + gap) + 1)
    return lh_fail(L, LH_FAIL_MEMORY, "not enough memory for a repeated string");
  size_t total = length * (size_t)count + gap * (size_t)(count - 1);
  luaL_Buffer buffer;
  char *at = luaL_buffinitsize(L, &buffer, total);
  lh_charge(L, host, 0);  // before the text exists twice
  // The text and one separator, then what is there already, doubled until it is enough.
  memcpy(at, text, length);
  size_t done = length;
  if (count > 1) {
    memcpy(at + done, separator, gap);
    done += gap;
  }
  while (done < total) {
    size_t more = done < total - done ? done : total - done;
    memcpy(at + done, at, more);
    done += more;
  }
  luaL_pushresultsize(&buffer, total);
  lh_charge(L, host, (int64_t)(total / 64));
  return 1;
}

const luaL_Reg lh_text_functions[] = {
    {"format", lh_string_format},
    {"rep", text_rep},
    {NULL, NULL},
};
