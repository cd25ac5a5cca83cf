import Synchronization
import Testing

@testable import LuaHost

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct WorkerTests {
  private static func worker(
    _ patience: LuaWorker<Bench>.Patience = .init(),
    prepare: @escaping @Sendable (Bench) throws -> Void = { _ in }
  ) throws -> LuaWorker<Bench> {
    try LuaWorker(patience: patience) { () throws(LuaError) in
      do {
        let bench = try Bench(limits: LuaLimits(cpuTime: .milliseconds(50)))
        try prepare(bench)
        return bench
      } catch {
        throw error as? LuaError ?? LuaError(.internalBug, "\(error)")
      }
    }
  }

  private static func run(
    _ worker: LuaWorker<Bench>, _ source: String, label: String = "rule",
    deadline: Duration? = nil
  ) throws(LuaError) -> LuaValue {
    try worker.run(label: label, deadline: deadline) { (bench) throws(LuaError) in
      let environment = try bench.state.makeEnvironment(globals: bench.globals)
      let function = try bench.state.load(
        Array(source.utf8), name: "rule.lua", environment: environment)
      return try bench.state.call(function, label: label)[0]
    }
  }

  private static func thread() -> String { "\(pthread_self())" }

  /// Adds a host function that does not come back before the test's end.
  private static func addHang(_ bench: Bench, _ hang: @escaping @Sendable () -> Void) throws {
    let function = try bench.state.hostFunction(name: "hang") { (_) throws(LuaError) in
      hang()
      return []
    }
    bench.globals = [("hang", .function(function))]
  }

  @Test func `jobs run on a thread of their own and keep its context`() throws {
    let worker = try Self.worker()
    let here = Self.thread()
    let threads = try (0..<3).map { _ in
      try worker.run(label: "thread") { (_) throws(LuaError) in
        Self.thread()
      }
    }
    #expect(Set(threads).count == 1)
    #expect(threads[0] != here)
    #expect(try Self.run(worker, "return 1 + 1") == 2)
    #expect(worker.abandoned == 0)
  }

  @Test func `errors of scripts come back as they are`() throws {
    let worker = try Self.worker()
    let error = #expect(throws: LuaError.self) { try Self.run(worker, "while true do end") }
    #expect(error?.kind == .cpuTime(limit: .milliseconds(50)))
    #expect(try Self.run(worker, "return 1") == 1)
    #expect(worker.abandoned == 0)
  }

  @Test func `a context that cannot be made is tried again`() throws {
    let attempts = Mutex(0)
    let worker = try LuaWorker<Int> { () throws(LuaError) in
      let attempt = attempts.withLock {
        $0 += 1; return $0
      }
      if attempt == 1 { throw LuaError(.memory(limit: 1), "first") }
      return attempt
    }
    #expect(throws: LuaError(.memory(limit: 1), "first")) {
      try worker.run(label: "a") { (context) throws(LuaError) in context }
    }
    #expect(try worker.run(label: "b") { (context) throws(LuaError) in context } == 2)
    #expect(try worker.run(label: "b") { (context) throws(LuaError) in context } == 2)
  }

  @Test func `a host function that spins is given up after the budget`() throws {
    let stop = Flag()
    let worker = try Self.worker(.init(call: .seconds(60), afterBudget: .milliseconds(100))) {
      try Self.addHang($0) { while !stop.isSet {} }
    }
    let error = #expect(throws: LuaError.self) { try Self.run(worker, "hang()", label: "my-rule") }
    #expect(error?.kind == .stuck(label: "my-rule"))
    #expect(error?.message == "my-rule did not come back and was given up")
    #expect(worker.abandoned == 1)
    // Work goes on in a fresh state.
    #expect(try Self.run(worker, "return 2") == 2)
    #expect(worker.abandoned == 1)
    stop.set()
  }

  @Test func `a host function that sleeps is given up after the call's time`() throws {
    let stop = Flag()
    let worker = try Self.worker(.init(call: .milliseconds(200), afterBudget: .seconds(60))) {
      try Self.addHang($0) { while !stop.isSet { usleep(1000) } }
    }
    let error = #expect(throws: LuaError.self) { try Self.run(worker, "hang()") }
    #expect(error?.kind == .stuck(label: "rule"))
    #expect(try Self.run(worker, "return 2") == 2)
    stop.set()
  }

  @Test func `a job outside lua is given up at its deadline`() throws {
    let stop = Flag()
    let worker = try Self.worker()
    let error = #expect(throws: LuaError.self) {
      try worker.run(label: "host", deadline: .milliseconds(100)) { (_) throws(LuaError) in
        while !stop.isSet { usleep(1000) }
      }
    }
    #expect(error?.kind == .stuck(label: "host"))
    stop.set()
  }

  @Test func `many short calls are not one long one`() throws {
    let worker = try Self.worker(.init(call: .milliseconds(100), afterBudget: .milliseconds(1)))
    let sum = try worker.run(label: "many") { (bench) throws(LuaError) in
      let environment = try bench.state.makeEnvironment(globals: [])
      let function = try bench.state.load(
        Array("return ... + 1".utf8), name: "r", environment: environment)
      var value = LuaValue.integer(0)
      for _ in 0..<300 {
        value = try bench.state.call(function, [value], label: "one")[0]
        usleep(1000)
      }
      return value
    }
    #expect(sum == 300)
  }

  @Test func `several threads may ask`() async throws {
    let worker = try Self.worker()
    let results = try await withThrowingTaskGroup(of: LuaValue.self) { group in
      for number in 0..<8 { group.addTask { try Self.run(worker, "return \(number)") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(results.compactMap(\.asInt)) == Set(0..<8))
  }

  @Test func `the context ends with the worker`() throws {
    final class Noted: Sendable {
      let flag: Flag
      init(_ flag: Flag) { self.flag = flag }
      deinit { flag.set() }
    }
    let ended = Flag()
    do {
      let worker = try LuaWorker<Noted> { () throws(LuaError) in Noted(ended) }
      try worker.run(label: "a") { (_) throws(LuaError) in }
    }
    for _ in 0..<2000 where !ended.isSet { usleep(1000) }
    #expect(ended.isSet)
  }
}

/// Set on one thread, seen on another.
final class Flag: Sendable {
  private let value = Atomic<Bool>(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() { value.store(true, ordering: .releasing) }
}
