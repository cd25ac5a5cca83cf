import InsetModel

extension Words {
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
    case .unknown: return "\(behavior) ended without an answer"
    }
  }
}
