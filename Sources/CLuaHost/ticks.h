// What makes a thread look at its own calls from time to time.
#pragma once

#include <stdbool.h>

// Signals that the thread sanitizer defers would arrive after the loop they should end.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define LH_SIGNALS_DEFERRED 1
#endif
#endif
#ifndef LH_SIGNALS_DEFERRED
#define LH_SIGNALS_DEFERRED 0
#endif

// Makes lh_tick run on this thread, in a signal handler, each time the thread has worked for a few
// milliseconds, as long as lh_tick answers true. False where the system offers no such thing.
bool lh_ticks_start(void);

// Looks at the thread's running calls; false when there are none.
bool lh_tick(void);
