// What a call may use: entered and left by the outermost call of a state, looked at by its thread's
// ticks, and by the hook where something is to be counted.
#include <stdatomic.h>
#include <time.h>

#include "host.h"
#include "job.h"
#include "ticks.h"

enum {
  COUNT_INTERVAL = 100,
  LOOK_INTERVAL = 1000,
  DEEP = 10000,  // calls in each other, which are the likely reason when there is no memory left
};

// The innermost state whose call this thread is in.
static _Thread_local lh_host *volatile current;

static int64_t own_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// In the signal handler, or where there are no ticks.
static void look(lh_host *host, int64_t now) {
  lh_budget *budget = &host->budget;
  if (budget->started < 0) budget->started = now;
  int64_t over = now - budget->started - budget->cpu;
  if (over < 0) return;
  lh_budget_arm(host, LH_FAIL_CPU);
  lh_job_overdue(over);
}

bool lh_tick(void) {
  if (!current) return false;
  int64_t now = own_time();
  // Calls of several states can be nested on this thread.
  for (lh_host *host = current; host; host = host->budget.outer) look(host, now);
  return true;
}

static void hook(lua_State *L, lua_Debug *event) {
  (void)event;
  lh_host *host = lh_host_of(L);
  lh_charge(L, host, host->budget.interval);
}

void lh_budget_arm(lh_host *host, int kind) {
  host->budget.spent = kind;
  // Lua allows this from a signal handler on the state's own thread, whatever it is at.
  lua_sethook(host->L, hook, LUA_MASKCOUNT, 1);
}

void lh_budget_count(lh_host *host, int64_t steps) {
  lh_budget *budget = &host->budget;
  budget->instructions += steps;
  if (budget->instruction_limit && budget->instructions > budget->instruction_limit)
    lh_budget_arm(host, LH_FAIL_INSTRUCTIONS);
  if (budget->ticks || budget->instructions < budget->next_look) return;
  budget->next_look = budget->instructions + LOOK_INTERVAL;
  look(host, own_time());
}

void lh_charge_work(lua_State *L, lh_host *host) {
  if (!host->budget.ticks) look(host, own_time());
  lh_charge(L, host, 0);
}

static void arm_up_front(lh_host *host) {
  if (host->budget.counts)
    lua_sethook(host->L, hook, LUA_MASKCOUNT, host->budget.interval);
  else if (lua_gethookmask(host->L))
    lua_sethook(host->L, NULL, 0, 0);
}

void lh_collect(lh_host *host) {
  lh_forget_objects(host->L, host);
  lua_gc(host->L, LUA_GCCOLLECT, 0);
}

// Takes back the word that memory is spent and collects the garbage; false when that was not said.
static bool collect(lh_host *host) {
  if (host->budget.spent != LH_FAIL_MEMORY) return false;
  host->budget.spent = LH_OK;
  lh_collect(host);
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
  switch (host->budget.spent) {
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

void lh_set_limits(lh_host *host, int64_t cpu_nanoseconds, int64_t instructions,
                   int64_t pattern_steps) {
  host->budget.cpu = cpu_nanoseconds;
  host->budget.instruction_limit = instructions;
  host->budget.pattern_steps = pattern_steps;
}

int64_t lh_instructions_used(const lh_host *host) {
  return host->budget.instruction_limit ? host->budget.instructions : 0;
}

void lh_budget_enter(lh_host *host) {
  lh_budget *budget = &host->budget;
  if (budget->depth++ > 0) return;
  budget->spent = LH_OK;
  budget->instructions = 0;
  budget->next_look = 0;
  budget->started = -1;
  budget->outer = current;
  atomic_signal_fence(memory_order_release);
  current = host;
  // From here the ticks see the call.
  budget->ticks = lh_ticks_start();
  budget->counts = !budget->ticks || budget->instruction_limit;
  budget->interval = budget->instruction_limit ? COUNT_INTERVAL : LOOK_INTERVAL;
  if (budget->instruction_limit && budget->instruction_limit < COUNT_INTERVAL)
    budget->interval = (int)budget->instruction_limit;
  if (!budget->ticks) look(host, own_time());
  arm_up_front(host);
}

void lh_budget_leave(lh_host *host) {
  lh_budget *budget = &host->budget;
  if (--budget->depth > 0) return;
  // From here the ticks do not.
  current = budget->outer;
  if (lua_gethookmask(host->L)) lua_sethook(host->L, NULL, 0, 0);
}
