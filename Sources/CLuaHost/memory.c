// The state's allocator, and the state's life.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"

// Whether the system may be asked for that much more. What a running call asks for beyond the limit is
// given all the same, up to as much again: the next instruction, or the next step of a library loop,
// collects the garbage and then, if that does not help, raises the error, which unlike Lua's own knows
// its line. Nothing here looks at the state, which may be between two stacks; to arm the hook is
// allowed at any time.
static bool admit(lh_host *host, size_t growth) {
  if (host->allocations_left >= 0 && host->allocations_left-- == 0) {
    host->allocations_left = 0;  // stays out of memory until told otherwise
    return false;
  }
  if (host->used <= host->limit && growth <= host->limit - host->used) return true;
  if (host->budget.depth == 0 || growth > 2 * host->limit - host->used) return false;
  lh_budget_arm(host, LH_FAIL_MEMORY);
  return true;
}

static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  lh_host *host = context;
  // For a new block Lua passes a type tag in place of the old size.
  if (!block) old_size = 0;
  if (new_size == 0) {
    free(block);
    host->used -= old_size;
    return NULL;
  }
  if (new_size > old_size && !admit(host, new_size - old_size)) return NULL;
  void *moved = realloc(block, new_size);
  // Lua may count on shrinking; the old block is large enough.
  if (!moved) return new_size <= old_size ? block : NULL;
  host->used = host->used - old_size + new_size;
  return moved;
}

// Only reached when something was raised outside a protected call, which is a bug of ours: there is
// no frame to return to.
static int panic(lua_State *L) {
  const char *text = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "no message";
  fprintf(stderr, "internal error: unprotected error in a Lua state: %s\n", text);
  abort();
}

static int prepare(lua_State *L) {
  lua_gc(L, LUA_GCGEN, 0, 0);
  lh_open_handles(L);
  lh_open_kept(L);
  lh_open_libraries(L);
  return 0;
}

lh_host *lh_open(size_t memory_limit, lh_callbacks callbacks) {
  lh_host *host = calloc(1, sizeof *host);
  if (!host) return NULL;
  host->limit = memory_limit;
  host->allocations_left = -1;
  host->callbacks = callbacks;
  host->L = lua_newstate(allocate, host);
  if (!host->L) {
    free(host);
    return NULL;
  }
  lua_atpanic(host->L, panic);
  *(lh_host **)lua_getextraspace(host->L) = host;
  if (lh_protect(host, prepare, NULL) != LH_OK) {
    lh_close(host);
    return NULL;
  }
  return host;
}

void lh_set_context(lh_host *host, void *context) { host->context = context; }

void lh_close(lh_host *host) {
  host->allocations_left = -1;
  lua_close(host->L);
  for (int i = 0; i < LH_MAX_TYPES; i++) free(host->objects[i].marks);
  free(host->transfer.values);
  free(host->transfer.bytes);
  free(host);
}

size_t lh_memory_in_use(const lh_host *host) { return host->used; }

int32_t lh_stack_top(const lh_host *host) { return lua_gettop(host->L); }

void lh_set_generation(lh_host *host, uint32_t generation) {
  host->generation = generation;
  host->settled = false;
}

void lh_settle(lh_host *host) { host->settled = true; }

void lh_answer_varies(lh_host *host) { host->varies = true; }

const lh_reads *lh_reads_of(const lh_host *host) { return &host->reads; }

void lh_release(lh_host *host, int32_t reference) {
  luaL_unref(host->L, LUA_REGISTRYINDEX, reference);
}
