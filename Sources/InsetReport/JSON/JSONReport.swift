import InsetBasics
import InsetModel

/// The report for programs. docs/report.md describes its keys.
///
/// Numbers are points; a number that no source gives is null, and `unknown` is true beside it.
public struct JSONReport: ReportWriter {
  /// The version of the format: it grows only when a key changes its meaning or goes away.
  public static let schemaVersion = 1

  private let version: String
  private var writer = JSONWriter()

  /// A report by the tool of the given version.
  public init(version: String) { self.version = version }

  /// The opening: the format's version, the tool, and the beginning of the list of inputs.
  public mutating func start() -> String {
    writer.beginObject()
    writer.write(.integer(Self.schemaVersion), key: "schemaVersion")
    writer.write(
      .object([("name", .string("insetlua")), ("version", .string(version))]), key: "tool")
    writer.beginArray(key: "inputs")
    return writer.take()
  }

  /// One input as an element of the list.
  public mutating func input(_ result: InputResult) -> String {
    writer.write(json(result))
    return writer.take()
  }

  /// The end of the list, and the summary.
  public mutating func end(_ summary: RunSummary) -> String {
    let tally = summary.tally
    var members: [(key: String, value: JSON)] = [
      ("scenarios", .integer(tally.scenarios)), ("errors", .integer(tally.errors)),
      ("warnings", .integer(tally.warnings)), ("notes", .integer(tally.notes)),
      ("suppressed", .integer(tally.suppressed)),
      ("expectations", .integer(tally.expectations)),
      ("mismatches", .integer(tally.mismatches)), ("contested", .integer(tally.contested)),
      ("undecided", .integer(tally.undecided)),
      ("inputProblems", .integer(tally.inputProblems)),
      ("ruleProblems", .integer(tally.ruleProblems)),
    ]
    if let rules = summary.rules { members.append(("rules", .integer(rules))) }
    writer.end()
    writer.write(.object(members), key: "summary")
    writer.end()
    return writer.take() + "\n"
  }

  private func json(_ result: InputResult) -> JSON {
    let all = result.evaluations.map { (evaluation: $0, words: Phrasing(screen: $0.screen)) }
    let findings = all.enumerated().flatMap { index, entry in
      entry.evaluation.findings.map { entry.words.json($0, screen: index) }
    }
    let suppressed = all.enumerated().flatMap { index, entry in
      entry.evaluation.suppressed.map {
        entry.words.json($0.finding, screen: index, suppression: $0.reason)
      }
    }
    let problems = result.problems + result.evaluations.flatMap(\.problems)
    return .object([
      ("path", .string(result.path)),
      ("scenario", .optional(result.evaluations.first?.screen.scenario.title)),
      ("screens", .array(all.map { $0.words.json($0.evaluation) })),
      ("findings", .array(findings)),
      ("suppressed", .array(suppressed)),
      ("problems", .array(problems.map { $0.json })),
    ])
  }
}

extension Diagnostic {
  /// The problem as an object.
  var json: JSON {
    .object([
      ("path", .string(path)), ("line", position.line), ("column", position.column),
      ("pointer", .optional(pointer)), ("message", .string(message)),
      ("suggestion", .optional(suggestion)), ("rule", .optional(rule)),
      ("context", .optional(context)),
    ])
  }
}

extension SourcePosition? {
  /// The line, or null.
  var line: JSON { map { .integer($0.line) } ?? .null }
  /// The column, or null where only the line is known.
  var column: JSON { flatMap { $0.column > 0 ? .integer($0.column) : nil } ?? .null }
}
