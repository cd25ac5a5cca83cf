// Running a pattern.
#include <string.h>

#include "pattern.h"

enum { STEPS_PER_CHECK = 1024, STEPS_PER_INSTRUCTION = 8 };

void matcher_begin(matcher *matcher, lua_State *L, const pattern *pattern, const char *subject,
                   size_t length) {
  matcher->L = L;
  matcher->host = lh_host_of(L);
  matcher->pattern = pattern;
  matcher->begin = subject;
  matcher->end = subject + length;
  matcher->steps = 0;
  matcher->charged = 0;
  matcher->level = 0;
}

void matcher_charge(matcher *matcher) {
  int64_t steps = matcher->steps - matcher->charged;
  matcher->charged = matcher->steps;
  lh_charge(matcher->L, matcher->host, steps / STEPS_PER_INSTRUCTION + 1);
  if (matcher->steps > matcher->host->budget.pattern_steps)
    lh_fail(matcher->L, LH_FAIL_PATTERN_STEPS, "a pattern took more than %lld steps",
            (long long)matcher->host->budget.pattern_steps);
}

static inline void step(matcher *matcher) {
  if (++matcher->steps - matcher->charged >= STEPS_PER_CHECK) matcher_charge(matcher);
}

static inline bool matches_one(const matcher *matcher, const pattern_item *item, const char *at) {
  if (at >= matcher->end) return false;
  switch (item->kind) {
    case ITEM_BYTE:
      return (uint8_t)*at == item->low;
    case ITEM_ANY:
      return true;
    default:
      return set_has(&matcher->pattern->sets[item->set], (unsigned char)*at);
  }
}

// The end of the balanced text at `at`, or NULL.
static const char *balanced(matcher *matcher, const pattern_item *item, const char *at) {
  if (at >= matcher->end || (uint8_t)*at != item->low) return NULL;
  size_t depth = 1;
  while (++at < matcher->end) {
    step(matcher);
    if ((uint8_t)*at == item->high) {
      if (--depth == 0) return at + 1;
    } else if ((uint8_t)*at == item->low) {
      depth++;
    }
  }
  return NULL;
}

static bool at_frontier(const matcher *matcher, const pattern_item *item, const char *at) {
  const byte_set *set = &matcher->pattern->sets[item->set];
  unsigned char before = at == matcher->begin ? 0 : (unsigned char)at[-1];
  unsigned char here = at == matcher->end ? 0 : (unsigned char)*at;
  return !set_has(set, before) && set_has(set, here);
}

// Behind another occurrence of a finished capture, or NULL.
static const char *repeated(matcher *matcher, const pattern_item *item, const char *at) {
  int index = item->low;
  if (index >= matcher->level || matcher->captures[index].length == CAPTURE_OPEN)
    lh_fail(matcher->L, LH_FAIL_RUNTIME, "invalid capture index %%%d in pattern",
            index == 0xff ? 0 : index + 1);
  const capture *capture = &matcher->captures[index];
  // A position is no text and never occurs again.
  if (capture->length < 0 || matcher->end - at < capture->length) return NULL;
  matcher->steps += capture->length / 64;
  return memcmp(capture->start, at, (size_t)capture->length) == 0 ? at + capture->length : NULL;
}

static void open_capture(matcher *matcher, const char *at, ptrdiff_t length) {
  if (matcher->level >= PATTERN_MAX_CAPTURES)
    lh_fail(matcher->L, LH_FAIL_RUNTIME, "too many captures");
  matcher->captures[matcher->level].start = at;
  matcher->captures[matcher->level].length = length;
  matcher->level++;
}

// Ends the innermost open capture and answers its index.
static int close_capture(matcher *matcher, const char *at) {
  int index = matcher->level - 1;
  while (index >= 0 && matcher->captures[index].length != CAPTURE_OPEN) index--;
  if (index < 0) lh_fail(matcher->L, LH_FAIL_RUNTIME, "invalid pattern capture");
  matcher->captures[index].length = at - matcher->captures[index].start;
  return index;
}

