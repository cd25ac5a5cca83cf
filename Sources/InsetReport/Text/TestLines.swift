import InsetModel

/// The cases of a pack's tests, told one by one under their files.
struct TestLines: Sendable {
  private var file: String?
  private var passed = 0
  private var failed = 0

  /// One case; quiet leaves out those that passed.
  mutating func add(_ test: RuleTestResult, _ style: Style, _ detail: Detail) -> String {
    if test.failures.isEmpty { passed += 1 } else { failed += 1 }
    if test.failures.isEmpty, detail == .quiet { return "" }
    var lines = test.file == file ? [] : [style.strong(printable(test.file))]
    file = test.file
    let name = printable(test.name)
    if test.failures.isEmpty {
      lines.append("  \(style.good("ok"))    \(name)")
    } else {
      let place = printable(test.file) + (test.line.map { ":\($0)" } ?? "")
      lines.append("  \(style.level(.error, "FAIL"))  \(name)   \(style.faint(place))")
      lines += test.failures.map { "        \(printable($0))" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How many there were, and what could not be run.
  func closing(_ summary: Summary) -> String {
    var parts = ["\(counted(passed + failed, "test")): \(passed) passed, \(failed) failed"]
    if !summary.problems.isEmpty {
      parts.append("\(counted(summary.problems.count, "file")) not run")
    }
    return parts.joined(separator: " · ") + "\n"
  }
}
