extension Contribution {
  /// By what a summand is there: a step of the model, a key of the scenario, a bar, or a Lua rule.
  public enum Origin: Sendable, Hashable {
    /// The model's own step.
    case step(Step)
    /// What the scenario sets.
    case key(Key)
    /// A bar that covers the edge.
    case bar(Bar.Kind)
    /// A behaviour that gives an amount of its own, or that failed to.
    case rule(RuleID)

    /// The steps of the model.
    public enum Step: String, Sendable, Hashable, CaseIterable {
      /// The window's own insets.
      case window
      /// The keyboard.
      case keyboard
      /// A view does not reach its superview's edge, or a child's view its container's.
      case superview
      /// A safe area does not go below zero.
      case clamp
      /// A class returns a safe area of its own.
      case override
      /// A scroll view has taken the safe area in, and its content gets none of it.
      case absorbed
      /// The primary column of a split view lies over the secondary one.
      case primaryColumn
      /// A column of a split view does not reach the split view's edge.
      case column
    }

    /// The keys whose values are summands, or take away from them.
    public enum Key: String, Sendable, Hashable, CaseIterable {
      case contentInset, additionalSafeAreaInsets, sectionInset, scrollIndicatorInsets,
        refreshControl, edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars, presentation
    }

    /// What reports and rules call it.
    public var name: String {
      switch self {
      case .step(let step): step.rawValue
      case .key(let key): key.rawValue
      case .bar(let kind): kind.rawValue
      case .rule(let id): id
      }
    }

    /// The key of the scenario's view or controller where it can be changed; nil where none is.
    public var key: String? {
      if case .key(let key) = self { key.rawValue } else { nil }
    }
  }
}
