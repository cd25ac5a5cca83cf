/// What lies over what: the one place that says which bars, strips and views count.
extension Screen {
  /// Everything that lies over a part of the window, from the back to the front: the strips that the
  /// window's insets stand for, sides first, then the shown bars, then the app's own views.
  public var obstructions: [Obstruction] {
    systemObstructions + views.indices.compactMap { obstruction(.view($0)) }
  }

  /// The part of `obstructions` that UIKit knows of: strips and bars.
  public var systemObstructions: [Obstruction] {
    let strips = [Edge.left, .right, .top, .bottom].compactMap { obstruction(.window($0)) }
    return strips + bars.indices.compactMap { obstruction(.bar($0)) }
  }

  /// The one of `obstructions` that `kind` tells; nil where it lies over nothing: an edge without an
  /// inset, a bar that is not shown, a view that is no bar of the app's or is not seen.
  public func obstruction(_ kind: Obstruction.Kind) -> Obstruction? {
    switch kind {
    case .window(let edge): strip(at: edge)
    case .bar(let index): obstruction(ofBar: index)
    case .view(let index): obstruction(ofView: index)
    }
  }

  /// The strip along a window's edge as deep as its inset there.
  private func strip(at edge: Edge) -> Obstruction? {
    let depth = surroundings.windowSafeArea[edge]
    if depth <= 0 { return nil }
    var frame = window
    switch edge {
    case .top: frame.height = depth
    case .left: frame.width = depth
    case .bottom:
      frame.y = window.maxY - depth
      frame.height = depth
    case .right:
      frame.x = window.maxX - depth
      frame.width = depth
    }
    return Obstruction(.window(edge), at: edge, frame: frame)
  }

  private func obstruction(ofBar index: Int) -> Obstruction? {
    let bar = bars[index]
    guard bar.isShown != false else { return nil }
    var drawn = bar.frame
    switch bar.reachesTop {
    case true?:
      drawn.height = bar.frame.maxY
      drawn.y = 0
    case nil:
      drawn.height = .nan
      drawn.y = .nan
    case false?: break
    }
    return Obstruction(
      .bar(index), at: bar.edge, frame: bar.frame, drawnFrame: drawn, isOpaque: bar.obstructs)
  }

  /// A view that the app declares to be a bar, where it is seen, or may be.
  private func obstruction(ofView index: Int) -> Obstruction? {
    let view = views[index]
    let obstructs = scenario.views[index].values[ViewProperty.obstructs]
    guard obstructs != .known(false), view.isInWindow, view.isHidden != true else { return nil }
    let frame = view.windowFrame
    let edge: Edge = frame.y <= window.maxY - frame.maxY ? .top : .bottom
    let isThere = obstructs == .known(true) && view.isHidden == false
    return Obstruction(.view(index), at: edge, frame: frame, isOpaque: isThere ? true : nil)
  }

  private var window: Rect { Rect(size: surroundings.window.size) }
}
