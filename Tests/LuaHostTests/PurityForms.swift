import Testing

@testable import LuaHost

/// A way to keep something from one call of a function to the next, or what only looks like one.
struct PurityForm: Sendable, CustomTestStringConvertible {
  /// What comes of it.
  enum Outcome: Sendable {
    /// Every call answers this, whatever was called before.
    case same(LuaValue)
    /// Every call is refused with this message, at this line.
    case refused(String, Int)
    /// The file is refused before anything is called.
    case notLoaded(String, Int)
  }

  let name: String
  /// A file that returns one function, which is called with 7.
  let source: String
  let outcome: Outcome

  init(_ name: String, _ source: String, _ outcome: Outcome) {
    self.name = name
    self.source = source
    self.outcome = outcome
  }

  var testDescription: String { name }

  /// An upvalue that is not what it was.
  private static func value(_ name: String, _ line: Int) -> Outcome {
    .refused("'\(name)' keeps its value between calls", line)
  }

  /// A write to a table that outlives the call.
  private static func table(_ name: String, _ line: Int) -> Outcome {
    .refused("'\(name)' is kept between calls and cannot be changed", line)
  }

  static let variables = [
    PurityForm(
      "a counter", "local n = 0\nreturn function()\n n = n + 1\n return n end", value("n", 3)),
    PurityForm(
      "a factory's counter",
      "local function make() local n = 0\n return function() n = n + 1 return n end end\n"
        + "local next = make()\nreturn function() return next() end", value("n", 2)),
    PurityForm(
      "a factory in a factory",
      "local function make() local n = 0 return function() return function()\n n = n + 1\n"
        + " return n end end end\nlocal step = make()\nreturn function() return step()() end",
      value("n", 2)),
    PurityForm(
      "a closure hidden in a table",
      "local hidden = { f = (function() local n = 0\n return function()\n  n = n + 1\n  return n end"
        + " end)() }\nreturn function() return hidden.f() end", value("n", 3)),
    PurityForm(
      "a memo that replaces itself",
      "local f\nf = function(s)\n local v = s\n f = function() return v end return v end\n"
        + "return function(s) return f(s) end", value("f", 4)),
    PurityForm(
      "a result kept for the next call",
      "local known\nreturn function(s)\n known = known or s\n return known end", value("known", 3)),
    PurityForm(
      "a table put in another's place",
      "local last = {}\nreturn function(s)\n local before = last[1]\n last = { s }\n"
        + " return before end", value("last", 4)),
    PurityForm(
      "two functions that share a variable",
      "local n = 0\nlocal function bump()\n n = n + 1 end\nlocal function get() return n end\n"
        + "return function() bump() return get() end", value("n", 3)),
    PurityForm(
      "a variable that two lines assign",
      "local n = 0\nlocal function late(s)\n if s then n = s + n end end\nreturn function(s)\n"
        + " n = n + 1 late(s) return n end", value("n", 3)),
    PurityForm(
      "an extra argument",
      "local function outer(...)\n local first = ...\n return function()\n"
        + " first = first + 1 return first end end\nreturn outer(1, 2)", value("first", 4)),
    PurityForm(
      "a loop of goto",
      "local n = 0\nreturn function()\n ::again:: n = n + 1\n"
        + " if n < 3 then goto again end return n end", value("n", 3)),
    PurityForm(
      "a loop's variable",
      "local steps = {}\nfor i = 1, 3 do\n steps[i] = function() i = i + 1"
        + " return i end end\nreturn function() return steps[2]() end", value("i", 3)),
    PurityForm(
      "a function handed on, which assigns",
      "local n = 0\nlocal function apply(f) return f() end\nreturn function()\n"
        + " return apply(function()\n  n = n + 1 return n end) end", value("n", 5)),
    PurityForm(
      "the sign of a zero", "local z = 0.0\nreturn function()\n z = -z return 1 / z end",
      value("z", 3)),
    PurityForm(
      "the kind of a number",
      "local n = 1\nreturn function()\n n = n * 1.0\n"
        + " return tostring(n) end", value("n", 3)),
    PurityForm(
      "the sign of a NaN", "local n = 0 / 0\nreturn function()\n n = -n return tostring(n) end",
      value("n", 3)),
    PurityForm(
      "globals of one's own, put in another's place",
      "local type = type\nreturn function()\n local known = type(_ENV.x)\n _ENV = { x = 1 }\n"
        + " return known end",
      .refused("there is no global 'x'", 3)),
    PurityForm(
      "globals put in place of the real ones",
      "return function()\n _ENV = { x = 1 }\n return x end", value("_ENV", 2)),
    PurityForm(
      "a change, and then an error",
      "local n = 0\nreturn function()\n n = n + 1\n"
        + " error('at ' .. n) end", .refused("at 1", 4)),
  ]

