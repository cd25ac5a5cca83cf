// Which of a function's upvalues are ever assigned, by it or by the functions written inside it.
#pragma once

#include <stdbool.h>

struct lua_State;

enum { LH_MAX_UPVALUES = 256 };  // one more than Lua allows: any byte is a number of one

// Fills `lines` with the first line that assigns each upvalue, 0 where none does. The function at the
// index is a Lua function with all its debug information. False when its bytecode is not understood:
// then every line is that of its definition. [-0, +0]; raises memory errors and what ends the call.
bool lh_find_assignments(struct lua_State *L, int function, int lines[LH_MAX_UPVALUES]);

// Whether this Lua's bytecode is understood, as an example shows. [-0, +0]; raises memory errors.
bool lh_understands_bytecode(struct lua_State *L);
