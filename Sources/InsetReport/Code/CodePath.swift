/// How code in a class gets at an object: `self`, `feed`, `navigationController?.navigationBar`.
struct CodePath: Hashable {
  struct Part: Hashable {
    var name: String
    var isOptional = false
  }

  var parts: [Part] = []
  /// Whether it is a variable, not a property of the class.
  var isLocal = false

  /// The class itself.
  static let own = CodePath()

  /// A property of the class.
  static func property(_ name: String) -> CodePath { CodePath(parts: [Part(name: name)]) }

  /// Something behind this.
  func appending(_ name: String) -> CodePath { CodePath(parts: parts + [Part(name: name)]) }
}
