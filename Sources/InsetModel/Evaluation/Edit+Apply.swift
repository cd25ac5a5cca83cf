extension Scenario {
  /// A new scenario with the edit's steps applied.
  ///
  /// - Throws: an `EditError` where the edit is refused, or a step does not fit its node: a table's
  ///   number on a plain view.
  public func applying(_ edit: Edit) throws(EditError) -> Scenario {
    if let refusal = edit.refusal { throw EditError(refusal) }
    var result = self
    for step in edit.steps { try result.apply(step.change, to: step.node) }
    return result
  }

  private mutating func apply(_ change: Edit.Change, to node: Node) throws(EditError) {
    switch change {
    case .set(let id, let value): try set(id, to: value, at: node)
    case .setBar(let kind, let id, let value): try set(id, to: value, at: node, bar: kind)
    case .addInsets(let id, let added):
      try changeInsets(id, at: node) { insets in
        for edge in Edge.allCases { insets[edge].constant += added[edge] }
      }
    case .setInsets(let id, let values):
      try changeInsets(id, at: node) { insets in
        for edge in Edge.allCases { if let value = values[edge] { insets[edge] = value } }
      }
    case .implement(let method, let returned): try implement(method, returned, at: node)
    case .implementWhereUntitled(let method, let returned):
      try implement(method, returned, at: node, sparesTitles: true)
    case .pin(let pins): views[try view(node)].layout = .pins(pins)
    case .insertFirstSubview: insertFirstSubview(of: try view(node))
    case .behaviorOfAll(let name):
      guard case .scenario = node else {
        throw EditError("an appearance proxy belongs to no single view")
      }
      setBehaviorOfAll(name)
    }
  }

  /// Insets that nobody knows stay unknown, whatever is added to them or set beside them.
  private mutating func changeInsets(
    _ id: PropertyID, at node: Node, _ change: (inout InsetExpressions) -> Void
  ) throws(EditError) {
    let today = value(of: id, at: node)
    if case .unknown = today { return }
    var insets = InsetExpressions.zero
    if case .known(.insets(let set)?) = today { insets = set }
    change(&insets)
    try set(id, to: .insets(insets), at: node)
  }

  private func view(_ node: Node) throws(EditError) -> Int {
    guard case .view(let index) = node else { throw EditError("this change belongs to a view") }
    return index
  }

  /// Every scroll view that has UIKit's own behaviour gets another one.
  private mutating func setBehaviorOfAll(_ name: String) {
    let behavior = ScrollProperty.contentInsetAdjustmentBehavior
    for index in views.indices
    where views[index].scroll?.values[behavior] == .known(UIKitBehavior.automatic.rawValue) {
      views[index].scroll?.values.set(behavior, to: name)
    }
  }

  /// The new view stands last in the flat list, so that all other indexes stay what they were.
  private mutating func insertFirstSubview(of index: Int) {
    for subview in views[index].subviews { views[subview].indexInSuperview += 1 }
    views[index].subviews.insert(views.count, at: 0)
    views.append(
      View(
        className: "UIView", superview: index, controller: views[index].controller,
        layout: .frame(Rect(x: 0, y: 0, width: 0, height: 0))))
  }

  /// The new method answers for every section, so what single sections returned is gone; where titles
  /// are spared, it asks for UIKit's own height and view in sections that have one.
  private mutating func implement(
    _ method: PropertyID, _ returned: Returned<Double>, at node: Node, sparesTitles: Bool = false
  ) throws(EditError) {
    try set(method, to: returned.propertyValue, at: node)
    let row = method.row
    guard let strip = row.strip, case .view(let view) = node else { return }
    for index in (views[view].table?.sections ?? []).indices {
      guard var slot = views[view].table?.sections?[index][strip] else { continue }
      let isSpared = sparesTitles && slot.title != nil
      if row.returnsView {
        slot.view = isSpared ? .nil : nil
      } else {
        slot.height = isSpared ? .value(TableProperties.automaticDimension) : nil
      }
      views[view].table?.sections?[index][strip] = slot
    }
  }
}
