/// A problem at a byte of the input, before it is given a path and a line.
///
/// Kept apart from `Diagnostic` so that nothing is counted or copied until a problem is told.
package struct Fault: Error {
  /// Where, in bytes from the start of the input.
  package var offset: Int
  /// The node that the JSON pointer names; nil where none is told.
  package var node: Int?
  /// What is wrong: lower-case, no trailing dot.
  package var message: String
  /// What to try.
  package var suggestion: String?
  /// A second place, told after the message: `message` + `line:column`.
  package var other: Int?

  /// A problem at `offset`.
  package init(
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
