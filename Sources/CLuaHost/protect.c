// The doors into Lua: each runs its work under lua_pcall.
#include <string.h>

#include "host.h"

// [-0, +0]. Uses three slots, which the checkstack makes sure of.
int lh_protect(lh_host *host, lua_CFunction body, void *argument) {
  lua_State *L = host->L;
  if (!lua_checkstack(L, 8)) {
    lh_failure_clear(host);
    return host->failure.kind = LH_FAIL_STACK;
  }
  int top = lua_gettop(L);
  lh_failure_clear(host);
  lua_pushcfunction(L, lh_on_error);
  lua_pushcfunction(L, body);
  lua_pushlightuserdata(L, argument);
  int status = lua_pcall(L, 1, 0, top + 1);
  int kind = lh_failed(host, status);
  lua_settop(L, top);
  return kind;
}

typedef struct call_request {
  int function;
  int arguments;
  int results;
} call_request;

int lh_call_body(lua_State *L) {
  lh_host *host = lh_host_of(L);
  const call_request *request = lua_touserdata(L, 1);
  // Lua itself does not look whether the results asked for have room.
  luaL_checkstack(L, request->results + 8, NULL);
  lua_rawgeti(L, LUA_REGISTRYINDEX, request->function);
  lh_decode(L, host, request->arguments);
  lua_call(L, request->arguments, request->results);
  lh_encode(L, host, 2, request->results);
  return 0;
}

int32_t lh_call(lh_host *host, int32_t function, int32_t arguments, int32_t results) {
  call_request request = {function, arguments, results};
  lh_budget_enter(host);
  int kind = lh_protect(host, lh_call_body, &request);
  lh_budget_leave(host);
  lh_encode_done(host);
  return kind;
}

typedef struct load_request {
  const uint8_t *source;
  size_t length;
  const char *name;
  int environment;
  int function;
} load_request;

static int load_body(lua_State *L) {
  load_request *request = lua_touserdata(L, 1);
  lua_pushfstring(L, "@%s", request->name);
  int status = luaL_loadbufferx(L, (const char *)request->source, request->length,
                                lua_tostring(L, -1), "t");
  if (status != LUA_OK) {
    if (status == LUA_ERRMEM) return lh_fail(L, LH_FAIL_MEMORY, "not enough memory");
    size_t length;
    const char *text = lua_tolstring(L, -1, &length);
    lh_syntax_failure(lh_host_of(L), request->name, text, length);
    return lh_raise(L);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, request->environment);
  lua_setupvalue(L, -2, 1);
  request->function = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

int32_t lh_load(lh_host *host, const uint8_t *source, size_t length, const char *name,
                int32_t environment, int32_t *function) {
  load_request request = {source, length, name, environment, LUA_NOREF};
  int kind = lh_protect(host, load_body, &request);
  *function = request.function;
  return kind;
}
