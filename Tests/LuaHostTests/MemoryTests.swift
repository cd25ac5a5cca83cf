import CLuaHost
import Synchronization
import Testing

@testable import LuaHost

@Suite struct MemoryTests {
  private final class Views: LuaObjectHandler {
    let rectangle: LuaRecordType
    init(_ rectangle: LuaRecordType) { self.rectangle = rectangle }

    func read(field: Int, of object: LuaObject) throws(LuaError) -> LuaValue {
      field == 0
        ? .record(rectangle.record([1, 2, 3, 4]))
        : .object(LuaObject(type: object.type, index: object.index + 1, generation: 0))
    }

    func call(
      method: Int, on object: LuaObject, arguments: [LuaValue]
    ) throws(LuaError) -> [LuaValue] {
      [.table(LuaTable(["own": .object(object)])), .text("some text")] + arguments
    }
  }

  /// Everything that takes memory: types, functions, an environment, a chunk, a call with tables,
  /// text, objects, records and functions in both directions.
  private static func work(_ state: LuaState) throws(LuaError) -> LuaValue {
    let rectangle = try state.defineRecord(name: "rect", fields: ["x", "y", "width", "height"])
    let view = try state.defineObject(
      name: "view", fields: ["frame", "next"], methods: ["parts"], handler: Views(rectangle))
    let host = try state.hostFunction(name: "host") { (arguments) throws(LuaError) in
      [.table(LuaTable(array: arguments))]
    }
    let environment = try state.makeEnvironment(globals: [
      ("host", .function(host)), ("shared", .table(LuaTable(["deep": [["x"]]]))),
    ])
    let source = """
      local view, list = ...
      local parts, text, back = view.next:parts(function() return view end)
      local out = { text:rep(3), text:gsub("%a+", string.upper), ("%d-%s"):format(1, view.frame) }
      for key, value in pairs(list) do out[#out + 1] = tostring(key) .. tostring(value) end
      table.sort(out)
      out.parts, out.back, out.host = parts, back, host(1, { view.frame })
      out[#out + 1] = table.concat({ shared.deep[1][1], view.frame.width })
      return out
      """
    let function = try state.load(Array(source.utf8), name: "work.lua", environment: environment)
    return try state.call(
      function, [.object(view.object(1, generation: 0)), .table(LuaTable(["a": 1, "b": [2]]))],
      label: "work")[0]
  }

  @Test func `each allocation may fail`() throws {
    let expected = try Self.work(LuaState(limits: .patient)).asTable
    let array = try #require(expected?.array)
    var allowed: Int64 = 0
    var finished = false
    while !finished, allowed < 5000 {
      let state = try LuaState(limits: .patient)
      unsafe lh_testing_fail_allocations(state.host, allowed)
      do throws(LuaError) {
        #expect(try Self.work(state).asTable?.array == array)
        finished = true
      } catch {
        #expect(error.kind == .memory(limit: 64 << 20), "\(allowed): \(error)")
      }
      #expect(state.stackTop == 0)
      // The state is as good as before.
      unsafe lh_testing_fail_allocations(state.host, -1)
      let environment = try state.makeEnvironment(globals: [("x", 1)])
      let function = try state.load(
        Array("return x + 1".utf8), name: "after", environment: environment)
      #expect(try state.call(function, label: "after") == [2])
      allowed += 1
    }
    #expect(finished)
    #expect(allowed > 150)
  }

