/// The outcome of one case of a rule's test.
public struct RuleTestResult: Sendable, Hashable {
  /// The test file.
  public var file: String
  /// The rule under test.
  public var rule: String
  /// The case's name, with the device, system and orientation where there are several.
  public var name: String
  /// The line of the case in the file, where it was found.
  public var line: Int?
  /// What went wrong, a line each; empty where all was as expected.
  public var failures: [String]

  /// Whether the case came out as expected.
  public var passed: Bool { failures.isEmpty }
}
