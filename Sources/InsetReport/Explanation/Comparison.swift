import InsetModel

/// What differs between screens: the explanations of each number side by side.
struct Comparison {
  /// One screen.
  struct Column {
    var variant: ComparedVariant
    var evaluation: Evaluation
    /// Explains its numbers.
    var explainer: Explainer
    /// The views by name.
    var views: [String: Int]

    var words: Phrasing { explainer.words }

    /// The compared views whose place is only assumed, by name.
    var assumedViews: [String] {
      if variant.assumed.isEmpty { return [] }
      let screen = words.screen
      return screen.scenario.views.indices.filter { index in
        variant.assumed.contains(index)
          && screen.scenario.views.indices.contains { other in
            screen.views[other].scroll != nil && screen.restsOnAssumption(view: other, [index])
          }
      }.map { explainer.short(.view($0)) }
    }
  }

  /// A number in all columns.
  struct Row {
    /// The view or controller.
    var subject: String
    /// `adjustedContentInset.top`.
    var key: String
    var values: [Chain.Value]
    /// Behind each column's value.
    var parts: [[Part]]
    /// The number that this one follows, where nothing else moves it.
    var follows: Chain.Tie?
    /// Where the key leaves something to be said.
    var remark: String?
  }

  /// The columns that have a screen.
  let columns: [Column]
  /// What differs.
  private(set) var rows: [Row] = []
  /// How many values were compared.
  private(set) var count = 0

  /// Compares the variants that have a screen.
  init(_ variants: [ComparedVariant], _ run: RunInfo) {
    columns = variants.compactMap { variant in
      guard let evaluation = variant.evaluation else { return nil }
      let words = Phrasing(screen: evaluation.screen)
      var views: [String: Int] = [:]
      for index in words.scenario.views.indices {
        views[words.scenario.name(ofView: index)] = index
      }
      return Column(
        variant: variant, evaluation: evaluation,
        explainer: Explainer(words: words, rules: run.rules),
        views: views)
    }
    for name in run.view.map({ [$0] }) ?? subjects(all: run.detail == .verbose) {
      compare(view: name)
    }
    compareFindings(of: run.view)
  }

