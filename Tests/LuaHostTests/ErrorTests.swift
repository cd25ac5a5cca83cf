import Testing

@testable import LuaHost

@Suite struct ErrorTests {
  @Test func `syntax errors have chunk and line apart`() throws {
    let bench = try Bench()
    let environment = try bench.state.makeEnvironment(globals: [])
    func failure(_ source: String, name: String) throws -> LuaError {
      try #require(throws: LuaError.self) {
        try bench.state.load(Array(source.utf8), name: name, environment: environment)
      }
    }
    #expect(
      try failure("\n\nlocal = 1", name: "a.lua")
        == LuaError(.syntax, "<name> expected near '='", chunk: "a.lua", line: 3))
    // Longer than Lua would show, and with colons and digits that look like a line.
    let long = "Rules/" + String(repeating: "very:12: long/", count: 20) + "name.lua"
    for length in [1, 57, 58, 59, 60, 61, 62, long.count] {
      let name = String(long.suffix(length))
      #expect(
        try failure("x x", name: name)
          == LuaError(.syntax, "syntax error near 'x'", chunk: name, line: 1))
    }
    #expect(bench.state.stackTop == 0)
  }

  @Test func `runtime errors name the whole chunk however long`() throws {
    let bench = try Bench()
    let name = String(repeating: "directory/", count: 20) + "rule.lua"
    let function = try bench.function("local t = nil\nreturn t.x", name: name)
    let error = #expect(throws: LuaError.self) { try bench.state.call(function, label: "a rule") }
    #expect(
      error
        == LuaError(
          .runtime, "attempt to index a nil value (local 't')", chunk: name, line: 2,
          traceback: [LuaFrame(chunk: name, line: 2, function: "a rule")]))
  }

  @Test func `the place of error is the level's`() throws {
    let source = """
      local function check(x)
        error("bad", LEVEL)
      end
      local function caller()
        check(1)
        return 1
      end
      caller()
      return 1
      """
    let bench = try Bench()
    for (level, line) in [("1", 2), ("2", 5), ("3", 8), ("0", 2), ("nil", 2)] {
      let error = try bench.failure(source.replacing("LEVEL", with: level))
      #expect(error.line == line, "level \(level)")
      #expect(error.message == "bad")
      #expect(
        error.traceback == [
          LuaFrame(chunk: "test.lua", line: 2, function: "check"),
          LuaFrame(chunk: "test.lua", line: 5, function: "caller"),
          LuaFrame(chunk: "test.lua", line: 8, function: "test"),
        ])
    }
  }

  @Test func `errors of library functions are at the line that called them`() throws {
    let error = try Bench().failure("local s = 'x'\nreturn s:rep({})")
    #expect(error.kind == .runtime)
    #expect(error.message == "bad argument #1 to 'rep' (number expected, got table)")
    #expect(error.line == 2)
  }

  @Test func `errors of comparisons inside sort are at the comparison`() throws {
    let error = try Bench().failure(
      "local t = { {}, {} }\ntable.sort(t, function(a, b)\n  return a < b\nend)")
    #expect(error.message == "attempt to compare two table values")
    #expect(error.line == 3)
  }

  @Test func `a traceback is at most 16 frames`() throws {
    let error = try Bench().failure(
      "local function f(n) if n == 0 then error('deep') end f(n - 1) return 1 end f(100)")
    #expect(error.traceback.count == 16)
    #expect(error.line == 1)
  }

  @Test(arguments: [
    "s = s .. s", "t[#t + 1] = {}", "t = { t, function() return t end }", "n = n + 1 t[s .. n] = n",
    "t[#t + 1] = s:rep(100000) .. #t",
    "t[#t + 1] = table.concat({ s:rep(50000), s:rep(50000 + #t) })",
    "s = s:rep(2)", "s = s:gsub('x', 'xx')", "table.insert(t, 1 << #t)",
    "t = table.pack(t, table.unpack(t))",
  ])
  func `memory errors know the line`(growing: String) throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(60), memory: 4 << 20))
    let error = try bench.failure(
      "local s, t, n = 'x', {}, 0\nlocal function grow()\n  while true do \(growing) end\nend\ngrow()"
    )
    #expect(
      error
        == LuaError(
          .memory(limit: 4 << 20), "used more than 4194304 bytes of memory", chunk: "test.lua",
          line: 3,
          traceback: [
            LuaFrame(chunk: "test.lua", line: 3, function: "grow"),
            LuaFrame(chunk: "test.lua", line: 5, function: "test"),
          ]))
  }

  /// Lua unwinds before anyone can ask where it was.
  @Test func `a memory error that Lua raises itself has no line`() throws {
    let bench = try Bench(limits: LuaLimits(memory: 4 << 20))
    #expect(
      try bench.failure("local s = ('x'):rep(3 << 20) return s .. s")
        == LuaError(.memory(limit: 4 << 20), "used more than 4194304 bytes of memory"))
  }

  @Test func `the stack is balanced after every kind of error`() throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .milliseconds(30), memory: 8 << 20))
    let host = try bench.state.hostFunction(name: "host") { (_) throws(LuaError) in
      throw LuaError(.hostFailure(code: 1), "host")
    }
    bench.globals = [("host", .function(host))]
    let sources = [
      "error('x')", "host()", "return nothing", "x = 1", "return math.x", "while true do end",
      "local function f() return 1 + f() end f()", "return ('x'):rep(1 << 24)",
      "local t = {} t[1] = t return t", "return ('%'):rep(2):find('%')", "return 1 < 'x'",
      "return table.unpack({}, 1, 1e6)", "for k in pairs({ [{}] = 1 }) do end",
      "return { [host] = 1 }", "return #5", "return ('x'):rep(40):find(('.-'):rep(40) .. 'y')",
    ]
    for _ in 0..<3 {
      for source in sources {
        _ = try bench.failure(source)
        #expect(bench.state.stackTop == 0, "\(source)")
      }
    }
    #expect(throws: LuaError.self) { try bench.function("x x") }
    #expect(bench.state.stackTop == 0)
  }

  @Test func `descriptions are one line`() {
    #expect(LuaError(.runtime, "bad").description == "bad")
    #expect(LuaError(.runtime, "bad", chunk: "a.lua").description == "a.lua: bad")
    #expect(
      LuaError(.runtime, "bad", chunk: "a.lua", line: 3, hint: "try").description
        == "a.lua:3: bad (try)")
  }
}

