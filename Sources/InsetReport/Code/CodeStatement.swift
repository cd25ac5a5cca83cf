import InsetModel

/// One step of a snippet, in terms that both languages share.
enum CodeStatement: Hashable {
  /// Words to the reader.
  case comment(String)
  /// `path.property = value`.
  case set(CodePath, CodeProperty, CodeValue)
  /// One edge of an insets property: `path.property.top -= 88`.
  case inset(CodePath, CodeProperty, Edge, CodeOperator, CodeAmount)
  /// An addition of the class itself to its safe area, from what it inherits (F7).
  case cancelInherited(CodeProperty, Edge, InsetExpression)
  /// `UIScrollView.appearance().property = value`
  case appearance(CodeProperty, CodeValue)
  /// `path.insertSubview(UIView(), at: 0)`
  case insertFirstSubview(CodePath)
  /// A class returns zero for insets of UIKit's that it overrides.
  case override(CodeProperty)
  /// `path.contentOffset` becomes the negative adjusted inset.
  case scrollToRest(CodePath)
  /// A property in the configuration of a collection view's layout, which is of the named class.
  case configureLayout(CodePath, of: String, CodeProperty, CodeValue)
  /// Constraints become active.
  case constrain([CodeConstraint])
  /// A delegate method that returns something.
  case implement(PropertyID, CodeValue)
  /// One that returns it for sections without a title, and UIKit's own for the others.
  case implementWhereUntitled(PropertyID, CodeValue)

  /// The iOS that first has what it uses, apart from what says so itself. Source: the availability of
  /// UIKit's declarations.
  var since: OSVersion {
    switch self {
    case .comment, .override, .insertFirstSubview, .implement, .implementWhereUntitled:
      OSVersion(7)
    case .set(_, let property, _), .cancelInherited(let property, _, _),
      .appearance(let property, _), .configureLayout(_, _, let property, _):
      property.since
    case .inset(_, let property, _, _, let amount): max(property.since, amount.since)
    // The adjusted inset.
    case .scrollToRest: OSVersion(11)
    // The guides of the controller stand in for the safe area.
    case .constrain: OSVersion(7)
    }
  }
}
