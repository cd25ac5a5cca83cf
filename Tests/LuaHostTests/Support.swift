import Testing

@testable import LuaHost

/// A state with one environment: what most tests need.
final class Bench {
  let state: LuaState
  var globals: [(String, LuaValue)] = []

  init(limits: LuaLimits = .patient) throws {
    state = try LuaState(limits: limits)
  }

  func function(_ source: String, name: String = "test.lua") throws -> LuaFunction {
    let environment = try state.makeEnvironment(globals: globals)
    return try state.load(Array(source.utf8), name: name, environment: environment)
  }

  /// Runs the source as a chunk, with the arguments as `...`.
  @discardableResult
  func run(_ source: String, _ arguments: [LuaValue] = [], results: Int = 1) throws -> [LuaValue] {
    let top = state.stackTop
    defer { #expect(state.stackTop == top) }
    return try state.call(function(source), arguments, results: results, label: "test")
  }

  /// The error that the source ends with.
  func failure(
    _ source: String, _ arguments: [LuaValue] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> LuaError {
    try #require(throws: LuaError.self, sourceLocation: sourceLocation) {
      try self.run(source, arguments)
    }
  }
}

extension LuaLimits {
  /// For tests that are not about time, which sanitizers and a busy machine make long.
  static let patient = LuaLimits(cpuTime: .seconds(30))
}
