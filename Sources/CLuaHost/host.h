// Shared by the C files; not seen from Swift.
#pragma once

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <signal.h>

#include "CLuaHost.h"

#if LUA_VERSION_NUM != 504
#error "Lua 5.4 is needed"
#endif

enum {
  LH_TEXT_SIZE = 4096,
  LH_SUBJECT_SIZE = 128,
  LH_FUNCTION_NAME_SIZE = 64,
  LH_CHUNKS_SIZE = 8192,
};

typedef struct lh_frame {
  int line;
  int chunk;  // offset into `chunks`, -1 when there was no room
  char function[LH_FUNCTION_NAME_SIZE];
} lh_frame;

// Filled while an error is on its way. Everything is in place beforehand: reporting that memory ran
// out must not need memory.
typedef struct lh_failure {
  int kind;
  int type;
  int level;  // as in error(message, level): whose position is reported
  size_t text_length;
  char text[LH_TEXT_SIZE];
  char subject[LH_SUBJECT_SIZE];
  int line;
  int chunk;
  int frame_count;
  lh_frame frames[LH_MAX_FRAMES];
  size_t chunks_used;
  char chunks[LH_CHUNKS_SIZE];
} lh_failure;

// Every full userdata that a script can hold starts so, which makes a check one load.
typedef struct lh_header {
  int32_t what;
  int32_t type;
} lh_header;

enum { LH_IS_OBJECT = 0x4f, LH_IS_RECORD, LH_IS_HANDLE };

typedef struct lh_object {
  lh_header header;
  uint32_t generation;
  uint32_t call;  // the last one that read it
  int64_t index;
} lh_object;

typedef struct lh_record {
  lh_header header;
  double values[LH_MAX_RECORD_FIELDS];
} lh_record;

typedef struct lh_record_type {
  int metatable;
  int count;
  const char *name;    // the strings are anchored in the metatable
  const char *fields[LH_MAX_RECORD_FIELDS];
} lh_record_type;

typedef struct lh_object_type {
  int metatable;
  int cache;  // index -> userdata, so that one object is one value (and can be a table key)
  const char *name;
  bool answers_stay;  // while the host says so
  uint8_t *marks;     // a byte for each field, and then for each method
  int field_count;
} lh_object_type;

typedef struct lh_budget {
  int64_t cpu;
  int64_t instruction_limit;
  int64_t pattern_steps;
  int depth;                    // calls from the host that are running, one in another
  struct lh_host *outer;        // the state whose call this thread was in before
  volatile sig_atomic_t spent;  // what there is no more of, as LH_FAIL_...; LH_OK: nothing
  // The thread's processor time when the outermost call was first looked at; negative: not yet.
  volatile int64_t started;
  bool counts;                  // by instructions, or since nothing ticks
  bool ticks;
  int interval;
  int64_t instructions;         // counted since the outermost call began
  int64_t next_look;            // at the clock, when so many are counted
} lh_budget;

struct lh_host {
  lua_State *L;
  void *context;
  lh_callbacks callbacks;
  lh_transfer transfer;
  bool encoding;  // the transfer buffer holds references nobody has taken over yet
  size_t used;
  size_t limit;
  int64_t allocations_left;  // testing: the allocation that fails; negative: none
  uint32_t generation;
  bool settled;  // what objects answer stays the same until the generation ends
  bool varies;   // the answer on its way must not be stored
  uint32_t call; // counts calls from the host that are not in another
  lh_reads reads;
  lh_budget budget;
  lh_failure failure;
  int runs;                    // files that are running, one in another
  bool understands_bytecode;   // see assignments.h
  bool globals_assign;         // functions that assign remembered variables are among the globals
  int variable_count;          // remembered
  int64_t variables_compared;  // testing
  int64_t entries;             // functions handed into Lua that may assign a remembered variable
  int record_count;
  int object_count;
  lh_record_type records[LH_MAX_TYPES];
  lh_object_type objects[LH_MAX_TYPES];
};

static inline lh_host *lh_host_of(lua_State *L) { return *(lh_host **)lua_getextraspace(L); }

// failure.c
// Raises an error of our own. Takes no memory from Lua.
int lh_fail(lua_State *L, int kind, const char *format, ...) __attribute__((format(printf, 3, 4)));
int lh_fail_about(lua_State *L, int kind, const char *subject, const char *text, size_t length);
int lh_raise(lua_State *L);  // raises what `failure` already describes
void lh_failure_clear(lh_host *host);
void lh_failure_set_text(lh_failure *failure, const char *text, size_t length);
int lh_on_error(lua_State *L);  // the message handler
int lh_failed(lh_host *host, int status);  // after lua_pcall: the LH_FAIL_... of a Lua status
void lh_failure_place(lh_host *host, int kind, const char *name, int line);
// Describes a failure about `subject` at a line of a chunk, which is not known when `source` is empty.
void lh_failure_at(lh_host *host, int kind, const char *subject, const char *source, int line);
void lh_syntax_failure(lh_host *host, const char *name, const char *text, size_t length);

