import InsetModel

/// The report for people: findings with their sums and fixes, where UIKit puts things and why, what
/// differs, and code to paste.
public struct TextReporter: Reporter {
  /// `--format text`.
  public static let name = "text"
  /// Problems stand on standard error, beside the report.
  public static let tellsProblems = false
  /// A line a finding is all there is of a quiet report.
  public static func tellsFindingsOnly(at detail: Detail) -> Bool { detail == .quiet }

  let info: RunInfo
  var style: Style { info.style }
  var detail: Detail { info.detail }
  /// Whether screens without findings tell where things are.
  var showsPlacements: Bool { info.showsPlacements || detail == .verbose }
  private var hasWritten = false
  private var tests = TestLines()
  private var devices: [Device] = []

  /// A report of what a run is about.
  public init(_ run: RunInfo) { info = run }

  /// Nothing: the first entry comes first.
  public mutating func begin() -> String { "" }

  /// One entry; devices come at the end, for their columns to be as wide as all of them need.
  public mutating func add(_ entry: ReportEntry) -> String {
    switch entry {
    case .input(let result): return paragraph(text(of: result))
    case .finding(let entry): return paragraph(text(of: entry))
    case .explained(let screen): return paragraph(text(of: screen))
    case .compared(let variants): return paragraph(text(of: variants))
    case .ruleTest(let test): return tests.add(test, style, detail)
    case .device(let device):
      devices.append(device)
      return ""
    }
  }

  /// What is to be said of all entries.
  public mutating func finish(_ summary: Summary) -> String {
    switch info.subject {
    case .screens:
      detail == .quiet ? "" : (hasWritten ? "\n" : "") + Self.closing(summary) + "\n"
    case .ruleTests: tests.closing(summary)
    case .devices: Self.text(of: devices)
    case .fixes, .explanations, .comparisons: ""
    }
  }

  /// What one entry comes to, apart from the one before.
  private mutating func paragraph(_ text: String) -> String {
    if text.isEmpty { return "" }
    defer { hasWritten = true }
    return (hasWritten && detail != .quiet ? "\n" : "") + text
  }

  /// Everything that came out of one input, in paragraphs.
  private func text(of result: InputResult) -> String {
    // A handful of scenes fits on a page whole; of more, the right ones take one line each.
    let folds = detail == .usual && result.evaluations.count > 3
    let whole = folds ? result.evaluations.filter(isWorthAWhole) : result.evaluations
    var paragraphs = whole.flatMap { self.paragraphs(for: $0) }
    if folds, showsPlacements {
      let others = folded(result.evaluations.filter { !isWorthAWhole($0) })
      if !others.isEmpty { paragraphs.append(others.joined(separator: "\n")) }
    }
    paragraphs += notes(of: result)
    if paragraphs.isEmpty { return "" }
    return paragraphs.joined(separator: detail == .quiet ? "\n" : "\n\n") + "\n"
  }

  private func paragraphs(for evaluation: Evaluation) -> [String] {
    let words = Phrasing(screen: evaluation.screen)
    var paragraphs = evaluation.findings.map { finding in
      detail == .quiet
        ? headline(finding, words)
        : lines(for: finding, words).joined(separator: "\n")
    }
    paragraphs += evaluation.mismatches.map { headline($0, words) }
    if detail == .quiet { return paragraphs }
    let printed = printed(evaluation, words)
    if !printed.isEmpty { paragraphs.insert(printed.joined(separator: "\n"), at: 0) }
    let isRight = evaluation.findings.isEmpty && evaluation.mismatches.isEmpty
    // Numbers that agree with the print need no sums.
    let isSettled = !printed.isEmpty && !evaluation.observations.contains(where: \.isDifferent)
    if detail == .verbose || (isRight && showsPlacements && !isSettled) {
      paragraphs.append(placements(evaluation, words).joined(separator: "\n"))
    } else {
      let concerned = placementsOfConcerned(evaluation, words)
      if !concerned.isEmpty { paragraphs.append(concerned.joined(separator: "\n")) }
      if !isRight, showsPlacements {
        let others = placementsOfOthers(evaluation, words)
        if !others.isEmpty { paragraphs.append(others.joined(separator: "\n")) }
      }
    }
    if evaluation.expectationCount > 0, !isRight || showsPlacements {
      let met = evaluation.expectationCount - evaluation.mismatches.count
      paragraphs.append("expect: \(met) of \(evaluation.expectationCount) as expected")
    }
    paragraphs += evaluation.contested.map {
      lines(for: $0, of: evaluation, words).joined(separator: "\n")
    }
    paragraphs += undecided(evaluation, words)
    if let note = extrapolated(words) { paragraphs.append(note) }
    if let note = tooNew(words) { paragraphs.append(note) }
    if let note = assumed(evaluation, words) { paragraphs.append(note) }
    paragraphs += suppressed(evaluation, words)
    paragraphs += evaluation.problems.map { problem in
      let rule = problem.rule.map { "rule \(printable($0))" } ?? "a rule"
      return "not complete: \(rule) failed: \(printable(problem.message))"
    }
    return paragraphs
  }

