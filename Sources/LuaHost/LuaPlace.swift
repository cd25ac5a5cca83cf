import CLuaHost

/// A line of a script.
public struct LuaPlace: Hashable, Sendable {
  /// The chunk, by the name it was loaded with.
  public var chunk: String
  /// The line in it, from 1.
  public var line: Int

  /// The place.
  public init(chunk: String, line: Int) {
    self.chunk = chunk
    self.line = line
  }
}

extension LuaState {
  /// Where the script is that called the running host function; nil while no script runs.
  public var callingPlace: LuaPlace? {
    unsafe place { unsafe lh_calling_line(host, $0) }
  }

  /// Where a function is defined; nil for functions of the host.
  public func place(of function: LuaFunction) -> LuaPlace? {
    guard function.reference.belongs(to: core.releases) else { return nil }
    return unsafe place { unsafe lh_function_line(host, function.reference.number, $0) }
  }

  private func place(
    _ ask: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32
  ) -> LuaPlace? {
    var chunk: UnsafePointer<CChar>?
    let line = unsafe ask(&chunk)
    guard line > 0, let chunk = unsafe chunk else { return nil }
    return unsafe LuaPlace(chunk: String(cString: chunk), line: Int(line))
  }
}
