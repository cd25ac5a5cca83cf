/// A problem at a byte of the input, before it is given a path and a line.
///
/// Kept apart from `Diagnostic` so that nothing is counted or copied until a problem is told.
struct Fault: Error {
  /// Where, in bytes from the start of the input.
  var offset: Int
  /// The node that the JSON pointer names; nil where none is told.
  var node: Int?
  /// What is wrong: lower-case, no trailing dot.
  var message: String
  /// What to try.
  var suggestion: String?
  /// A second place, told after the message: `message` + `line:column`.
  var other: Int?

  init(
    at offset: Int, node: Int? = nil, _ message: String, suggestion: String? = nil,
    other: Int? = nil
  ) {
    self.offset = offset
    self.node = node
    self.message = message
    self.suggestion = suggestion
    self.other = other
  }
}
