// See assignments.h. Reads what lua_dump writes: lundump.h and ldump.c of Lua 5.4.0 to 5.4.8 agree on
// it. Whatever is different there is not understood, and then every upvalue counts as assigned.
#include <string.h>

#include "assignments.h"
#include "host.h"

enum { OP_SETUPVAL = 10, OPCODE_MASK = 0x7f, NEAREST_LINE = -0x80 };

// Constants' tags, as in lobject.h.
enum {
  TAG_NIL = 0x00,
  TAG_FALSE = 0x01,
  TAG_INTEGER = 0x03,
  TAG_SHORT_STRING = 0x04,
  TAG_TRUE = 0x11,
  TAG_NUMBER = 0x13,
  TAG_LONG_STRING = 0x14,
};

typedef struct reader {
  const uint8_t *at;
  const uint8_t *end;
  bool failed;
  int *lines;
} reader;

// The functions around the one that is read; `upvalues` says of each in three bytes where it is from.
typedef struct scope {
  const struct scope *outer;
  const uint8_t *upvalues;
  uint64_t upvalue_count;
} scope;

static const uint8_t *take(reader *reader, uint64_t count, size_t size) {
  const uint8_t *start = reader->at;
  if (count > (size_t)(reader->end - start) / size) {
    reader->failed = true;
    reader->at = reader->end;
    return NULL;
  }
  reader->at += count * size;
  return start;
}

static uint8_t read_byte(reader *reader) {
  const uint8_t *byte = take(reader, 1, 1);
  return byte ? *byte : 0;
}

// Seven bits a byte, the highest first; the last byte has its eighth bit set.
static uint64_t read_number(reader *reader) {
  uint64_t number = 0;
  for (int i = 0; i < 10 && !reader->failed; i++) {
    uint8_t byte = read_byte(reader);
    number = number << 7 | (byte & 0x7f);
    if (byte & 0x80) return number;
  }
  reader->failed = true;
  return 0;
}

static void skip_string(reader *reader) {
  uint64_t size = read_number(reader);  // one more than its bytes; 0: there is none
  if (size > 1) take(reader, size - 1, 1);
}

static void skip_constants(reader *reader) {
  for (uint64_t left = read_number(reader); left > 0 && !reader->failed; left--) {
    switch (read_byte(reader)) {
      case TAG_NIL:
      case TAG_FALSE:
      case TAG_TRUE:
        break;
      case TAG_INTEGER:
        take(reader, 1, sizeof(lua_Integer));
        break;
      case TAG_NUMBER:
        take(reader, 1, sizeof(lua_Number));
        break;
      case TAG_SHORT_STRING:
      case TAG_LONG_STRING:
        skip_string(reader);
        break;
      default:
        reader->failed = true;
    }
  }
}

// Notes that the upvalue with this number, from 0, is assigned: it may be one of the outermost function.
static void note(reader *reader, const scope *scope, uint8_t number, int line) {
  for (; scope->outer; scope = scope->outer) {
    if (number >= scope->upvalue_count) {
      reader->failed = true;
      return;
    }
    const uint8_t *from = &scope->upvalues[3 * number];
    if (from[0]) return;  // a local of the function around, which each of its calls makes anew
    number = from[1];
  }
  int *first = &reader->lines[number];
  if (*first == 0 || line < *first) *first = line;
}

// Goes through the instructions and, in step with them, through what says their lines.
static void read_code(reader *reader, const scope *scope, const uint8_t *code, uint64_t count,
                      int line) {
  uint64_t line_count = read_number(reader);
  const int8_t *steps = (const int8_t *)take(reader, line_count, 1);
  uint64_t nearest_count = read_number(reader);
  if (line_count != count) reader->failed = true;
  for (uint64_t i = 0; i < count && !reader->failed; i++) {
    if (steps[i] != NEAREST_LINE) {
      line += steps[i];
    } else if (nearest_count-- > 0) {
      read_number(reader);  // the instruction's
      line = (int)read_number(reader);
    } else {
      reader->failed = true;
    }
    uint32_t instruction;
    memcpy(&instruction, code + i * sizeof instruction, sizeof instruction);
    if ((instruction & OPCODE_MASK) == OP_SETUPVAL)
      note(reader, scope, (uint8_t)(instruction >> 16), line);
  }
  for (; nearest_count > 0 && !reader->failed; nearest_count--) {
    read_number(reader);
    read_number(reader);
  }
}

