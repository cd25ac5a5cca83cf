// Shared by the functions that match.
#pragma once

#include "pattern.h"

void lh_push_capture(matcher *matcher, int index, const char *start, const char *end);
int lh_push_captures(matcher *matcher, bool whole, const char *start, const char *end);
int lh_string_gsub(lua_State *L);
