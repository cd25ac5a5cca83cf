/// A change to a scenario, as a fix proposes it. It never changes the scenario it is made for:
/// applying it makes a new one.
public struct Edit: Sendable, Hashable {
  /// One step.
  public struct Step: Sendable, Hashable {
    /// The view or controller that is changed.
    public var node: Node
    /// What is done.
    public var change: Change

    /// A step.
    public init(node: Node, change: Change) {
      self.node = node
      self.change = change
    }
  }

  /// What can be done to a node.
  public enum Change: Sendable, Hashable {
    /// A property is set to a value of its shape: the scroll view's, the table's, the controller's.
    case set(PropertyID, PropertyValue)
    /// A property of one of a controller's bars is set.
    case setBar(Bar.Kind, PropertyID, PropertyValue)
    /// Points are added to insets.
    case addInsets(PropertyID, EdgeValues<Double>)
    /// Insets are set anew on the named edges; nil edges stay.
    case setInsets(PropertyID, EdgeValues<InsetExpression?>)
    /// A method is added to the table's delegate, or returns something else.
    case implement(PropertyID, Returned<Double>)
    /// The same for sections without a title alone: the others go on showing theirs.
    case implementWhereUntitled(PropertyID, Returned<Double>)
    /// The view's edges are tied.
    case pin(Pins)
    /// An empty view becomes the first of the view's subviews, so that no scroll view is (INS-114).
    case insertFirstSubview
    /// `UIScrollView.appearance()` gives the behaviour to every scroll view that has none of its
    /// own. The node is the scenario.
    case behaviorOfAll(String)
  }

  /// The steps, in order.
  public var steps: [Step]
  /// Why it must not be applied, where it is known to do harm that the model does not show.
  public var refusal: String?

  /// An edit of the given steps.
  public init(steps: [Step] = []) { self.steps = steps }
}

/// Why an edit cannot be applied.
public struct EditError: Error, Sendable, Hashable {
  /// What is wrong, in words.
  public var message: String

  /// A refusal.
  public init(_ message: String) { self.message = message }
}
