import InsetModel

/// A property as both languages spell it, and the iOS that first has it.
struct CodeProperty: Hashable {
  var swift: String
  var objectiveC: String
  var since: OSVersion

  /// One that Objective-C spells the same.
  init(_ name: String, since: OSVersion = OSVersion(7)) {
    swift = name
    objectiveC = name
    self.since = since
  }

  /// The one that a row declares.
  init(_ row: PropertyRow) {
    swift = row.name
    objectiveC = row.objectiveC
    since = row.since
  }
}
