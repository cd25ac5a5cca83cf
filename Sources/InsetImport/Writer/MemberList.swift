import InsetModel

/// The members of one object to be written, in the order of its table.
struct MemberList<Key: ObjectKey> {
  private var values: [JSONValue?] = Array(repeating: nil, count: Key.keys.specs.count)

  /// Sets the value of a key; nil leaves it out.
  subscript(key: Key) -> JSONValue? {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }

  /// Sets a value that is left out where it is UIKit's default.
  mutating func set<Value: Equatable>(
    _ key: Key, _ value: Value, unless standard: Value, as write: (Value) -> JSONValue
  ) {
    self[key] = value == standard ? nil : write(value)
  }

  /// The keys that have values.
  var members: [(key: String, value: JSONValue)] {
    Key.allCases.compactMap { key in self[key].map { (key.name, $0) } }
  }

  /// The object.
  var object: JSONValue { .object(members) }
}

/// The forms in which the parts of a scenario are written.
extension JSONValue {
  /// A word of a type.
  static func word(_ word: some RawRepresentable<String>) -> JSONValue { .string(word.rawValue) }

  /// `[x, y, width, height]`.
  static func rect(_ rect: Rect) -> JSONValue {
    .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
  }

  /// `[width, height]`.
  static func size(_ size: Size) -> JSONValue {
    .array([.number(size.width), .number(size.height)])
  }

  /// `[x, y]`.
  static func point(_ point: Point) -> JSONValue { .array([.number(point.x), .number(point.y)]) }

  /// An offset that the app sets.
  static func contentOffset(_ offset: ContentOffset) -> JSONValue {
    switch offset {
    case .point(let point): .point(point)
    case .atRest: .string(ContentOffset.atRestWord)
    }
  }

  /// Edges that have a value.
  static func edges<Value>(
    _ values: EdgeValues<Value>, _ write: (Edge, Value) -> JSONValue?
  ) -> JSONValue {
    var members = MemberList<EdgesKey>()
    for key in EdgesKey.allCases { members[key] = write(key.edge, values[key.edge]) }
    return members.object
  }

  /// Insets; edges of 0 are left out.
  static func insets(_ insets: Insets) -> JSONValue {
    edges(insets) { _, value in value == 0 ? nil : .number(value) }
  }

  /// Insets that the app sets; edges of 0 are left out.
  static func insetExpressions(_ insets: InsetExpressions) -> JSONValue {
    edges(insets) { edge, value in value == .zero ? nil : .insetExpression(value, edge: edge) }
  }

  /// A number, `"-safeAreaInsets.top + 8"` or `"topLayoutGuide.length"`.
  private static func insetExpression(_ value: InsetExpression, edge: Edge) -> JSONValue {
    guard value.factor != 0 else { return .number(value.constant) }
    let sign = value.factor < 0 ? "-" : ""
    let term = "\(sign)\(value.followed(at: edge))"
    guard value.constant != 0 else { return .string(term) }
    let constant = text(of: value.constant.magnitude)
    return .string("\(term) \(value.constant < 0 ? "-" : "+") \(constant)")
  }

  /// A height of a table.
  static func height(_ height: Double) -> JSONValue {
    height == TableProperties.automaticDimension
      ? .string(TableProperties.automaticDimensionName) : .number(height)
  }
}

extension TableProperties {
  /// UIKit's name for -1.
  static let automaticDimensionName = "automaticDimension"
}
