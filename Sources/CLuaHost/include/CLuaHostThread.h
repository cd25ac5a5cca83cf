// What the worker needs of POSIX, with the same types on every platform.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Starts a detached thread with all signals as they are; false when the system refuses.
bool lh_thread_start(size_t stack_size, void (*body)(void *context), void *context);

typedef struct lh_semaphore lh_semaphore;
lh_semaphore *lh_semaphore_new(unsigned value);  // NULL when the system refuses
void lh_semaphore_free(lh_semaphore *semaphore);
void lh_semaphore_wait(lh_semaphore *semaphore);
// On Linux also from a signal handler.
void lh_semaphore_signal(lh_semaphore *semaphore);

// A job on one thread that another waits for. When one of its calls into Lua uses `patience`
// nanoseconds of processor time more than its limit, the job is given up: only Lua itself, or a
// function of the host, can take that long. Where there are no ticks (see ticks.h) no job is.
typedef struct lh_job lh_job;
lh_job *lh_job_new(int64_t patience);  // NULL when the system refuses
void lh_job_free(lh_job *job);
void lh_job_begin(lh_job *job);
bool lh_job_end(lh_job *job);   // on the same thread; false when it was given up before
bool lh_job_wait(lh_job *job);  // elsewhere, once for each time it begins; false when given up
