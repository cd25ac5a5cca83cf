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
    case .addInsets(let property, let added):
      return Edge.allCases.compactMap { edge in
        let points = added[edge]
        if points == 0 { return nil }
        let sign = points < 0 ? "-=" : "+="
        return "\(owner).\(property.rawValue).\(edge.name) \(sign) \(formatted(abs(points)))"
      }
    case .setInsets(let property, let values):
      return Edge.allCases.compactMap { edge in
        guard let value = values[edge] else { return nil }
        // The whole safe area of a page holds the page's own addition, so feeding it back would
        // oscillate (F7): only the part that comes from outside is meant.
        let followed =
          switch (property, value.follows) {
          case (.additionalSafeAreaInsets, _): "(inherited safe area).\(edge.name)"
          // A layout guide is the controller's.
          case (.contentInset, .layoutGuide): value.followed(at: edge)
          case (.contentInset, .safeAreaInsets): "\(owner).\(value.followed(at: edge))"
          }
        return "\(owner).\(property.rawValue).\(edge.name) = \(value.code(following: followed))"
      }
    case .behavior(let name):
      return ["\(owner).contentInsetAdjustmentBehavior = \(behaviorCode(name))"]
    case .contentOffsetAtRest: return ["\(owner).contentOffset = -adjustedContentInset"]
    case .behaviorOfAll(let name):
      return ["UIScrollView.appearance().contentInsetAdjustmentBehavior = \(behaviorCode(name))"]
    case .insertFirstSubview: return ["\(owner).insertSubview(UIView(), at: 0)"]
    case .flag(.overridesSafeAreaInsets, let value):
      let code = "override var safeAreaInsets: UIEdgeInsets { .zero }"
      return [value ? "\(owner): \(code)" : "\(owner): safeAreaInsets not overridden"]
    case .flag(let flag, let value): return ["\(owner).\(flag.rawValue) = \(value)"]
    case .tableNumber(let number, let value):
      return ["\(owner).\(number.rawValue) = \(heightCode(value))"]
    case .tableOrigin(.nib): return ["\(owner): laid out in a storyboard or xib"]
    case .tableOrigin(.code): return ["\(owner): made in code"]
    case .implement(let method, let returned): return [method.code(returning: returned, for: owner)]
    case .implementWhereUntitled(let method, let returned):
      return [method.code(returning: returned, for: owner) + " where there is no title"]
    case .edgesForExtendedLayout(let edges):
      return ["\(owner).edgesForExtendedLayout = \(edges.code)"]
    case .barIsTranslucent(let kind, let value):
      return ["\(owner).\(kind.rawValue).isTranslucent = \(value)"]
    case .pin(let pins): return ["\(owner): \(pins.code(in: scenario))"]
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

extension Edit.DelegateMethod {
  fileprivate func code(returning returned: Returned<Double>, for owner: String) -> String {
    let signature = "tableView(_:\(rawValue):)"
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
