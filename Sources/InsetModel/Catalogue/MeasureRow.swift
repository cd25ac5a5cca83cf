/// A measure of the catalogue: the height or place of a bar, or of another piece of system chrome.
public enum Measure: String, Sendable, Hashable, CaseIterable {
  /// A navigation bar's height.
  case navigationBar
  /// The y where a navigation bar starts, in the navigation controller's view.
  case navigationBarOrigin
  /// What an expanded large title adds to the bar.
  case largeTitle
  /// What a prompt adds to the bar.
  case prompt
  /// What a search controller's field adds to the bar.
  case searchBar
  /// The slot of a search field docked at the bottom.
  case searchBottomDock
  /// A search bar outside a navigation bar.
  case standaloneSearchBar
  /// A toolbar outside a navigation controller.
  case standaloneToolbar
  /// A toolbar's height.
  case toolbar
  /// A tab bar's height.
  case tabBar
  /// The status bar's height.
  case statusBar
  /// The home indicator's strip.
  case homeIndicator
  /// The y of a sheet's top edge in the window.
  case sheetTop
  /// A sheet's navigation bar: from the sheet's top to the bar's lower edge.
  case sheetNavigationBar
  /// The keyboard's height.
  case keyboard
  /// What a refreshing UIRefreshControl adds.
  case refreshControl
  /// The height of a row that nobody gave a height.
  case tableRow
  /// The window's own safe-area top, where sources disagree about it.
  case windowTop
  /// How high a sheet stands at its medium detent.
  case sheetMedium
  /// A form sheet's width, where the app gives none.
  case formSheetWidth
  /// A form sheet's height, where the app gives none.
  case formSheetHeight
  /// The y of a form sheet's lower edge.
  case formSheetBottom
  /// The width of a split view's primary column.
  case splitPrimaryWidth
  /// The distance of a floating primary column from the window's left edge.
  case splitPrimaryLeft
  /// The distance of a floating primary column from the window's bottom edge.
  case splitPrimaryBottom
  /// What separates columns that stand side by side.
  case splitSeparator
}

/// A number of the catalogue, as written: fixed, or following the safe area.
public enum MeasureValue: Sendable, Hashable {
  /// Points.
  case fixed(Double)
  /// `max(atLeast, safe-area top + offset + pixels / scale)`.
  case safeAreaTop(offset: Double, pixels: Double, atLeast: Double?)
  /// No source gives it; the scenario key that would.
  case unknown(supply: String)
}

/// One row of the catalogue's measures.
public struct MeasureRow: Sendable, Hashable {
  /// The row's id, `nav.phone.portrait`; its fact id is `bars/<id>`.
  public var id: String
  /// What it measures.
  public var measure: Measure
  /// The number.
  public var value: MeasureValue
  /// When it holds.
  public var when: MeasureCondition
  /// Whether the number reaches to the screen's edge, home indicator included.
  public var isTotal = false
  /// Whether the bar stands at the top, as the iPad's tab bar does from iOS 18.
  public var isAtTop = false
  /// What lies between such a bar and its child.
  public var gap = 0.0
  /// What the bar adds to its child's inset, where that is not its height and the gap.
  public var adds: Double?
  /// The fact that the number is known by, where it is not the row itself.
  public var fact: FactID?
  /// The open question behind an unknown or contested number.
  public var question: String?
  /// How sure the sources are.
  public var confidence: Confidence
  /// Other numbers that sources give.
  public var others: [Double] = []
  /// What else is known.
  public var note: String?

  /// A row.
  public init(
    id: String, measure: Measure, value: MeasureValue, when: MeasureCondition,
    confidence: Confidence
  ) {
    self.id = id
    self.measure = measure
    self.value = value
    self.when = when
    self.confidence = confidence
  }

  /// The id of the question whether the row's number or another one holds.
  var contestedID: String { "bars/\(id)" }

  /// That question, where sources disagree and the other numbers are known: each number is an answer.
  var contestedQuestion: Question? {
    guard confidence == .contested, question == nil, !others.isEmpty,
      case .fixed(let points) = value
    else { return nil }
    return Question(
      id: contestedID, asks: "Which number holds for \(id)?",
      options: ([points] + others).map(formatted), defaultOption: formatted(points),
      fact: citation)
  }

  /// The id under which findings cite the row.
  public var citation: FactID { fact ?? "bars/\(id)" }
}
