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
  var offset: UInt32
  /// For a container, the index after its last node; for a string, the bytes between its quotes;
  /// for a number, its bytes. 0 for a container that is still open.
  var extent: UInt32
}
