import InsetModel

/// A value of a property, as a scenario writes it.
struct PropertySample {
  /// As JSON, in the writer's form.
  var json: String
  /// What it says.
  var value: PropertyValue

  /// Values that the property can have and that are not its default.
  static func all(of row: PropertyRow) -> [PropertySample] {
    let samples: [PropertySample] =
      switch row.shape {
      case .flag: [.init("true", .flag(true)), .init("false", .flag(false))]
      case .length: [.init("-3.5", .number(-3.5))]
      case .extent: [.init("12.5", .number(12.5)), .init("0", .number(0))]
      case .height: [.init("30", .number(30)), .init("\"automaticDimension\"", .number(-1))]
      case .count: [.init("1", .number(1))]
      case .words(let words): words.map { .init("\"\($0)\"", .word($0)) }
      case .text: [.init("\"some text\"", .word("some text"))]
      case .behavior: [.init("\"never\"", .word("never")), .init("\"ours\"", .word("ours"))]
      case .insets(let following): insets(following)
      case .edges:
        [.init("\"none\"", .edges([])), .init("[\"top\", \"right\"]", .edges([.top, .right]))]
      case .size: [.init("[320, 480]", .size(Size(width: 320, height: 480)))]
      case .contentSize:
        [.init("[375, 2000000]", .size(Size(width: 375, height: 2_000_000)))]
      case .offset:
        [
          .init("[0, -88]", .offset(.point(Point(x: 0, y: -88)))),
          .init("\"atRest\"", .offset(.atRest)),
        ]
      case .sizedView: [.init("{ \"height\": 40 }", .number(40))]
      case .returnedView:
        [
          .init("null", .nil), .init("\"view\"", .number(0)),
          .init("{ \"height\": 30 }", .number(30)),
        ]
      case .follows(let name): [.init("{ \"follows\": \"\(name)\" }", .flag(true))]
      }
    return samples.filter { $0.value != row.standard }
  }

  private static func insets(_ following: PropertyShape.Following) -> [PropertySample] {
    var insets = InsetExpressions(Insets(top: 1, left: 0, bottom: 0, right: -2.5))
    var samples = [PropertySample("{ \"top\": 1, \"right\": -2.5 }", .insets(insets))]
    guard following != .nothing else { return samples }
    insets.top = InsetExpression(constant: 8, factor: -1)
    samples.append(
      .init("{ \"top\": \"-safeAreaInsets.top + 8\", \"right\": -2.5 }", .insets(insets)))
    guard following == .safeAreaAndGuides else { return samples }
    insets.top = InsetExpression(constant: 0, factor: 1, follows: .layoutGuide)
    samples.append(
      .init("{ \"top\": \"topLayoutGuide.length\", \"right\": -2.5 }", .insets(insets)))
    return samples
  }

  /// JSON that no property of the shape takes.
  static func wrong(for shape: PropertyShape) -> String { shape == .flag ? "0" : "false" }

  private init(_ json: String, _ value: PropertyValue) {
    self.json = json
    self.value = value
  }
}