  static func closing(_ summary: Summary) -> String {
    let tally = summary.tally
    var counts: [String] = []
    if tally.errors > 0 { counts.append(counted(tally.errors, "error")) }
    if tally.warnings > 0 { counts.append(counted(tally.warnings, "warning")) }
    if tally.notes > 0 { counts.append(counted(tally.notes, "note")) }
    if tally.mismatches > 0 {
      counts.append("\(tally.mismatches) of \(counted(tally.expectations, "expectation")) not met")
    }
    var parts = [
      "\(counts.isEmpty ? "no findings" : counts.joined(separator: ", "))"
        + " in \(counted(tally.scenarios, "scenario"))"
    ]
    if tally.suppressed > 0 { parts.append("\(tally.suppressed) suppressed") }
    if tally.inputProblems > 0 {
      parts.append("\(counted(tally.inputProblems, "input")) not evaluated")
    }
    if tally.ruleProblems > 0 { parts.append("\(counted(tally.ruleProblems, "rule")) failed") }
    if let rules = summary.rules { parts.append(counted(rules, "rule")) }
    if let time = summary.milliseconds { parts.append("\(Int(time.rounded())) ms") }
    return parts.joined(separator: " · ")
  }
}

// MARK: - One-line forms

extension TextReporter {
  /// `path:line:col: level: message [rule]`.
  func headline(_ finding: Finding, _ words: Phrasing) -> String {
    headline(
      at: words.location(of: finding.node, key: finding.key), finding.level,
      printable(finding.message), tag: printable(finding.rule))
  }

  /// An expectation that did not come true, in the same form.
  func headline(_ mismatch: Mismatch, _ words: Phrasing) -> String {
    let expectation = mismatch.expectation
    let subject = "\(printable(expectation.subject)).\(expectation.key)"
    let got = mismatch.actual.map { "got \($0)" } ?? "which it does not have"
    let source = expectation.source.map { " (source \(printable($0)))" } ?? ""
    return headline(
      at: Location(path: words.scenario.source.path, position: expectation.position), .error,
      "expected \(subject) \(Self.written(expectation.value)), \(got)\(source)", tag: "expect")
  }

  /// An expected value; of insets, only the edges that are expected.
  private static func written(_ value: Expectation.Value) -> String {
    guard case .insets(let edges) = value, Edge.allCases.contains(where: { edges[$0] == nil })
    else { return value.text }
    let written = Edge.allCases.compactMap { edge in
      edges[edge].map { "\(edge.name): \(formatted($0))" }
    }
    return "{\(written.joined(separator: ", "))}"
  }

  func headline(at place: Location, _ level: Level, _ message: String, tag: String) -> String {
    "\(style.strong(place.text + ":")) \(style.level(level, level.rawValue + ":")) \(message) "
      + style.faint("[\(tag)]")
  }

  /// Words on the left, and the place they hold for at the right edge; on a line of its own where
  /// both do not fit.
  func header(_ left: String, _ right: String, indent: Int = 3) -> [String] {
    let room = pageWidth - indent - displayWidth(left) - displayWidth(right)
    if room >= 2 {
      return [spaces(indent) + style.strong(left) + spaces(room) + style.faint(right)]
    }
    return [
      spaces(indent) + style.strong(left),
      spaces(pageWidth - displayWidth(right)) + style.faint(right),
    ]
  }
}
