/// A property whose value a rule asked for and nobody can tell.
public struct UnknownProperty: Sendable, Hashable {
  /// The property.
  public var id: PropertyID
  /// What it is a property of: a bar's is its controller's.
  public var node: Node
  /// The bar, where it is a bar's.
  public var bar: Bar.Kind?
  /// Why it is unknown.
  public var reason: UnknownReason

  /// A property of a node.
  public init(id: PropertyID, node: Node, bar: Bar.Kind? = nil, reason: UnknownReason) {
    self.id = id
    self.node = node
    self.bar = bar
    self.reason = reason
  }

  /// The scenario's key at the node that would settle it: `table.rowHeight`.
  public var key: String {
    switch id.owner {
    case .window, .controller, .view, .scroll: id.name
    case .bar: (bar.map { "\($0.rawValue)." } ?? "") + id.name
    case .table: "table.\(id.name)"
    case .delegate: "table.delegate.\(id.name)"
    }
  }
}

extension UnknownReason {
  /// The reason as a clause.
  public var words: String {
    switch self {
    case .written: "the scenario says null"
    case .setInCode(let place): "code sets it at \(place)"
    }
  }
}
