/// Something that lies over a part of the window: what the window's insets stand for, a shown bar, or
/// a view that the app declares to be one.
public struct Obstruction: Sendable, Hashable {
  /// What it is.
  public enum Kind: Sendable, Hashable {
    /// What the window's inset at an edge stands for: status bar, sensor housing, home indicator.
    case window(Edge)
    /// A bar, by its index in `Screen.bars`.
    case bar(Int)
    /// A view with `obstructs`, by its index in `Screen.views` (S-23).
    case view(Int)
  }

  /// What it is.
  public var kind: Kind
  /// The edge of the window that it belongs to; for a view, the top or the bottom, whichever is nearer.
  public var edge: Edge
  /// Its frame in the window's coordinates.
  public var frame: Rect
  /// What it draws over, in the window's coordinates: its frame, but for a navigation bar at the top
  /// of the window, whose background reaches up to the window's edge.
  public var drawnFrame: Rect
  /// Whether what lies under it cannot be seen or touched: a transparent bar hides nothing. Nil where
  /// it is unknown, or may not be there.
  public var isOpaque: Bool?

  /// Whether it is the app's, so that no safe area knows of it.
  public var isOwn: Bool {
    if case .view = kind { true } else { false }
  }

  init(_ kind: Kind, at edge: Edge, frame: Rect, drawnFrame: Rect? = nil, isOpaque: Bool? = true) {
    self.kind = kind
    self.edge = edge
    self.frame = frame
    self.drawnFrame = drawnFrame ?? frame
    self.isOpaque = isOpaque
  }

  /// How much of `rect` its frame covers, measured along the axis of its edge: nil where they have
  /// nothing in common, NaN where its own size is unknown.
  public func depth(in rect: Rect) -> Double? {
    let isApart =
      frame.maxX <= rect.x || rect.maxX <= frame.x || frame.maxY <= rect.y || rect.maxY <= frame.y
    if isApart { return nil }
    let width = smaller(frame.maxX, rect.maxX) - larger(frame.x, rect.x)
    let height = smaller(frame.maxY, rect.maxY) - larger(frame.y, rect.y)
    let (depth, across) = edge.axis == .vertical ? (height, width) : (width, height)
    if depth <= 0 || across <= 0 { return nil }
    return across.isNaN ? .nan : depth
  }
}
