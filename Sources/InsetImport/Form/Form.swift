import InsetBasics
import InsetModel

/// How values of one type stand in a scenario: schema, reader and writer from one declaration.
struct Form<Value>: Sendable {
  /// What the schema says of them.
  let shape: Shape
  /// Reads the value at a node. Throws `Refused` alone; the compiler takes a short closure's errors
  /// for any.
  let read: @Sendable (_ node: Int, _ builder: inout ScenarioBuilder) throws -> Value
  /// The value as the writer puts it; nil for one that has another form.
  let write: @Sendable (_ value: Value, _ scenario: Scenario) -> JSON?

  /// A form that may depend on what else is in the scenario.
  init(
    _ shape: Shape,
    read: @escaping @Sendable (_ node: Int, _ builder: inout ScenarioBuilder) throws -> Value,
    write: @escaping @Sendable (_ value: Value, _ scenario: Scenario) -> JSON?
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  /// A form of values that stand for themselves.
  init(
    _ shape: Shape, _ read: @escaping @Sendable (JSONDocument, _ node: Int) throws -> Value,
    _ write: @escaping @Sendable (Value) -> JSON?
  ) {
    self.init(shape, read: { try read($1.document, $0) }, write: { value, _ in write(value) })
  }

  /// Any of some forms: a value is read as the first that admits its kind, and written as the first
  /// that can say it.
  ///
  /// - Parameters:
  ///   - expected: What is expected where none admits it.
  ///   - shape: What the schema says, where it is not what it says of the forms.
  static func any(_ forms: Form..., expected: String, shape: Shape? = nil) -> Form {
    Form(
      shape ?? .any(forms.map(\.shape)),
      read: { node, builder in
        let kind = builder.document.kind(node)
        guard let form = forms.first(where: { $0.shape.admits(kind) }) else {
          throw builder.document.mismatch(node, expected: expected)
        }
        return try form.read(node, &builder)
      }, write: { value, scenario in forms.lazy.compactMap { $0.write(value, scenario) }.first })
  }

  /// The same of a type that holds the values.
  ///
  /// - Parameter content: The value that is held; nil where it is none that has this form.
  func of<Other>(
    _ other: @escaping @Sendable (Value) -> Other, _ content: @escaping @Sendable (Other) -> Value?
  ) -> Form<Other> {
    Form<Other>(
      shape, read: { other(try read($0, &$1)) },
      write: { value, scenario in content(value).flatMap { write($0, scenario) } })
  }

  /// The same, further checked or changed after it was read.
  func checked(
    _ check: @escaping @Sendable (Value, _ node: Int, inout ScenarioBuilder) throws -> Value
  ) -> Form {
    Form(shape, read: { try check(try read($0, &$1), $0, &$1) }, write: write)
  }

  /// A list of such values.
  ///
  /// - Parameter what: What they are called: `sections`.
  func list(of what: String) -> Form<[Value]> {
    Form<[Value]>(
      .list(of: shape),
      read: { node, builder in
        let nodes = try builder.document.list(node, of: what)
        return try builder.document.each(of: nodes) { try read($0, &builder) }
      }, write: { values, scenario in .array(values.map { write($0, scenario) ?? .null }) })
  }

  /// A value, or null.
  var orNull: Form<Value?> {
    Form<Value?>(
      .any([shape, .null]), read: { $1.document.kind($0) == .null ? nil : try read($0, &$1) },
      write: { value, scenario in value.flatMap { write($0, scenario) } })
  }
}

extension Form where Value: Equatable & Sendable {
  /// Words that stand for values.
  static func words(_ values: [(word: String, value: Value)]) -> Form {
    let words = values.map(\.word)
    return Form(
      .words(words),
      { document, node in
        let written = try document.word(node, among: words)
        guard let found = values.first(where: { $0.word == written }) else { throw Refused() }
        return found.value
      }, { value in values.first { $0.value == value }.map { .string($0.word) } })
  }
}
