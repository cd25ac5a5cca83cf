import InsetBasics

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

/// A type whose values are written as words.
typealias Vocabulary = CaseIterable & RawRepresentable<String>

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

/// All keys of one kind of object. The reader knows no other keys, and the schema shows no others.
struct KeyTable: Sendable {
  /// The name in the schema: `view`.
  var name: String
  /// The object with its article, for messages: `a view`.
  var noun: String
  /// What the object is, for the schema.
  var doc: String
  /// The keys in the order in which they are written.
  var specs: [KeySpec]
  /// Whether at least one key must be there.
  var isNeverEmpty: Bool
  /// Further keywords of the schema, for what is checked in more than one key.
  var rules: [(key: String, value: JSON)]
  /// The keys' names as bytes, to be compared with the input.
  let names: [[UInt8]]

  init(
    _ name: String, noun: String, doc: String, specs: [KeySpec], isNeverEmpty: Bool = false,
    rules: [(key: String, value: JSON)] = []
  ) {
    self.name = name
    self.noun = noun
    self.doc = doc
    self.specs = specs
    self.isNeverEmpty = isNeverEmpty
    self.rules = rules
    names = specs.map { Array($0.name.utf8) }
  }
}

/// The keys of one kind of object; the raw value is the key's place in the table.
protocol ObjectKey: RawRepresentable<Int>, CaseIterable, Sendable {
  /// All keys, in the order of the cases.
  static var keys: KeyTable { get }
  /// What the key is.
  var spec: KeySpec { get }
}

extension ObjectKey {
  /// The key as it is written.
  var name: String { Self.keys.specs[rawValue].name }

  /// The specs of all cases, for the table.
  static var specs: [KeySpec] { allCases.map(\.spec) }
}
