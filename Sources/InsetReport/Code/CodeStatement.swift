import InsetModel

/// One step of a snippet, in terms that both languages share.
enum CodeStatement: Hashable {
  /// Words to the reader.
  case comment(String)
  /// `path.property = value`.
  case set(CodePath, String, CodeValue)
  /// One edge of an insets property: `path.property.top -= 88`.
  case inset(CodePath, String, Edge, CodeOperator, CodeAmount)
  /// `additionalSafeAreaInsets` of the class itself from what it inherits (F7).
  case cancelInherited(Edge, InsetExpression)
  /// `UIScrollView.appearance().contentInsetAdjustmentBehavior = …`
  case appearance(String)
  /// `path.insertSubview(UIView(), at: 0)`
  case insertFirstSubview(CodePath)
  /// A view's class returns zero for `safeAreaInsets`.
  case overrideSafeArea
  /// `path.contentOffset` becomes the negative adjusted inset.
  case scrollToRest(CodePath)
  /// A table gets an empty view as its header or footer.
  case tableView(CodePath, String, Double)
  /// Constraints become active.
  case constrain([CodeConstraint])
  /// A delegate method that returns something.
  case implement(Edit.DelegateMethod, CodeValue)
  /// One that returns it for sections without a title, and UIKit's own for the others.
  case implementWhereUntitled(Edit.DelegateMethod, CodeValue)

  /// The iOS that first has what it uses. Source: the availability of UIKit's declarations.
  var since: OSVersion {
    switch self {
    case .comment, .overrideSafeArea, .insertFirstSubview, .tableView, .implement,
      .implementWhereUntitled:
      OSVersion(7)
    case .set(_, let property, _): CodeStatement.since(property)
    case .inset(_, let property, _, _, let amount):
      max(CodeStatement.since(property), amount.since)
    case .cancelInherited, .appearance, .scrollToRest: OSVersion(11)
    // The guides of the controller stand in for the safe area.
    case .constrain: OSVersion(7)
    }
  }

  private static func since(_ property: String) -> OSVersion {
    switch property {
    case "contentInsetAdjustmentBehavior", "additionalSafeAreaInsets": OSVersion(11)
    case "automaticallyAdjustsScrollIndicatorInsets": OSVersion(13)
    case "sectionHeaderTopPadding": OSVersion(15)
    default: OSVersion(7)
    }
  }
}
