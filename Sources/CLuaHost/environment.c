// The sandbox: what names a script finds. An allow list; nothing is removed, everything is added.
#include <string.h>

#include "host.h"

typedef struct library {
  const char *name;
  int flag;
  lua_CFunction open;              // the original, for the functions that need no bounds
  const char *const *originals;
  const luaL_Reg *const *own;      // ours
  const char *const *constants;    // taken from the original
} library;

static const char *const no_names[] = {NULL};
static const char *const math_originals[] = {
    "abs",  "acos", "asin", "atan", "ceil", "cos", "deg",       "exp",  "floor", "fmod", "log",
    "max",  "min",  "modf", "rad",  "sin",  "sqrt", "tan", "tointeger", "type", "ult",   NULL};
static const char *const math_constants[] = {"huge", "maxinteger", "mininteger", "pi", NULL};
static const char *const string_originals[] = {"byte",    "char", "len",   "lower",
                                               "reverse", "sub",  "upper", NULL};
static const char *const utf8_originals[] = {"char", "codepoint", "codes", "len", "offset", NULL};
static const char *const utf8_constants[] = {"charpattern", NULL};

static const luaL_Reg *const basic_own[] = {lh_basic_functions, NULL};
static const luaL_Reg *const string_own[] = {lh_pattern_functions, lh_text_functions, NULL};
static const luaL_Reg *const table_own[] = {lh_table_functions, NULL};
static const luaL_Reg *const nothing_own[] = {NULL};

static const library libraries[] = {
    {"", LH_LIB_BASIC, NULL, no_names, basic_own, no_names},
    {"math", LH_LIB_MATH, luaopen_math, math_originals, nothing_own, math_constants},
    {"string", LH_LIB_STRING, luaopen_string, string_originals, string_own, no_names},
    {"table", LH_LIB_TABLE, NULL, no_names, table_own, no_names},
    {"utf8", LH_LIB_UTF8, luaopen_utf8, utf8_originals, nothing_own, utf8_constants},
};
enum { LIBRARY_COUNT = sizeof libraries / sizeof *libraries };

static char library_keys[LIBRARY_COUNT];  // registry: what an environment gets of each

// Calls visit(context, library, member) for each member until it answers false.
typedef bool visitor(void *context, const library *library, const char *member);

static void visit_members(const library *library, visitor *visit, void *context) {
  for (const char *const *name = library->originals; *name; name++)
    if (!visit(context, library, *name)) return;
  for (const luaL_Reg *const *list = library->own; *list; list++)
    for (const luaL_Reg *entry = *list; entry->name; entry++)
      if (!visit(context, library, entry->name)) return;
  for (const char *const *name = library->constants; *name; name++)
    if (!visit(context, library, *name)) return;
}

typedef struct search {
  int32_t left;
  const char *library;
  const char *member;
} search;

static bool count_down(void *context, const library *library, const char *member) {
  search *search = context;
  if (search->left-- > 0) return true;
  search->library = library->name;
  search->member = member;
  return false;
}

bool lh_library_member(int32_t index, const char **library, const char **member) {
  search search = {index, NULL, NULL};
  for (int i = 0; i < LIBRARY_COUNT && !search.member; i++)
    visit_members(&libraries[i], count_down, &search);
  *library = search.library;
  *member = search.member;
  return search.member != NULL;
}

// __index of a library's table; upvalue 1: its name.
static int unknown_member(lua_State *L) {
  size_t length;
  const char *text = lh_plain_text(L, 2, &length);
  return lh_fail_about(L, LH_FAIL_UNKNOWN_FIELD, lua_tostring(L, lua_upvalueindex(1)), text,
                       length);
}

// Pushes the library's table. [-0, +1]
static void open_library(lua_State *L, const library *library) {
  lua_newtable(L);
  int table = lua_gettop(L);
  if (library->open) {
    lua_pushcfunction(L, library->open);
    lua_call(L, 0, 1);
    for (const char *const *name = library->originals; *name; name++) {
      lua_getfield(L, -1, *name);
      lua_setfield(L, table, *name);
    }
    for (const char *const *name = library->constants; *name; name++) {
      lua_getfield(L, -1, *name);
      lua_setfield(L, table, *name);
    }
    lua_settop(L, table);
  }
  for (const luaL_Reg *const *list = library->own; *list; list++) luaL_setfuncs(L, *list, 0);
}

