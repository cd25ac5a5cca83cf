// What the supervisor needs of the platform.
#pragma once

#include <stdint.h>

uintptr_t lh_this_thread(void);
// A handle by which another thread can read this thread's processor time.
uintptr_t lh_this_thread_clock(void);
// Nanoseconds; negative when the thread is gone.
int64_t lh_thread_time(uintptr_t clock);
