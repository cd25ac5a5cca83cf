// The C half of the Lua host. Nothing declared here ever raises a Lua error into its caller: every
// operation that may raise runs under lua_pcall and answers with a status.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CLuaHostBudget.h"
#include "CLuaHostTesting.h"
#include "CLuaHostThread.h"

typedef struct lh_host lh_host;

// What a value is while it crosses. A table is one LH_TABLE value followed by `a` array values and
// then `b` pairs of key and value.
enum {
  LH_NIL,
  LH_BOOLEAN,   // a: 0 or 1
  LH_INTEGER,   // a
  LH_NUMBER,    // n0
  LH_STRING,    // a: offset into the bytes, b: length
  LH_TABLE,     // a: array values, b: pairs
  LH_FUNCTION,  // a: registry reference, owned by whoever reads the value
  LH_OBJECT,    // type, a: index, generation
  LH_RECORD,    // type, n0...n3
  LH_SHARED,    // a: registry reference; only on the way into Lua
};

typedef struct lh_value {
  int32_t tag;
  int32_t type;
  uint32_t generation;
  int64_t a;
  int64_t b;
  double n0, n1, n2, n3;
} lh_value;

// The one buffer through which values cross, in both directions. Whoever reads it must be done
// before anything else is called; so one buffer a state is enough, nested calls included.
typedef struct lh_transfer {
  lh_value *values;
  size_t count;
  size_t capacity;
  uint8_t *bytes;
  size_t byte_count;
  size_t byte_capacity;
} lh_transfer;

enum {
  LH_MAX_DEPTH = 64,
  LH_MAX_ENTRIES = 1000000,
  LH_MAX_SOURCE = 1 << 20,
  LH_MAX_RECORD_FIELDS = 4,
  LH_MAX_TYPES = 256,
  LH_MAX_FRAMES = 16,
  LH_MAX_NAME = 40,  // Lua interns strings up to this length, and names are compared by address
  LH_MAX_MEMBER = 64,  // of an object, which is looked up in a table
};

enum {
  LH_OK = 0,
  LH_FAIL_HOST,            // a Swift error is pending
  LH_FAIL_SCRIPT,          // error() or assert() in the script
  LH_FAIL_RUNTIME,         // raised by Lua or by one of our library functions
  LH_FAIL_SYNTAX,
  LH_FAIL_UNKNOWN_FIELD,   // subject: type or library, text: field
  LH_FAIL_UNKNOWN_GLOBAL,  // text: name, type: environment
  LH_FAIL_UNKNOWN_NUMBER,  // subject: type, text: field
  LH_FAIL_READ_ONLY,       // subject: what was to be changed, text: the key
  LH_FAIL_KEPT_TABLE,      // subject: the variable through which it is kept
  LH_FAIL_KEPT_VALUE,      // subject: the variable, empty when it has no name
  LH_FAIL_STALE,           // subject: type
  LH_FAIL_CPU,
  LH_FAIL_INSTRUCTIONS,
  LH_FAIL_PATTERN_STEPS,
  LH_FAIL_MEMORY,
  LH_FAIL_STACK,
  LH_FAIL_TOO_DEEP,
  LH_FAIL_CYCLIC,
  LH_FAIL_TOO_LARGE,
  LH_FAIL_UNSUPPORTED,     // text: the type name of a value that cannot leave Lua
  LH_FAIL_BUG,
};

// The Swift side. Each of these returns before any Lua error is raised; a negative result asks the
// C caller to raise LH_FAIL_HOST once the Swift frame has ended.
typedef struct lh_callbacks {
  // Puts the field's value into the transfer buffer; 1 when done.
  int32_t (*read)(void *context, int32_t type, int32_t field, int64_t index, uint32_t generation);
  // The arguments are in the transfer buffer; leaves the results there and returns their number.
  int32_t (*method)(void *context, int32_t type, int32_t method, int64_t index,
                    uint32_t generation, int32_t arguments);
  int32_t (*function)(void *context, int32_t identifier, int32_t arguments);
  // The Lua function `identifier` has been collected. Must not touch Lua.
  void (*release)(void *context, int32_t identifier);
} lh_callbacks;

// NULL when there is no memory for the state. The callbacks are not called before a function, an
// object or a record is made.
lh_host *lh_open(size_t memory_limit, lh_callbacks callbacks);
void lh_set_context(lh_host *host, void *context);
void lh_close(lh_host *host);

lh_transfer *lh_transfer_of(lh_host *host);
// False when there is no memory (or, for bytes, more than the state's memory limit is asked for).
bool lh_transfer_grow_values(lh_transfer *transfer);
bool lh_transfer_grow_bytes(lh_transfer *transfer, size_t extra);

static inline void lh_transfer_reset(lh_transfer *transfer) {
  transfer->count = 0;
  transfer->byte_count = 0;
}

// NULL when there is no memory.
static inline lh_value *lh_transfer_put(lh_transfer *transfer) {
  if (transfer->count == transfer->capacity && !lh_transfer_grow_values(transfer)) return NULL;
  return &transfer->values[transfer->count++];
}