  static let tables = [
    PurityForm(
      "a table of what was seen",
      "local seen = {}\nreturn function(s)\n seen[s] = true return 1 end", table("seen", 3)),
    PurityForm(
      "a table in a table", "local t = { a = {} }\nreturn function(s)\n t.a.x = s end",
      table("t", 3)),
    PurityForm(
      "a key that is there",
      "local t = { n = 1 }\nreturn function()\n t.n = t.n + 1 return t.n end",
      table("t", 3)),
    PurityForm(
      "a key that is taken away", "local t = { n = 1 }\nreturn function()\n t.n = nil end",
      table("t", 3)),
    PurityForm(
      "a method that counts",
      "local object = { n = 0 }\nfunction object:bump()\n self.n = self.n + 1 return self.n end\n"
        + "return function() return object:bump() end", table("object", 3)),
    PurityForm(
      "a local name for it", "local t = {}\nreturn function()\n local own = t\n own.x = 1 end",
      table("t", 4)),
    PurityForm(
      "table.insert", "local t = {}\nreturn function(s)\n table.insert(t, s) return #t end",
      table("t", 3)),
    PurityForm(
      "table.remove", "local t = { 1, 2 }\nreturn function()\n return table.remove(t) end",
      table("t", 3)),
    PurityForm(
      "table.sort", "local t = { 2, 1 }\nreturn function()\n table.sort(t) return t[1] end",
      table("t", 3)),
    PurityForm(
      "table.move",
      "local t = {}\nreturn function(s)\n table.move({ s }, 1, 1, #t + 1, t)\n"
        + " return #t end", table("t", 3)),
    PurityForm(
      "what table.move gives back",
      "local t = { 1 }\nreturn function(s)\n local own = table.move(t, 1, 1, 1, {}) own[1] = s\n"
        + " return t[1] end", .same(1)),
    PurityForm(
      "what ipairs gives",
      "local t = { { n = 1 } }\nreturn function()\n"
        + " for _, inner in ipairs(t) do\n  inner.n = 2 end end", table("t", 4)),
    PurityForm(
      "what pairs gives",
      "local t = { a = { n = 1 } }\nreturn function()\n"
        + " for _, inner in pairs(t) do\n  inner.n = 2 end end", table("t", 4)),
    PurityForm(
      "what table.unpack gives",
      "local t = { { n = 1 } }\nreturn function()\n"
        + " local inner = table.unpack(t)\n inner.n = 2 end", table("t", 4)),
    PurityForm(
      "a table behind a function's own variable",
      "local function make() local own = {}\n return function(s) own.x = s end end\nreturn make()",
      table("own", 2)),
    PurityForm(
      "globals of one's own", "local _ENV = { n = 0 }\nreturn function()\n n = n + 1 return n end",
      table("_ENV", 3)),
    PurityForm(
      "rawset", "local t = {}\nreturn function(s)\n rawset(t, s, 1) end",
      .refused("there is no global 'rawset'", 3)),
    PurityForm(
      "a metatable", "local t = {}\nreturn function()\n setmetatable(t, { __index = t }) end",
      .refused("there is no global 'setmetatable'", 3)),
    PurityForm(
      "a coroutine", "local n = 0\nreturn function()\n return coroutine.wrap(n) end",
      .refused("there is no global 'coroutine'", 3)),
    PurityForm(
      "a place in a text",
      "local word = ('a b c'):gmatch('%a')\nreturn function()\n"
        + " return word() end",
      .notLoaded("'word' keeps its value between calls", 2)),
    PurityForm(
      "a place in a table",
      "local steps = { pairs { a = 1, b = 2 } }\nreturn function()\n"
        + " return (steps[1]()) end",
      .notLoaded("'steps' keeps its value between calls", 2)),
  ]

