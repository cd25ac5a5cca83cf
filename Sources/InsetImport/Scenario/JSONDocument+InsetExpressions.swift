import InsetBasics
import InsetModel

/// Insets that the app sets: numbers, or texts such as `"-safeAreaInsets.top + 8"`.
extension JSONDocument {
  /// Insets edge by edge; edges that are not written are 0.
  func insetExpressions(
    _ node: Int, following: PropertyShape.Following
  ) throws(Refused) -> InsetExpressions {
    let members = try object(node, as: EdgesKey.self)
    var insets = InsetExpressions.zero
    for key in EdgesKey.allCases {
      members.read(key, into: &insets[key.edge]) { value throws(Refused) in
        var expected: String {
          following == .nothing
            ? "a number of points"
            : "a number of points or \"-\(InsetExpression.safeArea(at: key.edge))\""
        }
        guard kind(value) != .null else {
          throw mismatch(
            value, expected: expected,
            suggestion: "write null for all four edges where one of them is unknown")
        }
        guard kind(value) == .string, following != .nothing else {
          return InsetExpression(constant: try number(value, expected: expected))
        }
        return try insetExpression(
          value, edge: key.edge, guides: following == .safeAreaAndGuides)
      }
    }
    return insets
  }

  private func insetExpression(
    _ node: Int, edge: Edge, guides: Bool
  ) throws(Refused) -> InsetExpression {
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
