import InsetModel

/// The properties of one owner as a table in Markdown.
struct PropertyTable {
  let owner: PropertyOwnerName

  /// The table, one line a property.
  var text: String {
    let hasKinds = owner.rows.contains { $0.controllers != nil || $0.bars != nil }
    let hasListKeys = owner.rows.contains { $0.listKey != nil }
    var heads = ["key", "value", "unwritten"]
    if hasKinds { heads.append("of") }
    if hasListKeys { heads.append("in a list") }
    heads += ["since", "meaning"]
    var lines = [line(heads), line(heads.map { _ in "---" })]
    for row in owner.rows {
      var cells = ["`\(row.name)`", Self.value(row.shape), Self.standard(row)]
      if hasKinds { cells.append(Self.kinds(row)) }
      if hasListKeys { cells.append(row.listKey.map { "`\($0)`" } ?? "") }
      cells.append(row.since > OSVersion(7) ? "iOS \(row.since.major)" : "")
      cells.append(row.doc + (row.fact.map { " [\($0)]" } ?? ""))
      lines.append(line(cells))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// What the property takes, in the words of docs/scenario.md.
  private static func value(_ shape: PropertyShape) -> String {
    switch shape {
    case .flag: "true, false"
    case .length: "number"
    case .extent: "number from 0 on"
    case .height: "height"
    case .count: "whole number"
    case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .text: "text"
    case .behavior:
      (UIKitBehavior.names.map { "`\($0)`" } + ["a behaviour of your own"])
        .joined(separator: ", ")
    case .insets(.nothing): "insets"
    case .insets: "insets, or [code](#insets-in-code)"
    case .edges: "`\"all\"`, `\"none\"` or a list of edges"
    case .size, .contentSize: "`[width, height]`"
    case .offset: "`[x, y]` or `\(ContentOffset.atRestWord)`"
    case .sizedView: "`{ \"height\": 44 }`"
    case .returnedView: "`\"view\"`, `{ \"height\": 30 }`, or null for nil"
    case .follows(let property): "`{ \"follows\": \"\(property)\" }`"
    }
  }

  /// What holds where the key is not written.
  private static func standard(_ row: PropertyRow) -> String {
    switch row.standard {
    case nil: row.id.owner == .delegate ? "not implemented" : "UIKit's"
    case .flag(let flag): String(flag)
    case .number(let number): formatted(number)
    case .word(let word): "`\(word)`"
    case .insets: "0"
    case .edges(let edges): edges == .all ? "`\"all\"`" : edges.code
    case .size, .offset, .nil: ""
    }
  }

  /// The controllers or bars that have it.
  private static func kinds(_ row: PropertyRow) -> String {
    let kinds = row.controllers?.map(\.rawValue) ?? row.bars?.map(\.rawValue)
    return kinds?.map { "`\($0)`" }.joined(separator: ", ") ?? "all"
  }
}
