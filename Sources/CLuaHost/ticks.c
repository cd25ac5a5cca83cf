// Ticks by a timer on the thread's own processor time, which signals that same thread. Nothing of it
// depends on any other clock: a thread that waits, or a machine that sleeps, does not tick.
#include "ticks.h"

#if defined(__linux__) && !LH_SIGNALS_DEFERRED

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum {
  PERIOD_NANOSECONDS = 4000000,
  // Ignored unless somebody asks for it, so one that comes too late is harmless.
  SIGNAL = SIGURG,
};

static _Thread_local struct {
  enum { UNKNOWN, MADE, REFUSED } state;
  volatile sig_atomic_t armed;
  timer_t timer;
} ticks;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;  // its destructor notices a thread's end
static bool prepared;
static struct sigaction previous;

static void arm(void) {
  const struct itimerspec next = {{0, 0}, {0, PERIOD_NANOSECONDS}};
  ticks.armed = 1;
  timer_settime(ticks.timer, 0, &next, NULL);
}

static void handle(int signal, siginfo_t *info, void *context) {
  int saved = errno;
  if (info->si_code == SI_TIMER && info->si_value.sival_ptr == &key) {
    ticks.armed = 0;
    if (lh_tick()) arm();
  } else if (previous.sa_flags & SA_SIGINFO) {
    if (previous.sa_sigaction) previous.sa_sigaction(signal, info, context);
  } else if (previous.sa_handler != SIG_DFL && previous.sa_handler != SIG_IGN) {
    previous.sa_handler(signal);
  }
  errno = saved;
}

static void end(void *nothing) {
  (void)nothing;
  ticks.state = UNKNOWN;
  timer_delete(ticks.timer);
}

static void prepare(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  prepared = pthread_key_create(&key, end) == 0 && sigaction(SIGNAL, &action, &previous) == 0;
}

static bool make(void) {
  pthread_once(&once, prepare);
  if (!prepared) return false;
  struct sigevent event;
  memset(&event, 0, sizeof event);
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = SIGNAL;
  event.sigev_value.sival_ptr = &key;
  event.sigev_notify_thread_id = (pid_t)syscall(SYS_gettid);
  if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &ticks.timer) != 0) return false;
  if (pthread_setspecific(key, &ticks) != 0) {
    timer_delete(ticks.timer);
    return false;
  }
  sigset_t ours;
  sigemptyset(&ours);
  sigaddset(&ours, SIGNAL);
  pthread_sigmask(SIG_UNBLOCK, &ours, NULL);
  return true;
}

bool lh_ticks_start(void) {
  if (ticks.state == UNKNOWN) ticks.state = make() ? MADE : REFUSED;
  if (ticks.state == MADE && !ticks.armed) arm();
  return ticks.state == MADE;
}

#else

// Apple's systems have no timer on a thread's processor time. Untested there: the count hook that takes
// the ticks' place is what the tests run under the thread sanitizer.
bool lh_ticks_start(void) { return false; }

#endif
