// Values between the Lua stack and the transfer buffer.
#include <stdlib.h>
#include <string.h>

#include "host.h"

bool lh_transfer_grow_values(lh_transfer *transfer) {
  size_t capacity = transfer->capacity ? transfer->capacity * 2 : 32;
  lh_value *values = realloc(transfer->values, capacity * sizeof *values);
  if (!values) return false;
  transfer->values = values;
  transfer->capacity = capacity;
  return true;
}

bool lh_transfer_grow_bytes(lh_transfer *transfer, size_t extra) {
  if (extra > SIZE_MAX / 4 || transfer->byte_count > SIZE_MAX / 4) return false;
  size_t capacity = (transfer->byte_count + extra) * 2;
  if (capacity < 256) capacity = 256;
  uint8_t *bytes = realloc(transfer->bytes, capacity);
  if (!bytes) return false;
  transfer->bytes = bytes;
  transfer->byte_capacity = capacity;
  return true;
}

lh_transfer *lh_transfer_of(lh_host *host) { return &host->transfer; }

// MARK: out of Lua

typedef struct encoder {
  lua_State *L;
  lh_host *host;
  size_t entries;
  int depth;
  const void *path[LH_MAX_DEPTH];  // the tables around the current one
} encoder;

static lh_value *put(encoder *encoder, int tag) {
  lh_value *value = lh_transfer_put(&encoder->host->transfer);
  if (!value) lh_fail(encoder->L, LH_FAIL_MEMORY, "no memory to copy a value out of Lua");
  value->tag = tag;
  return value;
}

static void encode_value(encoder *encoder, int index);

static void count_entry(encoder *encoder) {
  if (++encoder->entries > LH_MAX_ENTRIES)
    lh_fail(encoder->L, LH_FAIL_TOO_LARGE, "a table with more than %d entries", LH_MAX_ENTRIES);
}

// [-0, +0]
static void encode_plain_table(encoder *encoder, int index) {
  lua_State *L = encoder->L;
  const void *self = lua_topointer(L, index);
  for (int i = 0; i < encoder->depth; i++)
    if (encoder->path[i] == self) lh_fail(L, LH_FAIL_CYCLIC, "a table that contains itself");
  if (encoder->depth == LH_MAX_DEPTH)
    lh_fail(L, LH_FAIL_TOO_DEEP, "tables nested more than %d deep", LH_MAX_DEPTH);
  luaL_checkstack(L, 8, NULL);
  encoder->path[encoder->depth++] = self;

  size_t at = encoder->host->transfer.count;
  put(encoder, LH_TABLE);
  // Up to the first hole: the length of a list with holes depends on the process.
  lua_Integer array = 0;
  while (lua_rawgeti(L, index, array + 1) != LUA_TNIL) {
    count_entry(encoder);
    encode_value(encoder, lua_gettop(L));
    lua_pop(L, 1);
    array++;
  }
  lua_pop(L, 1);
  int64_t pairs = 0;
  lua_pushnil(L);
  while (lua_next(L, index)) {
    int value = lua_gettop(L), key = value - 1;
    bool in_array = false;
    if (lua_isinteger(L, key)) {
      lua_Integer i = lua_tointeger(L, key);
      in_array = i >= 1 && i <= array;
    }
    if (!in_array) {
      switch (lua_type(L, key)) {
        case LUA_TSTRING:
        case LUA_TNUMBER:
        case LUA_TBOOLEAN:
          break;
        default:
          lh_fail(L, LH_FAIL_UNSUPPORTED, "a table key that is a %s", lh_type_name(L, key));
      }
      count_entry(encoder);
      encode_value(encoder, key);
      encode_value(encoder, value);
      pairs++;
    }
    lua_pop(L, 1);
  }
  // The buffer may have moved.
  encoder->host->transfer.values[at].a = array;
  encoder->host->transfer.values[at].b = pairs;
  encoder->depth--;
}

// [-0, +0]
static void encode_table(encoder *encoder, int index) {
  lua_State *L = encoder->L;
  if (!lua_getmetatable(L, index)) {
    encode_plain_table(encoder, index);
    return;
  }
  luaL_checkstack(L, 4, NULL);
  lua_pushvalue(L, index);
  int table = lua_gettop(L);
  if (!lh_read_through(L, table) || lua_getmetatable(L, table))
    lh_fail(L, LH_FAIL_UNSUPPORTED, "a library, or the globals");
  encode_plain_table(encoder, table);
  lua_settop(L, table - 2);
}

