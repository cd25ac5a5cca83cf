/// How code in a class gets at an object: `self`, `feed`, `navigationController?.navigationBar`.
struct CodePath: Hashable {
  struct Part: Hashable {
    var name: String
    /// Objective-C's spelling, where it is another one.
    var objectiveC: String?
    var isOptional = false
    /// The class that it is taken for.
    var cast: String?
  }

  var parts: [Part] = []
  /// Whether it is a variable, not a property of the class.
  var isLocal = false

  /// The class itself.
  static let own = CodePath()

  /// A property of the class.
  static func property(_ name: String) -> CodePath { CodePath(parts: [Part(name: name)]) }

  /// Something behind this, taken for a class where one is named.
  func appending(_ name: String, as cast: String? = nil) -> CodePath {
    var path = self
    path.parts.append(Part(name: name, cast: cast))
    return path
  }
}
