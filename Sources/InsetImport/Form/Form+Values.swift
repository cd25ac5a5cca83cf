import InsetBasics
import InsetModel

extension Form where Value == String {
  /// Text that is more than blanks.
  static var text: Form { Form(.text, { try $0.text($1) }, JSON.string) }

  /// Text that may be empty.
  static var anyText: Form { Form(.anyText, { try $0.anyText($1) }, JSON.string) }

  /// One of some words.
  static func words(_ words: [String]) -> Form { .words(words.map { ($0, $0) }) }

  /// An id, which no other part of the scenario has.
  static var id: Form { Form(.text, read: { try $1.takeID($0) }, write: { id, _ in .string(id) }) }

  /// The name of a view, controller or bar.
  static var subject: Form {
    text.checked { name, node, builder in
      if builder.subject(named: name) == nil { throw builder.unknownName(name, at: node) }
      return name
    }
  }
}

extension Form where Value: CaseIterable & RawRepresentable<String> & Equatable & Sendable {
  /// One of a type's words.
  static var word: Form { .words(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension Form where Value == Bool {
  /// True or false.
  static var flag: Form {
    Form(
      .flag,
      { document, node in
        switch document.kind(node) {
        case .true: true
        case .false: false
        default: throw document.mismatch(node, expected: "true or false")
        }
      }, JSON.bool)
  }

  /// An object that says what a control follows: what follows nothing is not written.
  static var loadMore: Form { Forms.loadMore.form.of({ _ in true }, { _ in Forms.followed[0] }) }
}

extension Form where Value == Int {
  /// A whole number from 0 on.
  static var count: Form { Form(.count, { try $0.count($1) }, { .number(Double($0)) }) }
}

extension Form where Value == Double {
  /// A number within a range: points of either sign, unless another is given.
  static func number(
    _ range: NumberRange = .length, expected: String = "a number of points"
  ) -> Form {
    Form(.number(range), { try $0.number($1, in: range, expected: expected) }, JSON.number)
  }

  /// UIKit's name for -1.
  static var automaticName: String { "automaticDimension" }

  /// A height of a table: a number from 0 on, or automatic.
  static var height: Form {
    let automatic = TableProperties.automaticDimension
    let points = Form(
      .extent,
      { document, node in
        let value = document.rawNumber(node)
        if value == automatic { return value }
        if value < 0 {
          throw document.fault(
            node, "\(document.numberText(node)) is a negative height [TBL-29]",
            suggestion: "heights are 0 or more; -1 is automaticDimension")
        }
        return try document.number(node, in: .extent)
      }, JSON.number)
    return .any(
      .words([(automaticName, automatic)]), points,
      expected: "a height or \(quoted(automaticName))", shape: .height)
  }
}

extension Form where Value == OSVersion {
  /// An iOS version, as text or as number: `"11.0"` or 11.
  static var version: Form {
    let shapes: [Shape] = [
      .number(NumberRange(low: 7, high: 99)), .pattern(#"^[0-9]+(\.[0-9]+){0,2}$"#),
    ]
    // As it is written: 10.10 is not 10.1.
    let number = Form<String>(shapes[0], { $0.numberText($1) }, { _ in nil })
    let text = Form<String>(shapes[1], { $0.string($1) }, JSON.string)
    let written = Form<String>.any(number, text, expected: "an iOS version such as \"11.0\"")
    return Form(
      written.shape,
      read: { node, builder in
        let text = try written.read(node, &builder)
        guard let version = OSVersion(text), version.major < 100 else {
          throw builder.document.fault(
            node, "\(quoted(text)) is no iOS version",
            suggestion: "write it as \"11.0\" or \"10.3.1\"")
        }
        if let why = version.impossibility {
          throw builder.document.fault(
            node, why, suggestion: "write \(version.alternative(quoted))")
        }
        return version
      }, write: { version, _ in .string(version.description) })
  }
}

extension Form where Value == ContentOffset {
  /// A point, or the word for code that finds it.
  static var offset: Form {
    let point = Form<Point>.point.of(
      ContentOffset.point, { if case .point(let point) = $0 { point } else { nil } })
    return .any(
      point, .words([(ContentOffset.atRestWord, .atRest)]),
      expected: "[x, y] or \(quoted(ContentOffset.atRestWord))")
  }
}

extension Form where Value == Returned<Double> {
  /// What a view method returns: null for nil, `"view"` or an object for a view.
  static var view: Form {
    .any(
      .words([("view", .value(0))]), Forms.sizedView.form.of(Returned.value, \.value),
      Form(.null, { _, _ in .nil }, { $0 == .nil ? .null : nil }),
      expected: "\"view\", {\"height\": …} or null")
  }

  /// What a height method returns; it has no nil to return.
  static var height: Form {
    let height = Form<Double>.height.of(Returned.value, \.value)
    return Form(
      height.shape,
      read: { node, builder in
        guard builder.document.kind(node) != .null else {
          throw builder.document.mismatch(
            node, expected: "a height or \"automaticDimension\"",
            suggestion: "leave the key out where the method is not implemented")
        }
        return try height.read(node, &builder)
      }, write: height.write)
  }
}
