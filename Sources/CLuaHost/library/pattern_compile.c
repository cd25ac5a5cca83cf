// From the text of a pattern to its items.
#include <string.h>

#include "pattern.h"

typedef struct compiler {
  pattern *pattern;
  uint32_t items;
  uint32_t sets;
  const char *at;
  const char *end;
} compiler;

static void add_range(byte_set *set, unsigned low, unsigned high) {
  for (unsigned word = low >> 6; word <= high >> 6; word++) {
    unsigned first = word == low >> 6 ? low & 63 : 0;
    unsigned last = word == high >> 6 ? high & 63 : 63;
    // Nothing when the range is the wrong way round.
    set->words[word] |= (~(uint64_t)0 << first) & (~(uint64_t)0 >> (63 - last));
  }
}

static void invert(byte_set *set) {
  for (int i = 0; i < 4; i++) set->words[i] = ~set->words[i];
}

// The class of a letter after '%', in the "C" locale; false when the letter stands for itself.
static bool class_of(unsigned char letter, byte_set *set) {
  bool upper = letter >= 'A' && letter <= 'Z';
  memset(set, 0, sizeof *set);
  switch (upper ? letter + ('a' - 'A') : letter) {
    case 'a':
      add_range(set, 'A', 'Z');
      add_range(set, 'a', 'z');
      break;
    case 'c':
      add_range(set, 0, 31);
      add_range(set, 127, 127);
      break;
    case 'd':
      add_range(set, '0', '9');
      break;
    case 'g':
      add_range(set, 33, 126);
      break;
    case 'l':
      add_range(set, 'a', 'z');
      break;
    case 'p':
      add_range(set, 33, 47);
      add_range(set, 58, 64);
      add_range(set, 91, 96);
      add_range(set, 123, 126);
      break;
    case 's':
      add_range(set, '\t', '\r');
      add_range(set, ' ', ' ');
      break;
    case 'u':
      add_range(set, 'A', 'Z');
      break;
    case 'w':
      add_range(set, '0', '9');
      add_range(set, 'A', 'Z');
      add_range(set, 'a', 'z');
      break;
    case 'x':
      add_range(set, '0', '9');
      add_range(set, 'A', 'F');
      add_range(set, 'a', 'f');
      break;
    case 'z':  // no longer in the manual, still in the original
      add_range(set, 0, 0);
      break;
    default:
      return false;
  }
  if (upper) invert(set);
  return true;
}

static pattern_item *add(compiler *compiler, item_kind kind) {
  pattern_item *item = &compiler->pattern->items[compiler->items++];
  memset(item, 0, sizeof *item);
  item->kind = (uint8_t)kind;
  return item;
}

// What follows a malformed item is never reached.
static void add_malformed(compiler *compiler, const char *message) {
  add(compiler, ITEM_MALFORMED)->message = message;
  compiler->at = compiler->end;
}

// The ']' that ends the set whose contents start at `at`, or NULL. The first byte cannot be it.
static const char *set_end(const char *at, const char *end) {
  for (bool first = true;; first = false) {
    if (at >= end) return NULL;
    if (!first && *at == ']') return at;
    if (*at == '%' && at + 1 < end) at++;
    at++;
  }
}

// With `at` after the '['. Answers the set's number, or -1 when there is no ']'.
static int64_t compile_set(compiler *compiler) {
  const char *at = compiler->at;
  bool negative = at < compiler->end && *at == '^';
  if (negative) at++;
  const char *end = set_end(at, compiler->end);
  if (!end) return -1;
  byte_set *set = &compiler->pattern->sets[compiler->sets];
  memset(set, 0, sizeof *set);
  while (at < end) {
    unsigned char byte = (unsigned char)*at;
    if (byte == '%') {
      byte_set class;
      unsigned char letter = (unsigned char)at[1];
      if (class_of(letter, &class)) {
        for (int i = 0; i < 4; i++) set->words[i] |= class.words[i];
      } else {
        add_range(set, letter, letter);
      }
      at += 2;
    } else if (at + 2 < end && at[1] == '-') {
      add_range(set, byte, (unsigned char)at[2]);
      at += 3;
    } else {
      add_range(set, byte, byte);
      at++;
    }
  }
  if (negative) invert(set);
  compiler->at = end + 1;
  return compiler->sets++;
}

