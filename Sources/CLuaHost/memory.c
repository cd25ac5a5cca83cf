// The state's allocator, and the state's life.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"

enum { DEEP = 10000 };

// Only looks: nothing here allocates or raises. Lua has saved the place before it asks for memory.
static void note_refusal(lh_host *host) {
  lua_Debug frame;
  host->refused.line = 0;
  host->refused.deep = false;
  if (!host->L) return;
  host->refused.deep = lua_getstack(host->L, DEEP, &frame);
  for (int level = 0; level < 8 && lua_getstack(host->L, level, &frame); level++) {
    lua_getinfo(host->L, "Sl", &frame);
    if (frame.currentline < 0) continue;
    host->refused.line = frame.currentline;
    const char *name = frame.source;
    snprintf(host->refused.chunk, sizeof host->refused.chunk, "%s", *name == '@' ? name + 1 : name);
    return;
  }
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
  if (new_size > old_size) {
    bool refused = new_size - old_size > host->limit - host->used;
    if (host->allocations_left >= 0 && host->allocations_left-- == 0) {
      host->allocations_left = 0;  // stays out of memory until told otherwise
      refused = true;
    }
    if (refused) {
      note_refusal(host);
      return NULL;
    }
  }
  void *moved = realloc(block, new_size);
  // Lua may count on shrinking; the old block is large enough.
  if (!moved && new_size <= old_size) return block;
  if (!moved) {
    note_refusal(host);
    return NULL;
  }
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
  lh_open_libraries(L);
  return 0;
}

lh_host *lh_open(size_t memory_limit, lh_callbacks callbacks) {
  lh_host *host = calloc(1, sizeof *host);
  if (!host) return NULL;
  host->limit = memory_limit;
  host->allocations_left = -1;
  host->callbacks = callbacks;
  host->L = lh_budget_init(host) ? lua_newstate(allocate, host) : NULL;
  if (!host->L) {
    lh_budget_close(host);
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
  lh_budget_close(host);
  free(host->transfer.values);
  free(host->transfer.bytes);
  free(host);
}

size_t lh_memory_in_use(const lh_host *host) { return host->used; }

int32_t lh_stack_top(const lh_host *host) { return lua_gettop(host->L); }

void lh_set_generation(lh_host *host, uint32_t generation) { host->generation = generation; }

void lh_release(lh_host *host, int32_t reference) {
  luaL_unref(host->L, LUA_REGISTRYINDEX, reference);
}
