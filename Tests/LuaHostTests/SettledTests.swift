import Testing

@testable import LuaHost

/// Counts how often it is asked.
private final class AskedHandler: LuaObjectHandler {
  var asked = 0
  var answer: LuaValue = 7
  var results: [LuaValue] = [7]

  func read(field: Int, of object: LuaObject) throws(LuaError) -> LuaValue {
    asked += 1
    return answer
  }

  func call(
    method: Int, on object: LuaObject, arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    asked += 1
    return results
  }
}

/// What objects have answered is answered again without the handler, while the host says so.
@Suite struct SettledTests {
  private func bench(_ counter: AskedHandler, answersStay: Bool = true) throws -> Bench {
    let bench = try Bench()
    let type = try bench.state.defineObject(
      name: "view", fields: ["frame"], methods: ["parts"], handler: counter,
      answersStay: answersStay)
    bench.globals = [
      ("view", .object(type.object(1, generation: 0))),
      ("other", .object(type.object(2, generation: 0))),
    ]
    return bench
  }

  @Test(arguments: [LuaValue.nil, true, 0.5, "text"])
  func `a field is asked for once`(answer: LuaValue) throws {
    let counter = AskedHandler()
    counter.answer = answer
    let bench = try bench(counter)
    let read = "return view.frame, view.frame"
    #expect(try bench.run(read, results: 2) == [answer, answer])
    #expect(counter.asked == 2)
    bench.state.settle()
    for _ in 0..<3 { #expect(try bench.run(read, results: 2) == [answer, answer]) }
    #expect(counter.asked == 3)
    _ = try bench.run("return other.frame")
    #expect(counter.asked == 4)
  }

  @Test func `a new generation asks anew`() throws {
    let counter = AskedHandler()
    let bench = try bench(counter)
    bench.state.settle()
    #expect(try bench.run("return view.frame") == [7])
    bench.state.generation = 0
    counter.answer = 8
    #expect(try bench.run("return view.frame") == [8])
  }

  @Test func `a script that changes a list changes its copy alone`() throws {
    let counter = AskedHandler()
    counter.answer = .table(LuaTable(array: [1, 2]))
    let bench = try bench(counter)
    bench.state.settle()
    let change = "local a = view.frame; a[1] = 5; local b = view.frame; return a[1], b[1], #b"
    #expect(try bench.run(change, results: 3) == [5, 1, 2])
    #expect(counter.asked == 1)
  }

  /// Whoever reads one is told why it is not known.
  @Test func `a number nobody knows is asked for each time`() throws {
    let counter = AskedHandler()
    let bench = try bench(counter)
    let size = try bench.state.defineRecord(name: "size", fields: ["width", "height"])
    counter.answer = .record(size.record(SIMD4(1, .nan, 0, 0)))
    bench.state.settle()
    #expect(try bench.run("return view.frame.width + view.frame.width") == [2.0])
    #expect(counter.asked == 2)
    counter.answer = .record(size.record(SIMD4(1, 2, 0, .nan)))
    #expect(try bench.run("return view.frame.width + view.frame.height") == [3.0])
    #expect(counter.asked == 3)
  }

  @Test(arguments: [[LuaValue.nil], [true, .nil], [1, "why"], ["only"]])
  func `a method is asked once for each argument, with all its results`(
    results: [LuaValue]
  ) throws {
    let counter = AskedHandler()
    counter.results = results
    let bench = try bench(counter)
    bench.state.settle()
    let expected = results + Array(repeating: LuaValue.nil, count: 2 - results.count)
    for _ in 0..<2 { #expect(try bench.run("return view:parts('a')", results: 2) == expected) }
    #expect(counter.asked == 1)
    for _ in 0..<2 { #expect(try bench.run("return view:parts(other)", results: 2) == expected) }
    #expect(counter.asked == 2)
  }

  @Test func `answers, and objects of earlier generations, make room where memory is short`() throws
  {
    let counter = AskedHandler()
    counter.answer = .text(String(repeating: "x", count: 100))
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(30), memory: 1 << 20))
    let type = try bench.state.defineObject(
      name: "view", fields: ["next"], methods: [], handler: counter)
    let read = try bench.function("return (...).next")
    for generation in 1...4 {
      bench.state.generation = UInt32(generation)
      bench.state.settle()
      let first = 1 + generation * 10_000
      for index in first..<(first + 5_000) {
        let object = LuaValue.object(type.object(index, generation: UInt32(generation)))
        #expect(try bench.state.call(read, [object], label: "read") == [counter.answer])
      }
    }
    bench.state.generation = 5
    bench.state.collectGarbage()
    #expect(bench.state.memoryInUse < 1 << 19)
  }

  @Test func `what is no word and no object may be another value the next time`() throws {
    let counter = AskedHandler()
    let bench = try bench(counter)
    bench.state.settle()
    #expect(try bench.run("return view:parts(1) + view:parts(1)") == [14])
    #expect(try bench.run("return view:parts() + view:parts('a', 'b')") == [14])
    #expect(counter.asked == 4)
  }

  @Test func `objects whose methods change them are asked each time`() throws {
    let counter = AskedHandler()
    let bench = try bench(counter, answersStay: false)
    bench.state.settle()
    #expect(
      try bench.run("return view:parts('a') + view:parts('a') + view.frame + view.frame") == [28])
    #expect(counter.asked == 4)
  }
}
