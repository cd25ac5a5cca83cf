import CLuaHost
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
    patience: Duration = .seconds(2),
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
    _ worker: LuaWorker<Bench>, _ source: String, label: String = "rule"
  ) throws(LuaError) -> LuaValue {
    try worker.run(label: label) { (bench) throws(LuaError) in
      let environment = try bench.state.makeEnvironment(globals: bench.globals)
      let function = try bench.state.load(
        Array(source.utf8), name: "rule.lua", environment: environment)
      return try bench.state.call(function, label: label)[0]
    }
  }

  private static func thread() -> String { "\(pthread_self())" }

  /// Adds a host function `host`.
  private static func add(to bench: Bench, _ body: @escaping @Sendable () -> Void) throws {
    let function = try bench.state.hostFunction(name: "host") { (_) throws(LuaError) in
      body()
      return []
    }
    bench.globals = [("host", .function(function))]
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

  @Test(.enabled(if: lh_testing_ticks()))
  func `a host function that spins is given up after the budget`() throws {
    let stop = Flag()
    let worker = try Self.worker(patience: .milliseconds(100)) {
      try Self.add(to: $0) { while !stop.isSet {} }
    }
    let error = #expect(throws: LuaError.self) { try Self.run(worker, "host()", label: "my-rule") }
    #expect(error?.kind == .stuck(label: "my-rule"))
    #expect(error?.message == "my-rule did not come back and was given up")
    #expect(worker.abandoned == 1)
    // Work goes on in a fresh state.
    #expect(try Self.run(worker, "return 2") == 2)
    #expect(worker.abandoned == 1)
    stop.set()
  }

  /// All keys fall into one place of the table once it has grown to the next power of two, which Lua
  /// looks through from its start for each of them: one instruction for seconds or minutes.
  @Test(.enabled(if: lh_testing_ticks()))
  func `a table that is made to collide is given up after the budget`() throws {
    let worker = try Self.worker(patience: .milliseconds(100))
    let error = #expect(throws: LuaError.self) {
      try Self.run(worker, "local t = {} for i = 1, 32769 do t[i * 65535] = true end return #t")
    }
    #expect(error?.kind == .stuck(label: "rule"))
    #expect(try Self.run(worker, "return 2") == 2)
  }

  @Test func `time that a call waits is not counted`() throws {
    let worker = try Self.worker(patience: .milliseconds(1)) {
      try Self.add(to: $0) { usleep(300_000) }
    }
    #expect(try Self.run(worker, "host() return 1") == 1)
    #expect(worker.abandoned == 0)
  }

  /// As when a terminal, a debugger or a machine that sleeps stops the process.
  @Test func `time that the whole process is stopped is not counted`() throws {
    let stopped = Mutex<Int32?>(nil)
    let worker = try Self.worker(patience: .milliseconds(1)) {
      try Self.add(to: $0) {
        let status = unsafe system("kill -STOP $PPID && sleep 0.3; kill -CONT $PPID")
        stopped.withLock { $0 = status }
      }
    }
    #expect(try Self.run(worker, "host() for i = 1, 1000 do end return 1") == 1)
    #expect(stopped.withLock { $0 } == 0)
    #expect(worker.abandoned == 0)
  }

  @Test func `many short calls are not one long one`() throws {
    let worker = try Self.worker(patience: .milliseconds(1))
    let (sum, spent) = try worker.run(label: "many") { (bench) throws(LuaError) in
      let environment = try bench.state.makeEnvironment(globals: [])
      let function = try bench.state.load(
        Array("local n = ... for i = 1, 100000 do n = n + 1 end return n".utf8), name: "r",
        environment: environment)
      var value = LuaValue.integer(0)
      let start = ThreadTime.now
      for _ in 0..<200 { value = try bench.state.call(function, [value], label: "one")[0] }
      return (value, ThreadTime.now - start)
    }
    #expect(sum == 20_000_000)
    // Each has 50 ms.
    #expect(spent > .milliseconds(51))
    #expect(worker.abandoned == 0)
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
    for _ in 0..<60_000 where !ended.isSet { usleep(1000) }
    #expect(ended.isSet)
  }
}

/// Set on one thread, seen on another.
final class Flag: Sendable {
  private let value = Atomic<Bool>(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() { value.store(true, ordering: .releasing) }
}
