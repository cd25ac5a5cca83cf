/// How an inset that follows something is written: `"-safeAreaInsets.top + 8"`. Scenarios and rules
/// share the one syntax.
extension InsetExpression {
  /// Why a text is no inset.
  public enum ReadingFailure: Error, Sendable, Hashable {
    /// It is no sum of numbers and at most one thing that is followed.
    case malformed
    /// It follows this, which an inset of the edge cannot.
    case follows(String)
  }

  /// The most that a number in it may be.
  private static let most = 100_000.0

  /// The name that stands for the view's own insets.
  public static let safeAreaName = "safeAreaInsets"

  /// What follows the view's own safe area at an edge: `safeAreaInsets.top`.
  public static func safeArea(at edge: Edge) -> String { "\(safeAreaName).\(edge.name)" }

  /// What follows the length of an edge's layout guide: `topLayoutGuide.length`; nil for the edges at
  /// the sides, which have none.
  public static func layoutGuide(at edge: Edge) -> String? {
    edge.axis == .vertical ? "\(edge.name)LayoutGuide.length" : nil
  }

  /// What is followed at an edge, as a property: `safeAreaInsets.top`, `topLayoutGuide.length`.
  public func followed(at edge: Edge) -> String {
    let guide = follows == .layoutGuide ? Self.layoutGuide(at: edge) : nil
    return guide ?? Self.safeArea(at: edge)
  }

  /// Reads a sum of at most one term that is followed and numbers.
  ///
  /// - Parameter guides: whether the layout guides may be followed, as code of `contentInset` can.
  public init(reading text: String, at edge: Edge, guides: Bool) throws(ReadingFailure) {
    var constant = 0.0
    var factor: Double?
    var follows = Followed.safeAreaInsets
    var rest = text.utf8.filter { $0 != UInt8(ascii: " ") }[...]
    guard !rest.isEmpty else { throw .malformed }
    var isFirst = true
    while !rest.isEmpty {
      var sign = 1.0
      switch rest.first {
      case UInt8(ascii: "-"):
        sign = -1
        rest = rest.dropFirst()
      case UInt8(ascii: "+"): rest = rest.dropFirst()
      default: guard isFirst else { throw .malformed }
      }
      isFirst = false
      let term = Self.term(rest)
      rest = rest.dropFirst(term.count)
      let word = String(decoding: term, as: UTF8.self)
      if guides, word == Self.layoutGuide(at: edge) {
        guard factor == nil else { throw .malformed }
        factor = sign
        follows = .layoutGuide
      } else if word.hasPrefix(Self.safeAreaName) || word.contains("LayoutGuide") {
        guard word == Self.safeArea(at: edge) else { throw .follows(word) }
        guard factor == nil else { throw .malformed }
        factor = sign
      } else {
        guard let first = term.first, (48...57).contains(first), let value = Double(word),
          value <= Self.most
        else { throw .malformed }
        constant += sign * value
      }
    }
    self.init(constant: constant, factor: factor ?? 0, follows: follows)
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
