import InsetModel

/// Swift.
struct SwiftDialect: CodeDialect {
  var language: CodeLanguage { .swift }

  func lines(_ statement: CodeStatement, isOverride: Bool) -> [String] {
    switch statement {
    case .comment(let text): return ["// \(text)"]
    case .set(let path, let property, let value):
      return ["\(member(path, property.swift)) = \(text(value))"]
    case .inset(let path, let property, let edge, let change, let amount):
      let followed = amount.source.map { number($0, amount.expression.followed(at: edge)) } ?? ""
      return [
        "\(member(path, property.swift)).\(edge.name) \(change.rawValue) "
          + code(amount.expression, following: followed)
      ]
    case .cancelInherited(let property, let edge, let expression):
      let own = "\(property.swift).\(edge.name)"
      return [
        "// Only what comes from outside: feeding the page's own addition back would oscillate.",
        "let inherited\(edge.title) = view.safeAreaInsets.\(edge.name) - \(own)",
        "let wanted\(edge.title) = \(code(expression, following: "inherited\(edge.title)"))",
        "if \(own) != wanted\(edge.title) { \(own) = wanted\(edge.title) }",
      ]
    case .appearance(let property, let value):
      return ["UIScrollView.appearance().\(property.swift) = \(text(value))"]
    case .insertFirstSubview(let path): return ["\(member(path, "insertSubview"))(UIView(), at: 0)"]
    case .override(let property):
      return [
        "@available(iOS \(property.since), *)",
        "override var \(property.swift): UIEdgeInsets {",
        "  UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)", "}",
      ]
    case .scrollToRest(let path):
      return [
        "\(member(path, "contentOffset")) = CGPoint(",
        "  x: -\(member(path, "adjustedContentInset.left")), "
          + "y: -\(member(path, "adjustedContentInset.top")))",
      ]
    case .configureLayout(let path, let className, let property, let value):
      let layout = member(path, "collectionViewLayout")
      return [
        "if let layout = \(layout) as? \(className) {",
        "  let configuration = layout.configuration",
        "  configuration.\(property.swift) = \(text(value))",
        "  layout.configuration = configuration", "}",
      ]
    case .implement(let method, let value):
      return implementation(method, ["return \(text(value))"], isOverride)
    case .implementWhereUntitled(let method, let value):
      let isHeader = method.row.strip == .header
      let titles = isHeader ? "titleForHeaderInSection" : "titleForFooterInSection"
      let standard = method.row.returnsView ? "nil" : "UITableView.automaticDimension"
      return implementation(
        method,
        [
          "let title = tableView.dataSource?.tableView?(tableView, \(titles): section)",
          "return title == nil ? \(text(value)) : \(standard)",
        ], isOverride)
    case .constrain: return []
    }
  }

  func guarded(_ lines: [String], since: OSVersion) -> [String] {
    ["if #available(iOS \(since), *) {"] + indented(lines) + ["}"]
  }

  func method(_ name: String, since: OSVersion?, _ lines: [String]) -> [String] {
    (since.map { ["@available(iOS \($0), *)"] } ?? [])
      + ["override func \(name)() {", "  super.\(name)()"] + indented(lines) + ["}"]
  }

  func anchors(_ constraints: [CodeConstraint], isSafeAreaKnown: Bool) -> [String] {
    if isSafeAreaKnown { return [] }
    return constraints.flatMap { constraint -> [String] in
      guard case .safeArea(let path, let edge, let isRoot) = constraint.target else { return [] }
      let type = edge.axis == .vertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
      return [
        "let safe\(edge.title): \(type)", "if #available(iOS 11.0, *) {",
        "  safe\(edge.title) = \(member(path, "safeAreaLayoutGuide")).\(edge.anchor)", "} else {",
        "  safe\(edge.title) = \(isRoot ? edge.olderGuide ?? member(path, edge.anchor) : member(path, edge.anchor))",
        "}",
      ]
    }
  }

