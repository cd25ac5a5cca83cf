internal import InsetEngine
internal import InsetImport
internal import InsetModel
internal import InsetReport

extension Session {
  /// The loaded rules as reports cite them.
  var citedRules: [CitedRule] {
    rules.map { rule in
      CitedRule(
        kind: rule.kind, id: rule.id, title: rule.title, file: rule.file, line: rule.line,
        since: rule.since, before: rule.before, sources: rule.sources)
    }
  }

  /// The screens of one input as `run` measures them; fixes are not tried.
  func measure(_ bytes: [UInt8], path: String) -> InputResult {
    let target = target
    do throws(Engine.LoadFailure) {
      var (result, givenUp) = try worker.run(path) { engine in
        Self.evaluate(bytes, path: path, on: target, by: engine, tryingFixes: false)
      }
      if result.evaluations.isEmpty {
        result.problems += givenUp
      } else {
        result.evaluations[0].problems += givenUp
      }
      return result
    } catch {
      return InputResult(path: path, problems: error.diagnostics)
    }
  }
}