static void compile_repeat(compiler *compiler, pattern_item *item) {
  if (compiler->at >= compiler->end) return;
  switch (*compiler->at) {
    case '?':
      item->repeat = MAYBE;
      break;
    case '*':
      item->repeat = MANY;
      break;
    case '-':
      item->repeat = FEW;
      break;
    case '+':
      item->repeat = SOME;
      break;
    default:
      return;
  }
  compiler->at++;
}

// With `at` after the '%'.
static void compile_escape(compiler *compiler) {
  if (compiler->at >= compiler->end) {
    add_malformed(compiler, "malformed pattern (ends with '%')");
    return;
  }
  unsigned char letter = (unsigned char)*compiler->at++;
  if (letter >= '0' && letter <= '9') {
    add(compiler, ITEM_BACK)->low = (uint8_t)(letter - '1');
    return;
  }
  if (letter == 'b') {
    if (compiler->end - compiler->at < 2) {
      add_malformed(compiler, "malformed pattern (missing arguments to '%b')");
      return;
    }
    pattern_item *item = add(compiler, ITEM_BALANCE);
    item->low = (uint8_t)compiler->at[0];
    item->high = (uint8_t)compiler->at[1];
    compiler->at += 2;
    return;
  }
  if (letter == 'f') {
    if (compiler->at >= compiler->end || *compiler->at != '[') {
      add_malformed(compiler, "missing '[' after '%f' in pattern");
      return;
    }
    compiler->at++;
    int64_t set = compile_set(compiler);
    if (set < 0)
      add_malformed(compiler, "malformed pattern (missing ']')");
    else
      add(compiler, ITEM_FRONTIER)->set = (uint32_t)set;
    return;
  }
  pattern_item *item;
  if (class_of(letter, &compiler->pattern->sets[compiler->sets])) {
    item = add(compiler, ITEM_SET);
    item->set = compiler->sets++;
  } else {
    item = add(compiler, ITEM_BYTE);
    item->low = letter;
  }
  compile_repeat(compiler, item);
}

static void compile_item(compiler *compiler) {
  char byte = *compiler->at++;
  bool last = compiler->at >= compiler->end;
  switch (byte) {
    case '(':
      if (!last && *compiler->at == ')') {
        compiler->at++;
        add(compiler, ITEM_POSITION);
      } else {
        add(compiler, ITEM_OPEN);
      }
      return;
    case ')':
      add(compiler, ITEM_CLOSE);
      return;
    case '%':
      compile_escape(compiler);
      return;
    case '[': {
      int64_t set = compile_set(compiler);
      if (set < 0) {
        add_malformed(compiler, "malformed pattern (missing ']')");
        return;
      }
      pattern_item *item = add(compiler, ITEM_SET);
      item->set = (uint32_t)set;
      compile_repeat(compiler, item);
      return;
    }
    case '$':
      if (last) {
        add(compiler, ITEM_END);
        return;
      }
      break;
    default:
      break;
  }
  pattern_item *item = add(compiler, byte == '.' ? ITEM_ANY : ITEM_BYTE);
  item->low = (uint8_t)byte;
  compile_repeat(compiler, item);
}

static void compile(pattern *pattern, const char *text, size_t length) {
  compiler compiler = {pattern, 0, 0, text, text + length};
  while (compiler.at < compiler.end) compile_item(&compiler);
  add(&compiler, ITEM_DONE);
}

// An item takes at least one byte, a set at least two (one more may be begun and given up).
size_t pattern_room(size_t length) {
  return (length + 1) * (sizeof(pattern_item) + sizeof(choice)) +
         (length / 2 + 1) * sizeof(byte_set);
}

void pattern_place(pattern *pattern, void *room, const char *text, size_t length) {
  pattern->sets = room;
  pattern->choices = (choice *)(pattern->sets + length / 2 + 1);
  pattern->items = (pattern_item *)(pattern->choices + length + 1);
  compile(pattern, text, length);
}

void pattern_compile(lua_State *L, pattern *pattern, const char *text, size_t length) {
  if (length < PATTERN_INLINE - 1) {
    lua_pushnil(L);
    pattern->items = pattern->inline_items;
    pattern->choices = pattern->inline_choices;
    pattern->sets = pattern->inline_sets;
    compile(pattern, text, length);
    return;
  }
  if (length > UINT32_MAX / 2) lh_fail(L, LH_FAIL_RUNTIME, "a pattern that long");
  pattern_place(pattern, lua_newuserdatauv(L, pattern_room(length), 0), text, length);
}