  @Test func `a state needs memory to begin with`() throws {
    #expect(throws: LuaError(.memory(limit: 1000), "not enough memory for a Lua state")) {
      try LuaState(limits: LuaLimits(memory: 1000))
    }
    #expect(throws: LuaError.self) { try LuaState(limits: LuaLimits(memory: 0)) }
    // The libraries themselves may not fit: every size up to what is enough is refused cleanly.
    var size = 1000
    while (try? LuaState(limits: LuaLimits(memory: size))) == nil, size < 1_000_000 { size += 97 }
    #expect((10_000..<60_000).contains(size))
  }

  @Test func `references are released from any thread`() async throws {
    let state = try LuaState(limits: .patient)
    let environment = try state.makeEnvironment(globals: [])
    let make = try state.load(
      Array("local big = ('x'):rep(100000) return function() return #big end".utf8), name: "m",
      environment: environment)
    // 4 MB each time, 200 MB in all: the limit of 64 MiB would notice what is not given back.
    for _ in 0..<50 {
      let held = Mutex<[LuaValue]>([])
      for _ in 0..<40 {
        let made = try state.call(make, label: "make")
        held.withLock { $0 += made }
      }
      await Task.detached { held.withLock { $0 = [] } }.value
    }
    #expect(state.memoryInUse < 64 << 20)
  }

  @Test func `references let go during a call are released during it`() throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(30), memory: 4 << 20))
    let host = try bench.state.hostFunction(name: "host") { (_) throws(LuaError) in [] }
    bench.globals = [("host", .function(host))]
    #expect(
      try bench.run("for i = 1, 100000 do host(function() return i end) end return 1") == [1])
  }

  @Test func `references outlive their state`() throws {
    var held: [LuaValue] = []
    do {
      let bench = try Bench()
      held = try bench.run("return function() end, { function() end }", results: 2)
    }
    #expect(held.count == 2)
    held = []
    let other = try Bench()
    #expect(try other.run("return 1") == [1])
  }

  @Test func `what functions and handlers hold ends with them`() throws {
    final class Noted: Sendable {
      let count: Counter
      init(_ count: Counter) {
        self.count = count
        count.add(1)
      }
      deinit { count.add(-1) }
    }
    final class Handler: LuaObjectHandler {
      let noted: Noted
      init(_ noted: Noted) { self.noted = noted }
      func read(field: Int, of object: LuaObject) throws(LuaError) -> LuaValue { .nil }
      func call(
        method: Int, on object: LuaObject, arguments: [LuaValue]
      ) throws(LuaError) -> [LuaValue] { [] }
    }
    let count = Counter()
    do {
      let state = try LuaState(limits: .patient)
      _ = try state.defineObject(
        name: "o", fields: [], methods: [], handler: Handler(Noted(count)))
      let kept = Noted(count)
      let function = try state.hostFunction(name: "f") { (_) throws(LuaError) in
        withExtendedLifetime(kept) { [] }
      }
      for _ in 0..<100 {
        let brief = Noted(count)
        _ = try state.hostFunction(name: "brief") { (_) throws(LuaError) in
          withExtendedLifetime(brief) { [] }
        }
      }
      let environment = try state.makeEnvironment(globals: [("f", .function(function))])
      let churn = try state.load(
        Array("for i = 1, 300000 do local t = { i } end f()".utf8), name: "c",
        environment: environment)
      try state.call(churn, label: "churn")
      // Let go by Swift and collected by Lua: only the kept one and the handler's are left.
      #expect(count.value == 2)
    }
    #expect(count.value == 0)
  }

  @Test func `arguments of failed calls are not leaked`() throws {
    let bench = try Bench()
    let host = try bench.state.hostFunction(name: "host") { (_) throws(LuaError) in [] }
    bench.globals = [("host", .function(host))]
    let function = try bench.function(
      "local deep = {} deep[1] = deep host(function() end, function() end, deep)")
    func memory() throws -> Int {
      try bench.run("for i = 1, 100000 do local t = { i } end")
      return bench.state.memoryInUse
    }
    for _ in 0..<10 { #expect(throws: LuaError.self) { try bench.state.call(function, label: "") } }
    let before = try memory()
    for _ in 0..<2000 {
      #expect(throws: LuaError.self) { try bench.state.call(function, label: "") }
    }
    #expect(try memory() < before + 20_000)
  }
}

/// Counts on any thread.
final class Counter: Sendable {
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  func add(_ number: Int) { count.add(number, ordering: .sequentiallyConsistent) }
}
