import InsetBasics
public import InsetModel

/// Reads scenarios.
public enum ScenarioReader {
  /// The version of the format that is read.
  public static let formatVersion = 1

  /// Reads the scenario in `bytes`.
  ///
  /// Strict: an unknown key, a wrong type, a size that no screen has, an id or key that is there
  /// twice, and a name that stands for nothing are refused.
  ///
  /// - Parameters:
  ///   - bytes: A JSON text in UTF-8; a byte order mark is passed over.
  ///   - path: The file as the user named it; kept in `Scenario.source`.
  ///   - line: The line of the file that the bytes are, in a file of lines; places are in the file.
  ///   - classes: The catalogue's view classes, by name: a class that is a scroll view there has a
  ///     scroll view's keys. Without them only UIKit's own scroll views are known.
  /// - Returns: The scenario, with the places of its parts in `source`.
  /// - Throws: All that is wrong with the scenario, each problem with line, column, JSON pointer and
  ///   excerpt: of text that is not JSON the first problem, else up to 50 and a count of the rest.
  ///   What only follows from another problem is left out.
  public static func read(
    _ bytes: [UInt8], path: String, line: Int? = nil, classes: [String: ViewClass] = [:]
  ) throws(Diagnostics) -> Scenario {
    let document: JSONDocument
    do throws(Diagnostic) { document = try JSONDocument(bytes, path: path, line: line) } catch {
      throw Diagnostics(error)
    }
    let scenario = try? readScenario(document, classes: classes)
    guard let scenario, document.faults.isEmpty else {
      throw document.diagnostics
        ?? Diagnostics(
          Diagnostic(path: path, message: "a bug in insetlua: refused without a reason"))
    }
    return scenario
  }

  private static func readScenario(
    _ document: JSONDocument, classes: [String: ViewClass]
  ) throws(Refused) -> Scenario {
    try checkVersion(document)
    let members = try Members(of: 0, in: document, table: Forms.scenario.table)
    var builder = ScenarioBuilder(document, classes: classes)
    builder.source.record(.scenario, at: document.position(0))
    if let root = members["root"] { builder.readControllers(from: root) }
    builder.resolveReferences()
    builder.part = .scenario
    // What is wrong with the rest is told where device or system are missing, too.
    var scenario = Scenario(
      device: .named(""), os: OSVersion(7), controllers: builder.controllers,
      views: builder.views, source: builder.source)
    try Forms.scenario.read(members, into: &scenario, &builder)
    scenario.source = builder.source
    return scenario
  }

  /// The version comes first: a text without it is no scenario, whatever else is wrong with it.
  private static func checkVersion(_ document: JSONDocument) throws(Refused) {
    let key = "insetlua"
    var hint: String { "begin with \(quoted(key)): \(formatVersion)" }
    guard document.kind(0) == .object else {
      throw document.mismatch(0, expected: "a scenario: an object", suggestion: hint)
    }
    let name = Array(key.utf8)
    guard let version = document.members(of: 0).first(where: { document.holds($0.key, name) })
    else {
      throw document.fault(0, "not a scenario: the key \(quoted(key)) is missing", suggestion: hint)
    }
    guard document.kind(version.value) == .number else {
      throw document.mismatch(
        version.value, expected: "the version of the format, \(formatVersion)")
    }
    guard document.rawNumber(version.value) == Double(formatVersion) else {
      throw document.fault(
        version.value, "version \(document.numberText(version.value)) of the format is not known",
        suggestion: "this insetlua reads version \(formatVersion)")
    }
  }
}
