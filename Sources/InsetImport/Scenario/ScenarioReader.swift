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
  ///   - classes: The catalogue's view classes, by name: a class that is a scroll view there has a
  ///     scroll view's keys. Without them only UIKit's own scroll views are known.
  /// - Returns: The scenario, with the places of its parts in `source`.
  /// - Throws: All that is wrong with the scenario, each problem with line, column, JSON pointer and
  ///   excerpt: of text that is not JSON the first problem, else up to 50 and a count of the rest.
  ///   What only follows from another problem is left out.
  public static func read(
    _ bytes: [UInt8], path: String, classes: [String: ViewClass] = [:]
  ) throws(Diagnostics) -> Scenario {
    let document: JSONDocument
    do throws(Diagnostic) {
      document = try JSONDocument(bytes, path: path)
    } catch {
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
    let members = try document.object(0, as: ScenarioKey.self)
    var builder = ScenarioBuilder(document, classes: classes)
    builder.record(.scenario, node: 0, members)
    if let root = members[.root] { builder.readControllers(from: root) }
    builder.resolveReferences()

    var device: DeviceReference?
    members.read(.device, into: &device) { try document.device($0) }
    var os: OSVersion?
    members.read(.os, into: &os) { try document.version($0) }
    // What is wrong with the rest is told where device or system are missing, too.
    var scenario = Scenario(
      device: device ?? .named(""), os: os ?? OSVersion(7), controllers: builder.controllers,
      views: builder.views, source: builder.source)
    readSettings(&scenario, members, document)
    members.read(.expect, into: &scenario.expectations) { try builder.expectations($0) }
    members.read(.suppress, into: &scenario.suppressions) { try builder.suppressions($0) }
    members.read(.assume, into: &scenario.assumptions) { try document.assumptions($0) }
    return scenario
  }

  /// The version comes first: a text without it is no scenario, whatever else is wrong with it.
  private static func checkVersion(_ document: JSONDocument) throws(Refused) {
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
  ) {
    // For editors alone, but a wrong type is a mistake all the same.
    var schema = ""
    members.read(.schema, into: &schema) { try document.text($0) }
    members.read(.title, into: &scenario.title) { try document.text($0) }
    members.read(.source, into: &scenario.origin) { try document.text($0) }
    members.read(.notes, into: &scenario.notes) { node throws(Refused) in
      let notes = document.kind(node) == .array ? document.elements(of: node) : [node]
      return try document.each(of: notes) { note throws(Refused) in try document.text(note) }
    }
    members.read(.linkedSDK, into: &scenario.linkedSDK) { try document.version($0) }
    members.read(.orientation, into: &scenario.orientation) {
      try document.word($0, Orientation.self)
    }
    members.read(.window, into: &scenario.window) { try document.window($0) }
    document.read(members, into: &scenario.values)
    members.read(.keyboard, into: &scenario.keyboard) { try document.keyboard($0) }
    members.read(.containment, into: &scenario.containment) {
      try document.word($0, Containment.self)
    }
  }
}
