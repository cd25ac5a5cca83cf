import Synchronization
import Testing

@testable import LuaHost

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct LimitTests {
  @Test func `the defaults are those of the documentation`() {
    #expect(
      LuaLimits()
        == LuaLimits(
          cpuTime: .milliseconds(250), memory: 67_108_864, instructions: nil,
          patternSteps: 10_000_000))
  }

  @Test func `an endless loop ends by default`() throws {
    let bench = try Bench(limits: LuaLimits())
    let error = try bench.failure("while true do end")
    #expect(error.kind == .cpuTime(limit: .milliseconds(250)))
    #expect(error.message == "used more than 250 ms of processor time")
  }

  @Test(arguments: [
    "while true do end",
    "local function f() return f() end return f()",
    "for i = 1, math.maxinteger do local t = { i } end",
    "return table.move({}, 1, 10000000, 2, {})  or true, (function() while true do end end)()",
    "local t = {} for i = 1, 100000 do t[i] = i end "
      + "while true do table.sort(t, function(a, b) return a < b end) end",
    "while true do for k in pairs({ a = 1, b = 2 }) do end end",
  ])
  func `processor time ends a loop`(source: String) throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .milliseconds(40)))
    let function = try bench.function(source)
    let start = ThreadTime.now
    let error = try #require(throws: LuaError.self) {
      try bench.state.call(function, label: "loop")
    }
    let spent = ThreadTime.now - start
    #expect(error.kind == .cpuTime(limit: .milliseconds(40)))
    #expect(error.message == "used more than 40 ms of processor time")
    #expect(error.line == 1)
    #expect(spent >= .milliseconds(40))
    // Two ticks of 4 ms, one step that none can end, and room for a machine that ticks more slowly.
    #expect(spent < .milliseconds(400))
    // The next call has its own budget.
    #expect(try bench.run("return 1") == [1])
  }

  /// Each branch makes the compiler walk over all branches before it.
  @Test(arguments: ["\n", " "]) func `processor time ends compiling`(separator: String) throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .milliseconds(20)))
    let environment = try bench.state.makeEnvironment(globals: [])
    let count = 74_000
    let source = Array(
      ("local x\nif x then\n" + String(repeating: "elseif x then" + separator, count: count) + "end")
        .utf8)
    let began = ThreadTime.now
    let error = try #require(throws: LuaError.self) {
      try bench.state.load(source, name: "slow.lua", environment: environment)
    }
    let spent = ThreadTime.now - began
    let line = try #require(error.line)
    #expect(
      error
        == LuaError(
          .cpuTime(limit: .milliseconds(20)), "used more than 20 ms of processor time",
          chunk: "slow.lua", line: line))
    #expect(separator == "\n" ? (4...count).contains(line) : line == 3)
    #expect(spent < .milliseconds(200))
    #expect(try bench.run("return 1") == [1])
  }

  /// What a file requires is compiled within the budget of the call.
  @Test func `compiling in a call shares the call's budget`() throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .milliseconds(20)))
    let source = Array(("local a = 1\n" + String(repeating: "a = a\n", count: 1000)).utf8)
    let host = try bench.state.hostFunction(name: "compile") {
      [unowned bench] (_) throws(LuaError) in
      let environment = try bench.state.makeEnvironment(globals: [])
      return [.function(try bench.state.load(source, name: "lib.lua", environment: environment))]
    }
    bench.globals = [("compile", .function(host))]
    #expect(
      try bench.failure("while true do compile() end").kind == .cpuTime(limit: .milliseconds(20)))
    #expect(try bench.run("return type(compile())") == ["function"])
  }

  @Test func `instructions end a loop at the same place every time`() throws {
    let bench = try Bench(limits: LuaLimits(instructions: 10_000))
    let source =
      "local n = 0\nwhile true do\n  n = n + 1\n  if n % 2 == 0 then\n    n = n + 1 end end"
    let error = try bench.failure(source)
    #expect(error.kind == .instructions(limit: 10_000))
    #expect(error.message == "ran more than 10000 instructions")
    for _ in 0..<3 { #expect(try bench.failure(source) == error) }
    #expect(try bench.run("return 1") == [1])
    #expect(bench.state.instructionsUsed == 0)
  }

  @Test func `instructions are counted`() throws {
    let bench = try Bench(limits: LuaLimits(instructions: 1_000_000))
    try bench.run("for i = 1, 10000 do end")
    #expect((10_000...10_200).contains(bench.state.instructionsUsed))
  }

  @Test(arguments: [
    "local t = {} for i = 1, 1e9 do t[i] = i end",
    "local s = 'x' while true do s = s .. s end",
    "return ('x'):rep(1 << 30)",
    "return ('x'):rep(1 << 62, 'y')",
    "local t = {} for i = 1, 1e9 do t[i] = ('x'):rep(1000) .. i end",
  ])
  func `memory ends at its limit`(source: String) throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(60), memory: 8 << 20))
    let error = try bench.failure(source)
    #expect(error.kind == .memory(limit: 8 << 20))
    #expect(error.message == "used more than 8388608 bytes of memory")
    #expect(bench.state.memoryInUse <= 8 << 20)
    #expect(try bench.run("return 1") == [1])
  }

  /// Lua keeps no valid pointer into its stack while it asks for a larger one. With room for some of
  /// what is asked for, and for hardly any.
  @Test(
    arguments: [1, 4, 16],
    [
      "return table.unpack({}, 1, 900000)",
      "local function f() return 1 + f() end return f()",
      "local function f(a) local b, c, d, e = a, a, a, a return f(b) + f(c) end return f()",
      "return table.pack(table.unpack({}, 1, 900000)), ('x'):rep(64 << 20)",
    ])
  func `a stack that outgrows the memory is no danger`(left: Int, source: String) throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(60)))
    let held =
      "local held = {} for i = 1, 64 - ... do held[i] = ('x'):rep(1000000 + i) end "
    do {
      #expect(try bench.run(held + source, [.integer(left)]) == [.nil])
    } catch let error as LuaError {
      #expect(error.kind == .memory(limit: 64 << 20) || error.kind == .stackOverflow)
      #expect(error.line == 1)
    }
    #expect(try bench.run("return 1") == [1])
  }

  @Test func `garbage does not count as memory used`() throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(60), memory: 4 << 20))
    #expect(
      try bench.run("local n = 0 for i = 1, 100 do n = n + #('x'):rep(1900000 + i) end return n")
        == [.integer(100 * 1_900_000 + 5050)])
  }

  @Test(arguments: [
    "local function f() return 1 + f() end return f()",
    "local function f(s) return (s:gsub('.', f)) end return f('x')",
    "local function f(a) table.sort({ 1, 2 }, f) end return f()",
  ])
  func `endless recursion ends`(source: String) throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(60)))
    let error = try bench.failure(source)
    #expect(error.kind == .stackOverflow)
    #expect(error.message == "calls nested too deep")
    #expect(try bench.run("return 1") == [1])
  }
}