  /// The names of the views to compare, in the order of the first screen that has each: scroll
  /// views, or all where there is none.
  private func subjects(all: Bool) -> [String] {
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

  // MARK: Views

  /// Compares every number of a view.
  private mutating func compare(view name: String) {
    let subject = title(of: name)
    let views = columns.map { $0.views[name] }
    if views.contains(nil) {
      add(subject, "in the scenario", views.map { .word($0 == nil ? "no" : "yes") })
    }
    let scrolls = zip(columns, views).map { column, view in
      view.flatMap { column.explainer.scroll(of: .view($0)) }
    }
    compare(
      subject,
      zip(columns, views).map { column, view in
        view.map { column.explainer.numbers(of: $0) } ?? []
      })
    let before = rows.count
    compareSections(subject, scrolls)
    compare(
      subject,
      zip(columns, scrolls).map { column, scroll in
        scroll.map { column.explainer.contentNumbers(of: $0) } ?? []
      }, hasStrips: rows.count > before)
  }

  /// A view's name and class.
  private func title(of name: String) -> String {
    for column in columns {
      guard let view = column.views[name] else { continue }
      return "\(printable(name)) (\(printable(column.words.scenario.views[view].className)))"
    }
    return printable(name)
  }

  /// Compares numbers of the same name, in the order of the column that has most of them.
  private mutating func compare(
    _ subject: String, _ chains: [[Chain]], hasStrips: Bool = true
  ) {
    let longest = chains.max { $0.count < $1.count } ?? []
    for name in longest.map(\.name) {
      let own = chains.map { column in column.first { $0.name == name } }
      let values = own.map { $0?.value ?? .none }
      if isOfOtherSystem(name, values) { continue }
      var follows = tie(own)
      if follows?.key == Explainer.strips, !hasStrips { follows = nil }
      add(
        subject, name, values, own.map { $0?.parts ?? [] }, follows: follows,
        remark: remark(on: name))
    }
  }

  /// Whether only the systems differ: that iOS 10 has no safe area is worth a line only where it would
  /// not be 0; where none has one, `contentInset` says all.
  private func isOfOtherSystem(_ name: String, _ values: [Chain.Value]) -> Bool {
    if name.hasPrefix("safeAreaInsets.") {
      return values.allSatisfy { $0 == .none || $0 == .points(0) } && !isSame(values)
    }
    return name.hasPrefix("adjustedContentInset.") && !columns.contains { $0.words.hasSafeArea }
  }

  /// What is to be said where systems before and after iOS 11 stand side by side.
  private func remark(on name: String) -> String? {
    let knowsSafeArea = columns.map(\.words.hasSafeArea)
    guard knowsSafeArea.contains(true), knowsSafeArea.contains(false) else { return nil }
    if name.hasPrefix("contentInset.") { return "before iOS 11 UIKit writes into it   INS-111" }
    return name.hasPrefix("adjustedContentInset.")
      ? "before iOS 11: contentInset as UIKit leaves it   INS-111" : nil
  }

  /// What a number follows in all columns that have it, the rest of it being the same in all columns.
  private func tie(_ chains: [Chain?]) -> Chain.Tie? {
    let present = chains.compactMap { $0 }
    let ties = present.compactMap(\.follows)
    guard ties.count == present.count, let first = ties.first else { return nil }
    let rests = ties.compactMap(\.rest).map { Chain.Value.points($0) }
    if !rests.isEmpty, rests.count < chains.count || !isSame(rests) { return nil }
    // The adjusted inset is the one that is followed, wherever there is one.
    return ties.first { $0.key.hasPrefix("adjustedContentInset") } ?? first
  }

  // MARK: Content

  /// The strips of each section; neighbours of one outcome share a row.
  private mutating func compareSections(_ subject: String, _ scrolls: [PlacedScroll?]) {
    let tables = scrolls.map { $0?.table }
    let sections = tables.map { $0?.sections.count ?? 0 }.max() ?? 0
    for kind in SlotKind.allCases + [nil] {
      var run: (first: Int, last: Int, chains: [Chain?])?
      for section in 0..<sections {
        let chains = zip(columns, tables).map { column, table -> Chain? in
          guard let table, table.sections.indices.contains(section) else { return nil }
          return column.explainer.strip(
            kind, of: table.sections[section], rowFacts: table.rowFacts)
        }
        if let open = run, isSame(open.chains, chains) {
          run?.last = section
        } else {
          if let run { add(subject, run) }
          run = (section, section, chains)
        }
      }
      if let run { add(subject, run) }
    }
  }

  private func isSame(_ left: [Chain?], _ right: [Chain?]) -> Bool {
    zip(left, right).allSatisfy { left, right in
      isSame([left?.value ?? .none, right?.value ?? .none]) && left?.parts == right?.parts
    }
  }

  private mutating func add(
    _ subject: String, _ run: (first: Int, last: Int, chains: [Chain?])
  ) {
    let place =
      run.first == run.last ? "section \(run.first)" : "sections \(run.first)–\(run.last)"
    let name = run.chains.lazy.compactMap { $0?.name }.first ?? ""
    add(
      subject, "\(place) \(name)", run.chains.map { $0?.value ?? .none },
      run.chains.map { $0?.parts ?? [] })
  }

  // MARK: Findings

  /// Findings that not every column has, or that speak of other points.
  private mutating func compareFindings(of named: String?) {
    struct Key: Hashable {
      var view: String?
      var subject: String
      var rule: String
      var edge: Edge?
      var key: String?
      var section: Int?
    }
    var keys: [Key] = []
    var found: [[Key: Finding]] = []
    for column in columns {
      var own: [Key: Finding] = [:]
      for finding in column.evaluation.findings {
        var key = Key(
          subject: column.words.name(finding.node), rule: finding.rule, edge: finding.edge,
          key: finding.key)
        switch finding.node {
        case .view(let view): key.view = column.words.scenario.name(ofView: view)
        case .section(let view, let section):
          key.view = column.words.scenario.name(ofView: view)
          key.section = section
        case .controller, .scenario: break
        }
        own[key] = finding
        if !keys.contains(key) { keys.append(key) }
      }
      found.append(own)
    }
    for key in keys where named == nil || key.view == named {
      let edge = key.edge.map { ".\($0.name)" } ?? ""
      let section = key.section.map { "section \($0) " } ?? ""
      let findings = found.map { $0[key] }
      add(
        key.view.map { title(of: $0) } ?? key.subject,
        "\(section)\(printable(key.rule))\(edge)",
        findings.map { finding in
          guard let finding else { return .word("–") }
          return finding.points.map { .points($0) } ?? .word(finding.level.rawValue)
        },
        findings.map { finding in
          finding.map {
            [
              Part(
                label: "\($0.level.rawValue): \(printable($0.message))", rule: $0.rule,
                facts: $0.facts, confidence: $0.confidence)
            ]
          } ?? []
        })
    }
  }

  // MARK: Rows

  /// Adds a row if the columns differ by more than half a pixel.
  private mutating func add(
    _ subject: String, _ key: String, _ values: [Chain.Value], _ parts: [[Part]]? = nil,
    follows: Chain.Tie? = nil, remark: String? = nil
  ) {
    count += 1
    if isSame(values) { return }
    rows.append(
      Row(
        subject: subject, key: key, values: values,
        parts: parts?.map { $0.map(\.shared) } ?? values.map { _ in [] },
        follows: follows, remark: remark))
  }

  /// Whether all columns have the same value.
  private func isSame(_ values: [Chain.Value]) -> Bool {
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
  func reasons(of row: Row) -> [(columns: [Int], parts: [Part])] {
    let present = row.values.indices.filter { row.values[$0] != .none }
    var groups: [(columns: [Int], parts: [Part])] = []
    for column in present {
      let own = row.parts[column].filter { part in
        present.count == 1 || !present.allSatisfy { row.parts[$0].contains(part) }
      }
      if own.isEmpty { continue }
      if let group = groups.firstIndex(where: { $0.parts == own }) {
        groups[group].columns.append(column)
      } else {
        groups.append(([column], own))
      }
    }
    return groups
  }
}
