// pairs in an order that depends on the keys alone: numbers ascending, strings bytewise, booleans,
// then objects of the host.
#include <string.h>

#include "host.h"

typedef struct key {
  int rank;
  lua_Integer position;  // in the list of keys as they were found
  bool whole;
  lua_Integer integer;
  lua_Number number;
  const char *bytes;
  size_t length;
  const lh_object *object;
} key;

enum { RANK_NUMBER, RANK_STRING, RANK_BOOLEAN, RANK_OBJECT };

static int compare_numbers(const key *a, const key *b) {
  if (a->whole && b->whole) return a->integer < b->integer ? -1 : a->integer > b->integer;
  // A float key is never a whole number (Lua makes those integers) unless beyond the integers,
  // so comparing as doubles errs only between huge integers and fractions, which do not exist.
  lua_Number x = a->whole ? (lua_Number)a->integer : a->number;
  lua_Number y = b->whole ? (lua_Number)b->integer : b->number;
  return x < y ? -1 : x > y;
}

static int compare(const key *a, const key *b) {
  if (a->rank != b->rank) return a->rank < b->rank ? -1 : 1;
  switch (a->rank) {
    case RANK_NUMBER:
      return compare_numbers(a, b);
    case RANK_STRING:
      return lh_compare_bytes(a->bytes, a->length, b->bytes, b->length);
    case RANK_BOOLEAN:
      return a->integer < b->integer ? -1 : a->integer > b->integer;
    default:
      if (a->object->header.type != b->object->header.type)
        return a->object->header.type < b->object->header.type ? -1 : 1;
      return a->object->index < b->object->index ? -1 : a->object->index > b->object->index;
  }
}

static void read_key(lua_State *L, int index, key *key) {
  memset(key, 0, sizeof *key);
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      key->rank = RANK_NUMBER;
      key->whole = lua_isinteger(L, index);
      if (key->whole)
        key->integer = lua_tointeger(L, index);
      else
        key->number = lua_tonumber(L, index);
      return;
    case LUA_TSTRING:
      key->rank = RANK_STRING;
      key->bytes = lua_tolstring(L, index, &key->length);
      return;
    case LUA_TBOOLEAN:
      key->rank = RANK_BOOLEAN;
      key->integer = lua_toboolean(L, index);
      return;
    default: {
      const lh_header *header = lh_header_at(L, index);
      if (header && header->what == LH_IS_OBJECT) {
        key->rank = RANK_OBJECT;
        key->object = (const lh_object *)header;
        return;
      }
      lh_fail(L, LH_FAIL_RUNTIME, "pairs cannot order keys that are a %s", lh_type_name(L, index));
    }
  }
}

// Restores the heap order below `root`.
static void sift(lua_State *L, lh_host *host, key *keys, size_t root, size_t count) {
  for (size_t child; (child = root * 2 + 1) < count; root = child) {
    if (child + 1 < count && compare(&keys[child], &keys[child + 1]) < 0) child++;
    if (compare(&keys[root], &keys[child]) >= 0) break;
    key moved = keys[root];
    keys[root] = keys[child];
    keys[child] = moved;
  }
  lh_charge(L, host, 1);
}

static void sort_keys(lua_State *L, lh_host *host, key *keys, size_t count) {
  for (size_t i = count / 2; i-- > 0;) sift(L, host, keys, i, count);
  for (size_t end = count; end > 1; end--) {
    key largest = keys[0];
    keys[0] = keys[end - 1];
    keys[end - 1] = largest;
    sift(L, host, keys, 0, end - 1);
  }
}

// The iterator; upvalues: table, keys in order, how many are done. Keys removed meanwhile are left out.
int lh_pairs_step(lua_State *L) {
  lua_Integer at = lua_tointeger(L, lua_upvalueindex(3));
  for (;;) {
    at++;
    if (lua_rawgeti(L, lua_upvalueindex(2), at) == LUA_TNIL) return 1;
    lua_pushvalue(L, -1);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) break;
    lua_pop(L, 2);
    lh_charge(L, lh_host_of(L), 1);
  }
  lua_pushinteger(L, at);
  lua_replace(L, lua_upvalueindex(3));
  return 2;
}

// Fills `keys` and the table at 3 with the keys as they are found. [-0, +0]
static void collect_keys(lua_State *L, key *keys) {
  size_t filled = 0;
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    key *key = &keys[filled++];
    read_key(L, lua_gettop(L) - 1, key);
    key->position = (lua_Integer)filled;
    lua_pushvalue(L, -2);
    lua_rawseti(L, 3, key->position);
  }
}

// The same for few keys, which fit on the stack from 3 on. [-0, +count]
static void collect_few_keys(lua_State *L, key *keys) {
  size_t filled = 0;
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    key *key = &keys[filled++];
    read_key(L, lua_gettop(L) - 1, key);
    key->position = lua_gettop(L) - 1;
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
  }
}

int lh_sorted_pairs(lua_State *L) {
  enum { FEW = 12 };
  lh_host *host = lh_host_of(L);
  lh_readable_table(L, 1);
  lua_settop(L, 1);
  size_t count = 0;
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    count++;
    lh_charge(L, host, 1);
  }
  if (count >= INT32_MAX / sizeof(key)) return lh_fail(L, LH_FAIL_RUNTIME, "too many keys");
  lua_createtable(L, (int)count, 0);  // 2: the keys in order
  key few[FEW];
  key *keys = few;
  bool many = count > FEW;
  if (many) {
    lua_createtable(L, (int)count, 0);  // 3: the keys as found
    keys = lua_newuserdatauv(L, count * sizeof(key), 0);
    collect_keys(L, keys);
  } else {
    collect_few_keys(L, keys);
  }
  sort_keys(L, host, keys, count);
  for (size_t i = 0; i < count; i++) {
    if (many)
      lua_rawgeti(L, 3, keys[i].position);
    else
      lua_pushvalue(L, (int)keys[i].position);
    lua_rawseti(L, 2, (lua_Integer)i + 1);
    lh_charge(L, host, 1);
  }
  lua_settop(L, 2);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, lh_pairs_step, 3);
  return 1;
}
