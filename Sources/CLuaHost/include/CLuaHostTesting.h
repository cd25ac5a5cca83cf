// For the tests alone: the original library to compare with, and faults on demand.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct lh_host;

// From now on `allowed` requests for memory succeed and every later one fails; negative: no faults.
void lh_testing_fail_allocations(struct lh_host *host, int64_t allowed);

// From now on no bytecode is understood: every upvalue counts as assigned.
void lh_testing_forget_bytecode(struct lh_host *host);

// How many variables were compared with their remembered values so far.
int64_t lh_testing_variables_compared(const struct lh_host *host);

// Whether calls are looked at by ticks, without which no job is given up.
bool lh_testing_ticks(void);

// A plain Lua with all its libraries, without any limit.
typedef struct lh_plain lh_plain;
lh_plain *lh_plain_open(const char *script);  // NULL when the script does not compile
void lh_plain_close(lh_plain *plain);
// Arguments for the next run, in order.
void lh_plain_add(lh_plain *plain, const uint8_t *bytes, size_t length);
// Runs the script; its one result, a string, is valid until the next call. NULL when it failed.
const uint8_t *lh_plain_run(lh_plain *plain, size_t *length);
