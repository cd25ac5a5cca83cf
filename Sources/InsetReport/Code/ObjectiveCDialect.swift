import InsetModel

/// Objective-C.
struct ObjectiveCDialect: CodeDialect {
  var language: CodeLanguage { .objc }

  func lines(_ statement: CodeStatement, isOverride: Bool) -> [String] {
    switch statement {
    case .comment(let text): return ["// \(text)"]
    case .set(let path, let property, let value):
      return ["\(member(path, property.objectiveC)) = \(text(value));"]
    case .inset(let path, let property, let edge, let change, let amount):
      let followed = amount.source.map { member($0, amount.expression.followed(at: edge)) } ?? ""
      let name = Self.variable(for: property, of: path) + edge.title
      return [
        "UIEdgeInsets \(name) = \(member(path, property.objectiveC));",
        "\(name).\(edge.name) \(change.rawValue) \(code(amount.expression, following: followed));",
        "\(member(path, property.objectiveC)) = \(name);",
      ]
    case .cancelInherited(let property, let edge, let expression):
      return cancelInherited(property, edge, expression)
    case .appearance(let property, let value):
      return ["[UIScrollView appearance].\(property.objectiveC) = \(text(value));"]
    case .insertFirstSubview(let path):
      return ["[\(object(path)) insertSubview:[[UIView alloc] init] atIndex:0];"]
    case .override(let property):
      return [
        "- (UIEdgeInsets)\(property.objectiveC) API_AVAILABLE(ios(\(property.since))) {",
        "  return (UIEdgeInsets){0, 0, 0, 0};", "}",
      ]
    case .scrollToRest(let path):
      return [
        "\(member(path, "contentOffset")) = CGPointMake(",
        "    -\(member(path, "adjustedContentInset.left")), "
          + "-\(member(path, "adjustedContentInset.top")));",
      ]
    case .configureLayout(let path, let className, let property, let value):
      let layout = member(path, "collectionViewLayout")
      return [
        "if ([\(layout) isKindOfClass:[\(className) class]]) {",
        "  \(className) *layout = (\(className) *)\(layout);",
        "  \(className)Configuration *configuration = layout.configuration;",
        "  configuration.\(property.objectiveC) = \(text(value));",
        "  layout.configuration = configuration;", "}",
      ]
    case .implement(let method, let value):
      return implementation(method, ["return \(text(value));"])
    case .implementWhereUntitled(let method, let value):
      let strip = method.row.strip == .header ? "Header" : "Footer"
      let standard = method.row.returnsView ? "nil" : "UITableViewAutomaticDimension"
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

  private func cancelInherited(
    _ property: CodeProperty, _ edge: Edge, _ expression: InsetExpression
  ) -> [String] {
    let name = Self.variable(for: property, of: .own) + edge.title
    let inherited = "inherited\(edge.title)"
    return [
      "// Only what comes from outside: feeding the page's own addition back would oscillate.",
      "UIEdgeInsets \(name) = self.\(property.objectiveC);",
      "CGFloat \(inherited) = self.view.safeAreaInsets.\(edge.name) - \(name).\(edge.name);",
      "CGFloat wanted\(edge.title) = \(code(expression, following: inherited));",
      "if (\(name).\(edge.name) != wanted\(edge.title)) {",
      "  \(name).\(edge.name) = wanted\(edge.title);",
      "  self.\(property.objectiveC) = \(name);", "}",
    ]
  }

  private func implementation(_ method: PropertyID, _ body: [String]) -> [String] {
    let type = method.row.returnsView ? "UIView *" : "CGFloat"
    let parameter = method.isOfSection ? "(NSInteger)section" : "(NSIndexPath *)indexPath"
    return [
      "- (\(type))tableView:(UITableView *)tableView \(method.row.objectiveC):\(parameter) {"
    ] + indented(body) + ["}"]
  }

  // MARK: Phrasing

  private func object(_ path: CodePath) -> String {
    path.parts.reduce(path.isLocal ? "" : "self") { text, part in
      let member = (text.isEmpty ? "" : "\(text).") + (part.objectiveC ?? part.name)
      return part.cast.map { "((\($0) *)\(member))" } ?? member
    }
  }

  private func member(_ path: CodePath, _ property: String) -> String {
    "\(object(path)).\(property)"
  }

  /// A name for a copy of some insets: `feedInset`, `webScrollViewInset`.
  private static func variable(for property: CodeProperty, of path: CodePath) -> String {
    let word =
      switch property.swift {
      case "contentInset": "inset"
      case "additionalSafeAreaInsets": "additional"
      default: property.swift
      }
    let words = path.parts.map(\.name) + [word]
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private func text(_ value: CodeValue) -> String {
    switch value {
    case .bool(let on): on ? "YES" : "NO"
    case .height(TableProperties.automaticDimension): "UITableViewAutomaticDimension"
    case .height(let points), .number(let points): codeNumber(points)
    case .constant(let name, let prefix):
      "\(prefix)\(name.prefix(1).uppercased())\(name.dropFirst())"
    case .text(let text): "@\(quoted(text))"
    case .edges(let edges): Self.edges(edges)
    case .size(let size):
      "CGSizeMake(\(codeNumber(size.width)), \(codeNumber(size.height)))"
    case .point(let point): "CGPointMake(\(codeNumber(point.x)), \(codeNumber(point.y)))"
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
