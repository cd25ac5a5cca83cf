import InsetModel

/// How a language writes the statements of a snippet.
protocol CodeDialect {
  /// Which it is.
  var language: CodeLanguage { get }
  /// One statement, without any check for the system's version.
  func lines(_ statement: CodeStatement, isOverride: Bool) -> [String]
  /// Lines that run only from that iOS on.
  func guarded(_ lines: [String], since: OSVersion) -> [String]
  /// A method of a controller, with its call to super.
  func method(_ name: String, since: OSVersion?, _ lines: [String]) -> [String]
  /// Anchors of safe areas that need a check, each with a name, before the constraints that use them.
  func anchors(_ constraints: [CodeConstraint], isSafeAreaKnown: Bool) -> [String]
  /// The constraints.
  func activation(_ constraints: [CodeConstraint], isSafeAreaKnown: Bool) -> [String]
}

/// Lines moved in by one step.
func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "  \($0)" } }
