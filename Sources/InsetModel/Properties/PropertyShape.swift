/// What kind of value a property takes.
public enum PropertyShape: Sendable, Hashable {
  /// What insets that code sets may follow.
  public enum Following: Sendable, Hashable {
    /// Nothing: numbers alone.
    case nothing
    /// The safe area's inset at the same edge.
    case safeArea
    /// That, or the layout guide's length.
    case safeAreaAndGuides
  }

  /// True or false.
  case flag
  /// Points, of either sign.
  case length
  /// Points from 0 on.
  case extent
  /// A height of a table in points from 0 on, or automatic (TBL-2).
  case height
  /// A whole number from 0 on.
  case count
  /// One of some words.
  case words([String])
  /// Text that is more than blanks.
  case text
  /// The name of a behaviour: UIKit's, or a team's own.
  case behavior
  /// Points for each edge.
  case insets(Following)
  /// A set of edges.
  case edges
  /// A width and a height on the screen.
  case size
  /// A width and a height of content.
  case contentSize
  /// A point of the content, or code that finds it.
  case offset
  /// A view of which only the height counts, in points.
  case sizedView
  /// What a view method returns: nil, or a view of a height in points (0 where it does not matter).
  case returnedView
  /// Whether something observes the one property that is named here.
  case follows(String)

  /// Whether values are stored beside the words.
  var isBoxed: Bool {
    switch self {
    case .text, .behavior, .insets, .size, .contentSize, .offset: true
    case .flag, .length, .extent, .height, .count, .words, .edges, .sizedView, .returnedView,
      .follows:
      false
    }
  }
}
