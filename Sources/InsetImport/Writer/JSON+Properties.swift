import InsetBasics
import InsetModel

extension JSON {
  /// The value of a property.
  static func property(_ value: PropertyValue, of shape: PropertyShape) -> JSON {
    switch (value, shape) {
    case (.flag, .follows(let name)):
      var members = WrittenMembers<LoadMoreKey>()
      members[.follows] = .string(name)
      return members.object
    case (.flag(let flag), _): return .bool(flag)
    case (.number(let height), .height): return .height(height)
    case (.number(0), .returnedView): return .string("view")
    case (.number(let height), .returnedView), (.number(let height), .sizedView):
      var members = WrittenMembers<SizedViewKey>()
      members[.height] = .number(height)
      return members.object
    case (.number(let number), _): return .number(number)
    case (.word(let word), _): return .string(word)
    case (.insets(let insets), _): return .insetExpressions(insets)
    case (.edges(let edges), _): return .edgeSet(edges)
    case (.size(let size), _): return .size(size)
    case (.offset(let offset), _): return .contentOffset(offset)
    case (.nil, _): return .null
    }
  }

  /// An offset that the app sets.
  private static func contentOffset(_ offset: ContentOffset) -> JSON {
    switch offset {
    case .point(let point): .point(point)
    case .atRest: .string(ContentOffset.atRestWord)
    }
  }

  /// `"all"`, `"none"` or a list of edges.
  private static func edgeSet(_ edges: EdgeSet) -> JSON {
    switch edges {
    case .all: .string("all")
    case []: .string("none")
    default: .array(Edge.allCases.filter { edges.contains($0) }.map { .string($0.name) })
    }
  }

  /// Insets that the app sets; edges of 0 are left out.
  private static func insetExpressions(_ insets: InsetExpressions) -> JSON {
    edges(insets) { edge, value in value == .zero ? nil : .insetExpression(value, edge: edge) }
  }

  /// A number, `"-safeAreaInsets.top + 8"` or `"topLayoutGuide.length"`.
  private static func insetExpression(_ value: InsetExpression, edge: Edge) -> JSON {
    guard value.factor != 0 else { return .number(value.constant) }
    let sign = value.factor < 0 ? "-" : ""
    let term = "\(sign)\(value.followed(at: edge))"
    guard value.constant != 0 else { return .string(term) }
    let constant = text(of: value.constant.magnitude)
    return .string("\(term) \(value.constant < 0 ? "-" : "+") \(constant)")
  }
}
