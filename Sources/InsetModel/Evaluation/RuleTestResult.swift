/// What came of one case of a rule's test.
public struct RuleTestResult: Sendable, Hashable {
  /// The test file.
  public var file: String
  /// The line of the case in the file, where it was found.
  public var line: Int?
  /// The case's name, with the device, system and orientation where there are several.
  public var name: String
  /// What came out otherwise than expected, a line each; empty where all was as expected.
  public var failures: [String]

  /// The outcome of one case.
  public init(file: String, line: Int?, name: String, failures: [String] = []) {
    self.file = file
    self.line = line
    self.name = name
    self.failures = failures
  }
}
