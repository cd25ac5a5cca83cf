public import InsetModel

/// Writes a report piece by piece, each thing as soon as it is done, so that memory stays flat however
/// many there are.
///
/// A format is a reporter in a file of its own and a line in `all`.
public protocol Reporter: Sendable {
  /// What `--format` calls it.
  static var name: String { get }
  /// Whether what could not be read is in the report, too; else it is told on standard error alone.
  static var tellsProblems: Bool { get }
  /// Whether it tells findings alone at this detail: neither open questions nor fixes.
  static func tellsFindingsOnly(at detail: Detail) -> Bool

  /// A report of what a run is about.
  init(_ run: RunInfo)
  /// What comes before the first entry.
  mutating func begin() -> String
  /// One entry; empty where it is told later, or not at all.
  mutating func add(_ entry: ReportEntry) -> String
  /// What comes after the last entry.
  mutating func finish(_ summary: Summary) -> String
}

extension Reporter {
  /// They are in the report.
  public static var tellsProblems: Bool { true }
  /// It tells more.
  public static func tellsFindingsOnly(at detail: Detail) -> Bool { false }
}

/// The formats.
public enum Reporters {
  /// All of them, the usual one first.
  public static let all: [any Reporter.Type] = [
    TextReporter.self, JSONReporter.self, JSONLinesReporter.self,
  ]
}

/// What a report tells of: what one command answers.
public enum ReportSubject: String, Sendable, Hashable, CaseIterable {
  case screens, fixes, explanations, comparisons, ruleTests, devices
}

/// One of the things that a report is made of.
public enum ReportEntry: Sendable {
  /// What came out of one input.
  case input(InputResult)
  /// A finding with the code of its fixes.
  case finding(NumberedFinding)
  /// Where the numbers of one screen come from.
  case explained(ExplainedScreen)
  /// One screen, several times side by side.
  case compared([ComparedVariant])
  /// A case of a pack's tests.
  case ruleTest(RuleTestResult)
  /// A device of the catalogue.
  case device(Device)
}

/// What a report says of the run as a whole.
public struct Summary: Sendable, Hashable {
  /// What was counted.
  public var tally = Tally()
  /// How many rules were loaded; nil where that is not known.
  public var rules: Int?
  /// How long it took; nil keeps the output the same from run to run.
  public var milliseconds: Double?
  /// What could not be run at all: test files.
  public var problems: [Diagnostic] = []

  /// A summary of nothing.
  public init() {}
}
