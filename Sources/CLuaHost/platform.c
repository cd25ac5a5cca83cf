// Threads and semaphores.
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

#include "CLuaHostThread.h"

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

#ifdef __APPLE__

// Semaphores without a name are not to be had there but in this form.
#include <dispatch/dispatch.h>

struct lh_semaphore {
  dispatch_semaphore_t semaphore;
};

static bool start_semaphore(lh_semaphore *made, unsigned value) {
  made->semaphore = dispatch_semaphore_create(value);
  return made->semaphore != NULL;
}

void lh_semaphore_free(lh_semaphore *semaphore) {
  dispatch_release(semaphore->semaphore);
  free(semaphore);
}

void lh_semaphore_wait(lh_semaphore *semaphore) {
  dispatch_semaphore_wait(semaphore->semaphore, DISPATCH_TIME_FOREVER);
}

void lh_semaphore_signal(lh_semaphore *semaphore) {
  dispatch_semaphore_signal(semaphore->semaphore);
}

#else

#include <semaphore.h>

struct lh_semaphore {
  sem_t semaphore;
};

static bool start_semaphore(lh_semaphore *made, unsigned value) {
  return sem_init(&made->semaphore, 0, value) == 0;
}

void lh_semaphore_free(lh_semaphore *semaphore) {
  sem_destroy(&semaphore->semaphore);
  free(semaphore);
}

void lh_semaphore_wait(lh_semaphore *semaphore) {
  while (sem_wait(&semaphore->semaphore) != 0 && errno == EINTR) continue;
}

void lh_semaphore_signal(lh_semaphore *semaphore) { sem_post(&semaphore->semaphore); }

#endif

lh_semaphore *lh_semaphore_new(unsigned value) {
  lh_semaphore *semaphore = malloc(sizeof *semaphore);
  if (!semaphore) return NULL;
  if (start_semaphore(semaphore, value)) return semaphore;
  free(semaphore);
  return NULL;
}
