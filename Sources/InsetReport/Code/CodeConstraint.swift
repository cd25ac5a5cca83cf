import InsetModel

/// One constraint.
struct CodeConstraint: Hashable {
  /// What the view's anchor is tied to.
  enum Target: Hashable {
    /// The anchor of the same kind of another view.
    case view(CodePath, anchor: String)
    /// A view's safe area; where it is the class's root view, its guides stand in before iOS 11.
    case safeArea(CodePath, Edge, isRoot: Bool)
    /// Nothing: a size.
    case constant
  }

  var view: CodePath
  var anchor: String
  var target: Target
  var constant: Double
}