@Suite struct ThreadTests {
  /// A new thread often gets the identity of one that has ended, but not its clock.
  @Test func `a state may move between threads and keeps its limits`() throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .milliseconds(20)))
    let function = try bench.function("while true do end")
    nonisolated(unsafe) let state = bench.state
    for _ in 0..<8 {
      let kind = Mutex<LuaError.Kind?>(nil)
      let done = Flag()
      let started = startThread(stackSize: 1 << 20) {
        do throws(LuaError) {
          try unsafe state.call(function, label: "loop")
        } catch {
          kind.withLock { $0 = error.kind }
        }
        done.set()
      }
      #expect(started)
      while !done.isSet { usleep(500) }
      #expect(kind.withLock { $0 } == .cpuTime(limit: .milliseconds(20)))
    }
  }

  @Test func `each state has its own limit at the same time`() async throws {
    let kinds = try await withThrowingTaskGroup(of: LuaError.Kind.self) { group in
      for number in 1...6 {
        group.addTask {
          let bench = try Bench(limits: LuaLimits(cpuTime: .milliseconds(number * 5)))
          return try bench.failure("while true do end").kind
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(kinds.count == 6)
    for number in 1...6 { #expect(kinds.contains(.cpuTime(limit: .milliseconds(number * 5)))) }
  }
}
