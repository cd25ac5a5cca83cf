/// A version: `os.major`, `os:atLeast "11.2"`.
enum OSField: String, FieldList {
  case major, minor, patch, name

  static let all = allCases
  static let fields = ObjectFields<OSField>()

  var declaration: (type: String, doc: String) {
    switch self {
    case .major: ("integer", "11 of 11.2.5.")
    case .minor: ("integer", "2 of 11.2.5.")
    case .patch: ("integer", "5 of 11.2.5.")
    case .name: ("string", "The whole version.")
    }
  }
}

/// Comparing versions.
enum OSMethod: String, MethodList {
  case atLeast, before

  static let all = allCases

  var declaration: MethodDeclaration {
    let version = [(name: "version", type: "string")]
    return switch self {
    case .atLeast:
      .init(version, gives: "boolean", doc: "Whether it is that version or a newer one.")
    case .before: .init(version, gives: "boolean", doc: "Whether it is older than that version.")
    }
  }
}
