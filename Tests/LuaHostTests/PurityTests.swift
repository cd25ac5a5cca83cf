import CLuaHost
import Testing

@testable import LuaHost

extension Bench {
  /// Runs the source as a file and gives the one function that it returns.
  func file(_ source: String, name: String = "test.lua") throws -> LuaFunction {
    try #require(try state.run(function(source, name: name), label: name).asFunction)
  }

  /// What a call comes to.
  func outcome(_ function: LuaFunction) -> Result<LuaValue, LuaError> {
    let top = state.stackTop
    defer { #expect(state.stackTop == top) }
    do throws(LuaError) {
      return .success(try state.call(function, [7], label: "call")[0])
    } catch {
      return .failure(error)
    }
  }

  var variablesCompared: Int64 { unsafe lh_testing_variables_compared(state.host) }
}

/// What a file's functions do depends on their arguments alone.
@Suite struct PurityTests {
  @Test(arguments: PurityForm.all + PurityForm.large)
  func `nothing is kept from one call to the next`(form: PurityForm) throws {
    try Self.check(form, in: Bench())
  }

  /// As on a Lua whose bytecode is not the one we know.
  @Test(arguments: PurityForm.all)
  func `nor where the bytecode is not understood`(form: PurityForm) throws {
    let bench = try Bench()
    unsafe lh_testing_forget_bytecode(bench.state.host)
    try Self.check(form, in: bench, knowsLines: false)
  }

  private static func check(_ form: PurityForm, in bench: Bench, knowsLines: Bool = true) throws {
    let file: LuaFunction
    do {
      file = try bench.file(form.source)
    } catch let error as LuaError {
      guard case .notLoaded(let message, let line) = form.outcome else { throw error }
      #expect(error.message == message)
      #expect(error.line == line)
      #expect(error.chunk == "test.lua")
      return
    }
    for _ in 1...3 {
      switch (bench.outcome(file), form.outcome) {
      case (.success(let value), .same(let expected)): #expect(value == expected)
      case (.failure(let error), .refused(let message, let line)):
        #expect(error.message == message)
        #expect(error.chunk == "test.lua")
        if knowsLines { #expect(error.line == line) }
      case (let outcome, _): Issue.record("\(outcome)")
      }
    }
  }

  @Test func `errors tell a rule's author what to do`() throws {
    let bench = try Bench()
    let counter = try bench.file("local n = 0\nreturn function()\n n = n + 1 return n end")
    #expect(
      bench.outcome(counter)
        == .failure(
          LuaError(
            .kept("n"), "'n' keeps its value between calls", chunk: "test.lua", line: 3,
            hint: "make it a local of the function")))
    let writer = try bench.file("local seen = {}\nreturn function(s)\n seen[s] = true end")
    #expect(
      bench.outcome(writer)
        == .failure(
          LuaError(
            .kept("seen"), "'seen' is kept between calls and cannot be changed", chunk: "test.lua",
            line: 3, hint: "make it a local of the function",
            traceback: [LuaFrame(chunk: "test.lua", line: 3, function: "call")])))
  }

  @Test func `of several changes the first line is told`() throws {
    for names in ["a b c", "c b a", "b c a"] {
      let locals = names.split(separator: " ").map { "local \($0) = 0\n" }.joined()
      let bench = try Bench()
      let file = try bench.file(
        locals + "return function()\n c = c + 1\n b = b + 1\n a = a + 1 end")
      guard case .failure(let error) = bench.outcome(file) else {
        return #expect(Bool(false), "not refused")
      }
      #expect(error.kind == .kept("c"))
      #expect(error.line == 5)
    }
  }

  // MARK: Limits

  @Test(arguments: ["while true do end", "local s = 'x' while true do s = s .. s end"])
  func `a call that is stopped leaves nothing behind`(end: String) throws {
    let bench = try Bench(
      limits: LuaLimits(cpuTime: .seconds(30), memory: 4 << 20, instructions: 100_000))
    let file = try bench.file(
      "local n = 0\nreturn function(s) if s == 8 then return n end n = n + 1 \(end) end")
    for _ in 1...2 {
      guard case .failure(let error) = bench.outcome(file) else {
        return #expect(Bool(false), "not stopped")
      }
      #expect([.instructions(limit: 100_000), .memory(limit: 4 << 20)].contains(error.kind))
    }
    #expect(try bench.state.call(file, [8], label: "last") == [0])
  }

