/// What the author of a screen wants of one edge of a scroll view's content.
public enum Want: Sendable, Hashable {
  /// Content starts at the scroll view's own edge.
  case edge
  /// Content clears every shown bar, the status bar and the sensor housing.
  case belowBars
  /// Content clears the named view, by index.
  case view(Int)
}

/// What a scroll view adds to a view. UIKit's names and defaults.
public struct ScrollProperties: Sendable, Hashable {
  /// What is said of its properties.
  public var values = PropertyValues<ScrollProperty>()
  /// Whether the content is as wide as the view on every device, not only where it was measured.
  public var contentWidthFollowsFrame = false
  /// What the author wants, edge by edge; nil where no intent is written.
  public var wants = EdgeValues<Want?>(all: nil)

  /// A scroll view with UIKit's defaults.
  public init() {}
}

/// What an app sets `contentOffset` to.
public enum ContentOffset: Sendable, Hashable {
  /// This point of the content, at the view's top left corner.
  case point(Point)
  /// The negative `adjustedContentInset`, set by code once the view is laid out.
  case atRest

  /// The word that stands for code.
  public static let atRestWord = "atRest"
}

/// The state of a `UIRefreshControl`.
public enum RefreshControl: String, Sendable, Hashable, CaseIterable { case idle, refreshing }

/// From where sections of a collection view measure their insets, in UIKit's words for either layout.
public enum InsetsReference: String, Sendable, Hashable, CaseIterable {
  /// A flow layout's (TBL-81).
  case fromContentInset, fromSafeArea, fromLayoutMargins
  /// A compositional layout's (TBL-82).
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The layout of a collection view, as far as it decides bouncing and spacing (INS-105).
public enum CollectionLayout: String, Sendable, Hashable, CaseIterable {
  case flow, compositional, list
}
