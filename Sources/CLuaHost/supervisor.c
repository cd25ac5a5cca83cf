// One thread of the process that watches the processor time of calls. A call pays two atomic
// operations; reading clocks is left to this thread, which looks every few milliseconds. So a call
// may go over its time by one such interval.
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "budget.h"
#include "supervisor.h"

enum {
  LOOK_NANOSECONDS = 2000000,
  // Looks without any running call before the thread sleeps until one starts.
  IDLE_LOOKS = 50,
  // Ignored unless somebody asks for it, so one that comes too late is harmless.
  SIGNAL = SIGURG,
};

struct lh_watch {
  lh_host *host;
  struct lh_watch *next;
  uint64_t word;     // of the call seen last
  int64_t started;   // its thread's processor time when first seen
  bool ended;        // it was told to end
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;
static struct lh_watch *watches;
static bool running;
static _Atomic(int) sleeping;
static struct sigaction previous;

static void handle(int signal, siginfo_t *info, void *context) {
  int saved = errno;
  // Calls of several states can be nested on this thread; each knows whether it was meant.
  for (lh_host *host = lh_current; host; host = host->budget.outer) {
    uint64_t word = atomic_load(&host->budget.word);
    if ((word & LH_PHASE) != LH_IDLE &&
        (word & ~(uint64_t)LH_PHASE) == atomic_load(&host->budget.condemned))
      lh_budget_arm(host, LH_FAIL_CPU);
  }
  if (previous.sa_flags & SA_SIGINFO) {
    if (previous.sa_sigaction) previous.sa_sigaction(signal, info, context);
  } else if (previous.sa_handler != SIG_DFL && previous.sa_handler != SIG_IGN) {
    previous.sa_handler(signal);
  }
  errno = saved;
}

// Under the lock.
static void end_call(struct lh_watch *watch, uint64_t word) {
  lh_budget *budget = &watch->host->budget;
  if (!atomic_compare_exchange_strong(&budget->word, &word,
                                      (word & ~(uint64_t)LH_PHASE) | LH_SIGNALLING))
    return;
  watch->ended = true;
  // Said here and not where the script notices: it may never come back from a host function.
  lh_monitor *monitor = budget->monitor;
  if (monitor) atomic_store(&monitor->exhausted_call, atomic_load(&monitor->call));
  if (LH_SIGNALS_DEFERRED) {
    atomic_store_explicit(&budget->spent, LH_FAIL_CPU, memory_order_relaxed);
  } else {
    atomic_store(&budget->condemned, word & ~(uint64_t)LH_PHASE);
    pthread_kill((pthread_t)budget->thread, SIGNAL);
  }
  atomic_store(&budget->word, word);
}

// Under the lock; whether the state's call is running.
static bool look(struct lh_watch *watch) {
  lh_budget *budget = &watch->host->budget;
  uint64_t word = atomic_load(&budget->word);
  if ((word & LH_PHASE) != LH_RUNNING) return false;
  // The call may end meanwhile and another begin on another thread; then the clock read is of
  // no use, but nothing is decided by it either: the word tells.
  int64_t now = lh_thread_time(budget->clock);
  // Without that clock real time is better than no limit.
  if (now < 0) now = lh_now_nanoseconds();
  if (word != watch->word) {
    watch->word = word;
    watch->started = now;
    watch->ended = false;
  } else if (!watch->ended && now - watch->started >= budget->cpu) {
    end_call(watch, word);
  }
  return true;
}

static void *supervise(void *nothing) {
  (void)nothing;
  int idle = 0;
  pthread_mutex_lock(&lock);
  for (;;) {
    bool any = false;
    for (struct lh_watch *watch = watches; watch; watch = watch->next) any |= look(watch);
    idle = any ? 0 : idle + 1;
    if (idle > IDLE_LOOKS) {
      // Announce first, look again, then sleep: a call that starts in between sees the flag.
      atomic_store(&sleeping, 1);
      for (struct lh_watch *watch = watches; watch; watch = watch->next) any |= look(watch);
      if (!any) pthread_cond_wait(&work, &lock);
      atomic_store(&sleeping, 0);
      idle = 0;
    }
    pthread_mutex_unlock(&lock);
    struct timespec pause = {0, LOOK_NANOSECONDS};
    nanosleep(&pause, NULL);
    pthread_mutex_lock(&lock);
  }
  return NULL;
}

// Under the lock.
static bool start(void) {
  if (running) return true;
  if (!LH_SIGNALS_DEFERRED) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    if (sigaction(SIGNAL, &action, &previous) != 0) return false;
  }
  sigset_t all, before;
  sigfillset(&all);
  // The process's signals go to its other threads.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  running = pthread_create(&thread, NULL, supervise, NULL) == 0;
  if (running) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return running;
}

lh_watch *lh_watch_add(lh_host *host) {
  struct lh_watch *watch = calloc(1, sizeof *watch);
  if (!watch) return NULL;
  watch->host = host;
  pthread_mutex_lock(&lock);
  bool started = start();
  if (started) {
    watch->next = watches;
    watches = watch;
  }
  pthread_mutex_unlock(&lock);
  if (started) return watch;
  free(watch);
  return NULL;
}

void lh_watch_remove(lh_watch *watch) {
  pthread_mutex_lock(&lock);
  for (struct lh_watch **link = &watches; *link; link = &(*link)->next) {
    if (*link == watch) {
      *link = watch->next;
      break;
    }
  }
  pthread_mutex_unlock(&lock);
  free(watch);
}

void lh_watch_wake(void) {
  if (!atomic_load(&sleeping)) return;
  pthread_mutex_lock(&lock);
  pthread_cond_signal(&work);
  pthread_mutex_unlock(&lock);
}

void lh_watch_admit_thread(void) {
  sigset_t ours;
  sigemptyset(&ours);
  sigaddset(&ours, SIGNAL);
  pthread_sigmask(SIG_UNBLOCK, &ours, NULL);
}
