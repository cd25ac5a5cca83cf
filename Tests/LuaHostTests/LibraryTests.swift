import Testing

@testable import LuaHost

/// Our library functions against the original's, where both should answer alike.
@Suite struct LibraryTests {
  @Test func `positions go round after the last integer`() throws {
    #expect(
      try Bench().run(
        """
        local list = { [math.maxinteger] = "last" }
        for i = 0, 62 do list[1 << i] = i end
        for _ = 1, 4 do table.insert(list, "next") end
        local step = ipairs({})
        return {
          #list == math.maxinteger, list[math.mininteger],
          table.remove(list, math.maxinteger), step({ [math.mininteger] = "x" }, math.maxinteger),
        }
        """) == [[true, "next", "last", .integer(.min), "x"]])
  }

  static let scripts = [
    "string.rep('ab', 3)", "string.rep('ab', 3, '-')", "string.rep('', 10)", "string.rep('x', -1)",
    "string.rep('x', 0)", "string.rep('x', 1, 'yy')", "string.rep('', 3, 'z')",
    "string.format('%d %5d %-5d| %05d %+d % d', 1, 2, 3, 4, 5, 6)",
    "string.format('%5.2f %g %e %a %G %E', 1.5, 1e20, 0.1, 1, 1e-9, 3)",
    "string.format('%x %X %#x %o', 255, 255, 255, 8)", "string.format('%c%c', 65, 66)",
    "string.format('%s %10s %-10s| %.2s %5.1s', 'a', 'b', 'c', 'def', 'xyz')",
    "string.format('%i', 3.0)", "string.format('%d', 3.5)", "string.format('%d', '10')",
    "string.format('%q', 'a\\n\\0b\\r\"\\\\1\\0011')", "string.format('%q', 1 / 3)",
    "string.format('%q', math.mininteger)", "string.format('%q', 1e100)",
    "string.format('%q', math.huge)", "string.format('%q', -math.huge)", "string.format('%q', 7)",
    "string.format('%q', true)", "string.format('%q', nil)", "string.format('%q', 0/0)",
    "string.format('%s %s %s', nil, true, 1.0)", "string.format('%%')", "string.format('%')",
    "string.format('%y', 1)", "string.format('%d')", "string.format('%123d', 1)",
    "string.format('%.123f', 1)", "string.format('%##########d', 1)",
    "string.format('%99.99f', -1e308)",
    "string.format('%s', ('x'):rep(1000))", "string.format('%5s', ('x'):rep(1000))",
    "string.format('%.5s', ('x'):rep(1000))", "string.format('%5s', 'a\\0b')",
    "string.format('%#d', 1)",
    "string.format('%.3q', 'x')", "string.format('%0 5d', 3)", "string.format('%.0f', 0.5)",
    "string.format('%.20s', 'short')", "string.format('%c', 0)", "string.format('%5c|', 65)",
    "string.format('%q', {})", "string.format('%d', 'x')", "string.format('%.3d', 5)",
    "string.format('%u', 5)", "string.format('%F', 5)", "string.format('%.c', 65)",
    "table.concat({})", "table.concat({ 1, 2.5, 'x' })", "table.concat({ 1, 2, 3 }, ', ')",
    "table.concat({ 1, 2, 3 }, ', ', 2)", "table.concat({ 1, 2, 3 }, ', ', 2, 3)",
    "table.concat({ 1, 2, 3 }, ', ', 3, 2)", "table.concat({ 1, {}, 3 })",
    "table.concat({ 1 }, '', 1, 2)",
    "table.concat({ [math.maxinteger] = 'x' }, '', math.maxinteger, math.maxinteger)",
    "t(table.insert, { 1, 2 }, 3)", "t(table.insert, { 1, 2 }, 1, 0)",
    "t(table.insert, { 1, 2 }, 3, 9)",
    "t(table.insert, { 1, 2 }, 4, 9)", "t(table.insert, { 1, 2 }, 0, 9)",
    "t(table.insert, { 1, 2 })",
    "t(table.insert, { 1 }, 1, 2, 3)", "t(table.insert, {}, nil)",
    "t(table.remove, { 1, 2, 3 })", "t(table.remove, { 1, 2, 3 }, 1)",
    "t(table.remove, { 1, 2, 3 }, 4)",
    "t(table.remove, { 1, 2, 3 }, 5)", "t(table.remove, {})", "t(table.remove, {}, 0)",
    "t(table.remove, {}, 1)", "t(table.remove, { [0] = 'z' }, 0)", "t(table.remove, { 1, 2 }, 0)",
    "t(table.remove, { 1 }, -1)", "t(table.remove, {}, 2)",
    "show(table.move({ 1, 2, 3 }, 1, 3, 2))", "show(table.move({ 1, 2, 3 }, 2, 3, 1))",
    "show(table.move({ 1, 2, 3 }, 1, 3, 1))", "show(table.move({ 1, 2, 3 }, 1, 3, 3, { 9, 8 }))",
    "show(table.move({ 1, 2, 3 }, 3, 1, 3))", "show(table.move({ 1 }, 1, 1, math.maxinteger))",
    "table.move({ 1 }, 1, 2, math.maxinteger)",
    "table.move({ 1 }, math.mininteger, math.maxinteger, 1)",
    "show(table.move({ 1, 2 }, -1, 2, 1))",
    "show(table.pack())", "show(table.pack(1, nil, 3))", "table.pack(1, nil, 3).n",
    "table.unpack({ 1, 2, 3 })", "table.unpack({ 1, 2, 3 }, 2)", "table.unpack({ 1, 2, 3 }, 2, 5)",
    "table.unpack({}, 1, 1e8)", "table.unpack({}, math.mininteger, math.maxinteger)",
    "table.unpack({ 1 }, 3, 2)", "table.unpack({ [-1] = 'a' }, -1, 0)",
    "t(table.sort, { 3, 1, 2 })", "t(table.sort, { 'b', 'a', 'c' })", "t(table.sort, {})",
    "t(table.sort, { 3, 1, 2 }, function(a, b) return a > b end)", "t(table.sort, { 1, 'a' })",
    "t(table.sort, { 1, 2, 3 }, 1)", "t(table.sort, { 5, 2, 8, 1, 9, 3, 7, 4, 6, 10, 0 })",
    "tonumber('10')", "tonumber(' 0x1p4 ')", "tonumber('1e1')", "tonumber('')", "tonumber('abc')",
    "tonumber('7', 8)", "tonumber('8', 8)", "tonumber('zZ', 36)", "tonumber('-ff', 16)",
    "tonumber(' 11 ', 2)", "tonumber('1 1', 2)", "tonumber('', 10)", "tonumber('10', 1)",
    "tonumber('10', 37)", "tonumber(10, 10)", "tonumber(nil)", "tonumber({})", "tonumber()",
    "tonumber('99999999999999999999')", "tonumber('ffffffffffffffffff', 16)", "tonumber('1\\0')",
    "tonumber('0x')", "tonumber('1e')", "tonumber('nan')", "tonumber('inf')",
    "tonumber(' \\t\\n1\\v\\f ')",
    "select('#')", "select('#', nil, nil)", "select(2, 'a', 'b', 'c')", "select(-1, 'a', 'b')",
    "select(-3, 'a', 'b')", "select(0, 'a')", "select(5, 'a')", "select('x')",
    "tostring(nil)", "tostring(true)", "tostring(1)", "tostring(1.0)", "tostring(-0.0)",
    "tostring(1e15)", "tostring(2^53)", "tostring(1e100)", "tostring(math.huge)", "tostring('x')",
    "tostring()", "type(nil)", "type(1)", "type()", "type(type)", "type({})",
    "assert(1, 2, 3)", "assert(false)", "assert()", "assert(nil, 'x')",
    "('x'):upper()", "#'abc'", "('%d'):format(3)", "'10' + 1", "10 .. 20", "math.floor(2.7)",
    "math.max(1, 2.5)", "math.tointeger(3.0)", "string.byte('abc', 1, -1)", "utf8.char(228, 8364)",
    "utf8.len('ä€')", "ipairs({})",
  ]

  private static func driver(_ expression: String) -> String {
    """
    local function describe(value)
      if type(value) == "function" then return "function" end
      if type(value) == "table" then return "table" end
      -- The sign of a NaN depends on the machine, not on Lua.
      if value ~= value then return "nan" end
      return (math.type(value) or type(value)) .. ":" .. tostring(value)
    end
    local function show(t)
      local parts = { #t }
      for i = -2, 12 do parts[#parts + 1] = describe(t[i]) end
      parts[#parts + 1] = describe(t[math.maxinteger])
      return table.concat(parts, " ")
    end
    -- A function that changes its table: what it answers and what it leaves.
    local function t(f, target, ...)
      local results = table.pack(f(target, ...))
      local parts = {}
      for i = 1, results.n do parts[i] = describe(results[i]) end
      return table.concat(parts, " ") .. " / " .. show(target)
    end
    local results = table.pack(\(expression))
    for i = 1, results.n do results[i] = describe(results[i]) end
    return table.concat(results, "|", 1, results.n)
    """
  }

  @Test(arguments: scripts)
  func `answers as the original does`(expression: String) throws {
    let source = Self.driver(expression)
    let expected = try Original(source).run([]).map { String(decoding: $0, as: UTF8.self) }
    do {
      #expect(try Bench().run(source)[0].asString?.description == expected)
    } catch let error as LuaError {
      #expect(expected == nil, "ours failed: \(error)")
      #expect(error.kind == .runtime)
    }
  }

  @Test func `no text contains an address`() throws {
    let bench = try Bench()
    bench.globals = [("host", .function(try bench.state.hostFunction(name: "host") { _ in [] }))]
    #expect(
      try bench.run(
        """
        return tostring({}), tostring(type), tostring(host), tostring(function() end),
          string.format("%s %s", {}, type), tostring(math)
        """, results: 6)
        == ["table", "function", "function", "function", "table function", "table"])
    #expect(
      try bench.failure("return ('%p'):format({})").message == "invalid conversion '%p' in a format"
    )
  }

  @Test func `error values become messages`() throws {
    let bench = try Bench()
    #expect(try bench.failure("error('text')").message == "text")
    #expect(try bench.failure("error({ message = 'of a table' })").message == "of a table")
    #expect(try bench.failure("error({})").message == "table")
    #expect(try bench.failure("error()").message == "error called without a message")
    #expect(try bench.failure("error(7)").message == "7")
    #expect(try bench.failure("assert(false, 'text')").message == "text")
    #expect(try bench.failure("assert(nil)").message == "assertion failed")
    // Not Lua's own, so not taken for it.
    #expect(try bench.failure("error('stack overflow')").kind == .runtime)
    #expect(try bench.failure("error('test.lua:1: text')").message == "test.lua:1: text")
    let long = try bench.failure("error(('x'):rep(10000))").message
    #expect(long == String(repeating: "x", count: 4095))
  }

  @Test func `sorting ends whatever the comparison answers`() throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(30)))
    for answer in ["true", "false", "nil", "n % 3 == 0", "n % 2 == 0", "a", "a ~= b"] {
      let source = """
        local t, n = {}, 0
        for i = 1, 500 do t[i] = i * 7 % 31 end
        table.sort(t, function(a, b) n = n + 1 return \(answer) end)
        local sum = 0
        for _, v in ipairs(t) do sum = sum + v end
        return #t, sum
        """
      let sum = (1...500).reduce(0) { $0 + $1 * 7 % 31 }
      #expect(try bench.run(source, results: 2) == [500, .integer(sum)])
    }
    #expect(
      try bench.run(
        """
        local t = { 3, 1, 2 }
        table.sort(t, function(a, b) t[1], t[2], t[9] = nil, {}, 1 return a < b end)
        return { t[1], t[2], t[3] }
        """) == [[1, 2, 3]])
  }

  @Test func `sorting is stable`() throws {
    #expect(
      try Bench().run(
        """
        local t = {}
        for i = 1, 100 do t[i] = { i % 5, i } end
        table.sort(t, function(a, b) return a[1] < b[1] end)
        for i = 2, 100 do
          if t[i][1] == t[i - 1][1] and t[i][2] < t[i - 1][2] then return false end
        end
        return true
        """) == [true])
  }
}
