#include "host.h"
const luaL_Reg lh_pattern_functions[] = {{NULL, NULL}};
