import InsetModel

extension JSONDocument {
  /// What was printed of a view.
  func observed(_ node: Int) throws(Refused) -> Observed {
    let members = try object(node, as: ObservedKey.self)
    var observed = Observed()
    members.read(.adjustedContentInset, into: &observed.adjustedContentInset) { try insets($0) }
    members.read(.contentInset, into: &observed.contentInset) { try insets($0) }
    members.read(.contentOffset, into: &observed.contentOffset) { try point($0) }
    members.read(.safeAreaInsets, into: &observed.safeAreaInsets) { try insets($0) }
    members.read(.contentTop, into: &observed.contentTop) { try number($0) }
    members.read(.firstRowY, into: &observed.firstRowY) { try number($0, in: .contentLength) }
    members.read(.isAnimating, into: &observed.isAnimating) { try flag($0) }
    return observed
  }
}
