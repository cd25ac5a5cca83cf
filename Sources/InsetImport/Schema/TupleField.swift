/// One number of a list that has a fixed order.
struct TupleField: Sendable {
  /// Its name, for messages.
  var name: String
  /// What it may be.
  var range: NumberRange

  /// The list as it is written: `[x, y]`.
  static func form(of fields: [TupleField]) -> String {
    "[" + fields.map(\.name).joined(separator: ", ") + "]"
  }

  /// `[x, y, width, height]`.
  static let rect = [
    TupleField(name: "x", range: .length), TupleField(name: "y", range: .length),
    TupleField(name: "width", range: .extent), TupleField(name: "height", range: .extent),
  ]
  /// `[width, height]` of something on the screen.
  static let size = [
    TupleField(name: "width", range: .extent), TupleField(name: "height", range: .extent),
  ]
  /// `[width, height]` of content.
  static let contentSize = [
    TupleField(name: "width", range: .contentExtent),
    TupleField(name: "height", range: .contentExtent),
  ]
  /// `[x, y]` in content.
  static let contentPoint = [
    TupleField(name: "x", range: .contentLength), TupleField(name: "y", range: .contentLength),
  ]
}
