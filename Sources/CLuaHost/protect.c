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
  bool is_run;
} call_request;

int lh_call_body(lua_State *L) {
  lh_host *host = lh_host_of(L);
  const call_request *request = lua_touserdata(L, 1);
  // Lua itself does not look whether the results asked for have room.
  luaL_checkstack(L, request->results + 8, NULL);
  if (request->is_run) lh_begin_run(L, host);
  lua_rawgeti(L, LUA_REGISTRYINDEX, request->function);
  lh_note_entry(L, host);
  lh_decode(L, host, request->arguments);
  lua_call(L, request->arguments, request->results);
  lh_encode(L, host, 2, request->results);
  if (request->is_run) lh_keep_run(L, host);
  return 0;
}

static int32_t call(lh_host *host, call_request request) {
  int64_t entries = host->entries;
  if (!host->budget.depth) {
    host->call++;
    host->reads.count = 0;
    host->reads.marks = 0;
    host->reads.is_complete = true;
  }
  lh_budget_enter(host);
  host->runs += request.is_run;
  int kind = lh_protect(host, lh_call_body, &request);
  host->runs -= request.is_run;
  // What a call inside another leaves, the outer one may still put right.
  bool is_outermost = host->budget.depth == 1;
  if (is_outermost && host->variable_count && (host->globals_assign || host->entries != entries))
    kind = lh_restore_variables(host, kind);
  lh_budget_leave(host);
  lh_encode_done(host);
  return kind;
}

int32_t lh_call(lh_host *host, int32_t function, int32_t arguments, int32_t results) {
  return call(host, (call_request){function, arguments, results, false});
}

int32_t lh_run(lh_host *host, int32_t chunk, int32_t results) {
  return call(host, (call_request){chunk, 0, results, true});
}

typedef struct share_request {
  const char *name;
  int table;
} share_request;

static int share_body(lua_State *L) {
  lh_host *host = lh_host_of(L);
  share_request *request = lua_touserdata(L, 1);
  lh_decode(L, host, 1);
  lh_keep_table(L, host, request->name);
  request->table = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

int32_t lh_share(lh_host *host, const char *name, int32_t *table) {
  share_request request = {name, LUA_NOREF};
  lh_budget_enter(host);
  int kind = lh_protect(host, share_body, &request);
  lh_budget_leave(host);
  *table = request.table;
  return kind;
}

typedef struct load_request {
  const uint8_t *source;
  size_t length;
  const char *name;
  int environment;
  int function;
  size_t read;  // of the source
  size_t last;  // where the last piece begins
  int line;     // where it ends
} load_request;

// Hands the source over in small pieces, as the compiler runs no hook. Its work for one of them grows
// with what came before, at worst.
static const char *read_piece(lua_State *L, void *argument, size_t *size) {
  enum { PIECE = 1024 };
  load_request *request = argument;
  for (; request->last < request->read; request->last++)
    if (request->source[request->last] == '\n') request->line++;
  lh_charge_work(L, lh_host_of(L));
  size_t left = request->length - request->read;
  *size = left < PIECE ? left : PIECE;
  request->read += *size;
  return (const char *)request->source + request->last;
}

static int raise_compiling(lua_State *L, const load_request *request, int status) {
  lh_host *host = lh_host_of(L);
  size_t length;
  const char *text = lua_tolstring(L, -1, &length);
  if (status == LUA_ERRMEM)
    lh_failure_place(host, LH_FAIL_MEMORY, request->name, 0);
  else if (text)
    lh_syntax_failure(host, request->name, text, length);
  else  // raised by the charge
    lh_failure_place(host, host->failure.kind, request->name, request->line);
  return lh_raise(L);
}

static int load_body(lua_State *L) {
  load_request *request = lua_touserdata(L, 1);
  const char *name = lua_pushfstring(L, "@%s", request->name);
  int status = lua_load(L, read_piece, request, name, "t");
  if (status != LUA_OK) return raise_compiling(L, request, status);
  lua_rawgeti(L, LUA_REGISTRYINDEX, request->environment);
  lua_setupvalue(L, -2, 1);
  request->function = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

int32_t lh_load(lh_host *host, const uint8_t *source, size_t length, const char *name,
                int32_t environment, int32_t *function) {
  load_request request = {source, length, name, environment, LUA_NOREF, 0, 0, 1};
  lh_budget_enter(host);
  int kind = lh_protect(host, load_body, &request);
  lh_budget_leave(host);
  *function = request.function;
  return kind;
}
