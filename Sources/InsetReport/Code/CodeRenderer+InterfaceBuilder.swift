public import InsetModel

extension CodeRenderer {
  /// The edit as changes in Interface Builder, or nil where a step of it has no form there: insets of
  /// a safe area, delegate methods, what runs again and again, the scroll view inside a web view.
  ///
  /// Source: docs/facts/interface-builder.md, sections 3, 5 and 6.
  public static func interfaceBuilder(_ edit: Edit, in scenario: Scenario) -> [IBForm]? {
    var forms: [IBForm] = []
    for step in merged(edit).steps {
      guard let form = form(of: step, in: scenario) else { return nil }
      forms.append(form)
    }
    return forms.isEmpty ? nil : forms
  }

  private static func form(of step: Edit.Step, in scenario: Scenario) -> IBForm? {
    let node = step.node
    return switch step.change {
    case .set(let id, let value): form(setting: value, of: id.row, at: node, in: scenario)
    case .setBar(let kind, let id, let value):
      form(setting: value, of: id.row, at: node, bar: kind, in: scenario)
    case .addInsets(let id, let added):
      form(of: id.row, at: node, in: scenario) { insets in
        for edge in Edge.allCases { insets[edge].constant += added[edge] }
      }
    case .setInsets(let id, let values):
      form(of: id.row, at: node, in: scenario) { insets in
        for edge in Edge.allCases { if let value = values[edge] { insets[edge] = value } }
      }
    case .implement, .implementWhereUntitled, .pin, .insertFirstSubview, .behaviorOfAll: nil
    }
  }

  /// Insets as they are once they are changed; nil where nobody knows what they are today.
  private static func form(
    of row: PropertyRow, at node: Node, in scenario: Scenario,
    _ change: (inout InsetExpressions) -> Void
  ) -> IBForm? {
    guard case .known(.insets(var insets)) = scenario.value(of: row.id, at: node) else {
      return nil
    }
    change(&insets)
    return form(setting: .insets(insets), of: row, at: node, in: scenario)
  }

  private static func form(
    setting value: PropertyValue, of row: PropertyRow, at node: Node, bar: Bar.Kind? = nil,
    in scenario: Scenario
  ) -> IBForm? {
    guard let form = row.interfaceBuilder, let setting = setting(value, of: row.shape) else {
      return nil
    }
    let isSilent = value == form.silence ?? row.standard
    if case .view(let index) = node {
      let view = scenario.views[index]
      // The element of a web view has no attribute for the scroll view inside.
      if view.hasInnerScrollView { return nil }
      if isSilent, form.isAlwaysWrittenForTables, view.table != nil { return nil }
    }
    let change: IBForm.Change
    switch form.place {
    case .attribute(let name):
      guard let text = attribute(value) else { return nil }
      change = .attribute(name: name, value: isSilent ? nil : text)
    case .child(let element):
      guard let attributes = children(value, of: element) else { return nil }
      change = .child(
        element: element, key: row.name, attributes: isSilent ? nil : attributes)
    }
    return IBForm(
      node: node, bar: bar, change: change,
      inspector: form.inspector.map { $0 + (bar.map { ", of the \($0.words)" } ?? "") },
      setting: setting)
  }

  /// What to choose in the inspector; nil where there is no such choice.
  private static func setting(_ value: PropertyValue, of shape: PropertyShape) -> String? {
    switch value {
    case .flag(let flag): return flag ? "on" : "off"
    case .number(TableProperties.automaticDimension) where shape == .height: return "Automatic"
    case .number(let number): return codeNumber(number)
    case .word(let word):
      if shape == .behavior, !UIKitBehavior.names.contains(word) { return nil }
      return shape == .text ? word : title(of: word)
    case .edges(let edges):
      func word(_ edge: Edge) -> String { edges.contains(edge) ? "on" : "off" }
      return "Under Top Bars \(word(.top)), Under Bottom Bars \(word(.bottom))"
    case .insets(let insets): return insets == .zero ? "none" : "as said"
    case .size, .offset, .nil: return nil
    }
  }

  /// `scrollableAxes` as an inspector writes it: `Scrollable Axes`.
  private static func title(of word: String) -> String {
    word.prefix(1).uppercased()
      + word.dropFirst().map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
  }

  /// The value of an attribute.
  private static func attribute(_ value: PropertyValue) -> String? {
    switch value {
    case .flag(let flag): flag ? "YES" : "NO"
    case .number(let number): codeNumber(number)
    case .word(let word): word
    case .edges, .insets, .size, .offset, .nil: nil
    }
  }

  /// The attributes of a child element.
  private static func children(
    _ value: PropertyValue, of element: String
  ) -> [IBForm.Attribute]? {
    switch value {
    case .edges(let edges):
      // An element without attributes means no edges.
      return Edge.allCases.filter { edges.contains($0) }.map {
        IBForm.Attribute(name: $0.name, value: "YES")
      }
    case .insets(let insets):
      if Edge.allCases.contains(where: { insets[$0].factor != 0 }) { return nil }
      return InterfaceBuilderForm.edgeAttributes(of: element).map {
        let points = insets[$0.edge].constant
        return IBForm.Attribute(name: $0.name, value: points == 0 ? "0.0" : codeNumber(points))
      }
    case .flag, .number, .word, .size, .offset, .nil: return nil
    }
  }

  /// The edit with steps that say the same, or add to the same edge, in one.
  static func merged(_ edit: Edit) -> Edit {
    var result = Edit()
    for step in edit.steps {
      let index = result.steps.lastIndex { other in
        guard other.node == step.node else { return false }
        switch (other.change, step.change) {
        case (.addInsets(let left, _), .addInsets(let right, _)): return left == right
        default: return other == step
        }
      }
      guard let index else {
        result.steps.append(step)
        continue
      }
      if case .addInsets(let id, let before) = result.steps[index].change,
        case .addInsets(_, let added) = step.change
      {
        var sum = before
        for edge in Edge.allCases { sum[edge] += added[edge] }
        result.steps[index].change = .addInsets(id, sum)
      }
    }
    return result
  }
}
