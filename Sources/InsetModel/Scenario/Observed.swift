/// What a debugger printed of a view: measured on a running screen, not said by its author.
///
/// It decides nothing; after evaluation it is compared with what the model predicts.
public struct Observed: Sendable, Hashable {
  /// `adjustedContentInset` (iOS 11 and newer).
  public var adjustedContentInset: Insets?
  /// `contentInset`; before iOS 11 UIKit writes the bars into it (INS-111).
  public var contentInset: Insets?
  /// `contentOffset` at the moment of the print.
  public var contentOffset: Point?
  /// `safeAreaInsets`; before iOS 11 the lengths of the layout guides.
  public var safeAreaInsets: Insets?
  /// Where content begins at rest, as y in the window: what a tree of screen frames shows instead
  /// of an inset.
  public var contentTop: Double?
  /// The y of the first row, in the content.
  public var firstRowY: Double?
  /// Whether an animation was running, so that the numbers may be those of before or after it.
  public var isAnimating = false

  /// Nothing printed.
  public init() {}
}

/// Whether it is known which controllers hold a screen.
public enum Containment: String, Sendable, Hashable, CaseIterable {
  /// As the scenario says.
  case known
  /// The root controller only stands for whatever holds the views.
  case unknown
}
