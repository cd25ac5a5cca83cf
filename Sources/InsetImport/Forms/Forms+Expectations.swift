import InsetBasics
import InsetModel

/// What the author expects of a subject.
extension Forms {
  /// What may be expected.
  struct Expected {
    let key: Expectation.Key
    let form: Form<Expectation.Value>
    let doc: String
    /// The kind of scroll view that has it; nil where every view and controller does.
    var kind: ScrollKind?
  }

  static let expected: [Expected] = [
    Expected(key: .safeAreaInsets, form: .edges, doc: "Written edges only."),
    Expected(key: .contentInset, form: .edges, doc: "Written edges only.", kind: .scroll),
    Expected(key: .adjustedContentInset, form: .edges, doc: "Written edges only.", kind: .scroll),
    Expected(key: .indicatorInsets, form: .edges, doc: "Written edges only.", kind: .scroll),
    Expected(key: .layoutGuides, form: .edges, doc: "topLayoutGuide, bottomLayoutGuide lengths."),
    Expected(
      key: .sectionInsets, form: .edges, doc: "Of collection views: left and right.", kind: .scroll),
    Expected(key: .contentOffset, form: .point, doc: "At rest.", kind: .scroll),
    Expected(key: .contentSize, form: .size, doc: "Its size.", kind: .scroll),
    Expected(key: .frame, form: .rect, doc: "The frame in the superview's coordinates."),
    Expected(
      key: .firstRowY, form: .number, doc: "The first row's y in the content.", kind: .table),
    Expected(
      key: .rows, form: .numbers,
      doc: "The y of each row in the content; null is not compared.", kind: .table),
    Expected(key: .slots, form: .slots, doc: "Heights and places, by section.", kind: .table),
  ]

  static let expectation = KeyTable(
    "expectation", noun: "an expectation", doc: "What is expected of a view, bar or controller.",
    specs: expected.map { KeySpec(name: $0.key.rawValue, shape: $0.form.shape, doc: $0.doc) } + [
      KeySpec(name: "source", shape: .text, doc: "The fact or address that gives the numbers.")
    ], isNeverEmpty: true)

  static let slots = ObjectForm<Expectation.SlotExpectation>(
    "slots", "the slots of a section", "Heights and places; written ones are compared.",
    Expectation.SlotExpectation(header: nil, footer: nil, padding: nil),
    .optional("header", \.header, .number(.extent), "The header's height."),
    .optional("footer", \.footer, .number(.extent), "The footer's height."),
    .optional("padding", \.padding, .number(.extent), "The padding above the header."),
    .optional("headerY", \.headerY, .number(.contentLength), "The header's y in the content."),
    .optional("footerY", \.footerY, .number(.contentLength), "The footer's y in the content."))

  /// A point or size of which only a part may be compared.
  struct Pair {
    var first: Double?
    var second: Double?
  }

  static let partialPoint = ObjectForm<Pair>(
    "partialPoint", "a point", "The written parts are compared.", Pair(), isNeverEmpty: true,
    .optional("x", \.first, .number(.contentLength), "The horizontal part."),
    .optional("y", \.second, .number(.contentLength), "The vertical part."))

  static let partialSize = ObjectForm<Pair>(
    "partialSize", "a size", "The written parts are compared.", Pair(), isNeverEmpty: true,
    .optional("width", \.first, .number(.contentExtent), "The width."),
    .optional("height", \.second, .number(.contentExtent), "The height."))
}

extension Form where Value == Expectation.Value {
  fileprivate static var edges: Form {
    let insets = Form<EdgeValues<Double?>>.partialInsets.checked { insets, node, builder in
      if !builder.document.members(of: node).isEmpty { return insets }
      throw builder.document.fault(
        node, "no edge is compared", suggestion: "write at least one edge")
    }
    return insets.of(Value.insets, { if case .insets(let insets) = $0 { insets } else { nil } })
  }

  fileprivate static var point: Form {
    Form<Forms.Pair>.pair(Forms.partialPoint, .contentLength).of(
      { .point(x: $0.first, y: $0.second) },
      { if case .point(let x, let y) = $0 { Forms.Pair(first: x, second: y) } else { nil } })
  }

  fileprivate static var size: Form {
    Form<Forms.Pair>.pair(Forms.partialSize, .contentExtent).of(
      { .size(width: $0.first, height: $0.second) },
      { if case .size(let w, let h) = $0 { Forms.Pair(first: w, second: h) } else { nil } })
  }

  fileprivate static var rect: Form {
    Form<Rect>.rect.of(Value.rect, { if case .rect(let rect) = $0 { rect } else { nil } })
  }

  fileprivate static var number: Form {
    Form<Double>.number(.contentLength).of(
      Value.number, { if case .number(let number) = $0 { number } else { nil } })
  }

  fileprivate static var numbers: Form {
    Form<Double>.number(.contentLength).orNull.list(of: "numbers").of(
      Value.numbers, { if case .numbers(let numbers) = $0 { numbers } else { nil } })
  }

  fileprivate static var slots: Form {
    Forms.slots.form.list(of: "slots").of(
      Value.slots, { if case .slots(let slots) = $0 { slots } else { nil } })
  }
}

extension Form where Value == Forms.Pair {
  /// A list of both numbers, or an object with one of them.
  fileprivate static func pair(_ object: ObjectForm<Value>, _ range: NumberRange) -> Form {
    let fields = object.table.specs.map { TupleField(name: $0.name, range: range) }
    let both = tuple(
      fields, { Value(first: $0[0], second: $0[1]) }, { [$0.first, $0.second].compactMap { $0 } })
    return .any(
      both.of({ $0 }, { $0.first == nil || $0.second == nil ? nil : $0 }), object.form,
      expected: "[" + fields.map(\.name).joined(separator: ", ") + "]")
  }
}

extension Form where Value == [Expectation] {
  /// The expectations by subject, in the order of their first mention.
  static var expectations: Form {
    Form(
      .map(
        of: .object(
          Forms.expectation.name, "not",
          .object([("required", .strings(["source"])), ("maxProperties", .number(1))])),
        isNeverEmpty: true), read: { try $1.expectations($0) },
      write: { expectations, scenario in
        var order: [String] = []
        for expectation in expectations where !order.contains(expectation.subject) {
          order.append(expectation.subject)
        }
        return .object(
          order.map { subject in
            let own = expectations.filter { $0.subject == subject }
            var members = Forms.expected.compactMap { expected -> (key: String, value: JSON)? in
              own.last { $0.key == expected.key }
                .flatMap { expected.form.write($0.value, scenario) }
                .map { (expected.key.rawValue, $0) }
            }
            if let source = own.lazy.compactMap(\.source).last {
              members.append(("source", .string(source)))
            }
            return (subject, .object(members))
          })
      })
  }
}
