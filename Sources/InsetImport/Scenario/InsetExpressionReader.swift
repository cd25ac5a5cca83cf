import InsetModel

/// Insets that the app sets: numbers, or texts such as `"-safeAreaInsets.top + 8"`.
extension JSONDocument {
  /// Insets edge by edge; edges that are not written are 0.
  ///
  /// - Parameter guides: whether the layout guides may be followed, as code of `contentInset` can.
  func insetExpressions(_ node: Int, guides: Bool) throws(Fault) -> InsetExpressions {
    let written = try edges(node)
    var insets = InsetExpressions.zero
    for edge in Edge.allCases {
      guard let value = written[edge] else { continue }
      switch kind(value) {
      case .number: insets[edge] = InsetExpression(constant: try number(value))
      case .string: insets[edge] = try insetExpression(value, edge: edge, guides: guides)
      default:
        throw mismatch(
          value, expected: "a number of points or \"-\(InsetExpression.safeArea(at: edge))\"")
      }
    }
    return insets
  }

  private func insetExpression(
    _ node: Int, edge: Edge, guides: Bool
  ) throws(Fault) -> InsetExpression {
    let text = string(node)
    let wanted = InsetExpression.safeArea(at: edge)
    do throws(InsetExpression.ReadingFailure) {
      return try InsetExpression(reading: text, at: edge, guides: guides)
    } catch {
      switch error {
      case .malformed:
        throw fault(
          node, "\(quoted(text)) is no inset", suggestion: "write a number or \"-\(wanted)\"")
      case .follows(let word):
        throw fault(
          node, "the \(edge.name) inset follows \(quoted(word))",
          suggestion: "write \(quoted(wanted))")
      }
    }
  }
}
