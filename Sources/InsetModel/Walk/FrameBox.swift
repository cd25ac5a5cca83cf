/// Turns what a scenario says of a view's place into a frame in its superview's coordinates.
struct FrameBox {
  /// The rectangle that superview edges mean: the bounds, or a scroll view's content.
  var superview: Rect
  /// The superview's safe-area insets.
  var safeArea: Insets
  /// The frames of siblings that pins name, by view index.
  var siblings: [Int: Rect]

  func frame(of layout: ViewLayout) -> Rect {
    switch layout {
    case .fill: superview
    case .frame(let rect), .autoresizing(let rect, _): rect
    case .resizing(let rect, let mask, let size): resized(rect, mask, from: size)
    case .pins(let pins): frame(of: pins)
    }
  }

  /// What `autoresizingMask` makes of a frame when the superview was `size` large before.
  private func resized(_ rect: Rect, _ mask: AutoresizingMask, from size: Size) -> Rect {
    let horizontal = Self.stretched(
      (rect.x, rect.width, size.width - rect.maxX), by: superview.width - size.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let vertical = Self.stretched(
      (rect.y, rect.height, size.height - rect.maxY), by: superview.height - size.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    return Rect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// Shares a change among the flexible parts of one axis, each by its length.
  private static func stretched(
    _ parts: (before: Double, length: Double, after: Double), by change: Double,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: Double, length: Double) {
    let lengths = [
      flexible.before ? parts.before : 0, flexible.length ? parts.length : 0,
      flexible.after ? parts.after : 0,
    ]
    let total = lengths.reduce(0, +)
    let count = [flexible.before, flexible.length, flexible.after].count { $0 }
    func share(_ index: Int, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return total == 0 ? change / Double(count) : change * lengths[index] / total
    }
    return (
      parts.before + share(0, flexible.before), positive(parts.length + share(1, flexible.length))
    )
  }

  private func frame(of pins: Pins) -> Rect {
    let horizontal = span(
      start: pins.edges.left, end: pins.edges.right, length: pins.width, center: pins.centerX,
      middle: superview.x + superview.width / 2)
    let vertical = span(
      start: pins.edges.top, end: pins.edges.bottom, length: pins.height, center: pins.centerY,
      middle: superview.y + superview.height / 2)
    return Rect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// One axis: two edges, or one of them and a length, or a centre and a length.
  private func span(
    start: Pins.Pin?, end: Pins.Pin?, length: Double?, center: Double?, middle: Double
  ) -> (start: Double, length: Double) {
    let first = start.map { sum(coordinate(of: $0), $0.constant) }
    let last = end.map { difference(coordinate(of: $0), $0.constant) }
    if let first, let last { return (first, positive(difference(last, first))) }
    if length == nil, let center {
      // An edge and the centre: the other edge lies as far on the other side.
      if let first { return (first, positive(2 * (middle + center - first))) }
      if let last {
        let half = positive(last - middle - center)
        return (last - 2 * half, 2 * half)
      }
    }
    let extent = length ?? 0
    if let first { return (first, extent) }
    if let last { return (last - extent, extent) }
    return (middle + (center ?? 0) - extent / 2, extent)
  }

  private func coordinate(of pin: Pins.Pin) -> Double {
    switch pin.target {
    case .superview: superview.coordinate(of: pin.edge)
    case .safeArea: superview.inset(by: safeArea).coordinate(of: pin.edge)
    case .sibling(let index): (siblings[index] ?? superview).coordinate(of: pin.edge)
    }
  }
}
