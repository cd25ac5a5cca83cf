// Where scripts are: asked by the host, for errors that it finds only later.
#include "host.h"

static const char *plain_name(const lua_Debug *frame) {
  const char *name = frame->source;
  return *name == '@' || *name == '=' ? name + 1 : name;
}

int32_t lh_calling_line(lh_host *host, const char **chunk) {
  lua_Debug frame;
  for (int level = 0; lua_getstack(host->L, level, &frame); level++) {
    lua_getinfo(host->L, "Sl", &frame);
    if (frame.currentline < 0) continue;
    *chunk = plain_name(&frame);
    return frame.currentline;
  }
  return 0;
}

int32_t lh_function_line(lh_host *host, int32_t function, const char **chunk) {
  lua_Debug frame;
  if (!lua_checkstack(host->L, 1)) return 0;
  if (lua_rawgeti(host->L, LUA_REGISTRYINDEX, function) != LUA_TFUNCTION) {
    lua_pop(host->L, 1);
    return 0;
  }
  lua_getinfo(host->L, ">S", &frame);
  if (frame.linedefined < 0) return 0;
  *chunk = plain_name(&frame);
  return frame.linedefined;
}
