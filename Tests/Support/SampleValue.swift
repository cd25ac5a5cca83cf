import InsetModel

extension PropertyRow {
  /// A value of the property's shape, other than UIKit's default.
  var sample: PropertyValue {
    switch shape {
    case .flag, .follows: .flag(standard != .flag(true))
    case .length, .extent, .height, .sizedView: .number(21.5)
    case .returnedView: .number(0)
    case .count: .number(3)
    case .words(let words): .word(words.last { .word($0) != standard } ?? "")
    case .text: .word("Two lines")
    case .behavior: .word("scrollableAxes")
    case .insets: .insets(InsetExpressions(Insets(top: 8, left: 0, bottom: 4.5, right: 0)))
    case .edges: .edges([.left, .bottom])
    case .size, .contentSize: .size(Size(width: 321, height: 543))
    case .offset: .offset(.atRest)
    }
  }

  /// Values of the property's shape: every word, both ways of a switch, a height that is automatic.
  var samples: [PropertyValue] {
    switch shape {
    case .flag: [.flag(true), .flag(false)]
    case .words(let words): words.map { .word($0) }
    case .behavior: UIKitBehavior.names.map { .word($0) }
    case .height: [sample, .number(TableProperties.automaticDimension)]
    case .edges: [sample, .edges([]), .edges(.all)]
    case .returnedView: [sample, .nil]
    default: [sample]
    }
  }
}
