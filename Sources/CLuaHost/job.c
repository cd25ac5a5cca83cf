// A job that somebody waits for, done on a thread of its own, which can be given up.
#include <stdatomic.h>
#include <stdlib.h>

#include "CLuaHostThread.h"
#include "job.h"

enum { WORKING, DONE, GIVEN_UP };

struct lh_job {
  _Atomic(int) state;
  int64_t patience;
  lh_semaphore *over;
};

static _Thread_local lh_job *volatile own;

lh_job *lh_job_new(int64_t patience) {
  lh_job *job = calloc(1, sizeof *job);
  if (!job) return NULL;
  job->patience = patience;
  job->over = lh_semaphore_new(0);
  if (job->over) return job;
  free(job);
  return NULL;
}

void lh_job_free(lh_job *job) {
  lh_semaphore_free(job->over);
  free(job);
}

// Whoever comes first decides how the job has ended, and says so.
static bool settle(lh_job *job, int state) {
  int working = WORKING;
  if (!atomic_compare_exchange_strong(&job->state, &working, state)) return false;
  lh_semaphore_signal(job->over);
  return true;
}

void lh_job_begin(lh_job *job) {
  atomic_store(&job->state, WORKING);
  own = job;
}

bool lh_job_end(lh_job *job) {
  own = NULL;
  return settle(job, DONE);
}

bool lh_job_wait(lh_job *job) {
  lh_semaphore_wait(job->over);
  return atomic_load(&job->state) == DONE;
}

void lh_job_overdue(int64_t nanoseconds) {
  if (own && nanoseconds >= own->patience) settle(own, GIVEN_UP);
}