// Copies the value at an absolute index. [-0, +0]
static void encode_value(encoder *encoder, int index) {
  lua_State *L = encoder->L;
  lh_host *host = encoder->host;
  switch (lua_type(L, index)) {
    case LUA_TNONE:
    case LUA_TNIL:
      put(encoder, LH_NIL);
      return;
    case LUA_TBOOLEAN:
      put(encoder, LH_BOOLEAN)->a = lua_toboolean(L, index);
      return;
    case LUA_TNUMBER:
      if (lua_isinteger(L, index))
        put(encoder, LH_INTEGER)->a = lua_tointeger(L, index);
      else
        put(encoder, LH_NUMBER)->n0 = lua_tonumber(L, index);
      return;
    case LUA_TSTRING: {
      size_t length;
      const char *bytes = lua_tolstring(L, index, &length);
      // The same string a million times must not become a million copies without bound.
      if (length > host->limit - host->transfer.byte_count || host->transfer.byte_count > host->limit)
        lh_fail(L, LH_FAIL_TOO_LARGE, "strings of more bytes than the memory limit");
      if (!lh_transfer_put_string(&host->transfer, bytes, length))
        lh_fail(L, LH_FAIL_MEMORY, "no memory to copy a string out of Lua");
      return;
    }
    case LUA_TTABLE:
      encode_table(encoder, index);
      return;
    case LUA_TFUNCTION: {
      lh_note_crossing(L, host, index);
      lh_value *value = put(encoder, LH_FUNCTION);
      value->a = LUA_NOREF;
      size_t at = host->transfer.count - 1;
      lua_pushvalue(L, index);
      int reference = luaL_ref(L, LUA_REGISTRYINDEX);
      host->transfer.values[at].a = reference;
      return;
    }
    case LUA_TUSERDATA: {
      lh_header *header = lua_touserdata(L, index);
      if (header->what == LH_IS_OBJECT) {
        lh_object *object = (lh_object *)header;
        lh_value *value = put(encoder, LH_OBJECT);
        value->type = header->type;
        value->a = object->index;
        value->generation = object->generation;
        return;
      }
      if (header->what == LH_IS_RECORD) {
        lh_record *record = (lh_record *)header;
        lh_value *value = put(encoder, LH_RECORD);
        value->type = header->type;
        value->n0 = record->values[0];
        value->n1 = record->values[1];
        value->n2 = record->values[2];
        value->n3 = record->values[3];
        return;
      }
    }  // fallthrough
    default:
      lh_fail(L, LH_FAIL_UNSUPPORTED, "a %s", luaL_typename(L, index));
  }
}

void lh_encode(lua_State *L, lh_host *host, int first, int count) {
  lh_transfer_reset(&host->transfer);
  host->encoding = true;
  encoder encoder;
  encoder.L = L;
  encoder.host = host;
  encoder.entries = 0;
  encoder.depth = 0;
  for (int i = 0; i < count; i++) encode_value(&encoder, first + i);
}

void lh_encode_done(lh_host *host) { host->encoding = false; }

void lh_encode_discard(lh_host *host) {
  host->encoding = false;
  for (size_t i = 0; i < host->transfer.count; i++)
    if (host->transfer.values[i].tag == LH_FUNCTION)
      luaL_unref(host->L, LUA_REGISTRYINDEX, (int)host->transfer.values[i].a);
  lh_transfer_reset(&host->transfer);
}

// MARK: the order of keys

static int rank(const lh_value *key) {
  return key->tag == LH_BOOLEAN ? 2 : key->tag == LH_STRING;
}

static int compare_keys(const lh_transfer *transfer, size_t left, size_t right) {
  const lh_value *a = &transfer->values[left], *b = &transfer->values[right];
  if (rank(a) != rank(b)) return rank(a) - rank(b);
  if (a->tag == LH_STRING)
    return lh_compare_bytes(transfer->bytes + a->a, (size_t)a->b, transfer->bytes + b->a,
                            (size_t)b->b);
  if (a->tag != LH_NUMBER && b->tag != LH_NUMBER) return a->a < b->a ? -1 : a->a > b->a;
  double x = a->tag == LH_NUMBER ? a->n0 : (double)a->a;
  double y = b->tag == LH_NUMBER ? b->n0 : (double)b->a;
  return x < y ? -1 : x > y;
}

