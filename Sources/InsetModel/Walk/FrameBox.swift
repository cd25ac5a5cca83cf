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
    case .pins(let pins): frame(of: pins)
    }
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
    let first = start.map { coordinate(of: $0) + $0.constant }
    let last = end.map { coordinate(of: $0) - $0.constant }
    if let first, let last { return (first, positive(last - first)) }
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
