import InsetBasics
import InsetModel

/// Lists of numbers in a fixed order.
extension Form {
  /// A list of as many numbers as there are fields.
  static func tuple(
    _ fields: [TupleField], _ value: @escaping @Sendable ([Double]) -> Value,
    _ numbers: @escaping @Sendable (Value) -> [Double]
  ) -> Form {
    let form = "[" + fields.map(\.name).joined(separator: ", ") + "]"
    return Form(
      .tuple(fields),
      { document, node in
        guard document.kind(node) == .array else { throw document.mismatch(node, expected: form) }
        let nodes = document.elements(of: node)
        guard nodes.count == fields.count else {
          throw document.fault(node, "expected \(form), found \(nodes.count) values")
        }
        var rest = fields[...]
        return value(
          try document.each(of: nodes) { node in
            let field = rest.removeFirst()
            return try document.number(
              node, in: field.range, expected: "the \(field.name), a number of points")
          })
      }, { .array(numbers($0).map(JSON.number)) })
  }
}

extension Form where Value == Rect {
  /// `[x, y, width, height]`.
  static var rect: Form {
    tuple(
      [
        TupleField(name: "x", range: .length), TupleField(name: "y", range: .length),
        TupleField(name: "width", range: .extent), TupleField(name: "height", range: .extent),
      ], { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      { [$0.x, $0.y, $0.width, $0.height] })
  }
}

extension Form where Value == Size {
  /// `[width, height]` of something on the screen.
  static var size: Form { size(.extent) }

  /// `[width, height]` of content.
  static var contentSize: Form { size(.contentExtent) }

  private static func size(_ range: NumberRange) -> Form {
    tuple(
      [TupleField(name: "width", range: range), TupleField(name: "height", range: range)],
      { Size(width: $0[0], height: $0[1]) }, { [$0.width, $0.height] })
  }
}

extension Form where Value == Point {
  /// `[x, y]`, in content.
  static var point: Form {
    tuple(
      [
        TupleField(name: "x", range: .contentLength), TupleField(name: "y", range: .contentLength),
      ], { Point(x: $0[0], y: $0[1]) }, { [$0.x, $0.y] })
  }
}

/// Values by edge.
extension Form {
  /// An object with a key an edge; edges that are not written have the value `blank`.
  static func edges<Element>(
    of shape: Shape, blank: Element,
    read: @escaping @Sendable (Int, Edge, inout ScenarioBuilder) throws -> Element,
    write: @escaping @Sendable (Element, Edge, Scenario) -> JSON?
  ) -> Form where Value == EdgeValues<Element>, Element: Sendable {
    Form(
      .edges(of: shape),
      read: { node, builder in
        let members = try Members(of: node, in: builder.document, table: Forms.edges)
        var values = EdgeValues(all: blank)
        for (edge, node) in zip(Edge.allCases, members.values) {
          if let node, let value = try? read(node, edge, &builder) { values[edge] = value }
        }
        return values
      },
      write: { values, scenario in
        .object(
          Edge.allCases.compactMap { edge in
            write(values[edge], edge, scenario).map { (edge.name, $0) }
          })
      })
  }
}

extension Form where Value == Insets {
  /// Insets; edges of 0 are left out.
  static func insets(_ range: NumberRange = .length) -> Form {
    edges(
      of: .number(range), blank: 0,
      read: { node, _, builder in try builder.document.number(node, in: range) },
      write: { value, _, _ in value == 0 ? nil : .number(value) })
  }
}

extension Form where Value == EdgeValues<Double?> {
  /// Insets of which only the written edges count.
  static var partialInsets: Form {
    edges(
      of: .length, blank: nil, read: { node, _, builder in try builder.document.number(node) },
      write: { value, _, _ in value.map(JSON.number) })
  }
}

extension Form where Value == EdgeValues<Want?> {
  /// What the author wants; views that are named are looked up later.
  static var wants: Form {
    edges(
      of: .any([.words(["edge", "belowBars"]), .text]), blank: nil,
      read: { try $2.want($0, at: $1) },
      write: { want, _, scenario in
        switch want {
        case nil: nil
        case .edge: .string(ReservedName.edge.rawValue)
        case .belowBars: .string(ReservedName.belowBars.rawValue)
        case .view(let view): .string(scenario.name(ofView: view))
        }
      })
  }
}

extension Form where Value == InsetExpressions {
  /// Insets that the app sets: numbers, or texts such as `"-safeAreaInsets.top + 8"`.
  static func insets(following: PropertyShape.Following) -> Form {
    edges(
      of: following == .nothing ? .length : .inset, blank: .zero,
      read: { try inset($2.document, $0, at: $1, following) },
      write: { value, edge, _ in value == .zero ? nil : json(value, edge) })
  }

  private static func inset(
    _ document: JSONDocument, _ node: Int, at edge: Edge, _ following: PropertyShape.Following
  ) throws(Refused) -> InsetExpression {
    let followed = InsetExpression.safeArea(at: edge)
    let wanted = quoted("-" + followed)
    let expected = following == .nothing ? "a number of points" : "a number of points or \(wanted)"
    guard document.kind(node) != .null else {
      throw document.mismatch(
        node, expected: expected,
        suggestion: "write null for all four edges where one of them is unknown")
    }
    guard document.kind(node) == .string, following != .nothing else {
      return InsetExpression(constant: try document.number(node, expected: expected))
    }
    let text = document.string(node)
    do throws(InsetExpression.ReadingFailure) {
      return try InsetExpression(reading: text, at: edge, guides: following == .safeAreaAndGuides)
    } catch {
      switch error {
      case .malformed:
        throw document.fault(
          node, "\(quoted(text)) is no inset", suggestion: "write a number or \(wanted)")
      case .follows(let word):
        throw document.fault(
          node, "the \(edge.name) inset follows \(quoted(word))",
          suggestion: "write \(quoted(followed))")
      }
    }
  }

  /// A number, `"-safeAreaInsets.top + 8"` or `"topLayoutGuide.length"`.
  private static func json(_ value: InsetExpression, _ edge: Edge) -> JSON {
    guard value.factor != 0 else { return .number(value.constant) }
    let term = (value.factor < 0 ? "-" : "") + value.followed(at: edge)
    guard value.constant != 0 else { return .string(term) }
    let constant = JSON.text(of: value.constant.magnitude)
    return .string("\(term) \(value.constant < 0 ? "-" : "+") \(constant)")
  }
}

extension Form where Value == EdgeSet {
  /// `"all"`, `"none"` or a list of edges.
  static var edgeSet: Form {
    let edges = Form<Edge>.edge.list(of: "edges").of(
      { $0.reduce(into: EdgeSet()) { $0.insert(EdgeSet($1)) } },
      { edges in Edge.allCases.filter { edges.contains($0) } })
    return .any(
      .words([("all", .all), ("none", [])]), edges,
      expected: "\"all\", \"none\" or a list of edges")
  }
}

extension Form where Value == Edge {
  /// An edge's name.
  static var edge: Form { .words(Edge.allCases.map { ($0.name, $0) }) }
}

extension EdgeSet {
  /// The edges of some names; others are passed over.
  init(named names: some Sequence<String>) {
    self = names.compactMap(Edge.init(name:)).reduce(into: []) { $0.insert(EdgeSet($1)) }
  }
}