  static let harmless = [
    PurityForm(
      "constants", "local words, d = { top = 't' }, 3\nreturn function() return words.top .. d end",
      .same("t3")),
    PurityForm(
      "a counter inside a call",
      "local function each(f) for i = 1, 3 do f(i) end end\nreturn function() local n = 0\n"
        + " each(function() n = n + 1 end) return n end", .same(3)),
    PurityForm(
      "a factory asked anew in each call",
      "local function counter() local n = 0 return function() n = n + 1 return n end end\n"
        + "return function() local next = counter() next() return next() end", .same(2)),
    PurityForm(
      "a memo that lives as long as the call",
      "return function(s) local known = {}\n local function f(x) if x < 2 then return x end\n"
        + " known[x] = known[x] or f(x - 1) + f(x - 2) return known[x] end return f(s) end",
      .same(13)),
    PurityForm(
      "a variable set and put back",
      "local depth = 0\nlocal function walk(n) depth = depth + 1\n"
        + " local deepest = n == 0 and depth or walk(n - 1)\n depth = depth - 1 return deepest end\n"
        + "return function(s) return walk(s) end", .same(8)),
    PurityForm(
      "the same value assigned", "local n = 1\nreturn function() n = 1 return n end", .same(1)),
    PurityForm(
      "a NaN that nobody changes",
      "local nan = 0 / 0\nlocal function set(x) nan = x end\n"
        + "return function(s) if s < 0 then set(s) end return nan ~= nan end", .same(true)),
    PurityForm(
      "a variable that was assigned while the file ran",
      "local count = 0\nlocal function add() count = count + 1 end\nadd() add()\n"
        + "return function() return count end", .same(2)),
    PurityForm(
      "one table by two names",
      "local a = {}\nlocal b, t = a, { a = a }\n"
        + "return function() return a == b and t.a == a end", .same(true)),
    PurityForm(
      "a table as a key",
      "local key, map = {}, {}\nmap[key] = 5\n"
        + "return function() return map[key] end", .same(5)),
    PurityForm(
      "a table that holds itself, as value and as key",
      "local t = {}\nt.self = t t[t] = t\n"
        + "return function() return t.self.self == t and t[t] == t end", .same(true)),
    PurityForm(
      "functions that call each other",
      "local odd\nlocal function even(n) return n == 0 or odd(n - 1) end\n"
        + "odd = function(n) return n > 0 and even(n - 1) end\n"
        + "return function(s) return odd(s) end", .same(true)),
    PurityForm(
      "every way to read",
      "local t = { 'a', 'b', x = 'c', y = { 1 } }\nreturn function()\n local out = {}\n"
        + " for k, v in pairs(t) do out[#out + 1] = k .. tostring(v) end\n"
        + " for i, v in ipairs(t) do out[#out + 1] = i .. v end\n"
        + " out[#out + 1] = #t .. table.concat(t, '-') .. select('#', table.unpack(t))\n"
        + " out[#out + 1] = ('x'):gsub('x', t) .. type(t) .. #table.pack(table.unpack(t.y))\n"
        + " return out end",
      .same(["1a", "2b", "xc", "ytable", "1a", "2b", "2a-b2", "ctable1"])),
    PurityForm(
      "a sorted copy",
      "local t = { 3, 1, 2 }\nreturn function()\n"
        + " local copy = table.move(t, 1, #t, 1, {}) table.sort(copy) return copy end",
      .same([1, 2, 3])),
    PurityForm(
      "a kept table as the answer", "local t = { 1, { x = 'y' } }\nreturn function() return t end",
      .same([1, .table(LuaTable(["x": "y"]))])),
    PurityForm(
      "a kept table as the error",
      "local t = { message = 'told' }\nreturn function()\n error(t) end",
      .refused("told", 3)),
    PurityForm(
      "ipairs' function, which keeps no place",
      "local step, t, zero = ipairs { 5, 6 }\n"
        + "return function() local _, v = step(t, zero) return v end", .same(5)),
    PurityForm(
      "a step of utf8.codes",
      "local step, s, zero = utf8.codes('ab')\n"
        + "return function() local _, c = step(s, zero) return c end", .same(97)),
    PurityForm(
      "a pattern's place inside a call",
      "return function() local next = ('a b'):gmatch('%a') next() return next() end", .same("b")),
    PurityForm(
      "a hundred thousand tables in each other",
      "local t = {}\nfor _ = 1, 100000 do t = { t } end\nreturn function() local n, at = 0, t\n"
        + " while at[1] do n, at = n + 1, at[1] end return n end", .same(100_000)),
  ]

  /// More functions than may assign something, which none of them does.
  static let large = [
    PurityForm(
      "a hundred thousand functions in each other",
      "local f = function() return 0 end\nfor _ = 1, 100000 do local g = f\n"
        + " f = function(n) if n == 0 then return 1 end return g(n - 1) end end\n"
        + "return function(s) return f(s) end", .same(1))
  ]

  static let all = variables + tables + harmless
}
