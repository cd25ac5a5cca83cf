extension Expectation {
  /// What can be expected of a view, a bar or a controller: the words of scenarios and rule tests.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    case safeAreaInsets, contentInset, adjustedContentInset, indicatorInsets, layoutGuides,
      sectionInsets, contentOffset, contentSize, frame, firstRowY, rows, slots
  }
}