  func activation(_ constraints: [CodeConstraint], isSafeAreaKnown: Bool) -> [String] {
    let lines = constraints.map { constraint -> String in
      let anchor = member(constraint.view, constraint.anchor)
      let offset =
        constraint.constant == 0 ? "" : ", constant: \(codeNumber(constraint.constant))"
      switch constraint.target {
      case .view(let path, let other):
        return "\(anchor).constraint(equalTo: \(member(path, other))\(offset)),"
      case .safeArea(let path, let edge, _):
        let target =
          isSafeAreaKnown
          ? "\(member(path, "safeAreaLayoutGuide")).\(edge.anchor)" : "safe\(edge.title)"
        return "\(anchor).constraint(equalTo: \(target)\(offset)),"
      case .constant:
        return "\(anchor).constraint(equalToConstant: \(codeNumber(constraint.constant))),"
      }
    }
    return ["NSLayoutConstraint.activate(["] + indented(lines) + ["])"]
  }

  private func implementation(
    _ method: PropertyID, _ body: [String], _ isOverride: Bool
  ) -> [String] {
    let parameter = method.isOfSection ? "section: Int" : "indexPath: IndexPath"
    let type = method.row.returnsView ? "UIView?" : "CGFloat"
    let word = isOverride ? "override " : ""
    let head = "\(word)func tableView("
    let rest = "_ tableView: UITableView, \(method.name) \(parameter)"
    let line = "\(head)\(rest)) -> \(type) {"
    let start = line.count <= 100 ? [line] : [head, "  \(rest)", ") -> \(type) {"]
    return start + indented(body) + ["}"]
  }

  // MARK: Phrasing

  private func member(_ path: CodePath, _ property: String) -> String {
    path.parts.reduce("") { text, part in
      if let cast = part.cast { return "(\(text)\(part.name) as? \(cast))?." }
      return text + part.name + (part.isOptional ? "?." : ".")
    } + property
  }

  /// A number that is read: 0 where there is nothing to read it from.
  private func number(_ path: CodePath, _ property: String) -> String {
    let text = member(path, property)
    return path.parts.contains(where: \.isOptional) ? "(\(text) ?? 0)" : text
  }

  private func text(_ value: CodeValue) -> String {
    switch value {
    case .bool(let on): on ? "true" : "false"
    case .height(TableProperties.automaticDimension): "UITableView.automaticDimension"
    case .height(let points), .number(let points): codeNumber(points)
    case .constant(let name, _): ".\(name)"
    case .text(let text): quoted(text)
    case .edges(let edges): edges.code
    case .size(let size):
      "CGSize(width: \(codeNumber(size.width)), height: \(codeNumber(size.height)))"
    case .point(let point): "CGPoint(x: \(codeNumber(point.x)), y: \(codeNumber(point.y)))"
    case .view(let height): view(height)
    case .nil: "nil"
    }
  }

  private func view(_ height: Double) -> String {
    if height == 0 { return "UIView()" }
    return "UIView(frame: CGRect(x: 0, y: 0, width: 0, height: \(codeNumber(height))))"
  }
}

/// An inset as code, where `followed` stands for what it follows.
func code(_ expression: InsetExpression, following followed: String) -> String {
  expression.factor == 0
    ? codeNumber(expression.constant) : expression.code(following: followed)
}

extension Edge {
  /// `Top`, for names made of several words.
  var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// What a controller has instead of a safe area before iOS 11.
  var olderGuide: String? {
    switch self {
    case .top: "topLayoutGuide.bottomAnchor"
    case .bottom: "bottomLayoutGuide.topAnchor"
    case .left, .right: nil
    }
  }
}

extension PropertyID {
  /// Whether the delegate's method is asked about a section, not a row.
  var isOfSection: Bool { name.hasSuffix("InSection") }
}

/// Text in quotes, as both languages write it; without characters that would end it.
func quoted(_ text: String) -> String {
  let plain = text.unicodeScalars.filter {
    $0 != "\"" && $0 != "\\" && $0.properties.generalCategory != .control
  }
  return "\"\(String(String.UnicodeScalarView(plain)))\""
}