static inline bool lh_transfer_put_string(lh_transfer *transfer, const void *bytes, size_t length) {
  if (transfer->byte_capacity - transfer->byte_count < length &&
      !lh_transfer_grow_bytes(transfer, length))
    return false;
  lh_value *value = lh_transfer_put(transfer);
  if (!value) return false;
  value->tag = LH_STRING;
  value->a = (int64_t)transfer->byte_count;
  value->b = (int64_t)length;
  if (length) __builtin_memcpy(transfer->bytes + transfer->byte_count, bytes, length);
  transfer->byte_count += length;
  return true;
}

// Where the `count` pairs from the value `at` on begin, in the order of their keys: numbers, strings
// bytewise, booleans. Returns where the last of them ends.
size_t lh_transfer_order(const lh_transfer *transfer, size_t at, size_t count, size_t *places);

// Negative, 0 or positive: which bytes come first; of a text and a longer one that starts so, the text.
static inline int lh_compare_bytes(const void *a, size_t a_length, const void *b, size_t b_length) {
  size_t shorter = a_length < b_length ? a_length : b_length;
  int order = shorter ? __builtin_memcmp(a, b, shorter) : 0;
  if (order) return order;
  return a_length < b_length ? -1 : a_length > b_length;
}

// Calls the referenced function with the `arguments` values of the transfer buffer and leaves
// `results` values there.
int32_t lh_call(lh_host *host, int32_t function, int32_t arguments, int32_t results);
// The same for a file, without arguments: after it has run, everything that the functions it gave the
// host reach is made immutable; see kept.c.
int32_t lh_run(lh_host *host, int32_t chunk, int32_t results);
// Makes the one table in the transfer buffer an immutable one of the state; `*table` is a new
// reference. Errors call it `name`.
int32_t lh_share(lh_host *host, const char *name, int32_t *table);
// Compiles text (never bytecode) with `environment` as its _ENV; `*function` is a new reference.
int32_t lh_load(lh_host *host, const uint8_t *source, size_t length, const char *name,
                int32_t environment, int32_t *function);
int32_t lh_make_function(lh_host *host, int32_t identifier, int32_t *function);
int32_t lh_define_record(lh_host *host, int32_t type, const char *name, const char *const *fields,
                         int32_t count);
int32_t lh_define_object(lh_host *host, int32_t type, const char *name, const char *const *fields,
                         int32_t field_count, const char *const *methods, int32_t method_count,
                         bool answers_stay, const uint8_t *marks);

// What the last call from the host has read: objects, and the marks of all members together.
enum { LH_MAX_READS = 96 };
typedef struct lh_read {
  int32_t type;
  int64_t index;
} lh_read;
typedef struct lh_reads {
  int32_t count;
  bool is_complete;  // false when there were more
  uint8_t marks;
  lh_read objects[LH_MAX_READS];
} lh_reads;
const lh_reads *lh_reads_of(const lh_host *host);

// Parts of the standard library an environment may have.
enum { LH_LIB_BASIC = 1, LH_LIB_MATH = 2, LH_LIB_STRING = 4, LH_LIB_TABLE = 8, LH_LIB_UTF8 = 16 };
// The transfer buffer holds `globals` pairs of name and value. Tables among them are frozen.
int32_t lh_make_environment(lh_host *host, int32_t identifier, int32_t libraries, int32_t globals,
                            int32_t *environment);
// The names the libraries offer, by number; false past the end. The basic functions' library is "".
bool lh_library_member(int32_t index, const char **library, const char **member);

// The line of the script that called into the host, and that of a function's definition; 0 when
// unknown, as for functions that are no script's. The chunk's name is valid until Lua runs again.
int32_t lh_calling_line(lh_host *host, const char **chunk);
int32_t lh_function_line(lh_host *host, int32_t function, const char **chunk);

void lh_release(lh_host *host, int32_t reference);
void lh_set_generation(lh_host *host, uint32_t generation);
// What objects answer stays the same from here to the next generation, but for types that do not stay.
void lh_settle(lh_host *host);
// Called while the host answers: what it answers may differ the next time all the same.
void lh_answer_varies(lh_host *host);
size_t lh_memory_in_use(const lh_host *host);
// Frees what nobody holds, with what objects have answered, so that only what is kept is in use.
void lh_collect(lh_host *host);
// The number of values on the Lua stack: the tests' and debug builds' check of its balance.
int32_t lh_stack_top(const lh_host *host);

// What the last failed operation left. Texts are bytes, not necessarily UTF-8.
int32_t lh_failure_type(const lh_host *host);
const char *lh_failure_text(const lh_host *host, size_t *length);
const char *lh_failure_subject(const lh_host *host);
const char *lh_failure_chunk(const lh_host *host);  // NULL when unknown
int32_t lh_failure_line(const lh_host *host);       // 0 when unknown
int32_t lh_failure_frames(const lh_host *host);
int32_t lh_failure_frame_line(const lh_host *host, int32_t frame);
const char *lh_failure_frame_chunk(const lh_host *host, int32_t frame);
const char *lh_failure_frame_function(const lh_host *host, int32_t frame);  // NULL when unknown
