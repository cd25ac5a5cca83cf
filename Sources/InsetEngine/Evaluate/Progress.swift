import InsetModel
import Synchronization

/// What a worker's engine is at, seen from outside its thread; and what outlives the engine.
final class Progress: Sendable {
  /// What is at work.
  enum AtWork: Sendable {
    /// A rule, by its key.
    case rule(String, file: String)
    /// A file that loads.
    case file(String)
  }

  /// What had to be given up.
  enum GivenUp {
    case rule(RuleInfo)
    /// A file that did not load.
    case file(String)
  }

  private struct State {
    var current: AtWork?
    var rules = RuleSet()
    var failures = Failures()
    /// The engine at work; what an abandoned one still reports is not heard.
    var engine = 0
  }

  private let state = Mutex(State())

  /// A number for a new engine, which takes over from the one before, and what it takes over.
  func enter() -> (engine: Int, failures: Failures) {
    state.withLock { state in
      state.engine += 1
      return (state.engine, state.failures)
    }
  }

  /// Notes what starts.
  func begin(_ work: AtWork, by engine: Int) {
    state.withLock { if $0.engine == engine { $0.current = work } }
  }

  /// Notes that it came back.
  func end(by engine: Int) { state.withLock { if $0.engine == engine { $0.current = nil } } }

  /// The rules that an engine has loaded.
  func loaded(_ rules: RuleSet, by engine: Int) {
    state.withLock { state in
      guard state.engine == engine else { return }
      state.rules = rules
      state.current = nil
    }
  }

  /// The file of the rule that is at work.
  var fileAtWork: String? {
    state.withLock { if case .rule(_, let file)? = $0.current { file } else { nil } }
  }

  /// A job begins with these failures: where it has to be done again, it begins with them again.
  func begin(_ failures: Failures) { state.withLock { $0.failures = failures } }

  /// Gives up a rule; false where it failed before.
  func giveUp(_ rule: Rule) -> Bool { state.withLock { $0.failures.giveUp(rule) } }

  /// Gives up what is at work; nil where nothing is.
  func giveUp() -> GivenUp? {
    state.withLock { state in
      defer { state.current = nil }
      switch state.current {
      case .rule(let key, _):
        guard let rule = state.rules.rule(where: { $0.key == key }) else { return nil }
        _ = state.failures.giveUp(rule)
        return .rule(rule.header)
      case .file(let path): return .file(path)
      case nil: return nil
      }
    }
  }
}
