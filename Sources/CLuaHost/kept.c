// What a file leaves behind. Once it has run, everything that its functions reach is made immutable:
// tables are replaced by proxies, variables that functions assign are remembered. A list of what is
// still to be walked stands in for recursion, so depth and cycles cost no C stack.
#include "assignments.h"
#include "host.h"

// In the registry, with weak keys: of each function and proxy that was walked, whether a call of it may
// assign a remembered variable.
static char walked_key;
// In the registry, by the number of runs in each other: the functions that the host was given meanwhile.
static char crossed_key;

enum { MAX_VARIABLES = 1000 };

typedef struct walk {
  lua_State *L;
  lh_host *host;
  // Places on the stack.
  int walked;   // what the registry has
  int proxies;  // table -> its proxy
  int queue;    // functions and tables that were met, each followed by what refuses to write there
  lua_Integer queued;
  int variables;  // remembered by this walk
  bool assigns;   // what was met may assign a variable
} walk;

void lh_open_kept(lua_State *L) {
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &walked_key);
  lua_newtable(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &crossed_key);
  lh_open_variables(L);
  lh_host_of(L)->understands_bytecode = lh_understands_bytecode(L);
}

void lh_begin_run(lua_State *L, lh_host *host) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &crossed_key);
  lua_newtable(L);
  lua_rawseti(L, -2, host->runs);
  lua_pop(L, 1);
}

void lh_note_crossing(lua_State *L, lh_host *host, int function) {
  if (!host->runs) return;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &crossed_key);
  lua_rawgeti(L, -1, host->runs);
  lua_pushvalue(L, function);
  lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
  lua_pop(L, 2);
}

void lh_note_entry(lua_State *L, lh_host *host) {
  if (!host->variable_count || lua_iscfunction(L, -1)) return;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &walked_key);
  lua_pushvalue(L, -2);
  // What was never walked may do anything.
  if (lua_rawget(L, -2) != LUA_TBOOLEAN || lua_toboolean(L, -1)) host->entries++;
  lua_pop(L, 2);
}

// Whether the function or proxy at the index was never met before. [-0, +0]
static bool is_new(walk *walk, int index) {
  lua_State *L = walk->L;
  index = lua_absindex(L, index);
  lua_pushvalue(L, index);
  bool known = lua_rawget(L, walk->walked) != LUA_TNIL;
  walk->assigns |= lua_toboolean(L, -1);
  lua_pop(L, 1);
  if (known) return false;
  lua_pushvalue(L, index);
  lua_pushboolean(L, false);
  lua_rawset(L, walk->walked);
  return true;
}

// Adds the value on top to what is to be walked. [-1, +0]
static void enqueue(walk *walk, int refusal) {
  lua_rawseti(walk->L, walk->queue, ++walk->queued);
  lua_pushvalue(walk->L, refusal);
  lua_rawseti(walk->L, walk->queue, ++walk->queued);
}

static bool is_iterator(lua_CFunction function) {
  return function == lh_pairs_step || function == lh_gmatch_step;
}

// An iterator of pairs or gmatch keeps its place where nobody can look: refused at the function that
// has it.
static int refuse_iterator(walk *walk, int refusal) {
  lua_State *L = walk->L;
  const char *name = lua_getupvalue(L, refusal, 1) ? lua_tostring(L, -1) : "";
  lua_Debug holder = {.source = "", .linedefined = 0};
  if (lua_getupvalue(L, refusal, 2)) lua_getinfo(L, ">S", &holder);
  lh_failure_at(walk->host, LH_FAIL_KEPT_VALUE, name, holder.source, holder.linedefined);
  return lh_raise(L);
}

// Sees to it that what the value on top reaches will be walked. True when the value is a table, and
// has been replaced by its proxy. [-0, +0]
static bool keep(walk *walk, int refusal) {
  lua_State *L = walk->L;
  int value = lua_gettop(L);
  if (lua_type(L, value) == LUA_TFUNCTION) {
    if (is_iterator(lua_tocfunction(L, value))) refuse_iterator(walk, refusal);
    if (!is_new(walk, value)) return false;
    lua_pushvalue(L, value);
    enqueue(walk, refusal);
    return false;
  }
  if (lua_type(L, value) != LUA_TTABLE) return false;
  if (lua_getmetatable(L, value)) {
    // Frozen already: scripts have no other tables with metatables.
    lua_pop(L, 1);
    is_new(walk, value);
    return false;
  }
  lua_pushvalue(L, value);
  if (lua_rawget(L, walk->proxies) == LUA_TNIL) {
    lua_pop(L, 1);
    lh_push_proxy(L, value, refusal);
    is_new(walk, value + 1);
    lua_pushvalue(L, value);
    lua_pushvalue(L, value + 1);
    lua_rawset(L, walk->proxies);
    lua_pushvalue(L, value);
    enqueue(walk, refusal);
  }
  lua_replace(L, value);
  return true;
}

