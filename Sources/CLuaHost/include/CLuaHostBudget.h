// Budgets of one call from the host into Lua.
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct lh_host;

// Applies to calls, and to the compiling of chunks, that start later. 0 for instructions: no count is
// kept. The processor time is the calling thread's.
void lh_set_limits(struct lh_host *host, int64_t cpu_nanoseconds, int64_t instructions,
                   int64_t pattern_steps);
// Instructions of the current or last call, a multiple of the counting interval; 0 without limit.
int64_t lh_instructions_used(const struct lh_host *host);
