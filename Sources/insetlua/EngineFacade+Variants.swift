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
    evaluate(bytes, path: path, tryingFixes: false)
  }
}
