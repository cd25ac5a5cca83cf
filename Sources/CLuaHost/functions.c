// Functions of the host as Lua functions.
#include "host.h"

// Lives as long as the Lua function, so that its collection is noticed.
typedef struct handle {
  lh_header header;
  int32_t identifier;
} handle;

static int handle_collected(lua_State *L) {
  lh_host *host = lh_host_of(L);
  handle *handle = lua_touserdata(L, 1);
  if (handle->identifier >= 0) host->callbacks.release(host->context, handle->identifier);
  handle->identifier = -1;
  return 0;
}

static char handle_key;

void lh_open_handles(lua_State *L) {
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, handle_collected);
  lua_setfield(L, -2, "__gc");
  lua_rawsetp(L, LUA_REGISTRYINDEX, &handle_key);
}

// Upvalue 1: the handle.
static int call_host(lua_State *L) {
  lh_host *host = lh_host_of(L);
  const handle *handle = lua_touserdata(L, lua_upvalueindex(1));
  int count = lua_gettop(L);
  lh_encode(L, host, 1, count);
  lh_encode_done(host);
  int results = host->callbacks.function(host->context, handle->identifier, count);
  return lh_finish_callback(L, host, results);
}

typedef struct function_request {
  int identifier;
  int function;
} function_request;

static int make_body(lua_State *L) {
  function_request *request = lua_touserdata(L, 1);
  handle *handle = lua_newuserdatauv(L, sizeof *handle, 0);
  handle->header.what = LH_IS_HANDLE;
  handle->header.type = 0;
  // Until the reference exists the caller keeps the function and releases it on failure.
  handle->identifier = -1;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &handle_key);
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_pushcclosure(L, call_host, 1);
  request->function = luaL_ref(L, LUA_REGISTRYINDEX);
  handle->identifier = request->identifier;
  return 0;
}

int32_t lh_make_function(lh_host *host, int32_t identifier, int32_t *function) {
  function_request request = {identifier, LUA_NOREF};
  int kind = lh_protect(host, make_body, &request);
  *function = request.function;
  return kind;
}
