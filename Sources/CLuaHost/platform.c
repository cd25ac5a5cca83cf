// Threads and their clocks.
#include "supervisor.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "CLuaHostThread.h"

#ifdef __APPLE__
#include <mach/mach.h>
#include <mach/thread_info.h>
#endif

uintptr_t lh_this_thread(void) { return (uintptr_t)pthread_self(); }

#ifdef __APPLE__

uintptr_t lh_this_thread_clock(void) { return pthread_mach_thread_np(pthread_self()); }

int64_t lh_thread_time(uintptr_t clock) {
  thread_basic_info_data_t info;
  mach_msg_type_number_t count = THREAD_BASIC_INFO_COUNT;
  if (thread_info((thread_act_t)clock, THREAD_BASIC_INFO, (thread_info_t)&info, &count) !=
      KERN_SUCCESS)
    return -1;
  return ((int64_t)info.user_time.seconds + info.system_time.seconds) * 1000000000 +
         ((int64_t)info.user_time.microseconds + info.system_time.microseconds) * 1000;
}

#else

uintptr_t lh_this_thread_clock(void) {
  clockid_t clock;
  if (pthread_getcpuclockid(pthread_self(), &clock) != 0) return 0;
  return (uintptr_t)(intptr_t)clock;
}

int64_t lh_thread_time(uintptr_t clock) {
  struct timespec time;
  if (clock_gettime((clockid_t)(intptr_t)clock, &time) != 0) return -1;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

#endif

int64_t lh_now_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

typedef struct start {
  void (*body)(void *);
  void *context;
} start;

static void *run(void *argument) {
  start start_here = *(start *)argument;
  free(argument);
  start_here.body(start_here.context);
  return NULL;
}

bool lh_thread_start(size_t stack_size, void (*body)(void *context), void *context) {
  pthread_attr_t attributes;
  pthread_t thread;
  start *argument = malloc(sizeof *argument);
  if (!argument) return false;
  argument->body = body;
  argument->context = context;
  if (pthread_attr_init(&attributes) != 0) {
    free(argument);
    return false;
  }
  bool started = pthread_attr_setstacksize(&attributes, stack_size) == 0 &&
                 pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED) == 0 &&
                 pthread_create(&thread, &attributes, run, argument) == 0;
  pthread_attr_destroy(&attributes);
  if (!started) free(argument);
  return started;
}

struct lh_gate {
  pthread_mutex_t mutex;
  pthread_cond_t condition;
};

lh_gate *lh_gate_new(void) {
  lh_gate *gate = malloc(sizeof *gate);
  if (!gate) return NULL;
  if (pthread_mutex_init(&gate->mutex, NULL) != 0) {
    free(gate);
    return NULL;
  }
  if (pthread_cond_init(&gate->condition, NULL) != 0) {
    pthread_mutex_destroy(&gate->mutex);
    free(gate);
    return NULL;
  }
  return gate;
}

void lh_gate_free(lh_gate *gate) {
  pthread_cond_destroy(&gate->condition);
  pthread_mutex_destroy(&gate->mutex);
  free(gate);
}

void lh_gate_lock(lh_gate *gate) { pthread_mutex_lock(&gate->mutex); }

void lh_gate_unlock(lh_gate *gate) { pthread_mutex_unlock(&gate->mutex); }

void lh_gate_notify(lh_gate *gate) { pthread_cond_broadcast(&gate->condition); }

void lh_gate_wait(lh_gate *gate, int64_t nanoseconds) {
  if (nanoseconds < 0) {
    pthread_cond_wait(&gate->condition, &gate->mutex);
    return;
  }
  // Wall clock: a condition's own clock cannot be chosen everywhere, and callers look at the
  // monotonic time themselves, so a clock that is set only makes one wait longer or shorter.
  struct timespec until;
  clock_gettime(CLOCK_REALTIME, &until);
  if (nanoseconds > 1000000000) nanoseconds = 1000000000;
  until.tv_nsec += nanoseconds;
  if (until.tv_nsec >= 1000000000) {
    until.tv_nsec -= 1000000000;
    until.tv_sec++;
  }
  pthread_cond_timedwait(&gate->condition, &gate->mutex, &until);
}
