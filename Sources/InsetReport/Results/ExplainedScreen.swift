public import InsetModel

/// What is asked about one screen.
public struct ExplainedScreen: Sendable {
  /// The evaluated screen.
  public var evaluation: Evaluation
  /// The views or controllers to explain.
  public var nodes: [Node]
  /// Whether the sums are enough, as for all scroll views at once.
  public var isShort: Bool

  /// The nodes of a screen.
  public init(evaluation: Evaluation, nodes: [Node], isShort: Bool) {
    self.evaluation = evaluation
    self.nodes = nodes
    self.isShort = isShort
  }
}
