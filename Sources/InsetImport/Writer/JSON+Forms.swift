import InsetBasics
import InsetModel

/// The forms in which the parts of a scenario are written.
extension JSON {
  /// A word of a type.
  static func word(_ word: some RawRepresentable<String>) -> JSON { .string(word.rawValue) }

  /// `[x, y, width, height]`.
  static func rect(_ rect: Rect) -> JSON {
    .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
  }

  /// `[width, height]`.
  static func size(_ size: Size) -> JSON {
    .array([.number(size.width), .number(size.height)])
  }

  /// `[x, y]`.
  static func point(_ point: Point) -> JSON { .array([.number(point.x), .number(point.y)]) }

  /// Edges that have a value.
  static func edges<Value>(
    _ values: EdgeValues<Value>, _ write: (Edge, Value) -> JSON?
  ) -> JSON {
    var members = WrittenMembers<EdgesKey>()
    for key in EdgesKey.allCases { members[key] = write(key.edge, values[key.edge]) }
    return members.object
  }

  /// Insets; edges of 0 are left out.
  static func insets(_ insets: Insets) -> JSON {
    edges(insets) { _, value in value == 0 ? nil : .number(value) }
  }

  /// A height of a table.
  static func height(_ height: Double) -> JSON {
    height == TableProperties.automaticDimension
      ? .string(TableProperties.automaticDimensionName) : .number(height)
  }
}

extension TableProperties {
  /// UIKit's name for -1.
  static let automaticDimensionName = "automaticDimension"
}
