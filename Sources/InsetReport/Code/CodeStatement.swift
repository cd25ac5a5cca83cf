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

/// How an inset is changed.
enum CodeOperator: String, Hashable { case set = "=", add = "+=", subtract = "-=" }

/// A number, plus a multiple of a view's own safe-area inset or a controller's layout guide.
struct CodeAmount: Hashable {
  var expression: InsetExpression
  /// The view whose safe area, or the controller whose layout guide is meant, where one is.
  var source: CodePath?

  init(_ points: Double) { expression = InsetExpression(constant: points) }

  init(_ expression: InsetExpression, of path: CodePath) {
    self.expression = expression
    source = expression.factor == 0 ? nil : path
  }

  /// The iOS that first has what is followed.
  var since: OSVersion {
    source != nil && expression.follows == .safeAreaInsets ? OSVersion(11) : OSVersion(7)
  }
}

/// A value as code writes it.
enum CodeValue: Hashable {
  case bool(Bool)
  case number(Double)
  case behavior(String)
  case edges(EdgeSet)
  /// A view, as high as said; 0 where its height does not matter.
  case view(Double)
  case `nil`
}

/// How code in a class gets at an object: `self`, `feed`, `navigationController?.navigationBar`.
struct CodePath: Hashable {
  struct Part: Hashable {
    var name: String
    var isOptional = false
  }

  var parts: [Part] = []
  /// Whether it is a variable, not a property of the class.
  var isLocal = false

  /// The class itself.
  static let own = CodePath()

  /// A property of the class.
  static func property(_ name: String) -> CodePath { CodePath(parts: [Part(name: name)]) }

  /// Something behind this.
  func appending(_ name: String) -> CodePath { CodePath(parts: parts + [Part(name: name)]) }
}

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
