/// One key of an object: its name, what it takes, and what it means.
struct KeySpec: Sendable {
  /// The key as it is written.
  var name: String
  /// What it takes.
  var shape: Shape
  /// What it means, for the schema.
  var doc: String
  /// Whether it must be there.
  var isRequired: Bool

  init(_ name: String, _ shape: Shape, _ doc: String, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.doc = doc
    self.isRequired = isRequired
  }
}
