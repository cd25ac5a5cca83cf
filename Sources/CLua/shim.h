// The system's Lua, and only 5.4: the host relies on its integer subtype and on lua_warning.
#include <lua.h>
#include <lauxlib.h>
#include <lualib.h>

#if LUA_VERSION_NUM != 504
#error "insetlua needs Lua 5.4 (Debian: liblua5.4-dev, Homebrew: lua@5.4 with its PKG_CONFIG_PATH)"
#endif
