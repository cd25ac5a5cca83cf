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

  /// An offset that the app sets.
  static func contentOffset(_ offset: ContentOffset) -> JSON {
    switch offset {
    case .point(let point): .point(point)
    case .atRest: .string(ContentOffset.atRestWord)
    }
  }

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

  /// Insets that the app sets; edges of 0 are left out.
  static func insetExpressions(_ insets: InsetExpressions) -> JSON {
    edges(insets) { edge, value in value == .zero ? nil : .insetExpression(value, edge: edge) }
  }

  /// A number, `"-safeAreaInsets.top + 8"` or `"topLayoutGuide.length"`.
  private static func insetExpression(_ value: InsetExpression, edge: Edge) -> JSON {
    guard value.factor != 0 else { return .number(value.constant) }
    let sign = value.factor < 0 ? "-" : ""
    let term = "\(sign)\(value.followed(at: edge))"
    guard value.constant != 0 else { return .string(term) }
    let constant = text(of: value.constant.magnitude)
    return .string("\(term) \(value.constant < 0 ? "-" : "+") \(constant)")
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
