import InsetBasics
import InsetModel

/// What kind of value a key takes: the schema is written from it.
indirect enum Shape: Sendable {
  /// Text that is more than blanks.
  case text
  /// Text that may be empty.
  case anyText
  /// Text that has a form: a regular expression.
  case pattern(String)
  /// True or false.
  case flag
  /// A number within a range.
  case number(NumberRange)
  /// A height of a table: 0 to 100000, or -1 or `"automaticDimension"`.
  case height
  /// A whole number from 0 on.
  case count
  /// Exactly this whole number.
  case exactly(Int)
  /// One of some words.
  case words([String])
  /// `{"top":, "left":, "bottom":, "right":}`; missing ones are 0, or not compared.
  case edges(of: Shape)
  /// A list of numbers, each with a name and a range of its own.
  case tuple([TupleField])
  /// A list.
  case list(of: Shape)
  /// An object that has a table of its own, by its name in the schema.
  case object(String)
  /// An object with keys that the user chooses.
  case map(of: Shape, isNeverEmpty: Bool)
  /// The same with further keywords of the schema, for what is checked in more than one key.
  case also(Shape, [(key: String, value: JSON)])
  /// Any of these.
  case any([Shape])
  /// null.
  case null

  /// A number of points that may be negative.
  static let length = Shape.number(.length)
  /// A number of points from 0 on.
  static let extent = Shape.number(.extent)
  /// The number of points or the expression that an app's inset takes.
  static let inset = Shape.any([
    .length, .pattern("\(InsetExpression.safeAreaName)|LayoutGuide\\.length"),
  ])

  /// An object of which some keys must, or must not, be there.
  static func object(_ name: String, _ keyword: String, _ rule: JSON) -> Shape {
    .also(.object(name), [(keyword, rule)])
  }

  /// The same, or null.
  var orNull: Shape {
    if case .any(let shapes) = self { .any(shapes + [.null]) } else { .any([self, .null]) }
  }

  /// Whether a value of this kind could have the shape.
  func admits(_ kind: JSONNode.Kind) -> Bool {
    switch self {
    case .text, .anyText, .pattern, .words: kind == .string
    case .flag: kind == .true || kind == .false
    case .number, .count, .exactly: kind == .number
    case .height: kind == .number || kind == .string
    case .tuple, .list: kind == .array
    case .edges, .object, .map: kind == .object
    case .also(let shape, _): shape.admits(kind)
    case .any(let shapes): shapes.contains { $0.admits(kind) }
    case .null: kind == .null
    }
  }
}

/// What a number may be.
struct NumberRange: Sendable {
  /// The smallest number.
  var low: Double
  /// The largest number.
  var high: Double

  /// Coordinates, insets and constants: no screen is larger.
  static let length = NumberRange(low: -100_000, high: 100_000)
  /// Widths and heights.
  static let extent = NumberRange(low: 0, high: 100_000)
  /// Pixels a point.
  static let scale = NumberRange(low: 1, high: 10)
  /// Coordinates within content, which may be a million rows long.
  static let contentLength = NumberRange(low: -1e9, high: 1e9)
  /// Widths and heights of content.
  static let contentExtent = NumberRange(low: 0, high: 1e9)
}

/// One number of a list that has a fixed order.
struct TupleField: Sendable {
  /// Its name, for messages.
  var name: String
  /// What it may be.
  var range: NumberRange
}