// Takes back the newest choice that still has another way, and moves `*item` and `*at` there.
// False when no choice is left.
static bool retry(matcher *matcher, size_t *open, uint32_t *item, const char **at) {
  const pattern *pattern = matcher->pattern;
  while (*open > 0) {
    step(matcher);
    choice *choice = &pattern->choices[*open - 1];
    const pattern_item *chosen = &pattern->items[choice->item];
    switch (chosen->kind) {
      case ITEM_OPEN:
      case ITEM_POSITION:
        matcher->level--;
        break;
      case ITEM_CLOSE:
        matcher->captures[choice->capture].length = CAPTURE_OPEN;
        break;
      default:
        if (chosen->repeat == FEW) {
          if (matches_one(matcher, chosen, choice->at)) {
            choice->at++;
            *at = choice->at;
            *item = choice->item + 1;
            return true;
          }
        } else if (choice->count > 0) {
          // One less than last time.
          choice->count--;
          *at = choice->at + choice->count;
          *item = choice->item + 1;
          return true;
        }
    }
    --*open;
  }
  return false;
}

static void remember(const matcher *matcher, size_t *open, uint32_t item, const char *at,
                     size_t count, int capture) {
  choice *choice = &matcher->pattern->choices[(*open)++];
  choice->item = item;
  choice->at = at;
  choice->count = count;
  choice->capture = capture;
}

// Matches a single-byte item with its repetition; NULL when it does not match at all.
static const char *repeat_item(matcher *matcher, size_t *open, uint32_t number, const char *at) {
  const pattern_item *item = &matcher->pattern->items[number];
  switch (item->repeat) {
    case ONCE:
      return matches_one(matcher, item, at) ? at + 1 : NULL;
    case FEW:
      remember(matcher, open, number, at, 0, 0);
      return at;
    default: {
      size_t most = item->repeat == MAYBE ? 1 : SIZE_MAX;
      size_t count = 0;
      while (count < most && matches_one(matcher, item, at + count)) {
        count++;
        step(matcher);
      }
      size_t least = item->repeat == SOME ? 1 : 0;
      if (count < least) return NULL;
      // The choice counts from the least on.
      if (count > least) remember(matcher, open, number, at + least, count - least, 0);
      return at + count;
    }
  }
}

const char *matcher_run(matcher *matcher, const char *start) {
  const pattern *pattern = matcher->pattern;
  size_t open = 0;
  uint32_t number = 0;
  const char *at = start;
  matcher->level = 0;
  for (;;) {
    step(matcher);
    const pattern_item *item = &pattern->items[number];
    const char *next = NULL;
    switch (item->kind) {
      case ITEM_DONE:
        return at;
      case ITEM_MALFORMED:
        lh_fail(matcher->L, LH_FAIL_RUNTIME, "%s", item->message);
        return NULL;
      case ITEM_OPEN:
      case ITEM_POSITION:
        open_capture(matcher, at, item->kind == ITEM_OPEN ? CAPTURE_OPEN : CAPTURE_POSITION);
        remember(matcher, &open, number, at, 0, 0);
        next = at;
        break;
      case ITEM_CLOSE: {
        int capture = close_capture(matcher, at);
        remember(matcher, &open, number, at, 0, capture);
        next = at;
        break;
      }
      case ITEM_BALANCE:
        next = balanced(matcher, item, at);
        break;
      case ITEM_FRONTIER:
        next = at_frontier(matcher, item, at) ? at : NULL;
        break;
      case ITEM_BACK:
        next = repeated(matcher, item, at);
        break;
      case ITEM_END:
        next = at == matcher->end ? at : NULL;
        break;
      default:
        next = repeat_item(matcher, &open, number, at);
    }
    if (next) {
      at = next;
      number++;
    } else if (!retry(matcher, &open, &number, &at)) {
      return NULL;
    }
  }
}
