import InsetModel

/// Where in an object a value is not known.
struct UnknownPlace {
  /// A JSON pointer within the object.
  var pointer: String
  /// The reasons that the number carries; empty where it carries none.
  var reasons: UnknownReasons

  /// The steps of the pointer.
  var steps: [Substring] { pointer.split(separator: "/") }

  /// Whether it is a behaviour's answer, or the size that tells whether content scrolls.
  var isAboutScrolling: Bool { steps.contains { $0 == "answer" || $0 == "contentSize" } }

  /// The same place in the object around it.
  func below(_ step: String) -> UnknownPlace {
    UnknownPlace(pointer: "/\(step)\(pointer)", reasons: reasons)
  }
}
