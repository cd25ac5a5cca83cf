import InsetModel

/// Objective-C.
struct ObjectiveCDialect: CodeDialect {
  var language: CodeLanguage { .objc }

  func lines(_ statement: CodeStatement, isOverride: Bool) -> [String] {
    switch statement {
    case .comment(let text): return ["// \(text)"]
    case .set(let path, let property, let value):
      return ["\(member(path, Self.spelling(of: property))) = \(text(value));"]
    case .inset(let path, let property, let edge, let change, let amount):
      let followed = amount.source.map { member($0, amount.expression.followed(at: edge)) } ?? ""
      let name = Self.variable(for: property, of: path) + edge.title
      return [
        "UIEdgeInsets \(name) = \(member(path, property));",
        "\(name).\(edge.name) \(change.rawValue) \(code(amount.expression, following: followed));",
        "\(member(path, property)) = \(name);",
      ]
    case .cancelInherited(let edge, let expression): return cancelInherited(edge, expression)
    case .appearance(let behavior):
      return [
        "[UIScrollView appearance].contentInsetAdjustmentBehavior = \(Self.behavior(behavior));"
      ]
    case .insertFirstSubview(let path):
      return ["[\(object(path)) insertSubview:[[UIView alloc] init] atIndex:0];"]
    case .overrideSafeArea:
      return [
        "- (UIEdgeInsets)safeAreaInsets API_AVAILABLE(ios(11.0)) {",
        "  return (UIEdgeInsets){0, 0, 0, 0};", "}",
      ]
    case .scrollToRest(let path):
      return [
        "\(member(path, "contentOffset")) = CGPointMake(",
        "    -\(member(path, "adjustedContentInset.left")), "
          + "-\(member(path, "adjustedContentInset.top")));",
      ]
    case .tableView(let path, let property, let height):
      return ["\(member(path, property)) = \(view(height));"]
    case .implement(let method, let value):
      return implementation(method, ["return \(text(value));"])
    case .implementWhereUntitled(let method, let value):
      let strip = method.isOfHeader ? "Header" : "Footer"
      let standard = method.returnsView ? "nil" : "UITableViewAutomaticDimension"
      return implementation(
        method,
        [
          "id<UITableViewDataSource> source = tableView.dataSource;",
          "NSString *title = nil;",
          "if ([source respondsToSelector:@selector(tableView:titleFor\(strip)InSection:)]) {",
          "  title = [source tableView:tableView titleFor\(strip)InSection:section];",
          "}",
          "return title == nil ? \(text(value)) : \(standard);",
        ])
    case .constrain: return []
    }
  }

  func guarded(_ lines: [String], since: OSVersion) -> [String] {
    ["if (@available(iOS \(since), *)) {"] + indented(lines) + ["}"]
  }

  func method(_ name: String, since: OSVersion?, _ lines: [String]) -> [String] {
    ["- (void)\(name)\(since.map { " API_AVAILABLE(ios(\($0)))" } ?? "") {", "  [super \(name)];"]
      + indented(lines) + ["}"]
  }

  func anchors(_ constraints: [CodeConstraint], isSafeAreaKnown: Bool) -> [String] {
    if isSafeAreaKnown { return [] }
    return constraints.flatMap { constraint -> [String] in
      guard case .safeArea(let path, let edge, let isRoot) = constraint.target else { return [] }
      let type = edge.axis == .vertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
      let older = isRoot ? edge.olderGuide.map { "self.\($0)" } : nil
      return [
        "\(type) *safe\(edge.title);", "if (@available(iOS 11.0, *)) {",
        "  safe\(edge.title) = \(member(path, "safeAreaLayoutGuide")).\(edge.anchor);", "} else {",
        "  safe\(edge.title) = \(older ?? member(path, edge.anchor));", "}",
      ]
    }
  }

