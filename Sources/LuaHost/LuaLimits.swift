/// What scripts may use. Every limit but memory applies to each call from the host anew.
public struct LuaLimits: Hashable, Sendable {
  /// Processor time of the calling thread, for one call or for compiling one chunk. Looked at every few
  /// milliseconds of it.
  public var cpuTime: Duration
  /// Bytes of Lua memory for the whole life of the state.
  public var memory: Int
  /// Instructions, or nil. Counting makes scripts about twice as slow, but ends them at the same
  /// place every time.
  public var instructions: Int?
  /// Steps of one call of `find`, `match` or `gsub`, or of one step of `gmatch`.
  public var patternSteps: Int

  /// The defaults: 250 ms, 64 MiB, no instruction count, ten million steps.
  public init(
    cpuTime: Duration = .milliseconds(250), memory: Int = 64 << 20, instructions: Int? = nil,
    patternSteps: Int = 10_000_000
  ) {
    self.cpuTime = cpuTime
    self.memory = memory
    self.instructions = instructions
    self.patternSteps = patternSteps
  }
}
