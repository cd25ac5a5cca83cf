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
    switch below(10) {
    case 0: .addInsets(property: .contentInset, edges())
    case 1: .setInsets(property: .contentInset, expressionEdges())
    case 2: .behavior(once(in: 2) ? "never" : "automatic")
    case 3: .contentOffsetAtRest
    case 4: .flag(any(of: Edit.FlagProperty.self), once(in: 2))
    case 5: .tableNumber(any(of: Edit.TableNumber.self), number(low: 0))
    case 6: .tableOrigin(any(of: TableProperties.Origin.self))
    case 7:
      once(in: 2)
        ? .implement(any(of: Edit.DelegateMethod.self), .value(number(low: 0)))
        : .implementWhereUntitled(any(of: Edit.DelegateMethod.self), .value(number(low: 0)))
    case 8: .insertFirstSubview
    default: .pin(.fill)
    }
  }

  private mutating func controllerChange() -> Edit.Change {
    switch below(5) {
    case 0: .addInsets(property: .additionalSafeAreaInsets, edges())
    case 1: .setInsets(property: .additionalSafeAreaInsets, expressionEdges())
    case 2: .flag(any(of: Edit.FlagProperty.self), once(in: 2))
    case 3: .edgesForExtendedLayout(EdgeSet(rawValue: UInt8(below(16))))
    default: .barIsTranslucent([.navigationBar, .toolbar, .tabBar][below(3)], once(in: 2))
    }
  }

  private mutating func edges() -> EdgeValues<Double> {
    EdgeValues(top: number(), left: 0, bottom: once(in: 2) ? 0 : number(), right: 0)
  }

  private mutating func expressionEdges() -> EdgeValues<InsetExpression?> {
    EdgeValues(
      top: InsetExpression(constant: 0, factor: -1), left: nil, bottom: nil,
      right: once(in: 2) ? .zero : nil)
  }
}

extension Scenario {
  /// Whether it can be written and read: a fix of the wrong page may make one that no screen has.
  fileprivate var isReadable: Bool {
    (try? ScenarioReader.read(Array(ScenarioWriter.write(self).utf8), path: "")) != nil
  }
}