  func activation(_ constraints: [CodeConstraint], isSafeAreaKnown: Bool) -> [String] {
    let lines = constraints.map { constraint -> String in
      let anchor = member(constraint.view, constraint.anchor)
      let offset = constraint.constant == 0 ? "" : " constant:\(codeNumber(constraint.constant))"
      switch constraint.target {
      case .view(let path, let other):
        return "[\(anchor) constraintEqualToAnchor:\(member(path, other))\(offset)],"
      case .safeArea(let path, let edge, _):
        let target =
          isSafeAreaKnown
          ? "\(member(path, "safeAreaLayoutGuide")).\(edge.anchor)" : "safe\(edge.title)"
        return "[\(anchor) constraintEqualToAnchor:\(target)\(offset)],"
      case .constant:
        return "[\(anchor) constraintEqualToConstant:\(codeNumber(constraint.constant))],"
      }
    }
    return ["[NSLayoutConstraint activateConstraints:@["] + indented(lines) + ["]];"]
  }

  private func cancelInherited(_ edge: Edge, _ expression: InsetExpression) -> [String] {
    let name = "additional\(edge.title)"
    let inherited = "inherited\(edge.title)"
    return [
      "// Only what comes from outside: feeding the page's own addition back would oscillate.",
      "UIEdgeInsets \(name) = self.additionalSafeAreaInsets;",
      "CGFloat \(inherited) = self.view.safeAreaInsets.\(edge.name) - \(name).\(edge.name);",
      "CGFloat wanted\(edge.title) = \(code(expression, following: inherited));",
      "if (\(name).\(edge.name) != wanted\(edge.title)) {",
      "  \(name).\(edge.name) = wanted\(edge.title);",
      "  self.additionalSafeAreaInsets = \(name);", "}",
    ]
  }

  private func implementation(_ method: Edit.DelegateMethod, _ body: [String]) -> [String] {
    let type = method.returnsView ? "UIView *" : "CGFloat"
    let label = method.isOfRow ? "\(method.rawValue)IndexPath" : method.rawValue
    let parameter = method.isOfRow ? "(NSIndexPath *)indexPath" : "(NSInteger)section"
    return [
      "- (\(type))tableView:(UITableView *)tableView \(label):\(parameter) {"
    ] + indented(body) + ["}"]
  }

  // MARK: Words

  private func object(_ path: CodePath) -> String {
    ((path.isLocal ? [] : ["self"]) + path.parts.map { Self.spelling(of: $0.name) })
      .joined(separator: ".")
  }

  private func member(_ path: CodePath, _ property: String) -> String {
    "\(object(path)).\(property)"
  }

  /// Objective-C names switches without Swift's `is`, and a parent in full.
  private static func spelling(of property: String) -> String {
    switch property {
    case "isTranslucent": "translucent"
    case "isScrollEnabled": "scrollEnabled"
    case "parent": "parentViewController"
    default: property
    }
  }

  /// A name for a copy of some insets: `feedInset`, `webScrollViewInset`.
  private static func variable(for property: String, of path: CodePath) -> String {
    let word = property == "contentInset" ? "inset" : "additional"
    let words = path.parts.map(\.name) + [word]
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func behavior(_ name: String) -> String {
    "UIScrollViewContentInsetAdjustment\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  private func text(_ value: CodeValue) -> String {
    switch value {
    case .bool(let on): on ? "YES" : "NO"
    case .number(TableProperties.automaticDimension): "UITableViewAutomaticDimension"
    case .number(let points): codeNumber(points)
    case .behavior(let name): Self.behavior(name)
    case .edges(let edges): Self.edges(edges)
    case .view(let height): view(height)
    case .nil: "nil"
    }
  }

  private static func edges(_ edges: EdgeSet) -> String {
    if edges == .all { return "UIRectEdgeAll" }
    let names = Edge.allCases.filter { edges.contains($0) }.map { "UIRectEdge\($0.title)" }
    return names.isEmpty ? "UIRectEdgeNone" : names.joined(separator: " | ")
  }

  private func view(_ height: Double) -> String {
    if height == 0 { return "[[UIView alloc] init]" }
    return "[[UIView alloc] initWithFrame:CGRectMake(0, 0, 0, \(codeNumber(height)))]"
  }
}
