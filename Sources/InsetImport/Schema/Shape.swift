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
  /// The number of points or the expression that an app's inset takes.
  case inset
  /// A list of numbers, each with a name and a range of its own.
  case tuple([TupleField])
  /// An iOS version: `"11.0"` or 11.
  case version
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
  /// An object of which some keys must, or must not, be there.
  static func object(_ name: String, _ keyword: String, _ rule: JSON) -> Shape {
    .also(.object(name), [(keyword, rule)])
  }
  /// `[x, y, width, height]`.
  static let rect = Shape.tuple(TupleField.rect)

  /// One of a type's words.
  static func words<Word: Vocabulary>(of type: Word.Type) -> Shape {
    .words(Word.allCases.map(\.rawValue))
  }

  /// `["flexibleWidth", ...]`.
  static let autoresizing = Shape.list(of: .words(AutoresizingMask.names.map(\.name)))
  /// `"superview"` or an object of pins.
  static let pins = Shape.any([.words(["superview"]), .object("pins")])
  /// What a view method returns: a view, one of a height, or nil.
  static let returnedView = Shape.any([.words(["view"]), .object("sizedView"), .null])
}
