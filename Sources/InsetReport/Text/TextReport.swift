import InsetModel

/// The words of a command line that another command has to repeat to see the same screens.
public struct GivenWords: Sendable, Hashable {
  /// Folders of rules.
  public var rules: [String]
  /// Options with their values.
  public var options: [String]

  /// The words that stand before and behind the input.
  public init(rules: [String] = [], options: [String] = []) {
    self.rules = rules
    self.options = options
  }

  /// `insetlua fix team-rules orders.json --os 17.0`, to be pasted into a shell.
  public func command(_ name: String, _ path: String) -> String {
    // A file may be called like an option; a lone - is standard input.
    func file(_ path: String) -> String {
      path.hasPrefix("-") && path != "-" ? "./\(path)" : path
    }
    let words = rules.map(file) + [file(path)] + options
    return printable("insetlua \(name) \(words.map(shellWord).joined(separator: " "))")
  }
}

/// The report for people: findings with their sums and fixes, and where UIKit puts things.
public struct TextReport: ReportWriter {
  let style: Style
  let detail: Detail
  /// Whether screens without findings tell where things are.
  let showsPlacements: Bool
  /// Whether the right ones among a file's several scenes take one line each.
  let foldsScenes: Bool
  /// What the command line said besides the inputs.
  let given: GivenWords
  private var hasWritten = false

  /// A report in the given style.
  ///
  /// - Parameter showsPlacements: whether screens without findings tell where UIKit puts things;
  ///   too much where there are many.
  /// - Parameter foldsScenes: whether the scenes without findings of a file with several take one
  ///   line each; never in verbose.
  /// - Parameter given: What the command line said besides the inputs; commands to go on with need it
  ///   to see the same.
  public init(
    style: Style = .plain, detail: Detail = .usual, showsPlacements: Bool = true,
    foldsScenes: Bool = true, given: GivenWords = GivenWords()
  ) {
    self.given = given
    self.style = style
    self.detail = detail
    self.showsPlacements = showsPlacements || detail == .verbose
    self.foldsScenes = foldsScenes && detail == .usual
  }

  /// Nothing: the first input comes first.
  public mutating func start() -> String { "" }

  /// Everything that came out of one input, in paragraphs.
  public mutating func input(_ result: InputResult) -> String {
    // A handful of scenes fits on a page whole.
    let folds = foldsScenes && result.evaluations.count > 3
    let whole = folds ? result.evaluations.filter(isWorthAWhole) : result.evaluations
    var paragraphs = whole.flatMap { self.paragraphs(for: $0) }
    if folds, showsPlacements {
      let others = folded(result.evaluations.filter { !isWorthAWhole($0) })
      if !others.isEmpty { paragraphs.append(others.joined(separator: "\n")) }
    }
    paragraphs += notes(of: result)
    if paragraphs.isEmpty { return "" }
    let text = paragraphs.joined(separator: detail == .quiet ? "\n" : "\n\n")
    let lead = hasWritten && detail != .quiet ? "\n" : ""
    hasWritten = true
    return lead + text + "\n"
  }

  /// The closing line: `1 warning in 1 scenario · 31 rules`.
  public mutating func end(_ summary: RunSummary) -> String {
    if detail == .quiet { return "" }
    return (hasWritten ? "\n" : "") + Self.closing(summary) + "\n"
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

  static func closing(_ summary: RunSummary) -> String {
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

extension TextReport {
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
