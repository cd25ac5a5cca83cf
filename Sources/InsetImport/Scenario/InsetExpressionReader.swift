internal import InsetModel

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
        throw mismatch(value, expected: "a number of points or \"-\(Self.safeArea).\(edge.name)\"")
      }
    }
    return insets
  }

  /// The name that stands for the view's own insets.
  static var safeArea: String { "safeAreaInsets" }

  /// The name that stands for the length of an edge's layout guide.
  static func layoutGuide(_ edge: Edge) -> String? {
    edge.axis == .vertical ? "\(edge.name)LayoutGuide.length" : nil
  }

  /// A sum of at most one term that is followed and numbers.
  private func insetExpression(
    _ node: Int, edge: Edge, guides: Bool
  ) throws(Fault) -> InsetExpression {
    let text = string(node)
    let wanted = "\(Self.safeArea).\(edge.name)"
    var malformed: Fault {
      fault(
        node, "\(quoted(text)) is no inset", suggestion: "write a number or \"-\(wanted)\"")
    }
    var constant = 0.0
    var factor: Double?
    var follows = InsetExpression.Followed.safeAreaInsets
    var rest = text.utf8.filter { $0 != UInt8(ascii: " ") }[...]
    guard !rest.isEmpty else { throw malformed }
    var isFirst = true
    while !rest.isEmpty {
      var sign = 1.0
      switch rest.first {
      case UInt8(ascii: "-"):
        sign = -1
        rest = rest.dropFirst()
      case UInt8(ascii: "+"): rest = rest.dropFirst()
      default: guard isFirst else { throw malformed }
      }
      isFirst = false
      let term = Self.term(rest)
      rest = rest.dropFirst(term.count)
      let word = String(decoding: term, as: UTF8.self)
      if guides, word == Self.layoutGuide(edge) {
        guard factor == nil else { throw malformed }
        factor = sign
        follows = .layoutGuide
      } else if word.hasPrefix(Self.safeArea) || word.contains("LayoutGuide") {
        guard word == wanted else {
          throw fault(
            node, "the \(edge.name) inset follows \(quoted(word))",
            suggestion: "write \(quoted(wanted))")
        }
        guard factor == nil else { throw malformed }
        factor = sign
      } else {
        guard let first = term.first, (48...57).contains(first), let value = Double(word),
          NumberRange.length.high >= value
        else { throw malformed }
        constant += sign * value
      }
    }
    return InsetExpression(constant: constant, factor: factor ?? 0, follows: follows)
  }

  /// The bytes up to the next sign that does not belong to an exponent.
  private static func term(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = text.startIndex
    while end < text.endIndex {
      let isSign = text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+")
      if isSign {
        let isExponent =
          end > text.startIndex && text[end - 1] | 0x20 == UInt8(ascii: "e")
          && (48...57).contains(text[text.startIndex])
        if !isExponent { break }
      }
      end += 1
    }
    return text[text.startIndex..<end]
  }
}
