import InsetModel

/// The keys of what is expected of one subject.
enum ExpectationKey: Int, ObjectKey {
  case safeAreaInsets, contentInset, adjustedContentInset, indicatorInsets, layoutGuides
  case sectionInsets
  case contentOffset, contentSize, frame, firstRowY, rows, slots, source

  static let keys = KeyTable(
    "expectation", noun: "an expectation", doc: "What is expected of a view, bar or controller.",
    specs: specs, isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .safeAreaInsets: KeySpec("safeAreaInsets", .edges(of: .length), "Written edges only.")
    case .contentInset: KeySpec("contentInset", .edges(of: .length), "Written edges only.")
    case .adjustedContentInset:
      KeySpec("adjustedContentInset", .edges(of: .length), "Written edges only.")
    case .indicatorInsets: KeySpec("indicatorInsets", .edges(of: .length), "Written edges only.")
    case .sectionInsets:
      KeySpec("sectionInsets", .edges(of: .length), "Of collection views: left and right.")
    case .layoutGuides:
      KeySpec("layoutGuides", .edges(of: .length), "topLayoutGuide, bottomLayoutGuide lengths.")
    case .contentOffset:
      KeySpec(
        "contentOffset", .any([.tuple(TupleField.contentPoint), .object("partialPoint")]),
        "At rest.")
    case .contentSize:
      KeySpec(
        "contentSize", .any([.tuple(TupleField.contentSize), .object("partialSize")]), "Its size.")
    case .frame: KeySpec("frame", .rect, "The frame in the superview's coordinates.")
    case .firstRowY:
      KeySpec("firstRowY", .number(.contentLength), "The first row's y in the content.")
    case .rows:
      KeySpec(
        "rows", .list(of: .any([.number(.contentLength), .null])),
        "The y of each row in the content; null is not compared.")
    case .slots:
      KeySpec("slots", .list(of: .object("slots")), "Heights and places, by section.")
    case .source: KeySpec("source", .text, "The fact or address that gives the numbers.")
    }
  }

  /// What is compared; nil for what only says where the numbers are from.
  var compared: Expectation.Key? {
    switch self {
    case .safeAreaInsets: .safeAreaInsets
    case .contentInset: .contentInset
    case .adjustedContentInset: .adjustedContentInset
    case .indicatorInsets: .indicatorInsets
    case .sectionInsets: .sectionInsets
    case .layoutGuides: .layoutGuides
    case .contentOffset: .contentOffset
    case .contentSize: .contentSize
    case .frame: .frame
    case .firstRowY: .firstRowY
    case .rows: .rows
    case .slots: .slots
    case .source: nil
    }
  }
}
