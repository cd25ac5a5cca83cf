// Threads and gates: what the worker needs of POSIX, with the same types on every platform.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Starts a detached thread with all signals as they are; false when the system refuses.
bool lh_thread_start(size_t stack_size, void (*body)(void *context), void *context);
// Monotonic time.
int64_t lh_now_nanoseconds(void);

// A mutex with one condition.
typedef struct lh_gate lh_gate;
lh_gate *lh_gate_new(void);  // NULL without memory
void lh_gate_free(lh_gate *gate);
void lh_gate_lock(lh_gate *gate);
void lh_gate_unlock(lh_gate *gate);
void lh_gate_notify(lh_gate *gate);
// With the gate locked: until notified, or for that long when it is not negative (at most a second
// at a time). May wake early.
void lh_gate_wait(lh_gate *gate, int64_t nanoseconds);
