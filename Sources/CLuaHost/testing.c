// See CLuaHostTesting.h.
#include "host.h"
#include "ticks.h"

void lh_testing_fail_allocations(struct lh_host *host, int64_t allowed) {
  host->allocations_left = allowed;
}

void lh_testing_forget_bytecode(struct lh_host *host) { host->understands_bytecode = false; }

int64_t lh_testing_variables_compared(const struct lh_host *host) {
  return host->variables_compared;
}

bool lh_testing_ticks(void) { return lh_ticks_start(); }

// The state itself, with the compiled script at the bottom of its stack.
lh_plain *lh_plain_open(const char *script) {
  lua_State *L = luaL_newstate();
  if (!L) return NULL;
  luaL_openlibs(L);
  if (luaL_loadstring(L, script) != LUA_OK) {
    lua_close(L);
    return NULL;
  }
  lua_pushvalue(L, 1);
  return (lh_plain *)L;
}

void lh_plain_close(lh_plain *plain) { lua_close((lua_State *)plain); }

void lh_plain_add(lh_plain *plain, const uint8_t *bytes, size_t length) {
  lua_pushlstring((lua_State *)plain, (const char *)bytes, length);
}

const uint8_t *lh_plain_run(lh_plain *plain, size_t *length) {
  lua_State *L = (lua_State *)plain;
  int status = lua_pcall(L, lua_gettop(L) - 2, 1, 0);
  const char *text = status == LUA_OK ? lua_tolstring(L, -1, length) : NULL;
  // The script stays below, a copy of it for the next run above; the text where it was found.
  lua_replace(L, 2);
  lua_settop(L, 2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, plain);
  lua_pushvalue(L, 1);
  return (const uint8_t *)text;
}
