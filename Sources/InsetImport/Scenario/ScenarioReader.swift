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
  /// - Returns: The scenario, with the places of its parts in `source`.
  /// - Throws: A `Diagnostic` for the first problem found, with line, column, JSON pointer and
  ///   excerpt.
  public static func read(_ bytes: [UInt8], path: String) throws(Diagnostic) -> Scenario {
    let document = try JSONDocument(bytes, path: path)
    do throws(Fault) {
      return try readScenario(document)
    } catch {
      throw document.diagnostic(error)
    }
  }

  private static func readScenario(_ document: JSONDocument) throws(Fault) -> Scenario {
    try checkVersion(document)
    let members = try document.object(0, as: ScenarioKey.self)
    var builder = ScenarioBuilder(document)
    builder.record(.scenario, node: 0, members)
    if let root = members[.root] { try builder.readControllers(from: root) }
    try builder.resolveReferences()

    guard let device = members[.device], let os = members[.os] else {
      throw document.fault(0, "a scenario needs a device and an os")
    }
    var scenario = Scenario(
      device: try document.device(device), os: try document.version(os),
      controllers: builder.controllers, views: builder.views, source: builder.source)
    try readSettings(&scenario, members, document)
    if let expect = members[.expect] {
      scenario.expectations = try builder.expectations(expect)
    }
    if let suppress = members[.suppress] {
      scenario.suppressions = try builder.suppressions(suppress)
    }
    if let assume = members[.assume] { scenario.assumptions = try document.assumptions(assume) }
    return scenario
  }

  /// The version comes first: a text without it is no scenario, whatever else is wrong with it.
  private static func checkVersion(_ document: JSONDocument) throws(Fault) {
    let key = ScenarioKey.insetlua
    var hint: String { "begin with \(quoted(key.name)): \(formatVersion)" }
    guard document.kind(0) == .object else {
      throw document.mismatch(0, expected: "a scenario: an object", suggestion: hint)
    }
    let name = Array(key.name.utf8)
    guard let version = document.members(of: 0).first(where: { document.holds($0.key, name) })
    else {
      throw document.fault(
        0, "not a scenario: the key \(quoted(key.name)) is missing", suggestion: hint)
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

  private static func readSettings(
    _ scenario: inout Scenario, _ members: Members<ScenarioKey>, _ document: JSONDocument
  ) throws(Fault) {
    // For editors alone, but a wrong type is a mistake all the same.
    if let node = members[.schema] { _ = try document.text(node) }
    if let node = members[.title] { scenario.title = try document.text(node) }
    if let node = members[.source] { scenario.origin = try document.text(node) }
    if let node = members[.notes] {
      let notes = document.kind(node) == .array ? document.elements(of: node) : [node]
      for note in notes { scenario.notes.append(try document.text(note)) }
    }
    if let node = members[.linkedSDK] { scenario.linkedSDK = try document.version(node) }
    if let node = members[.orientation] {
      scenario.orientation = try document.word(node, Orientation.self)
    }
    if let node = members[.window] { scenario.window = try document.window(node) }
    if let node = members[.displayZoom] { scenario.displayZoom = try document.flag(node) }
    if let node = members[.statusBarHidden] { scenario.statusBarHidden = try document.flag(node) }
    if let node = members[.statusBarDoubleHeight] {
      scenario.statusBarDoubleHeight = try document.flag(node)
    }
    if let node = members[.preferredContentSizeCategory] {
      scenario.preferredContentSizeCategory =
        try document.word(node, ContentSizeCategory.self).rawValue
    }
    if let node = members[.layoutDirection] {
      scenario.layoutDirection = try document.word(node, LayoutDirection.self)
    }
    if let node = members[.designCompatibility] {
      scenario.designCompatibility = try document.flag(node)
    }
    if let node = members[.keyboard] { scenario.keyboard = try document.keyboard(node) }
    if let node = members[.containment] {
      scenario.containment = try document.word(node, Containment.self)
    }
  }
}
