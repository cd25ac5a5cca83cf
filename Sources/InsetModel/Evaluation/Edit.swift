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

  /// What can be done to a node. Names are UIKit's.
  public enum Change: Sendable, Hashable {
    /// `contentInset` or `additionalSafeAreaInsets`: points added to what is set.
    case addInsets(property: InsetProperty, EdgeValues<Double>)
    /// The same, set anew on the named edges; nil edges stay.
    case setInsets(property: InsetProperty, EdgeValues<InsetExpression?>)
    /// `contentInsetAdjustmentBehavior`.
    case behavior(String)
    /// `contentOffset`, set by code to where content rests.
    case contentOffsetAtRest
    /// A switch of a view, table or controller.
    case flag(FlagProperty, Bool)
    /// A number of a table: an estimate, a height, `sectionHeaderTopPadding`.
    case tableNumber(TableNumber, Double)
    /// Where the table comes from: laid out in Interface Builder, or made in code.
    case tableOrigin(TableProperties.Origin)
    /// A delegate method is added, or returns something else.
    case implement(DelegateMethod, Returned<Double>)
    /// The same for sections without a title alone: the others go on showing theirs.
    case implementWhereUntitled(DelegateMethod, Returned<Double>)
    /// `edgesForExtendedLayout`.
    case edgesForExtendedLayout(EdgeSet)
    /// A bar's `isTranslucent`.
    case barIsTranslucent(Bar.Kind, Bool)
    /// The view's edges are tied.
    case pin(Pins)
    /// An empty view becomes the first of the view's subviews, so that no scroll view is (INS-114).
    case insertFirstSubview
    /// `UIScrollView.appearance()` gives the behaviour to every scroll view that has none of its
    /// own. The node is the scenario.
    case behaviorOfAll(String)
  }

  /// Insets that an app sets.
  public enum InsetProperty: String, Sendable, Hashable, CaseIterable {
    case contentInset, additionalSafeAreaInsets
  }

  /// Switches that an app sets.
  public enum FlagProperty: String, Sendable, Hashable, CaseIterable {
    case automaticallyAdjustsScrollViewInsets, extendedLayoutIncludesOpaqueBars,
      hidesBottomBarWhenPushed, alwaysBounceVertical, alwaysBounceHorizontal, isScrollEnabled,
      automaticallyAdjustsScrollIndicatorInsets, overridesSafeAreaInsets
  }

  /// A table's numbers.
  public enum TableNumber: String, Sendable, Hashable, CaseIterable {
    case estimatedRowHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight, rowHeight,
      sectionHeaderHeight, sectionFooterHeight, sectionHeaderTopPadding, tableHeaderViewHeight,
      tableFooterViewHeight
  }

  /// The table delegate's methods.
  public enum DelegateMethod: String, Sendable, Hashable, CaseIterable {
    case heightForHeaderInSection, heightForFooterInSection, viewForHeaderInSection,
      viewForFooterInSection, estimatedHeightForHeaderInSection, estimatedHeightForFooterInSection,
      heightForRowAt, estimatedHeightForRowAt

    /// Whether it gives the height or the view of a section's header or footer, which a title may have.
    public var isOfStrip: Bool {
      returnsView || self == .heightForHeaderInSection || self == .heightForFooterInSection
    }

    /// Whether it returns a view, so that its value is the view's height.
    public var returnsView: Bool {
      self == .viewForHeaderInSection || self == .viewForFooterInSection
    }
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
