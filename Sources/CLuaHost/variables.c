// Variables that outlive a call: what a file's functions share with each other and assign. They are
// remembered as the file left them, and looked at after each call that may have assigned one.
#include <string.h>

#include "host.h"

// In the registry: of variable i the function at 4i + 1, its upvalue's number at 4i + 2, the first line
// that assigns it at 4i + 3, the value at 4i + 4. Of each upvalue's identity its variable's place.
static char variables_key;

enum { FUNCTION = 1, NUMBER, LINE, VALUE, SLOTS = VALUE };

void lh_open_variables(lua_State *L) {
  lua_newtable(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &variables_key);
}

bool lh_remember_variable(lua_State *L, int function, int number, int line) {
  lh_host *host = lh_host_of(L);
  int top = lua_gettop(L);
  void *identity = lua_upvalueid(L, function, number);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &variables_key);
  int variables = lua_gettop(L);
  if (lua_rawgetp(L, variables, identity) == LUA_TNUMBER) {
    // Another function assigns it, too: the first line of all is told, whatever is met first.
    lua_Integer at = lua_tointeger(L, -1);
    lua_rawgeti(L, variables, at + LINE);
    if (line < lua_tointeger(L, -1)) {
      lua_pushinteger(L, line);
      lua_rawseti(L, variables, at + LINE);
    }
    lua_settop(L, top);
    return false;
  }
  lua_Integer at = (lua_Integer)host->variable_count * SLOTS;
  lua_pushvalue(L, function);
  lua_rawseti(L, variables, at + FUNCTION);
  lua_pushinteger(L, number);
  lua_rawseti(L, variables, at + NUMBER);
  lua_pushinteger(L, line);
  lua_rawseti(L, variables, at + LINE);
  lua_getupvalue(L, function, number);
  lua_rawseti(L, variables, at + VALUE);
  lua_pushinteger(L, at);
  lua_rawsetp(L, variables, identity);
  host->variable_count++;
  lua_settop(L, top);
  return true;
}

// Whether the two values on top cannot be told apart. lua_rawequal takes 1 for 1.0 and 0.0 for -0.0,
// and a NaN for no value, not even itself. [-0, +0]
static bool is_same(lua_State *L) {
  if (lua_type(L, -1) != LUA_TNUMBER || lua_type(L, -2) != LUA_TNUMBER)
    return lua_rawequal(L, -1, -2);
  if (lua_isinteger(L, -1) != lua_isinteger(L, -2)) return false;
  if (lua_isinteger(L, -1)) return lua_tointeger(L, -1) == lua_tointeger(L, -2);
  lua_Number left = lua_tonumber(L, -1), right = lua_tonumber(L, -2);
  return memcmp(&left, &right, sizeof left) == 0;
}

typedef struct change {
  const char *name;
  const char *source;
  int line;
} change;

// By place, so that of several changes the same one is told every time.
static bool is_before(const change *a, const change *b) {
  int order = strcmp(a->source, b->source);
  if (order == 0) order = a->line < b->line ? -1 : a->line > b->line;
  return order < 0 || (order == 0 && strcmp(a->name, b->name) < 0);
}

// Nothing here allocates or raises, so that it need not be protected; six slots, which lh_protect has
// made sure of. [-0, +0]
int lh_restore_variables(lh_host *host, int kind) {
  lua_State *L = host->L;
  int top = lua_gettop(L);
  change first = {NULL, NULL, 0};
  lua_rawgetp(L, LUA_REGISTRYINDEX, &variables_key);
  int variables = lua_gettop(L);
  for (lua_Integer i = 0; i < host->variable_count; i++) {
    host->variables_compared++;
    lua_rawgeti(L, variables, i * SLOTS + FUNCTION);
    lua_rawgeti(L, variables, i * SLOTS + NUMBER);
    int number = (int)lua_tointeger(L, -1);
    const char *name = lua_getupvalue(L, variables + 1, number);
    lua_rawgeti(L, variables, i * SLOTS + VALUE);
    if (!is_same(L)) {
      lua_setupvalue(L, variables + 1, number);
      lua_rawgeti(L, variables, i * SLOTS + LINE);
      lua_Debug description;
      change change = {.name = name, .line = (int)lua_tointeger(L, -1)};
      lua_pushvalue(L, variables + 1);
      lua_getinfo(L, ">S", &description);
      change.source = description.source;
      if (!first.name || is_before(&change, &first)) first = change;
    }
    lua_settop(L, variables);
  }
  lua_settop(L, top);
  if (kind != LH_OK || !first.name) return kind;
  lh_encode_discard(host);
  lh_failure_at(host, LH_FAIL_KEPT_VALUE, first.name, first.source, first.line);
  return LH_FAIL_KEPT_VALUE;
}