// One function and those inside it, which the compiler nests at most LUAI_MAXCCALLS (200) deep.
static void read_function(reader *reader, const scope *outer) {
  skip_string(reader);  // the chunk's name
  int line = (int)read_number(reader);
  read_number(reader);  // its last line
  take(reader, 3, 1);   // parameters, whether it takes more, stack size
  uint64_t code_count = read_number(reader);
  const uint8_t *code = take(reader, code_count, sizeof(uint32_t));
  skip_constants(reader);
  scope scope = {outer, NULL, read_number(reader)};
  scope.upvalues = take(reader, scope.upvalue_count, 3);
  for (uint64_t left = read_number(reader); left > 0 && !reader->failed; left--)
    read_function(reader, &scope);
  if (reader->failed) return;
  read_code(reader, &scope, code, code_count, line);
  for (uint64_t left = read_number(reader); left > 0 && !reader->failed; left--) {
    skip_string(reader);  // a local
    read_number(reader);
    read_number(reader);
  }
  for (uint64_t left = read_number(reader); left > 0 && !reader->failed; left--)
    skip_string(reader);  // an upvalue
}

static void expect(reader *reader, const void *bytes, size_t size) {
  const uint8_t *found = take(reader, size, 1);
  if (found && memcmp(found, bytes, size) != 0) reader->failed = true;
}

static void read_header(reader *reader) {
  static const uint8_t start[] = {0x1b, 'L', 'u', 'a', 0x54, 0, 0x19, 0x93, '\r', '\n', 0x1a, '\n',
                                  sizeof(uint32_t), sizeof(lua_Integer), sizeof(lua_Number)};
  const lua_Integer integer = 0x5678;
  const lua_Number number = 370.5;
  expect(reader, start, sizeof start);
  expect(reader, &integer, sizeof integer);
  expect(reader, &number, sizeof number);
  read_byte(reader);  // how many upvalues
}

typedef struct dump {
  luaL_Buffer buffer;
  bool started;
} dump;

static int add_piece(lua_State *L, const void *bytes, size_t size, void *context) {
  dump *dump = context;
  // Only now, as the buffer may take the top of the stack, where lua_dump looks for the function.
  if (!dump->started) luaL_buffinit(L, &dump->buffer);
  dump->started = true;
  luaL_addlstring(&dump->buffer, bytes, size);
  lh_charge(L, lh_host_of(L), 0);
  return 0;
}

static int line_of_definition(lua_State *L, int function) {
  lua_Debug description;
  lua_pushvalue(L, function);
  lua_getinfo(L, ">S", &description);
  return description.linedefined > 0 ? description.linedefined : 1;
}

bool lh_find_assignments(lua_State *L, int function, int lines[LH_MAX_UPVALUES]) {
  luaL_checkstack(L, 8, NULL);
  int top = lua_gettop(L);
  bool understood = lh_host_of(L)->understands_bytecode;
  if (understood) {
    dump dump;
    dump.started = false;
    lua_pushvalue(L, function);
    lua_dump(L, add_piece, &dump, 0);
    luaL_pushresult(&dump.buffer);
    size_t size;
    const uint8_t *bytes = (const uint8_t *)lua_tolstring(L, -1, &size);
    memset(lines, 0, LH_MAX_UPVALUES * sizeof *lines);
    reader reader = {bytes, bytes + size, false, lines};
    read_header(&reader);
    if (!reader.failed) read_function(&reader, NULL);
    understood = !reader.failed && reader.at == reader.end;
  }
  lua_settop(L, top);
  if (understood) return true;
  int line = line_of_definition(L, function);
  for (int i = 0; i < LH_MAX_UPVALUES; i++) lines[i] = line;
  return false;
}

bool lh_understands_bytecode(lua_State *L) {
  static const char example[] =
      "local kept, assigned, deep\n"
      "return function(x)\n"
      "  local own = kept\n"
      "  local function inner() own = x\n"
      "    deep = own end\n"
      "  assigned = inner\n"
      "end";
  int top = lua_gettop(L);
  lh_host *host = lh_host_of(L);
  if (luaL_loadbufferx(L, example, sizeof example - 1, "=example", "t") != LUA_OK)
    return lua_error(L);
  lua_call(L, 0, 1);
  int lines[LH_MAX_UPVALUES];
  host->understands_bytecode = true;
  bool understood = lh_find_assignments(L, lua_gettop(L), lines);
  for (int i = 1; understood; i++) {
    const char *name = lua_getupvalue(L, top + 1, i);
    if (!name) break;
    int expected = strcmp(name, "assigned") == 0 ? 6 : strcmp(name, "deep") == 0 ? 5 : 0;
    understood = lines[i - 1] == expected;
  }
  lua_settop(L, top);
  return understood;
}
