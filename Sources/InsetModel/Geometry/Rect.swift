/// A point, in points; y grows downwards.
public struct Point: Sendable, Hashable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate, growing downwards.
  public var y: Double

  /// The point (x, y).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A size, in points.
public struct Size: Sendable, Hashable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// The size width × height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// The extent along `axis`.
  public subscript(axis: Axis) -> Double { axis == .vertical ? height : width }

  /// The size with its sides exchanged: the same screen, turned.
  public var turned: Size { Size(width: height, height: width) }
}

/// A rectangle, in points; the coordinate space is the owner's to say.
public struct Rect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// The rectangle (x y; width height).
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle of `size` at `origin`.
  public init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Double { sum(x, width) }
  /// The bottom edge.
  public var maxY: Double { sum(y, height) }
  /// The extent.
  public var size: Size { Size(width: width, height: height) }
  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }

  /// The coordinate of an edge: y for top and bottom, x for left and right.
  public func coordinate(of edge: Edge) -> Double {
    switch edge {
    case .top: y
    case .left: x
    case .bottom: maxY
    case .right: maxX
    }
  }

  /// How far inside `outer`'s edge this rectangle's edge lies; negative where it sticks out.
  ///
  /// Both rectangles must be in one coordinate space. Source: INS-50 (the distances d).
  public func distance(to outer: Rect, at edge: Edge) -> Double {
    let own = coordinate(of: edge)
    let other = outer.coordinate(of: edge)
    return edge.isLeading ? difference(own, other) : difference(other, own)
  }

  /// How far this rectangle reaches in from `outer`'s edge: the distance of its far side. Content
  /// beyond it clears it.
  ///
  /// Both rectangles must be in one coordinate space.
  public func reach(into outer: Rect, from edge: Edge) -> Double {
    switch edge {
    case .top: maxY - outer.y
    case .left: maxX - outer.x
    case .bottom: outer.maxY - y
    case .right: outer.maxX - x
    }
  }

  /// The rectangle moved by (dx, dy).
  public func moved(x dx: Double, y dy: Double) -> Rect {
    Rect(x: sum(x, dx), y: sum(y, dy), width: width, height: height)
  }

  /// The rectangle made smaller on each edge by `insets`; never of negative size.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: sum(x, insets.left), y: sum(y, insets.top),
      width: positive(difference(difference(width, insets.left), insets.right)),
      height: positive(difference(difference(height, insets.top), insets.bottom)))
  }
}
