import InsetModel

extension JSONDocument {
  /// What was printed of a view.
  func observed(_ node: Int) throws(Fault) -> Observed {
    let members = try object(node, as: ObservedKey.self)
    var observed = Observed()
    if let node = members[.adjustedContentInset] {
      observed.adjustedContentInset = try insets(node)
    }
    if let node = members[.contentInset] { observed.contentInset = try insets(node) }
    if let node = members[.contentOffset] { observed.contentOffset = try point(node) }
    if let node = members[.safeAreaInsets] { observed.safeAreaInsets = try insets(node) }
    if let node = members[.contentTop] { observed.contentTop = try number(node, in: .length) }
    if let node = members[.firstRowY] { observed.firstRowY = try number(node, in: .contentLength) }
    if let node = members[.isAnimating] { observed.isAnimating = try flag(node) }
    return observed
  }
}
