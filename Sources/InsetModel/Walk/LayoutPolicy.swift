/// What the walk asks of the rules: the model measures, a policy decides.
///
/// A policy reads the screen as far as it is built; it never changes it. Answers carry their
/// reasons. A rule that fails answers `unknown`, and the policy keeps the failure for the report.
public protocol LayoutPolicy: AnyObject {
  /// How the scroll view at `index` of `screen.scrolls` takes in what lies over it.
  func adjustment(ofScroll index: Int, on screen: Screen) -> Adjustment

  /// The height of one strip of a section of the table at `scroll` of `screen.scrolls`.
  func slot(_ kind: SlotKind, ofSection section: Int, ofScroll scroll: Int, on screen: Screen)
    -> PlacedSlot

  /// The answer to an open question, recorded as asked.
  func answer(to question: String) -> String
}
