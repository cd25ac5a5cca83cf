import InsetModel

extension Phrasing {
  /// What a behaviour did with the safe area of an edge: `safeAreaInsets.top, taken in by automatic`.
  ///
  /// - Parameters:
  ///   - behavior: What the behaviour is called.
  ///   - name: What a controller is called.
  func intake(
    _ edge: Edge, of scroll: PlacedScroll, by behavior: String, naming name: (Int) -> String
  ) -> String {
    let safeArea = safeAreaName(edge)
    let points = screen.views[scroll.view].safeArea[edge].points
    switch scroll.adjustment.answers[edge] {
    case .takesSafeArea: return "\(safeArea), taken in by \(behavior)"
    case .leaves where points == 0: return "\(safeArea) = 0, nothing to take in"
    case .leaves: return "\(safeArea) = \(formatted(points)), left out by \(behavior)"
    case .amount(_, let controller):
      let what = controller.map { "\(safeArea) of \(name($0))" } ?? "an amount of its own"
      let verb = scroll.adjustment.writesContentInset ? "written by" : "given by"
      return "\(what), \(verb) \(behavior)"
    case .open where points == 0: return "\(safeArea) = 0, nothing to take in"
    case .open(let takesIfScrolling):
      let condition = takesIfScrolling ? "the content scrolls" : "the content fits"
      return "\(safeArea), taken in by \(behavior) if \(condition)"
    case .unknown: return lackOfAnswer(edge, of: scroll)
    }
  }

  /// Why nobody can tell what a behaviour does at an edge.
  func lackOfAnswer(_ edge: Edge, of scroll: PlacedScroll) -> String {
    scroll.adjustment.reasons[edge].text
      ?? "\(printable(scroll.adjustment.behavior)) ended without an answer"
  }

  /// What a behaviour answered for an edge: `automatic takes the safe area in`.
  func answer(_ edge: Edge, of scroll: PlacedScroll) -> String {
    let behavior = printable(scroll.adjustment.behavior)
    switch scroll.adjustment.answers[edge] {
    case .takesSafeArea: return "\(behavior) takes the safe area in"
    case .leaves: return "\(behavior) adds nothing"
    case .amount where scroll.adjustment.writesContentInset:
      return "\(behavior) writes the layout guide's length"
    case .amount: return "\(behavior) gives an amount of its own"
    case .open(let takesIfScrolling):
      return "\(behavior) takes the safe area in if the content "
        + (takesIfScrolling ? "scrolls" : "fits")
    case .unknown: return lackOfAnswer(edge, of: scroll)
    }
  }
}
