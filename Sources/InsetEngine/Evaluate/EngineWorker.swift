public import InsetModel
public import LuaHost

/// An engine on a thread of its own that can be given up.
///
/// Budgets end every script. Two things remain: a call that goes on working all the same, and a rule
/// that keeps so much memory that others find none. Either way the Lua state is given up, the first with
/// its thread; the rule is not loaded again, and the job is done again in a fresh state: what comes out
/// is what the other rules find without it. A process that has abandoned a thread leaves by `_exit`.
public final class EngineWorker: Sendable {
  private let worker: LuaWorker<LoadedEngine>
  private let progress = Progress()

  /// A worker that loads `packs` when it is first asked.
  ///
  /// - Parameters:
  ///   - patience: processor time that one call into Lua may take beyond its limit.
  /// - Throws: a `Diagnostic` where the system gives no thread.
  public init(
    packs: [PackFiles], limits: LuaLimits = LuaLimits(), patience: Duration = .seconds(2)
  ) throws(Diagnostic) {
    do throws(LuaError) {
      worker = try LuaWorker(patience: patience) { [progress] in
        LoadedEngine(packs: packs, limits: limits, progress: progress)
      }
    } catch {
      throw Diagnostic(path: "insetlua", message: "cannot start a worker: \(error.message)")
    }
  }

  /// Runs `body` with the loaded engine; once more for each rule that has to be given up.
  ///
  /// - Returns: what `body` gives, and a diagnostic for each rule that was given up on the way.
  /// - Throws: what keeps the packs from loading.
  public func run<Output: Sendable>(
    _ label: String, _ body: @escaping @Sendable (Engine) -> Output
  ) throws(Diagnostics) -> (output: Output, givenUp: [Diagnostic]) {
    var stuck: [Diagnostic] = []
    while true {
      let outcome: Result<(output: Output, givenUp: [Diagnostic]), Diagnostics>
      do throws(LuaError) {
        outcome = try worker.run(label: label) { loaded in loaded.run(body) }
      } catch {
        guard case .stuck = error.kind, let givenUp = progress.giveUp() else {
          throw Diagnostics(stuck + [Diagnostic(path: label, message: error.message)])
        }
        switch givenUp {
        case .rule(let rule):
          stuck.append(
            Diagnostic(
              path: rule.file, message: "the rule did not come back and was given up",
              suggestion: "the other rules' findings are complete", rule: rule.id,
              context: "while evaluating \(label)"))
        case .file(let path):
          throw Diagnostics(
            stuck + [Diagnostic(path: path, message: "the file did not come back while it loaded")])
        }
        continue
      }
      let done = try outcome.get()
      return (done.output, stuck + done.givenUp)
    }
  }
}

/// An engine, or why there is none, on a worker's thread.
private final class LoadedEngine {
  private let load: () -> Result<Engine, Diagnostics>
  private let progress: Progress
  private var engine: Result<Engine, Diagnostics>

  init(packs: [PackFiles], limits: LuaLimits, progress: Progress) {
    load = {
      Result { () throws(Diagnostics) in
        try Engine(packs: packs, limits: limits, progress: progress)
      }
    }
    self.progress = progress
    engine = load()
  }

  /// Runs `body` until no rule starves the others.
  func run<Output>(_ body: (Engine) -> Output) -> Result<
    (output: Output, givenUp: [Diagnostic]), Diagnostics
  > {
    var givenUp: [Diagnostic] = []
    while true {
      switch attempt(body) {
      case .failure(let error): return .failure(error)
      case .success((let output, nil)): return .success((output, givenUp))
      case .success((_, let culprit?)):
        if progress.giveUp(culprit.rule) { givenUp.append(culprit.problem) }
        engine = load()
      }
    }
  }

  private func attempt<Output>(
    _ body: (Engine) -> Output
  ) -> Result<(Output, Engine.Culprit?), Diagnostics> {
    engine.map { engine in
      progress.begin(engine.failures)
      let output = body(engine)
      if engine.culprit == nil { engine.failures.noteGivenUp() }
      return (output, engine.culprit)
    }
  }
}
