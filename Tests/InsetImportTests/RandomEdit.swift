import InsetImport
import InsetModel

extension SplitMix {
  /// An edit of up to three steps of any kind, with which the scenario can be written and read; nil
  /// where none was found.
  mutating func edit(of scenario: Scenario) -> Edit? {
    var edit = Edit()
    for _ in 0..<40 where edit.steps.count < 3 {
      var longer = edit
      longer.steps.append(step(in: scenario))
      if let edited = try? scenario.applying(longer), edited.isReadable { edit = longer }
      if !edit.steps.isEmpty, once(in: 2) { break }
    }
    return edit.steps.isEmpty ? nil : edit
  }

  private mutating func step(in scenario: Scenario) -> Edit.Step {
    if once(in: 12) { return Edit.Step(node: .scenario, change: .behaviorOfAll("never")) }
    if !scenario.views.isEmpty, once(in: 2) {
      return Edit.Step(node: .view(below(scenario.views.count)), change: viewChange())
    }
    return Edit.Step(
      node: .controller(below(scenario.controllers.count)), change: controllerChange())
  }

  private mutating func viewChange() -> Edit.Change {
    switch below(6) {
    case 0: .insertFirstSubview
    case 1: .pin(.fill)
    case 2:
      once(in: 2)
        ? .implement(DelegateProperty.rows[below(DelegateProperty.rows.count)].id, returned())
        : .implementWhereUntitled(
          DelegateProperty.rows[below(DelegateProperty.rows.count)].id, returned())
    default: change(of: [.scroll, .table, .view])
    }
  }

  private mutating func controllerChange() -> Edit.Change {
    if once(in: 5) {
      return .setBar(
        [.navigationBar, .toolbar, .tabBar][below(3)], BarProperty.isTranslucent.id,
        .flag(once(in: 2)))
    }
    return change(of: [.controller])
  }

  /// A property that fixes can set, in one of the ways that it can be set.
  private mutating func change(of owners: [PropertyOwnerName]) -> Edit.Change {
    let rows = owners.flatMap(\.rows).filter { $0.cost != nil }
    let row = rows[below(rows.count)]
    if case .insets = row.shape {
      return once(in: 2) ? .addInsets(row.id, edges()) : .setInsets(row.id, expressionEdges(row))
    }
    return .set(row.id, value(of: row))
  }

  private mutating func value(of row: PropertyRow) -> PropertyValue {
    switch row.shape {
    case .flag, .follows: .flag(once(in: 2))
    case .length, .extent, .height, .sizedView, .returnedView: .number(number(low: 0))
    case .count: .number(Double(below(3)))
    case .words(let words): .word(words[below(words.count)])
    case .text: .word("text")
    case .behavior: .word(once(in: 2) ? "never" : "automatic")
    case .insets: .insets(.zero)
    case .edges: .edges(EdgeSet(rawValue: UInt8(below(16))))
    case .size, .contentSize: .size(Size(width: number(low: 0), height: number(low: 0)))
    case .offset: .offset(.atRest)
    }
  }

  private mutating func returned() -> Returned<Double> { .value(number(low: 0)) }

  private mutating func edges() -> EdgeValues<Double> {
    EdgeValues(top: number(), left: 0, bottom: once(in: 2) ? 0 : number(), right: 0)
  }

  private mutating func expressionEdges(_ row: PropertyRow) -> EdgeValues<InsetExpression?> {
    EdgeValues(
      top: InsetExpression(constant: 0, factor: row.shape == .insets(.nothing) ? 0 : -1), left: nil,
      bottom: nil,
      right: once(in: 2) ? .zero : nil)
  }
}

extension Scenario {
  /// Whether it can be written and read: a fix of the wrong page may make one that no screen has.
  fileprivate var isReadable: Bool {
    (try? ScenarioReader.read(Array(ScenarioWriter.write(self).utf8), path: "")) != nil
  }
}
