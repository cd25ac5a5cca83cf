import InsetModel

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
