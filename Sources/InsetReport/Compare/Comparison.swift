public import InsetModel

/// One column of a comparison: the same screen on another device, system or orientation, or
/// another screen.
public struct ComparedVariant: Sendable {
  /// What tells it from the others: `iOS 10.3`, `s23a-own-bar`.
  public var name: String
  /// The input, as the user named it.
  public var path: String
  /// The measured screen; nil where it could not be evaluated.
  public var evaluation: Evaluation?
  /// Why it could not be evaluated.
  public var problem: Diagnostic?
  /// The views whose place on this device is only assumed.
  public var assumed: Set<Int>
  /// What else is to be known of it.
  public var remark: String?

  /// A column.
  public init(
    name: String, path: String, evaluation: Evaluation?, problem: Diagnostic? = nil,
    assumed: Set<Int> = [], remark: String? = nil
  ) {
    self.remark = remark
    self.name = name
    self.path = path
    self.evaluation = evaluation
    self.problem = problem
    self.assumed = assumed
  }
}

/// What differs between screens, value by value, and which summands and answers make it.
struct Comparison {
  /// A value of one column.
  enum Value: Equatable {
    /// There is no such value: the view is not there, or the system knows no such property.
    case none
    /// A number of points; NaN where no source gives it.
    case points(Double)
    case word(String)
  }

  /// One reason for a value: a summand, or the answer of a rule.
  struct Item: Equatable {
    var points: Double?
    var label: String
    var who = ""
    var rule = ""
    var facts: [FactID] = []
    var confidence: Confidence?

    static func == (left: Item, right: Item) -> Bool {
      let isSamePoints =
        left.points == right.points || left.points?.isNaN == true && right.points?.isNaN == true
      // The same summand from another row of the catalogue is no difference.
      return isSamePoints && left.label == right.label && left.who == right.who
        && left.rule == right.rule
    }
  }

  /// A value in all columns.
  struct Row {
    /// The view or controller.
    var subject: String
    /// `adjustedContentInset.top`.
    var key: String
    var values: [Value]
    /// Behind each column's value.
    var items: [[Item]]
    /// The row that this one follows, where nothing else moves it, and the fact that ties them.
    var follows: (key: String, fact: FactID?)?
    /// Where the key leaves something to be said.
    var remark: String?
  }

  /// The columns that have a screen.
  var columns: [Column]
  /// What differs.
  var rows: [Row] = []
  /// How many values were compared.
  var count = 0

  /// One screen.
  struct Column {
    var variant: ComparedVariant
    var evaluation: Evaluation
    var words: Words
    /// Gives the steps behind a number, as `explain` tells them.
    var explainer: Explainer
    /// The views by name.
    var views: [String: Int]
  }

  /// Compares the variants that have a screen; `named` restricts it to one view.
  init(_ variants: [ComparedVariant], rules: [RuleInfo], view named: String?, all: Bool) {
    columns = variants.compactMap { variant in
      guard let evaluation = variant.evaluation else { return nil }
      let words = Words(screen: evaluation.screen)
      var views: [String: Int] = [:]
      for index in words.scenario.views.indices {
        views[words.scenario.name(ofView: index)] = index
      }
      return Column(
        variant: variant, evaluation: evaluation, words: words,
        explainer: Explainer(words: words, rules: rules), views: views)
    }
    for name in subjects(named: named, all: all) { compare(view: name) }
    compareFindings(of: named)
  }

  /// The names of the views to compare, in the order of the first screen that has each: scroll
  /// views, or all where there is none.
  private func subjects(named: String?, all: Bool) -> [String] {
    if let named { return [named] }
    let hasScroll = columns.contains { column in column.words.screen.scrolls.isEmpty == false }
    var names: [String] = []
    for column in columns {
      for (index, view) in column.words.scenario.views.enumerated()
      where all || !hasScroll || view.scroll != nil {
        let name = column.words.scenario.name(ofView: index)
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Adds a row if the columns differ by more than half a pixel.
  mutating func add(
    _ subject: String, _ key: String, _ values: [Value], _ items: [[Item]],
    follows: (key: String, fact: FactID?)? = nil, remark: String? = nil
  ) {
    count += 1
    if isSame(values) { return }
    rows.append(
      Row(
        subject: subject, key: key, values: values, items: items, follows: follows, remark: remark))
  }

  /// Whether all columns have the same value.
  func isSame(_ values: [Value]) -> Bool {
    guard let first = values.first else { return true }
    return values.allSatisfy { value in
      switch (first, value) {
      case (.points(let a), .points(let b)): abs(a - b) <= tolerance || (a.isNaN && b.isNaN)
      default: first == value
      }
    }
  }

  /// Half a pixel of the coarsest screen; the excess allows for thirds.
  private var tolerance: Double {
    (columns.map { $0.words.screen.surroundings.pixel }.max() ?? 1) / 2 + 0.001
  }

  /// The reasons of a row by columns: what all columns share is left out, equal columns are one.
  func reasons(of row: Row) -> [(columns: [Int], items: [Item])] {
    let present = row.values.indices.filter { row.values[$0] != .none }
    var groups: [(columns: [Int], items: [Item])] = []
    for column in present {
      let own = row.items[column].filter { item in
        present.count == 1 || !present.allSatisfy { row.items[$0].contains(item) }
      }
      if own.isEmpty { continue }
      if let group = groups.firstIndex(where: { $0.items == own }) {
        groups[group].columns.append(column)
      } else {
        groups.append(([column], own))
      }
    }
    return groups
  }
}