@Suite struct FunctionTests {
  @Test func `arguments and results cross`() throws {
    let bench = try Bench()
    var seen: [[LuaValue]] = []
    let host = try bench.state.hostFunction(name: "host") { (arguments) throws(LuaError) in
      seen.append(arguments)
      return [.integer(arguments.count), ["x"], .nil, true]
    }
    bench.globals = [("host", .function(host))]
    #expect(
      try bench.run("return host(1, nil, 'a', { b = 2 }, nil)", results: 5)
        == [5, ["x"], .nil, true, .nil])
    #expect(seen == [[1, .nil, "a", .table(LuaTable(["b": 2])), .nil]])
  }

  @Test func `its error is raised at the caller and arrives unchanged`() throws {
    let bench = try Bench()
    let host = try bench.state.hostFunction(name: "host") { (_) throws(LuaError) in
      throw LuaError(.hostFailure(code: 42), "refused", hint: "ask again")
    }
    bench.globals = [("host", .function(host))]
    #expect(
      try bench.failure("local x = 1\nlocal y = host()")
        == LuaError(
          .hostFailure(code: 42), "refused", chunk: "test.lua", line: 2, hint: "ask again",
          traceback: [LuaFrame(chunk: "test.lua", line: 2, function: "test")]))
  }

  @Test func `an error that already has a place keeps it`() throws {
    let bench = try Bench()
    let inner = try bench.function("\n\nerror('inside')", name: "inner.lua")
    let state = bench.state
    let host = try state.hostFunction(name: "host") { [unowned state] (_) throws(LuaError) in
      try state.call(inner, label: "inner")
    }
    bench.globals = [("host", .function(host))]
    let error = try bench.failure("host()")
    #expect(error.description == "inner.lua:3: inside")
    #expect(
      error.traceback == [
        LuaFrame(chunk: "inner.lua", line: 3, function: "inner"),
        LuaFrame(chunk: "test.lua", line: 1, function: "test"),
      ])
  }

  @Test(arguments: [
    (LuaLimits(cpuTime: .milliseconds(30)), LuaError.Kind.cpuTime(limit: .milliseconds(30))),
    (LuaLimits(cpuTime: .seconds(60), instructions: 5000), .instructions(limit: 5000)),
  ])
  func `a nested call shares the budget of the outer one`(
    limits: LuaLimits, kind: LuaError.Kind
  ) throws {
    let bench = try Bench(limits: limits)
    let loop = try bench.function("while true do end")
    let state = bench.state
    // Swallows the error and goes on.
    let host = try state.hostFunction(name: "host") { [unowned state] (_) throws(LuaError) in
      do throws(LuaError) { return try state.call(loop, label: "loop") } catch {
        return [.text(error.message)]
      }
    }
    bench.globals = [("host", .function(host))]
    #expect(try bench.failure("while true do host() end").kind == kind)
  }

  @Test func `states can call each other`() throws {
    let outer = try Bench(limits: LuaLimits(cpuTime: .milliseconds(400)))
    let inner = try Bench(limits: LuaLimits(cpuTime: .milliseconds(30)))
    let loop = try inner.function("while true do end")
    let host = try outer.state.hostFunction(name: "host") { (_) throws(LuaError) in
      do throws(LuaError) { return try inner.state.call(loop, label: "loop") } catch {
        return [.text(error.message)]
      }
    }
    outer.globals = [("host", .function(host))]
    #expect(
      try outer.run("return host(), host()", results: 2)
        == ["used more than 30 ms of processor time", "used more than 30 ms of processor time"])
    #expect(
      try outer.failure("while true do host() end").kind == .cpuTime(limit: .milliseconds(400)))
  }

  @Test func `a function of another state is refused`() throws {
    let one = try Bench()
    let other = try Bench()
    let function = try one.function("return 1")
    #expect(throws: LuaError(.wrongState, "a function of another Lua state")) {
      try other.state.call(function, label: "")
    }
    #expect(throws: LuaError(.wrongState, "a function of another Lua state")) {
      try other.run("return 1", [.function(function)])
    }
    let environment = try one.state.makeEnvironment(globals: [])
    #expect(
      throws: LuaError(.wrongState, "an environment of another Lua state", chunk: "a.lua")
    ) {
      try other.state.load([], name: "a.lua", environment: environment)
    }
  }

  @Test func `functions of scripts are called with their own environment`() throws {
    let bench = try Bench()
    bench.globals = [("factor", 3)]
    let function = try #require(
      try bench.run("local n = 0 return function(x) n = n + 1 return x * factor, n end")[0]
        .asFunction)
    #expect(try bench.state.call(function, [2], results: 2, label: "") == [6, 1])
    #expect(try bench.state.call(function, [3], results: 2, label: "") == [9, 2])
  }

  @Test func `too many arguments are refused`() throws {
    let bench = try Bench()
    let function = try bench.function("return select('#', ...)")
    let many = [LuaValue](repeating: 1, count: 250)
    #expect(try bench.state.call(function, many, label: "") == [250])
    #expect(throws: LuaError.self) { try bench.state.call(function, many + [1], label: "") }
    #expect(throws: LuaError.self) { try bench.state.call(function, results: -1, label: "") }
  }
}
