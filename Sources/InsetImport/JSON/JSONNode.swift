/// One value or key of a JSON text, in a flat list in the order of the text.
///
/// A container is followed by its content: an array by its values, an object by key, value, key,
/// value. Keys are string nodes.
struct JSONNode {
  /// What kind of value it is.
  enum Kind: UInt8 {
    case object, array, string, number, `true`, `false`, null

    /// The kind with its article, for messages.
    var noun: String {
      switch self {
      case .object: "an object"
      case .array: "an array"
      case .string: "a string"
      case .number: "a number"
      case .true: "true"
      case .false: "false"
      case .null: "null"
      }
    }
  }

  /// What kind of value it is.
  var kind: Kind
  /// Whether a string holds escapes, so that its bytes are not its text.
  var hasEscapes = false
  /// Where it begins, in bytes; a string at its opening quote.
  var start: UInt32
  /// Behind its last byte; 0 for a container that is still open.
  var end: UInt32
  /// The index after a container's last node; 0 for one that is still open, and for other values.
  var next: UInt32 = 0

  /// Its bytes; of a string those between its quotes.
  var content: Range<Int> {
    kind == .string ? Int(start) + 1..<Int(end) - 1 : Int(start)..<Int(end)
  }
}

extension JSONNode.Kind {
  /// Whether values stand inside.
  var isContainer: Bool { self == .object || self == .array }
}
