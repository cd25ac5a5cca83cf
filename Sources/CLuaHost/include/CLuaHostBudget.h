// Budgets of one call from the host into Lua.
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct lh_host;

// Applies to calls that start later. 0 for instructions: no count is kept. The processor time is
// the calling thread's.
void lh_set_limits(struct lh_host *host, int64_t cpu_nanoseconds, int64_t instructions,
                   int64_t pattern_steps);
// Instructions of the current or last call, a multiple of the counting interval; 0 without limit.
int64_t lh_instructions_used(const struct lh_host *host);

// A call as seen from another thread, so that a blocked one can be given up. One per worker thread.
typedef struct lh_monitor lh_monitor;
lh_monitor *lh_monitor_new(void);  // NULL without memory
void lh_monitor_free(lh_monitor *monitor);
// Makes the calling thread report to `monitor`, which must outlive that, or to nobody: NULL.
void lh_monitor_attach(lh_monitor *monitor);
// An odd number while a call runs, another one for each call.
uint64_t lh_monitor_call(lh_monitor *monitor);
// Whether the call with that number has used up its budget without ending.
bool lh_monitor_exhausted(lh_monitor *monitor, uint64_t call);
