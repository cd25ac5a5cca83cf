// Lua patterns as small programs, and the machine that runs them. The language is the manual's,
// section 6.4.1. The machine keeps its own stack of choices instead of recursing, counts its steps,
// and so can be stopped; a pattern has no loops over groups, so it never has more choices open than
// the pattern has items.
#pragma once

#include "host.h"

enum { PATTERN_MAX_CAPTURES = 32, PATTERN_INLINE = 16 };

typedef struct byte_set {
  uint64_t words[4];
} byte_set;

typedef enum item_kind {
  ITEM_BYTE,       // low
  ITEM_ANY,
  ITEM_SET,        // set
  ITEM_OPEN,       // (
  ITEM_POSITION,   // ()
  ITEM_CLOSE,      // )
  ITEM_BALANCE,    // %b: low, high
  ITEM_FRONTIER,   // %f: set
  ITEM_BACK,       // %1: low is the capture's index, 0xff for %0
  ITEM_END,        // $ at the end
  ITEM_DONE,
  ITEM_MALFORMED,  // message; an error only when a match gets here, as in the original
} item_kind;

typedef enum item_repeat { ONCE, MAYBE, MANY, FEW, SOME } item_repeat;

typedef struct pattern_item {
  uint8_t kind;
  uint8_t repeat;
  uint8_t low;
  uint8_t high;
  uint32_t set;
  const char *message;
} pattern_item;

// A place to come back to when what follows does not match.
typedef struct choice {
  uint32_t item;
  int32_t capture;
  const char *at;
  size_t count;
} choice;

typedef struct pattern {
  pattern_item *items;
  choice *choices;
  byte_set *sets;
  pattern_item inline_items[PATTERN_INLINE];
  choice inline_choices[PATTERN_INLINE];
  byte_set inline_sets[PATTERN_INLINE / 2];
} pattern;

typedef struct capture {
  const char *start;
  ptrdiff_t length;  // or one of these
} capture;

enum { CAPTURE_OPEN = -1, CAPTURE_POSITION = -2 };

typedef struct matcher {
  lua_State *L;
  lh_host *host;
  const pattern *pattern;
  const char *begin;
  const char *end;
  int64_t steps;
  int64_t charged;
  int level;
  capture captures[PATTERN_MAX_CAPTURES];
} matcher;

// Compiles into `pattern`. A long one takes its room from a userdata that is pushed; a short one
// pushes nil, so that it is always [-0, +1].
void pattern_compile(lua_State *L, pattern *pattern, const char *text, size_t length);
// Bytes that `pattern_place` needs for a pattern of this length.
size_t pattern_room(size_t length);
void pattern_place(pattern *pattern, void *room, const char *text, size_t length);

void matcher_begin(matcher *matcher, lua_State *L, const pattern *pattern, const char *subject,
                   size_t length);
// The end of the match that starts exactly at `start`, or NULL.
const char *matcher_run(matcher *matcher, const char *start);
// Tells the budget about the steps not yet told.
void matcher_charge(matcher *matcher);

static inline bool set_has(const byte_set *set, unsigned char byte) {
  return set->words[byte >> 6] >> (byte & 63) & 1;
}
