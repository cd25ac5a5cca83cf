// LuaHost