static void walk_table(walk *walk, int table, int refusal) {
  lua_State *L = walk->L;
  lua_pushnil(L);
  int keys = lua_gettop(L);  // those that are tables themselves
  lua_Integer key_count = 0;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    lh_charge(L, walk->host, 1);
    if (keep(walk, refusal)) {
      lua_pushvalue(L, -2);
      lua_pushvalue(L, -2);
      // Giving an existing key another value does not disturb the traversal.
      lua_rawset(L, table);
    }
    if (lua_type(L, -2) != LUA_TTABLE) continue;
    if (!key_count) {
      lua_newtable(L);
      lua_replace(L, keys);
    }
    lua_pushvalue(L, -2);
    lua_rawseti(L, keys, ++key_count);
  }
  // Whoever looks one of them up has its proxy.
  for (lua_Integer i = 1; i <= key_count; i++) {
    lua_rawgeti(L, keys, i);
    lua_pushvalue(L, -1);
    if (keep(walk, refusal)) {
      lua_pushvalue(L, -2);
      lua_rawget(L, table);
      lua_rawset(L, table);
      lua_pushnil(L);
      lua_rawset(L, table);
    }
    lua_settop(L, keys);
  }
}

static void walk_function(walk *walk, int function) {
  lua_State *L = walk->L;
  if (lua_iscfunction(L, function)) return;
  int lines[LH_MAX_UPVALUES];
  lh_find_assignments(L, function, lines);
  int top = lua_gettop(L);
  for (int i = 1;; i++) {
    const char *name = lua_getupvalue(L, function, i);
    if (!name) return;
    if (lua_type(L, -1) == LUA_TTABLE || lua_type(L, -1) == LUA_TFUNCTION) {
      lua_pushstring(L, name);
      lua_pushvalue(L, function);
      lua_pushcclosure(L, lh_kept_error, 2);
      lua_insert(L, -2);
      if (keep(walk, top + 1)) lua_setupvalue(L, function, i);
    }
    lua_settop(L, top);
    if (!lines[i - 1]) continue;
    walk->assigns = true;
    if (lh_remember_variable(L, function, i, lines[i - 1]) && ++walk->variables > MAX_VARIABLES)
      lh_fail(L, LH_FAIL_TOO_LARGE, "a file whose functions assign more than %d variables around them",
              MAX_VARIABLES);
  }
}

// Puts the walk's tables on the stack. [-0, +3]
static walk begin(lua_State *L, lh_host *host) {
  luaL_checkstack(L, 24, NULL);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &walked_key);
  lua_newtable(L);
  lua_newtable(L);
  int top = lua_gettop(L);
  return (walk){.L = L, .host = host, .walked = top - 2, .proxies = top - 1, .queue = top};
}

// Walks until there is nothing new. Leaves nothing above the walk's tables.
static void finish(walk *walk) {
  lua_State *L = walk->L;
  for (lua_Integer at = 1; at <= walk->queued; at += 2) {
    lh_charge(L, walk->host, 1);
    lua_settop(L, walk->queue);
    lua_rawgeti(L, walk->queue, at);
    lua_rawgeti(L, walk->queue, at + 1);
    if (lua_type(L, walk->queue + 1) == LUA_TFUNCTION)
      walk_function(walk, walk->queue + 1);
    else
      walk_table(walk, walk->queue + 1, walk->queue + 2);
  }
  if (!walk->assigns) return;
  // Each may reach what assigns a variable.
  for (lua_Integer at = 1; at <= walk->queued; at += 2) {
    lua_settop(L, walk->queue);
    if (lua_rawgeti(L, walk->queue, at) == LUA_TTABLE) lua_rawget(L, walk->proxies);
    lua_pushboolean(L, true);
    lua_rawset(L, walk->walked);
  }
}

void lh_keep_run(lua_State *L, lh_host *host) {
  int top = lua_gettop(L);
  walk walk = begin(L, host);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &crossed_key);
  lua_rawgeti(L, -1, host->runs);
  int crossed = lua_gettop(L);
  lua_pushnil(L);  // a function is not written
  for (lua_Integer i = 1; lua_rawgeti(L, crossed, i) != LUA_TNIL; i++) {
    keep(&walk, crossed + 1);
    lua_pop(L, 1);
  }
  finish(&walk);
  lua_settop(L, top);
}

void lh_keep_table(lua_State *L, lh_host *host, const char *name) {
  int table = lua_gettop(L);
  walk walk = begin(L, host);
  lua_pushstring(L, name);
  lua_pushcclosure(L, lh_read_only_error, 1);
  lua_pushvalue(L, table);
  keep(&walk, lua_gettop(L) - 1);
  lua_replace(L, table);
  finish(&walk);
  lua_settop(L, table);
}
