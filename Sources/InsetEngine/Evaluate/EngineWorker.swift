public import InsetModel
public import LuaHost
import Synchronization

/// An engine on a thread of its own that can be given up.
///
/// Budgets end every script; should a call go on working all the same, its thread is abandoned with
/// its Lua state, the rule that was at work is banned, and the work starts again on a fresh thread.
/// A process that has abandoned a thread leaves by `_exit`.
public final class EngineWorker: Sendable {
  private let worker: LuaWorker<Loaded>
  private let progress: Progress
  private let packs: [PackFiles]

  /// An engine, or why there is none.
  private struct Loaded {
    var result: Result<Engine, Diagnostics>
  }

  /// A worker that loads `packs` when it is first asked.
  ///
  /// - Parameters:
  ///   - patience: processor time that one call into Lua may take beyond its limit.
  /// - Throws: a `Diagnostic` where the system gives no thread.
  public init(
    packs: [PackFiles], limits: LuaLimits = LuaLimits(), patience: Duration = .seconds(2)
  ) throws(Diagnostic) {
    let progress = Progress()
    self.progress = progress
    self.packs = packs
    do throws(LuaError) {
      worker = try LuaWorker<Loaded>(patience: patience) { () throws(LuaError) in
        do throws(Diagnostics) {
          return Loaded(
            result: .success(try Engine(packs: packs, limits: limits, progress: progress)))
        } catch {
          return Loaded(result: .failure(error))
        }
      }
    } catch {
      throw Diagnostic(path: "insetlua", message: "cannot start a worker: \(error.message)")
    }
  }

  /// Runs `body` with the loaded engine.
  ///
  /// - Returns: what `body` gives, and a diagnostic for each rule that had to be given up on the way.
  /// - Throws: what keeps the packs from loading.
  public func run<Output: Sendable>(
    _ label: String, _ body: @escaping @Sendable (Engine) -> Output
  ) throws(Diagnostics) -> (output: Output, givenUp: [Diagnostic]) {
    var givenUp: [Diagnostic] = []
    while true {
      let outcome: Result<Output, Diagnostics>
      do throws(LuaError) {
        outcome = try worker.run(label: label) { loaded throws(LuaError) in
          loaded.result.map(body)
        }
      } catch {
        guard case .stuck = error.kind, let rule = progress.giveUp() else {
          throw Diagnostics(
            givenUp + [Diagnostic(path: label, message: error.message)])
        }
        givenUp.append(
          Diagnostic(
            path: rule.file, message: "the rule did not come back and was given up",
            suggestion: "the other rules' findings are complete", rule: rule.id,
            context: "while evaluating \(label)"))
        continue
      }
      return (try outcome.get(), givenUp)
    }
  }
}

/// Which rule is at work, seen from outside its thread; and which ones have been given up.
final class Progress: Sendable {
  struct AtWork: Sendable {
    var key: String
    var id: String
    var file: String
  }

  private struct State {
    var current: AtWork?
    var banned: Set<String> = []
    /// The engine at work; what an abandoned one still reports is not heard.
    var engine = 0
  }

  private let state = Mutex(State())

  /// A number for a new engine, which takes over from the one before.
  func enter() -> Int {
    state.withLock { state in
      state.engine += 1
      return state.engine
    }
  }

  /// Notes that a rule starts.
  func begin(_ header: RuleInfo, by engine: Int) {
    let rule = AtWork(key: header.key, id: header.id, file: header.file)
    state.withLock { if $0.engine == engine { $0.current = rule } }
  }

  /// Notes that it came back.
  func end(by engine: Int) { state.withLock { if $0.engine == engine { $0.current = nil } } }

  /// Bans the rule that is at work; nil where none is.
  func giveUp() -> AtWork? {
    state.withLock { state in
      guard let rule = state.current else { return nil }
      state.current = nil
      state.banned.insert(rule.key)
      return rule
    }
  }

  /// The rules that were given up.
  var banned: Set<String> { state.withLock { $0.banned } }
}
