extension Screen {
  /// What a window's inset at an edge stands for: `status bar and sensor housing`.
  public func words(ofWindowInset edge: Edge) -> String {
    switch edge {
    case .bottom: return "home indicator"
    case .left, .right: return "sensor housing"
    case .top:
      let hasHousing = [.notch, .dynamicIsland].contains(surroundings.device.corner)
      if !hasHousing { return "status bar" }
      return scenario.values.plain(WindowProperty.statusBarHidden)
        ? "sensor housing" : "status bar and sensor housing"
    }
  }

  /// What messages call an obstruction: `the navigation bar`, `the status bar`, `"miniPlayer"`.
  public func name(of obstruction: Obstruction) -> String {
    switch obstruction.kind {
    case .window(let edge): "the \(words(ofWindowInset: edge))"
    case .bar(let index): "the \(bars[index].kind.words)"
    case .view(let index): "\"\(scenario.name(ofView: index))\""
    }
  }
}
