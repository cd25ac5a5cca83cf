public import InsetModel

/// The loaded rules as a list.
public struct RuleListReport: Sendable {
  private let detail: Detail

  /// A report; verbose adds the sources.
  public init(detail: Detail = .usual) { self.detail = detail }

  /// One rule a line: kind, id, file, title, what it replaces.
  public func text(_ rules: [RuleInfo]) -> String {
    var table = Table([.left, .left, .left, .left])
    for rule in rules {
      var title = printable(rule.title ?? "")
      if let replaced = rule.replaces { title += " (replaces \(printable(replaced)))" }
      let sources = detail == .verbose ? rule.sources.joined(separator: ", ") : ""
      table.add([
        rule.kind.rawValue, printable(rule.id), printable(rule.file),
        [title, printable(sources)].filter { !$0.isEmpty }.joined(separator: "   "),
      ])
    }
    return table.lines().map { $0 + "\n" }.joined()
  }

  /// A note for each rule that replaces another.
  public func replacements(_ rules: [RuleInfo]) -> String {
    rules.map { rule in
      guard let replaced = rule.replaces else { return "" }
      return "\(printable(rule.file)): note: \(rule.kind.rawValue) \(printable(rule.id)) replaces "
        + "\(printable(replaced))\n"
    }.joined()
  }
}