// Where the value at `at` ends.
static size_t end_of_value(const lh_transfer *transfer, size_t at) {
  const lh_value *value = &transfer->values[at++];
  if (value->tag != LH_TABLE) return at;
  for (int64_t left = value->a + 2 * value->b; left > 0; left--) at = end_of_value(transfer, at);
  return at;
}

// Restores the heap order below `root`.
static void sift(const lh_transfer *transfer, size_t *places, size_t root, size_t count) {
  for (size_t child; (child = root * 2 + 1) < count; root = child) {
    if (child + 1 < count && compare_keys(transfer, places[child], places[child + 1]) < 0) child++;
    if (compare_keys(transfer, places[root], places[child]) >= 0) return;
    size_t moved = places[root];
    places[root] = places[child];
    places[child] = moved;
  }
}

size_t lh_transfer_order(const lh_transfer *transfer, size_t at, size_t count, size_t *places) {
  for (size_t i = 0; i < count; i++) {
    places[i] = at;
    at = end_of_value(transfer, at + 1);
  }
  for (size_t i = count / 2; i-- > 0;) sift(transfer, places, i, count);
  for (size_t end = count; end > 1; end--) {
    size_t largest = places[0];
    places[0] = places[end - 1];
    places[end - 1] = largest;
    sift(transfer, places, 0, end - 1);
  }
  return at;
}

// MARK: into Lua

// Pushes the value at `*at`, which moves past it. [-0, +1]; raises memory errors.
int lh_decode_from(lua_State *L, lh_host *host, size_t *at, int depth) {
  lh_transfer *transfer = &host->transfer;
  if (*at >= transfer->count) return lh_fail(L, LH_FAIL_BUG, "values cut short on the way into Lua");
  const lh_value *value = &transfer->values[(*at)++];
  switch (value->tag) {
    case LH_NIL:
      lua_pushnil(L);
      return 1;
    case LH_BOOLEAN:
      lua_pushboolean(L, value->a != 0);
      return 1;
    case LH_INTEGER:
      lua_pushinteger(L, value->a);
      return 1;
    case LH_NUMBER:
      lua_pushnumber(L, value->n0);
      return 1;
    case LH_STRING:
      lua_pushlstring(L, (const char *)transfer->bytes + value->a, (size_t)value->b);
      return 1;
    case LH_FUNCTION:
    case LH_SHARED:
      lua_rawgeti(L, LUA_REGISTRYINDEX, value->a);
      lh_note_entry(L, host);
      return 1;
    case LH_OBJECT:
      lh_push_object(L, host, value->type, value->a, value->generation);
      return 1;
    case LH_RECORD: {
      double values[LH_MAX_RECORD_FIELDS] = {value->n0, value->n1, value->n2, value->n3};
      lh_push_record(L, host, value->type, values);
      return 1;
    }
    case LH_TABLE: {
      if (depth == LH_MAX_DEPTH)
        return lh_fail(L, LH_FAIL_TOO_DEEP, "tables nested more than %d deep", LH_MAX_DEPTH);
      luaL_checkstack(L, 8, NULL);
      int64_t array = value->a, pairs = value->b;
      if (array > LH_MAX_ENTRIES || pairs > LH_MAX_ENTRIES)
        return lh_fail(L, LH_FAIL_TOO_LARGE, "a table with more than %d entries", LH_MAX_ENTRIES);
      lua_createtable(L, (int)array, (int)pairs);
      for (int64_t i = 1; i <= array; i++) {
        lh_decode_from(L, host, at, depth + 1);
        lua_rawseti(L, -2, i);
      }
      for (int64_t i = 0; i < pairs; i++) {
        lh_decode_from(L, host, at, depth + 1);
        lh_decode_from(L, host, at, depth + 1);
        lua_rawset(L, -3);
      }
      return 1;
    }
    default:
      return lh_fail(L, LH_FAIL_BUG, "a value of no known kind on the way into Lua");
  }
}

void lh_decode(lua_State *L, lh_host *host, int count) {
  luaL_checkstack(L, count + 8, "too many values");
  size_t at = 0;
  for (int i = 0; i < count; i++) lh_decode_from(L, host, &at, 0);
}
