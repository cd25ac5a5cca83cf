import InsetModel

/// One key of an object: its name, what it takes, and what it means.
struct KeySpec: Sendable {
  /// The key as it is written.
  var name: String
  /// What it takes.
  var shape: Shape
  /// What it means, for the schema: plain text.
  var doc: String
  /// Whether it must be there.
  var isRequired = false
  /// The property that it sets; nil for a key that sets none.
  var property: PropertyID?
  /// The kinds of controller that have it; nil for all.
  var controllers: [Controller.Kind]?
  /// The kind of scroll view that has it; nil for all views.
  var scrollKind: ScrollKind?
}

extension KeySpec {
  /// The key of a property.
  ///
  /// - Parameter name: The key, where it is not the property's name.
  init(_ row: PropertyRow, name: String? = nil) {
    let shape = Form.property(row.shape).shape
    self.init(
      name: name ?? row.name, shape: row.canBeUnknown ? shape.orNull : shape,
      doc: row.doc.filter { $0 != "`" }, property: row.id, controllers: row.controllers,
      scrollKind: ScrollKind(row))
  }
}
