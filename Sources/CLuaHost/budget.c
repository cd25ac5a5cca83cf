// What a call may use: entered and left by the outermost call of a state, checked by the hook.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "supervisor.h"

enum {
  COUNT_INTERVAL = 100,
  DEFERRED_INTERVAL = 1000,
  DEEP = 10000,  // calls in each other, which are the likely reason when there is no memory left
};

_Thread_local lh_host *lh_current;
static _Thread_local lh_monitor *monitor;
// Kept by thread and not by state: a new thread may get the identity of one that has ended.
static _Thread_local uintptr_t own_clock;

static void hook(lua_State *L, lua_Debug *event) {
  (void)event;
  lh_host *host = lh_host_of(L);
  lh_charge(L, host, host->budget.instruction_limit ? host->budget.interval : 0);
}

void lh_budget_arm(lh_host *host, int kind) {
  atomic_store_explicit(&host->budget.spent, kind, memory_order_relaxed);
  // Lua allows this from a signal handler on the state's own thread, whatever it is at.
  lua_sethook(host->L, hook, LUA_MASKCOUNT, 1);
}

static void arm_up_front(lh_host *host) {
  if (host->budget.instruction_limit)
    lua_sethook(host->L, hook, LUA_MASKCOUNT, host->budget.interval);
  else if (LH_SIGNALS_DEFERRED)
    lua_sethook(host->L, hook, LUA_MASKCOUNT, DEFERRED_INTERVAL);
  else if (lua_gethookmask(host->L))
    lua_sethook(host->L, NULL, 0, 0);
}

// Takes back the word that memory is spent and collects the garbage; false when that was not said.
static bool collect(lh_host *host) {
  int spent = LH_FAIL_MEMORY;
  if (!atomic_compare_exchange_strong(&host->budget.spent, &spent, LH_OK)) return false;
  lua_gc(host->L, LUA_GCCOLLECT, 0);
  return true;
}

void lh_budget_return_memory(lh_host *host) { collect(host); }

void lh_budget_spent(lua_State *L, lh_host *host) {
  if (collect(host)) {
    if (host->used <= host->limit) {
      arm_up_front(host);
      return;
    }
    lh_budget_arm(host, LH_FAIL_MEMORY);
  }
  // A host function may swallow the error of a call inside this one and call again: then the next
  // instruction out here ends it. With the old interval that might forever be one in there.
  lua_sethook(L, hook, LUA_MASKCOUNT, 1);
  lua_Debug frame;
  switch (atomic_load_explicit(&host->budget.spent, memory_order_relaxed)) {
    case LH_FAIL_CPU:
      lh_fail(L, LH_FAIL_CPU, "used more than %lld ms of processor time",
              (long long)(host->budget.cpu / 1000000));
      return;
    case LH_FAIL_MEMORY:
      lh_fail(L, lua_getstack(L, DEEP, &frame) ? LH_FAIL_STACK : LH_FAIL_MEMORY,
              "not enough memory");
      return;
    default:
      lh_fail(L, LH_FAIL_INSTRUCTIONS, "ran more than %lld instructions",
              (long long)host->budget.instruction_limit);
  }
}

bool lh_budget_init(lh_host *host) {
  lh_set_limits(host, 250000000, 0, 10000000);
  host->budget.watch = lh_watch_add(host);
  return host->budget.watch != NULL;
}

void lh_budget_close(lh_host *host) {
  if (host->budget.watch) lh_watch_remove(host->budget.watch);
  host->budget.watch = NULL;
}

void lh_set_limits(lh_host *host, int64_t cpu_nanoseconds, int64_t instructions,
                   int64_t pattern_steps) {
  lh_budget *budget = &host->budget;
  budget->cpu = cpu_nanoseconds;
  budget->instruction_limit = instructions;
  budget->interval = COUNT_INTERVAL;
  if (instructions > 0 && instructions < COUNT_INTERVAL) budget->interval = (int)instructions;
  budget->pattern_steps = pattern_steps;
}

int64_t lh_instructions_used(const lh_host *host) { return host->budget.instructions; }

void lh_budget_enter(lh_host *host) {
  lh_budget *budget = &host->budget;
  if (budget->depth++ > 0) return;
  budget->instructions = 0;
  atomic_store_explicit(&budget->spent, LH_OK, memory_order_relaxed);
  if (!own_clock) {
    own_clock = lh_this_thread_clock();
    lh_watch_admit_thread();
  }
  budget->thread = lh_this_thread();
  atomic_store_explicit(&budget->clock, own_clock, memory_order_relaxed);
  if (!lh_current && monitor) atomic_fetch_add(&monitor->call, 1);
  budget->monitor = monitor;
  budget->outer = lh_current;
  lh_current = host;
  arm_up_front(host);
  uint64_t word = atomic_load_explicit(&budget->word, memory_order_relaxed);
  atomic_store(&budget->word, (word & ~(uint64_t)LH_PHASE) + (LH_PHASE + 1) + LH_RUNNING);
  lh_watch_wake();
}

void lh_budget_leave(lh_host *host) {
  lh_budget *budget = &host->budget;
  if (--budget->depth > 0) return;
  uint64_t running = atomic_load(&budget->word);
  do {
    running = (running & ~(uint64_t)LH_PHASE) | LH_RUNNING;  // waits while a signal is being sent
  } while (!atomic_compare_exchange_weak(&budget->word, &running, running & ~(uint64_t)LH_PHASE));
  // From here the handler ignores what still arrives for this call.
  if (lua_gethookmask(host->L)) lua_sethook(host->L, NULL, 0, 0);
  lh_current = budget->outer;
  if (!lh_current && monitor) atomic_fetch_add(&monitor->call, 1);
}

lh_monitor *lh_monitor_new(void) { return calloc(1, sizeof(lh_monitor)); }

void lh_monitor_free(lh_monitor *shared) { free(shared); }

void lh_monitor_attach(lh_monitor *shared) { monitor = shared; }

uint64_t lh_monitor_call(lh_monitor *shared) { return atomic_load(&shared->call); }

bool lh_monitor_exhausted(lh_monitor *shared, uint64_t call) {
  return atomic_load(&shared->exhausted_call) == call;
}