  @Test func `making immutable counts against the file's limits`() throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(30), instructions: 150_000))
    let file = try bench.function(
      "local t = {} for i = 1, 20000 do t[i] = { i } end return function() return t end")
    #expect(throws: LuaError.self) { try bench.state.run(file, label: "file") }
    // The same without anything to make immutable ends in time.
    let plain = try bench.function(
      "local t = {} for i = 1, 20000 do t[i] = { i } end return function() end")
    #expect(throws: Never.self) { try bench.state.run(plain, label: "file") }
    let looped = try Bench(limits: LuaLimits(cpuTime: .milliseconds(50)))
    let endless = try looped.function(
      """
      local fs = {}
      for i = 1, 1000000 do
        fs[i] = function() \(String(repeating: "local x = 1 ", count: 150)) end
        if i == 20000 then break end
      end
      return function() return fs end
      """)
    let error = #expect(throws: LuaError.self) { try looped.state.run(endless, label: "file") }
    #expect(error?.kind == .cpuTime(limit: .milliseconds(50)))
  }

  @Test func `a file's functions assign at most a thousand variables around them`() throws {
    func source(_ count: Int) -> String {
      """
      local fs = {}
      for i = 1, \(count) do fs[i] = function() i = i + 1 return i end end
      return function() return fs[1]() end
      """
    }
    let bench = try Bench()
    let file = try bench.file(source(1000))
    guard case .failure = bench.outcome(file) else { return #expect(Bool(false), "not refused") }
    #expect(bench.variablesCompared == 1000)
    let error = #expect(throws: LuaError.self) { try bench.file(source(1001)) }
    #expect(error?.kind == .tooLarge)
  }

  @Test func `each allocation may fail`() throws {
    let source = """
      local seen, n, deep = {}, 0, { { { "x" } } }
      deep[deep] = seen
      local function bump() n = n + 1 return n end
      return function(s) if s > 7 then bump() seen[s] = s end return deep[1][1][1] .. s end
      """
    var allowed: Int64 = 0
    var finished = false
    while !finished, allowed < 5000 {
      let bench = try Bench()
      unsafe lh_testing_fail_allocations(bench.state.host, allowed)
      do {
        let file = try bench.file(source)
        #expect(try bench.state.call(file, [7], label: "call") == ["x7"])
        finished = true
      } catch let error as LuaError {
        #expect(error.kind == .memory(limit: 64 << 20), "\(allowed): \(error)")
      }
      unsafe lh_testing_fail_allocations(bench.state.host, -1)
      #expect(bench.state.stackTop == 0)
      // The state is as good as before.
      let file = try bench.file(source)
      #expect(try bench.state.call(file, [7], label: "call") == ["x7"])
      let error = #expect(throws: LuaError.self) {
        try bench.state.call(file, [8], label: "call")
      }
      #expect(error?.kind == .kept("seen"))
      allowed += 1
    }
    #expect(finished)
    #expect(allowed > 100)
  }

  // MARK: Costs

  @Test func `only calls that can assign something are looked at`() throws {
    let bench = try Bench()
    let pure = try bench.file(
      "local t, d = { 1 }, 2\nlocal function f(x) local n = 0\n"
        + " local function g() n = n + x end g() return n + t[1] + d end\nreturn f")
    for _ in 1...3 { #expect(bench.outcome(pure) == .success(10)) }
    #expect(bench.variablesCompared == 0)
    let quiet = try bench.file(
      "local a, b = 1, 2\nlocal function set(x) a, b = x, x end\n"
        + "return function(s) if s < 0 then set(s) end return a + b end")
    for _ in 1...3 { #expect(bench.outcome(quiet) == .success(3)) }
    #expect(bench.variablesCompared == 6)
    // The other file's calls still pay nothing.
    for _ in 1...3 { #expect(bench.outcome(pure) == .success(10)) }
    #expect(bench.variablesCompared == 6)
  }

  /// All that a function's bytecode can hold, and lines far apart.
  @Test func `the line of an assignment is found in any function`() throws {
    let many = (1...190).map { "local v\($0) = \($0)" }.joined(separator: "\n")
    let used = (1...190).map { "v\($0)" }.joined(separator: " + ")
    let long = String(repeating: "y", count: 500)
    let gap = String(repeating: "\n", count: 300)
    let source = """
      local n = 0
      return function(s)
        local function inner()
          local a, b, c, d, e, f = 1.5, 1 << 40, "short", "\(long)", nil, { true, false, 0/0 }
      \(many)
          local sum = \(used)
      \(gap)
          local function innermost(...)
            for _ = 1, select("#", ...) do sum = sum + 1 end
      \(gap)
            n = n + sum
            return a, b, c, d, e, f
          end
          return innermost
        end
        inner()(1, 2)
      end
      """
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("n = n + sum") }) + 1
    let bench = try Bench()
    guard case .failure(let error) = bench.outcome(try bench.file(source)) else {
      return #expect(Bool(false), "not refused")
    }
    #expect(error.kind == .kept("n"))
    #expect(error.line == line)
    #expect(bench.variablesCompared == 1)
  }
}
