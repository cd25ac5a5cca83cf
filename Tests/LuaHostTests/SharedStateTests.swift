import CLuaHost
import Testing

@testable import LuaHost

/// Files that reach each other's functions pass nothing on through them.
@Suite struct SharedStateTests {
  /// What `require` is in the engine: runs a file on the first call, and hands its result out.
  private static func library(_ source: String, in bench: Bench) throws {
    var module: LuaValue?
    let function = try bench.state.hostFunction(name: "library") {
      [unowned bench] _ throws(LuaError) in
      if let module { return [module] }
      let environment = try bench.state.makeEnvironment(globals: [])
      let chunk = try bench.state.load(
        Array(source.utf8), name: "library.lua", environment: environment)
      let made = try bench.state.run(chunk, label: "library.lua")
      module = made
      return [made]
    }
    bench.globals.append(("library", .function(function)))
  }

  private static let counting = """
    local n, seen = 0, {}
    local m = {}
    function m.bump()
      n = n + 1
      return n
    end
    function m.add(x) seen[#seen + 1] = x return #seen end
    function m.get() return n + #seen end
    return m
    """

  @Test(arguments: [
    ("bump()", "'n' keeps its value between calls", "library.lua", 4),
    ("add(1)", "'seen' is kept between calls and cannot be changed", "library.lua", 7),
  ])
  func `a library's state is its callers' error`(
    call: String, message: String, chunk: String, line: Int
  ) throws {
    for source in [
      "local m = library()\nreturn function() return m.\(call) end",
      // Loaded while a call runs.
      "return function() return library().\(call) end",
      "local m = library()\nlocal own = m.\(call.prefix { $0 != "(" })\nreturn function() return own(1) end",
    ] {
      let bench = try Bench()
      try Self.library(Self.counting, in: bench)
      let first = try bench.file(source, name: "first.lua")
      let second = try bench.file(
        "local m = library()\nreturn function() return m.get() end", name: "second.lua")
      for _ in 1...2 {
        guard case .failure(let error) = bench.outcome(first) else {
          return #expect(Bool(false), "not refused")
        }
        #expect(error.message == message)
        #expect(error.chunk == chunk)
        #expect(error.line == line)
        #expect(bench.outcome(second) == .success(0))
      }
    }
  }

  @Test func `a file that changes a library while it runs is refused`() throws {
    let bench = try Bench()
    try Self.library(Self.counting, in: bench)
    for call in ["bump()", "add(1)"] {
      let file = try bench.function("library().\(call) return function() end")
      let error = #expect(throws: LuaError.self) { try bench.state.run(file, label: "file") }
      #expect(error?.chunk == "library.lua")
    }
    let reader = try bench.file("local m = library() return function() return m.get() end")
    #expect(bench.outcome(reader) == .success(0))
  }

  @Test func `functions among the globals are looked at, too`() throws {
    let bench = try Bench()
    let bump = try bench.file("local n = 0 return function() n = n + 1 return n end")
    bench.globals = [("tools", .table(LuaTable(["bump": .function(bump)])))]
    let file = try bench.file("return function() return tools.bump() end")
    for _ in 1...2 {
      guard case .failure(let error) = bench.outcome(file) else {
        return #expect(Bool(false), "not refused")
      }
      #expect(error.kind == .kept("n"))
    }
  }

  @Test func `results of a refused call are let go`() throws {
    let bench = try Bench()
    let file = try bench.file(
      "local n = 0\nreturn function() n = n + 1 return function() return n end end")
    let before = bench.state.memoryInUse
    for _ in 1...20_000 { _ = bench.outcome(file) }
    #expect(bench.state.memoryInUse < before + 1_000_000)
  }

  // MARK: Shared tables

  private static let shared = LuaTable([
    "tolerance": 0.5, "names": ["a", "b"], "deep": .table(LuaTable(["x": ["y"]])),
  ])

  @Test(arguments: [
    "t.tolerance = 1", "t.new = 1", "t.names[1] = 'z'", "t.deep.x[1] = 'z'", "t.names[3] = 'c'",
    "table.insert(t.names, 'c')", "table.sort(t.names)",
    "for _, v in pairs(t.deep) do v[1] = 1 end",
  ])
  func `a shared table is read-only at any depth`(write: String) throws {
    let bench = try Bench()
    let table = try bench.state.share(Self.shared, name: "config")
    let writer = try bench.function("local t = ... \(write)")
    let error = #expect(throws: LuaError.self) {
      try bench.state.call(writer, [.shared(table)], label: "write")
    }
    #expect(error?.line == 1)
    if !write.hasPrefix("table.") { #expect(error?.kind == .readOnly("config")) }
    let reader = try bench.function(
      "local t = ... return t.tolerance .. table.concat(t.names) .. #t.names .. t.deep.x[1]")
    #expect(try bench.state.call(reader, [.shared(table)], label: "read") == ["0.5ab2y"])
  }

  @Test func `a shared table is one table, and comes back as a copy`() throws {
    let bench = try Bench()
    let table = try bench.state.share(Self.shared, name: "config")
    let function = try bench.function("local a, b = ... return a == b, a.names == b.names, a")
    let results = try bench.state.call(
      function, [.shared(table), .shared(table)], results: 3, label: "call")
    #expect(results == [true, true, .table(Self.shared)])
    let other = try Bench()
    let error = #expect(throws: LuaError.self) {
      try other.state.call(other.function("return 1"), [.shared(table)], label: "call")
    }
    #expect(error?.kind == .wrongState)
    #expect(bench.state.stackTop == 0)
  }

  @Test func `functions in a shared table keep nothing either`() throws {
    let bench = try Bench()
    let bump = try bench.file("local n = 0\nreturn function()\n n = n + 1 return n end")
    let table = try bench.state.share(LuaTable(["bump": .function(bump)]), name: "config")
    let caller = try bench.file("return function(t) return t.bump() end")
    for _ in 1...2 {
      let error = #expect(throws: LuaError.self) {
        try bench.state.call(caller, [.shared(table)], label: "call")
      }
      #expect(error?.kind == .kept("n"))
    }
  }
}
