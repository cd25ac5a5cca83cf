// Between the calls (budget.c) and the thread that watches them (supervisor.c).
#pragma once

#include "host.h"

// Phases of lh_budget.word. A call's end and the sending of a signal exclude each other by it: the
// thread must still be in the call, and so exist, when pthread_kill names it.
enum { LH_IDLE = 0, LH_RUNNING = 1, LH_SIGNALLING = 2, LH_PHASE = 3 };

// Deferred signals would arrive after the loop they should end; there a count hook looks at the
// flag instead.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define LH_SIGNALS_DEFERRED 1
#endif
#endif
#ifndef LH_SIGNALS_DEFERRED
#define LH_SIGNALS_DEFERRED 0
#endif

// See CLuaHostBudget.h. The call's number is the same for all states whose calls are nested.
struct lh_monitor {
  _Atomic(uint64_t) call;
  _Atomic(uint64_t) exhausted_call;
};

typedef struct lh_watch lh_watch;

// The supervisor must not meet a state that is gone: it keeps its own list, under a lock.
lh_watch *lh_watch_add(lh_host *host);  // NULL without memory or thread
void lh_watch_remove(lh_watch *watch);
void lh_watch_wake(void);  // cheap unless the supervisor sleeps
void lh_watch_admit_thread(void);  // lets the supervisor's signal through to this thread

// The innermost state whose call this thread is in.
extern _Thread_local lh_host *lh_current;