// objects.c
// Lets go of what objects have answered, and of those that are stale.
void lh_forget_objects(lua_State *L, lh_host *host);

// transfer.c
void lh_encode(lua_State *L, lh_host *host, int first, int count);
void lh_encode_done(lh_host *host);  // the references now belong to the reader
void lh_encode_discard(lh_host *host);
void lh_decode(lua_State *L, lh_host *host, int count);
int lh_decode_from(lua_State *L, lh_host *host, size_t *at, int depth);

// protect.c
// Runs `body` under lua_pcall with `argument` as its light userdata.
int lh_protect(lh_host *host, lua_CFunction body, void *argument);
int lh_call_body(lua_State *L);  // the entry of every call, by which tracebacks know it

// records.c, objects.c
void lh_push_record(lua_State *L, lh_host *host, int type, const double *values);
void lh_push_object(lua_State *L, lh_host *host, int type, int64_t index, uint32_t generation);
lh_header *lh_header_at(lua_State *L, int index);
bool lh_holds_unknown(lua_State *L, int index);  // a record with a number nobody knows
const char *lh_type_name(lua_State *L, int index);  // valid while the value is
int lh_finish_callback(lua_State *L, lh_host *host, int results);

// frozen.c
int lh_read_only_error(lua_State *L);                  // __newindex; upvalue 1: what it is
int lh_kept_error(lua_State *L);  // __newindex; upvalues: the variable's name, its function
void lh_freeze(lua_State *L, const char *name);        // replaces the table on top by its proxy
// Pushes a proxy of a table; writes call the function at `refusal`. Both indexes are absolute. [-0, +1]
void lh_push_proxy(lua_State *L, int table, int refusal);
// Replaces a proxy by the table behind it; false for a table that is none. [-0, +0]
bool lh_read_through(lua_State *L, int index);
void lh_readable_table(lua_State *L, int argument);    // replaces a proxy by what it stands for
void lh_writable_table(lua_State *L, int argument);

// kept.c
void lh_open_kept(lua_State *L);
void lh_begin_run(lua_State *L, lh_host *host);
void lh_keep_run(lua_State *L, lh_host *host);  // makes immutable what the run's functions reach
void lh_keep_table(lua_State *L, lh_host *host, const char *name);  // the same of the table on top
void lh_note_crossing(lua_State *L, lh_host *host, int function);   // goes out to the host. [-0, +0]
void lh_note_entry(lua_State *L, lh_host *host);                    // on top, goes into Lua. [-0, +0]

// variables.c
void lh_open_variables(lua_State *L);
// Remembers the value of a Lua function's upvalue; false when it was remembered before. [-0, +0]
bool lh_remember_variable(lua_State *L, int function, int number, int line);
// After a call that ended so: gives changed variables their values back. What the call came to; where
// one was changed in a call that went well, LH_FAIL_KEPT_VALUE.
int lh_restore_variables(lh_host *host, int kind);

// functions.c, environment.c
void lh_open_handles(lua_State *L);
void lh_open_libraries(lua_State *L);

// The libraries' own functions, by file.
extern const luaL_Reg lh_basic_functions[];
extern const luaL_Reg lh_text_functions[];
extern const luaL_Reg lh_pattern_functions[];
extern const luaL_Reg lh_table_functions[];
int lh_sorted_pairs(lua_State *L);
int lh_pairs_step(lua_State *L);   // the iterators that keep their place
int lh_gmatch_step(lua_State *L);
int lh_table_sort(lua_State *L);
int lh_string_format(lua_State *L);
// What tostring answers; pushes that text. Never an address.
const char *lh_plain_text(lua_State *L, int index, size_t *length);

// budget.c
void lh_budget_enter(lh_host *host);
void lh_budget_leave(lh_host *host);
// Ends the running call at its next instruction or step. Allowed in a signal handler on the call's
// own thread and in the allocator.
void lh_budget_arm(lh_host *host, int kind);
void lh_budget_count(lh_host *host, int64_t steps);
// Raises the error, unless it is memory and there is enough again.
void lh_budget_spent(lua_State *L, lh_host *host);
// After a failure: whoever goes on finds what the failed call has let go of.
void lh_budget_return_memory(lh_host *host);
// To be called in every C loop that a script can make long; `steps` counts as instructions.
static inline void lh_charge(lua_State *L, lh_host *host, int64_t steps) {
  if (host->budget.counts) lh_budget_count(host, steps);
  if (host->budget.spent) lh_budget_spent(L, host);
}
// The same between two pieces of work that no step measures.
void lh_charge_work(lua_State *L, lh_host *host);
