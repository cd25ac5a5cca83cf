import InsetBasics
import InsetModel

/// The sums of a screen, each once: what has the same summands refers to the same one by its index.
struct SumTable {
  private(set) var sums: [JSON] = []
  /// What each sum is about: the first that refers to it.
  private(set) var nodes: [Node] = []
  private var indices: [String: Int] = [:]

  /// The index of a sum; null where nothing is added up.
  mutating func index(of parts: [JSON], points: Double, at edge: Edge?, of node: Node) -> JSON {
    if parts.isEmpty { return .null }
    let sum = JSON(["edge": edge?.name, "points": points, "parts": parts])
    let line = sum.line
    if let index = indices[line] { return .integer(index) }
    indices[line] = sums.count
    sums.append(sum)
    nodes.append(node)
    return .integer(sums.count - 1)
  }
}

extension RunInfo {
  /// A part of a number.
  func json(_ part: Part) -> JSON {
    JSON([
      "points": part.points, "label": part.label + part.detail, "cause": part.cause?.kind,
      "who": part.who.isEmpty ? nil : part.who, "rule": part.rule.isEmpty ? nil : part.rule,
      "facts": part.facts,
      "confidence": part.confidence?.rawValue ?? confidence(of: part.facts),
      "property": part.property, "place": part.place,
    ])
  }
}

extension Cause {
  /// What kind of thing causes a summand.
  fileprivate var kind: String {
    switch self {
    case .window: "window"
    case .bar: "bar"
    case .controller: "controller"
    case .view: "view"
    case .keyboard: "keyboard"
    }
  }
}
