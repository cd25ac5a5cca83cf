extension Edit {
  /// The edit as one line that reads like the code it stands for:
  /// `feed.contentInsetAdjustmentBehavior = .never`; steps are parted by `; `.
  public func summary(in scenario: Scenario) -> String {
    steps.flatMap { $0.summaries(in: scenario) }.joined(separator: "; ")
  }
}

extension Edit.Step {
  fileprivate func summaries(in scenario: Scenario) -> [String] {
    let owner = scenario.codeName(of: node)
    switch change {
    case .set(let id, let value): return [id.row.summary(setting: value, of: owner)]
    case .setBar(let kind, let id, let value):
      return [id.row.summary(setting: value, of: "\(owner).\(kind.rawValue)")]
    case .addInsets(let id, let added):
      return Edge.allCases.compactMap { edge in
        let points = added[edge]
        if points == 0 { return nil }
        let sign = points < 0 ? "-=" : "+="
        return "\(owner).\(id.row.ruleName).\(edge.name) \(sign) \(formatted(abs(points)))"
      }
    case .setInsets(let id, let values): return id.row.summaries(setting: values, of: owner)
    case .behaviorOfAll(let name):
      return ["UIScrollView.appearance().contentInsetAdjustmentBehavior = \(behaviorCode(name))"]
    case .insertFirstSubview: return ["\(owner).insertSubview(UIView(), at: 0)"]
    case .implement(let id, let returned): return [id.row.summary(returning: returned, for: owner)]
    case .implementWhereUntitled(let id, let returned):
      return [id.row.summary(returning: returned, for: owner) + " where there is no title"]
    case .pin(let pins): return ["\(owner): \(pins.code(in: scenario))"]
    }
  }
}

extension PropertyRow {
  fileprivate func summary(setting value: PropertyValue, of owner: String) -> String {
    switch (code, value) {
    case (.override(let property, _), .flag(let isOverridden)):
      return isOverridden
        ? "\(owner): override var \(property): UIEdgeInsets { .zero }"
        : "\(owner): \(property) not overridden"
    case (.advice(let advice), .word(let word)):
      return "\(owner): \(advice[word]?.summary ?? "\(ruleName) \(word)")"
    default: return "\(owner).\(ruleName) = \(swift(value))"
    }
  }

  fileprivate func summaries(
    setting values: EdgeValues<InsetExpression?>, of owner: String
  ) -> [String] {
    Edge.allCases.compactMap { edge in
      guard let value = values[edge] else { return nil }
      // The whole safe area of a page holds the page's own addition, so feeding it back would
      // oscillate (F7): only the part that comes from outside is meant.
      let followed =
        switch (shape, value.follows) {
        case (.insets(.safeArea), _): "(inherited safe area).\(edge.name)"
        // A layout guide is the controller's.
        case (_, .layoutGuide): value.followed(at: edge)
        case (_, .safeAreaInsets): "\(owner).\(value.followed(at: edge))"
        }
      return "\(owner).\(ruleName).\(edge.name) = \(value.code(following: followed))"
    }
  }

  fileprivate func summary(returning returned: Returned<Double>, for owner: String) -> String {
    let signature = "tableView(_:\(ruleName):)"
    switch returned {
    case .notImplemented: return "\(owner).delegate without \(signature)"
    case .nil: return "\(owner).delegate: \(signature) returns nil"
    case .value(let value):
      let what =
        returnsView
        ? (value == 0 ? "a view" : "a view \(formatted(value)) pt high")
        : heightCode(value)
      return "\(owner).delegate: \(signature) returns \(what)"
    }
  }

  /// A value as Swift writes it.
  private func swift(_ value: PropertyValue) -> String {
    switch value {
    case .flag(let flag): "\(flag)"
    case .number(let number): shape == .height ? heightCode(number) : formatted(number)
    case .word(let word):
      switch shape {
      case .behavior: behaviorCode(word)
      case .text: "\"\(word)\""
      default: ".\(word)"
      }
    case .edges(let edges): edges.code
    case .size(let size): "\(formatted(size.width)) x \(formatted(size.height))"
    case .offset(.atRest): "-adjustedContentInset"
    case .offset(.point(let point)): "(\(formatted(point.x)), \(formatted(point.y)))"
    case .nil: "nil"
    case .insets(let insets):
      "UIEdgeInsets("
        + Edge.allCases.map { edge in
          "\(edge.name): \(insets[edge].code(following: insets[edge].followed(at: edge)))"
        }.joined(separator: ", ") + ")"
    }
  }
}

/// A height of a table as Swift writes it.
private func heightCode(_ height: Double) -> String {
  height == TableProperties.automaticDimension
    ? "UITableView.automaticDimension" : formatted(height)
}

/// A behaviour as Swift writes it; one of the team's own in quotes.
private func behaviorCode(_ name: String) -> String {
  UIKitBehavior.names.contains(name) ? ".\(name)" : "\"\(name)\""
}

extension InsetExpression {
  /// The expression as code, where `followed` stands for what it follows: `-safeAreaInsets.top`,
  /// `feed.safeAreaInsets.top + 8`, `topLayoutGuide.length`, `44`.
  public func code(following followed: String) -> String {
    if factor == 0 { return formatted(constant) }
    let times: String
    switch factor {
    case 1: times = ""
    case -1: times = "-"
    default: times = "\(formatted(factor)) * "
    }
    if constant == 0 { return times + followed }
    return "\(times)\(followed) \(constant < 0 ? "-" : "+") \(formatted(abs(constant)))"
  }
}

extension EdgeSet {
  /// The set as Swift writes it: `.all`, `[]`, `.top`, `[.left, .bottom]`.
  public var code: String {
    if self == .all { return ".all" }
    let names = Edge.allCases.filter { contains($0) }.map { ".\($0.name)" }
    return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
  }
}

extension Pins {
  fileprivate func code(in scenario: Scenario) -> String {
    var parts: [String] = Edge.allCases.compactMap { edge in
      guard let pin = edges[edge] else { return nil }
      let target =
        switch pin.target {
        case .superview: "superview.\(pin.edge.name)"
        case .safeArea: "safeAreaLayoutGuide.\(pin.edge.name)"
        case .sibling(let index): "\(scenario.codeName(of: .view(index))).\(pin.edge.name)"
        }
      // Anchors count along the axis: what moves a bottom or right edge inwards is taken off there.
      let constant = edge.isLeading ? pin.constant : -pin.constant
      let offset =
        constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(formatted(abs(constant)))"
      return "\(edge.name) = \(target)\(offset)"
    }
    if let width { parts.append("width = \(formatted(width))") }
    if let height { parts.append("height = \(formatted(height))") }
    if let centerX { parts.append("centerX = superview.centerX + \(formatted(centerX))") }
    if let centerY { parts.append("centerY = superview.centerY + \(formatted(centerY))") }
    return parts.joined(separator: ", ")
  }
}

extension Scenario {
  /// What code calls a node: its id; else a name made from its class, `tableView` for `UITableView`.
  public func codeName(of node: Node) -> String {
    switch node {
    case .scenario: "window"
    case .controller(let index):
      controllers[index].id ?? variable(named: className(ofController: index))
    case .view(let index), .section(let index, _):
      views[index].id ?? variable(named: views[index].className)
    }
  }

  private func variable(named className: String) -> String {
    let base = className.hasPrefix("UI") ? className.dropFirst(2) : className[...]
    return base.prefix(1).lowercased() + base.dropFirst()
  }
}
