import CLuaHost

/// A Lua state with nothing in it but what the host offers.
///
/// Used by one thread at a time, on any thread with at least 1 MiB of stack. Everything that may
/// fail throws; no Lua error ever passes over a Swift frame.
@safe
public final class LuaState {
  let core: HostCore
  let host: OpaquePointer

  /// What scripts may use. Takes effect with the next call; memory cannot be changed later.
  public var limits: LuaLimits {
    didSet { applyLimits() }
  }

  /// The current generation of objects; scripts cannot use an object of any other.
  public var generation: UInt32 = 0 {
    didSet { unsafe lh_set_generation(host, generation) }
  }

  /// Says that what objects answer stays the same until the generation changes: what a script reads or
  /// asks again, with the same argument, is answered without asking the handler.
  public func settle() { unsafe lh_settle(host) }

  /// Says, while a handler answers, that what it answers may differ the next time although what objects
  /// answer stays the same: it is not kept.
  public func answerVaries() { unsafe lh_answer_varies(host) }

  /// What the last call has read.
  public var reads: LuaReads { LuaReads(unsafe lh_reads_of(host).pointee) }

  /// An empty state. Throws when there is no memory for it within the limits.
  public init(limits: LuaLimits = LuaLimits()) throws(LuaError) {
    guard limits.memory > 0, let host = unsafe lh_open(limits.memory, HostCore.callbacks) else {
      throw LuaError(.memory(limit: limits.memory), "not enough memory for a Lua state")
    }
    unsafe self.host = host
    unsafe core = HostCore(of: host)
    self.limits = limits
    unsafe lh_set_context(host, Unmanaged.passUnretained(core).toOpaque())
    applyLimits()
  }

  deinit { unsafe lh_close(host) }

  /// Bytes of Lua memory in use.
  public var memoryInUse: Int { unsafe lh_memory_in_use(host) }

  /// Frees what nobody holds any more, and what objects have answered: what is in use then is kept.
  /// Takes about a millisecond for each megabyte. Also inside a call.
  public func collectGarbage() {
    core.releaseReferences()
    unsafe lh_collect(host)
  }

  /// Instructions of the running or last call, counted in steps of up to 100; 0 when no limit on
  /// instructions is set.
  public var instructionsUsed: Int { Int(unsafe lh_instructions_used(host)) }

  /// The number of values on the Lua stack; the same before and after every operation.
  var stackTop: Int { Int(unsafe lh_stack_top(host)) }

  private func applyLimits() {
    unsafe lh_set_limits(
      host, limits.cpuTime.wholeNanoseconds, Int64(max(limits.instructions ?? 0, 0)),
      Int64(limits.patternSteps))
  }

  /// Runs an operation of the C side and throws what it reports.
  func perform(label: String? = nil, _ operation: () -> Int32) throws(LuaError) {
    core.releaseReferences()
    let top = stackTop
    let failure = operation()
    assert(stackTop == top, "unbalanced Lua stack")
    if failure != 0 { throw error(failure: failure, label: label) }
  }

  func reference(_ number: Int32) -> LuaReference {
    LuaReference(number: number, home: core.releases)
  }
}

// MARK: Scripts

extension LuaState {
  /// Compiles Lua text, at most 1 MiB, never bytecode. `name` is what errors call the chunk,
  /// usually the file's path.
  public func load(
    _ source: [UInt8], name: String, environment: LuaEnvironment
  ) throws(LuaError) -> LuaFunction {
    guard environment.reference.belongs(to: core.releases) else {
      throw LuaError(.wrongState, "an environment of another Lua state", chunk: name)
    }
    guard source.count <= LH_MAX_SOURCE else {
      throw LuaError(.tooLarge, "source of more than \(LH_MAX_SOURCE) bytes", chunk: name)
    }
    let hasMark = source.starts(with: [0xEF, 0xBB, 0xBF])
    let text = hasMark ? source.dropFirst(3) : source[...]
    var function: Int32 = 0
    try perform {
      unsafe text.withUnsafeBufferPointer { bytes in
        unsafe name.withCString { name in
          unsafe lh_load(
            host, bytes.baseAddress, bytes.count, name, environment.reference.number, &function)
        }
      }
    }
    return LuaFunction(reference: reference(function))
  }

  /// Calls a function and gives exactly `results` values, missing ones as nil. `label` says what
  /// is being done, for the outermost frame of a traceback.
  @discardableResult
  public func call(
    _ function: LuaFunction, _ arguments: [LuaValue] = [], results: Int = 1, label: String
  ) throws(LuaError) -> [LuaValue] {
    guard function.reference.belongs(to: core.releases) else {
      throw LuaError(.wrongState, "a function of another Lua state")
    }
    guard (0...250).contains(results), arguments.count <= 250 else {
      throw LuaError(.internalBug, "more than 250 arguments or results")
    }
    try core.transfer.fill(arguments)
    // C code may call back into the state's handlers; they must not be let go meanwhile.
    defer { withExtendedLifetime((self, function)) {} }
    try perform(label: label) {
      unsafe lh_call(host, function.reference.number, Int32(arguments.count), Int32(results))
    }
    return core.transfer.take(results)
  }

  /// A set of global names: parts of the standard library and the host's own, which take
  /// precedence. Tables among the host's are frozen, with the tables in them.
  public func makeEnvironment(
    globals: [(String, LuaValue)], allowing libraries: LuaLibrary = .all
  ) throws(LuaError) -> LuaEnvironment {
    core.transfer.reset()
    for (name, value) in globals {
      try core.transfer.put(LuaString(name))
      try core.transfer.put(value)
    }
    let names = Set(globals.map(\.0) + libraries.globals).sorted()
    core.environmentNames.append(names)
    var environment: Int32 = 0
    try perform {
      unsafe lh_make_environment(
        host, Int32(core.environmentNames.count - 1), libraries.rawValue, Int32(globals.count),
        &environment)
    }
    return LuaEnvironment(reference: reference(environment), names: names)
  }

  /// A Lua function that runs `body`. What `body` throws is raised in Lua at the caller's line and
  /// arrives unchanged, with that position, where the script was called from.
  ///
  /// The state keeps `body` until the Lua function is collected; it must not own the state.
  public func hostFunction(
    name: String, _ body: @escaping ([LuaValue]) throws(LuaError) -> [LuaValue]
  ) throws(LuaError) -> LuaFunction {
    let identifier = core.add(HostCore.NamedFunction(name: name, body: body))
    var function: Int32 = 0
    do throws(LuaError) {
      try perform { unsafe lh_make_function(host, identifier, &function) }
    } catch {
      core.remove(function: identifier)
      throw error
    }
    return LuaFunction(reference: reference(function))
  }
}
