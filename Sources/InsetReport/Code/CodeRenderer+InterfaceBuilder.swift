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
    switch step.node {
    case .view(let index): form(of: step.change, ofView: index, in: scenario)
    case .controller(let index): form(of: step.change, ofController: index)
    case .scenario, .section: nil
    }
  }

  private static func form(
    of change: Edit.Change, ofView index: Int, in scenario: Scenario
  ) -> IBForm? {
    let view = scenario.views[index]
    // The element of a web view has no attribute for the scroll view inside.
    if view.hasInnerScrollView { return nil }
    func attribute(
      _ name: String, _ value: String?, _ inspector: String, _ setting: String
    ) -> IBForm {
      IBForm(
        node: .view(index), change: .attribute(name: name, value: value), inspector: inspector,
        setting: setting)
    }
    switch change {
    case .behavior(let name):
      let titles = ["Automatic", "Scrollable Axes", "Never", "Always"]
      guard let place = UIKitBehavior.names.firstIndex(of: name) else { return nil }
      return attribute(
        "contentInsetAdjustmentBehavior", name == UIKitBehavior.automatic.rawValue ? nil : name,
        "Size inspector › Content Insets", titles[place])
    case .flag(let flag, let value):
      switch flag {
      case .alwaysBounceVertical:
        // Interface Builder writes the switch for every table.
        if view.table != nil, !value { return nil }
        return attribute(
          "alwaysBounceVertical", value ? "YES" : nil, "Attributes inspector › Bounce Vertically",
          value ? "on" : "off")
      case .alwaysBounceHorizontal:
        return attribute(
          "alwaysBounceHorizontal", value ? "YES" : nil,
          "Attributes inspector › Bounce Horizontally", value ? "on" : "off")
      case .isScrollEnabled:
        return attribute(
          "scrollEnabled", value ? nil : "NO", "Attributes inspector › Scrolling Enabled",
          value ? "on" : "off")
      case .automaticallyAdjustsScrollViewInsets, .extendedLayoutIncludesOpaqueBars,
        .hidesBottomBarWhenPushed, .automaticallyAdjustsScrollIndicatorInsets,
        .overridesSafeAreaInsets:
        return nil
      }
    case .tableNumber(let number, let value): return table(number, value, index)
    case .addInsets(.contentInset, let added):
      let today = view.scroll?.contentInset ?? .zero
      return contentInset(
        EdgeValues(
          top: today.top.adding(added.top), left: today.left.adding(added.left),
          bottom: today.bottom.adding(added.bottom), right: today.right.adding(added.right)), index)
    case .setInsets(.contentInset, let values):
      var insets = view.scroll?.contentInset ?? .zero
      for edge in Edge.allCases { if let value = values[edge] { insets[edge] = value } }
      return contentInset(insets, index)
    case .addInsets, .setInsets, .contentOffsetAtRest, .tableOrigin, .implement,
      .implementWhereUntitled,
      .edgesForExtendedLayout,
      .barIsTranslucent, .pin, .insertFirstSubview, .behaviorOfAll:
      return nil
    }
  }

  /// A table's numbers. An estimate that is not written is 0 in a nib, not automatic (TBL-18).
  private static func table(_ number: Edit.TableNumber, _ value: Double, _ index: Int) -> IBForm? {
    let inspector: String
    switch number {
    case .rowHeight: inspector = "Row Height"
    case .estimatedRowHeight: inspector = "Row Height, Estimate"
    case .sectionHeaderHeight: inspector = "Section Height, Header"
    case .sectionFooterHeight: inspector = "Section Height, Footer"
    case .estimatedSectionHeaderHeight: inspector = "Section Height, Header Estimate"
    case .estimatedSectionFooterHeight: inspector = "Section Height, Footer Estimate"
    case .sectionHeaderTopPadding, .tableHeaderViewHeight, .tableFooterViewHeight: return nil
    }
    let isDefault = value == 0 && number.rawValue.hasPrefix("estimated")
    let isAutomatic = value == TableProperties.automaticDimension
    return IBForm(
      node: .view(index),
      change: .attribute(name: number.rawValue, value: isDefault ? nil : codeNumber(value)),
      inspector: "Size inspector › \(inspector)",
      setting: isAutomatic ? "Automatic" : codeNumber(value))
  }

  private static func contentInset(_ insets: InsetExpressions, _ index: Int) -> IBForm? {
    if Edge.allCases.contains(where: { insets[$0].factor != 0 }) { return nil }
    func text(_ edge: Edge) -> String {
      let points = insets[edge].constant
      return points == 0 ? "0.0" : codeNumber(points)
    }
    // Left, top, right, bottom: the order of the format.
    let attributes = [("minX", Edge.left), ("minY", .top), ("maxX", .right), ("maxY", .bottom)].map
    {
      IBForm.Attribute(name: $0.0, value: text($0.1))
    }
    let isZero = Edge.allCases.allSatisfy { insets[$0].constant == 0 }
    return IBForm(
      node: .view(index),
      change: .child(
        element: "inset", key: "contentInset", attributes: isZero ? nil : attributes),
      inspector: nil, setting: isZero ? "none" : "as said")
  }

  private static func form(of change: Edit.Change, ofController index: Int) -> IBForm? {
    func attribute(
      _ name: String, _ value: String?, _ inspector: String, _ setting: String,
      bar: Bar.Kind? = nil
    ) -> IBForm {
      IBForm(
        node: .controller(index), bar: bar, change: .attribute(name: name, value: value),
        inspector: "Attributes inspector › \(inspector)", setting: setting)
    }
    switch change {
    case .flag(.automaticallyAdjustsScrollViewInsets, let value):
      return attribute(
        "automaticallyAdjustsScrollViewInsets", value ? nil : "NO",
        "Layout › Adjust Scroll View Insets", value ? "on" : "off")
    case .flag(.extendedLayoutIncludesOpaqueBars, let value):
      return attribute(
        "extendedLayoutIncludesOpaqueBars", value ? "YES" : nil, "Extend Edges › Under Opaque Bars",
        value ? "on" : "off")
    case .flag(.hidesBottomBarWhenPushed, let value):
      return attribute(
        "hidesBottomBarWhenPushed", value ? "YES" : nil, "Hide Bottom Bar on Push",
        value ? "on" : "off")
    case .edgesForExtendedLayout(let edges):
      // An element without attributes means no edges; no element means all.
      let written = Edge.allCases.filter { edges.contains($0) }.map {
        IBForm.Attribute(name: $0.name, value: "YES")
      }
      let top = edges.contains(.top) ? "on" : "off"
      let bottom = edges.contains(.bottom) ? "on" : "off"
      return IBForm(
        node: .controller(index),
        change: .child(
          element: "extendedEdge", key: "edgesForExtendedLayout",
          attributes: edges == .all ? nil : written),
        inspector: "Attributes inspector › Extend Edges",
        setting: "Under Top Bars \(top), Under Bottom Bars \(bottom)")
    case .barIsTranslucent(let kind, let value):
      return attribute(
        "translucent", value ? nil : "NO", "Translucent, of the \(kind.words)",
        value ? "on" : "off", bar: kind)
    case .flag, .addInsets, .setInsets, .behavior, .contentOffsetAtRest, .tableNumber, .tableOrigin,
      .implement, .implementWhereUntitled,
      .pin, .insertFirstSubview, .behaviorOfAll:
      return nil
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
      if case .addInsets(let property, let before) = result.steps[index].change,
        case .addInsets(_, let added) = step.change
      {
        var sum = before
        for edge in Edge.allCases { sum[edge] += added[edge] }
        result.steps[index].change = .addInsets(property: property, sum)
      }
    }
    return result
  }
}

extension InsetExpression {
  fileprivate func adding(_ points: Double) -> InsetExpression {
    var sum = self
    sum.constant += points
    return sum
  }
}
