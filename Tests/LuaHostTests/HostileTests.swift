import Testing

@testable import LuaHost

/// What has defeated simpler sandboxes, and what might.
@Suite struct HostileTests {
  /// Each must end, and with an error of one of these kinds.
  enum Ending: Sendable { case limit, missing, refused, fine }

  @Test(arguments: [
    // Loops around protected calls: there are none.
    ("while true do pcall(function() while true do end end) end", Ending.missing),
    ("while true do xpcall(function() while true do end end, function() end) end", .missing),
    // Huge counts with nothing to do for each.
    ("return string.rep('', 1 << 62)", .fine),
    ("return string.rep('', math.maxinteger, '')", .fine),
    ("return string.rep('x', math.maxinteger)", .limit),
    ("return table.move({}, 1, 1 << 62, 2)", .refused),
    ("return table.move({}, math.mininteger, math.maxinteger, 1)", .refused),
    ("while true do table.move({}, 1, 15000000, 2) end", .limit),
    ("return table.concat({}, 'x', 1, math.maxinteger)", .refused),
    ("return table.unpack({}, 1, 1 << 40)", .refused),
    ("return table.unpack({}, 1, 5000000)", .refused),
    ("return select(-math.maxinteger, 1)", .refused),
    ("local t = table.pack(table.unpack({}, 1, 200000)) return t.n == 200000", .fine),
    // Metatables: none to be had.
    ("setmetatable({}, { __len = function() return 1 << 62 end })", .missing),
    ("setmetatable({}, { __gc = function() while true do end end })", .missing),
    ("getmetatable('').__index = nil", .missing),
    ("return ('').__index", .missing),
    ("local t <close> = {}", .refused),
    // The matcher.
    ("return ('a'):rep(40):find(('a?'):rep(40) .. ('a'):rep(40) .. 'b')", .limit),
    ("return ('x'):rep(40):gsub(('.-'):rep(25) .. 'y', '')", .limit),
    ("return #('x'):rep(1 << 20):gsub('', ('y'):rep(1000))", .limit),
    ("while true do for k in ('a b c'):gmatch('%a+') do end end", .limit),
    ("return ('x'):rep(100000):find('.*.*.*b')", .limit),
    ("return ('('):rep(100000):find(('%b()'):rep(3))", .limit),
    // Formats.
    ("return ('%99999d'):format(1)", .refused),
    ("return ('%.99999f'):format(1)", .refused),
    ("return ('%p'):format({})", .refused),
    ("return ('%s'):rep(100000):format(1)", .refused),
    (
      "return #('%99.99f'):rep(200):format(table.unpack((function() local t = {} for i = 1, 200 do t[i] = -1e308 end return t end)())) > 100",
      .fine
    ),
    // Sorting.
    (
      "local t = {} for i = 1, 1000 do t[i] = i end table.sort(t, function() return true end)",
      .fine
    ),
    ("local t = {} for i = 1, 100 do t[i] = 0/0 end table.sort(t)", .fine),
    ("table.sort({ 1, 2, 3 }, function(a, b) while true do end end)", .limit),
    ("table.sort({ 1, 2, 3 }, function(a, b) error('x') end)", .refused),
    // Recursion, in Lua and through C.
    ("local function f() return f() end return f()", .limit),
    ("local function f(...) return f(1, ...) end return f()", .limit),
    ("local function f() return (('x'):gsub('x', f)) end return f()", .limit),
    ("local s = 'return ' .. ('('):rep(100000) return s and load(s)", .missing),
    ("local t = {} for i = 1, 100000 do t = { t } end return nil", .fine),
    ("return ('x'):rep(1e6, ('y'):rep(1e6))", .limit),
    // Numbers from long text.
    ("return tonumber(('9'):rep(1000000)) == math.huge", .fine),
    ("return tonumber('0x' .. ('f'):rep(1000000)) == -1", .fine),
    ("return tonumber(('z'):rep(1000000), 36) ~= nil", .fine),
    // Memory in many shapes.
    ("local t = {} while true do t[#t + 1] = {} end", .limit),
    ("local s = '' while true do s = s .. 'xxxxxxxxxxxxxxxx' end", .limit),
    ("local t = {} for i = 1, 1e9 do t[('k'):rep(i % 50) .. i] = true end", .limit),
    (
      "local function f() local a = {} return function() return a, f() end end local t = {} while true do t = { t, f() } end",
      .limit
    ),
    // The environment.
    ("local _ENV = { } x = 1 return x == 1", .fine),
    ("_ENV = {} return 1", .fine),
    ("local _ENV <const> = nil return x", .refused),
    ("return _G", .missing), ("return _VERSION", .missing), ("return require('os')", .missing),
    ("return os.exit()", .missing), ("return io.open('/etc/passwd')", .missing),
    ("return debug.getinfo(1)", .missing), ("return package.loadlib", .missing),
    ("return coroutine.wrap(function() while true do end end)()", .missing),
    ("return string.dump(function() end)", .missing), ("return collectgarbage()", .missing),
    ("print('x')", .missing), ("return next({})", .missing), ("return rawset({}, 1, 2)", .missing),
    ("return math.random()", .missing), ("return loadstring('x')", .missing),
    ("return dofile('x')", .missing), ("return warn('@on')", .missing),
    ("goto done do local x = 1 end ::done:: return 1", .fine),
    ("for i = 1, math.huge do end", .limit),
    ("for i = 1, 3, 0 do end", .refused),
    ("return 1 // 0", .refused), ("return 1 % 0", .refused), ("return 1 << 1000 == 0", .fine),
    ("return math.mininteger // -1 == math.mininteger", .fine),
    ("return utf8.char(table.unpack({}, 1, 1000))", .refused),
    ("return utf8.codepoint(('x'):rep(2000000), 1, -1)", .refused),
    ("return ('x'):rep(2000000):byte(1, -1)", .refused),
    ("return string.char(table.unpack({ 256 }))", .refused),
  ])
  func `comes to an end`(source: String, ending: Ending) throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .milliseconds(300), memory: 32 << 20))
    do {
      let function = try bench.function(source)
      let result = try bench.state.call(function, label: "hostile")[0]
      #expect(ending == .fine, "it gave \(result)")
      #expect(result != false)
    } catch let error as LuaError {
      let found: Ending? =
        switch error.kind {
        case .memory, .cpuTime, .stackOverflow, .patternSteps: .limit
        case .unknownGlobal, .unknownField: .missing
        case .runtime, .syntax: .refused
        default: nil
        }
      #expect(found == ending, "\(error)")
    }
    #expect(bench.state.stackTop == 0)
    // Nothing of it stays.
    #expect(try bench.run("return #string.rep('x', 10)") == [10])
  }

  @Test func `source that is deep or long is refused or compiled`() throws {
    let bench = try Bench()
    let environment = try bench.state.makeEnvironment(globals: [])
    for (piece, end) in [
      ("(", ""), ("{", ""), ("do ", ""), ("- ", "1"), ("not ", "1"),
      ("function() return ", ""), ("if x then ", ""), ("x = x .. ", "x"), ("[", ""), ("'", ""),
    ] {
      let count = (1 << 20) / piece.utf8.count - 8
      let source = "return " + String(repeating: piece, count: count) + end
      let error = #expect(throws: LuaError.self) {
        try bench.state.load(
          Array(source.utf8.prefix(1 << 20)), name: "deep", environment: environment)
      }
      #expect(error?.kind == .syntax || error?.kind == .memory(limit: 64 << 20), "\(piece)")
      #expect(bench.state.stackTop == 0)
    }
  }

  /// Two threads' worth of nesting through C must fit the smallest stack that is promised.
  @Test func `recursion through the library fits a stack of 1 MiB`() throws {
    let worker = try LuaWorker(stackSize: 1 << 20) { () throws(LuaError) in
      try LuaState(limits: LuaLimits(cpuTime: .seconds(30)))
    }
    let sources = [
      "local function f() return (('x'):gsub('x', f)) end return f()",
      "local function f() table.sort({ 1, 2 }, f) end return f()",
      "local function f() return (('x'):rep(2000):gsub(('x'):rep(1000), f)) end return f()",
      "local function f() return string.format('%99.99f%s', 1, (('x'):gsub('x', f))) end return f()",
    ]
    for source in sources {
      let kind = try worker.run(label: "deep") { (state) throws(LuaError) in
        let environment = try state.makeEnvironment(globals: [])
        let function = try state.load(Array(source.utf8), name: "d", environment: environment)
        do throws(LuaError) {
          try state.call(function, label: "deep")
          return LuaError.Kind.internalBug
        } catch {
          return error.kind
        }
      }
      #expect(kind == .stackOverflow)
    }
  }

  @Test func `recursion through host functions fits a stack of 1 MiB`() throws {
    let worker = try LuaWorker(stackSize: 1 << 20) { () throws(LuaError) in
      try LuaState(limits: .patient)
    }
    let kind = try worker.run(label: "deep") { (state) throws(LuaError) in
      var inner: LuaFunction?
      let host = try state.hostFunction(name: "host") { [unowned state] (_) throws(LuaError) in
        guard let inner else { return [] }
        return try state.call(inner, label: "inner")
      }
      let environment = try state.makeEnvironment(globals: [("host", .function(host))])
      inner = try state.load(Array("return host()".utf8), name: "d", environment: environment)
      defer { inner = nil }
      do throws(LuaError) {
        if let inner { try state.call(inner, label: "outer") }
        return LuaError.Kind.internalBug
      } catch {
        return error.kind
      }
    }
    #expect(kind == .stackOverflow)
  }
}