// Gives the table on top a metatable whose __index raises. [-0, +0]
static void refuse_unknown_members(lua_State *L, const char *name) {
  lua_createtable(L, 0, 2);
  lua_pushstring(L, name);
  lua_pushcclosure(L, unknown_member, 1);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
}

void lh_open_libraries(lua_State *L) {
  for (int i = 0; i < LIBRARY_COUNT; i++) {
    const library *library = &libraries[i];
    open_library(L, library);
    if (library->flag == LH_LIB_BASIC) {
      lua_rawsetp(L, LUA_REGISTRYINDEX, &library_keys[i]);
      continue;
    }
    refuse_unknown_members(L, library->name);
    if (library->flag == LH_LIB_STRING) {
      // The original has set the metatable of strings; their methods must be ours.
      lua_pushliteral(L, "");
      lua_getmetatable(L, -1);
      lua_pushvalue(L, -3);
      lua_setfield(L, -2, "__index");
      lua_pushboolean(L, 0);
      lua_setfield(L, -2, "__metatable");
      lua_pop(L, 2);
    }
    lh_freeze(L, library->name);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &library_keys[i]);
  }
}

// __index of the globals; upvalue 1: the environment's number.
static int unknown_global(lua_State *L) {
  lh_host *host = lh_host_of(L);
  size_t length;
  const char *text = lh_plain_text(L, 2, &length);
  lh_failure_clear(host);
  host->failure.kind = LH_FAIL_UNKNOWN_GLOBAL;
  host->failure.type = (int)lua_tointeger(L, lua_upvalueindex(1));
  lh_failure_set_text(&host->failure, text, length);
  return lh_raise(L);
}

static int assign_global(lua_State *L) {
  size_t length;
  const char *text = lh_plain_text(L, 2, &length);
  return lh_fail_about(L, LH_FAIL_READ_ONLY, "", text, length);
}

typedef struct environment_request {
  int identifier;
  int libraries;
  int globals;
  int environment;
} environment_request;

static int environment_body(lua_State *L) {
  lh_host *host = lh_host_of(L);
  environment_request *request = lua_touserdata(L, 1);
  lua_newtable(L);
  int globals = lua_gettop(L);
  for (int i = 0; i < LIBRARY_COUNT; i++) {
    if (!(request->libraries & libraries[i].flag)) continue;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &library_keys[i]);
    if (libraries[i].flag == LH_LIB_BASIC) {
      for (const luaL_Reg *entry = lh_basic_functions; entry->name; entry++) {
        lua_getfield(L, -1, entry->name);
        lua_setfield(L, globals, entry->name);
      }
      lua_pop(L, 1);
    } else {
      lua_setfield(L, globals, libraries[i].name);
    }
  }
  size_t at = 0;
  for (int i = 0; i < request->globals; i++) {
    lh_decode_from(L, host, &at, 0);
    lh_decode_from(L, host, &at, 0);
    if (lua_type(L, -1) == LUA_TTABLE) lh_freeze(L, lua_tostring(L, -2));
    lua_rawset(L, globals);
  }
  lua_createtable(L, 0, 1);
  lua_pushinteger(L, request->identifier);
  lua_pushcclosure(L, unknown_global, 1);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, globals);

  // Scripts see an empty table in front, so that every assignment is noticed.
  lua_newtable(L);
  lua_createtable(L, 0, 3);
  lua_pushvalue(L, globals);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, assign_global);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  request->environment = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

int32_t lh_make_environment(lh_host *host, int32_t identifier, int32_t libraries, int32_t globals,
                            int32_t *environment) {
  environment_request request = {identifier, libraries, globals, LUA_NOREF};
  int64_t entries = host->entries;
  int kind = lh_protect(host, environment_body, &request);
  // A function among the globals can be called in any call.
  if (host->entries != entries) host->globals_assign = true;
  *environment = request.environment;
  return kind;
}
