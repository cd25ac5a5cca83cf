extension Walk {
  /// The frame of a presented controller's view in the window. Source: bars.json sheet rows, OUK-65..71.
  mutating func presentedFrame(_ presentation: Presentation, of index: Int, in window: Rect) -> Rect
  {
    switch presentation.style {
    case .fullScreen, .overFullScreen: return window
    case .pageSheet: return sheet(presentation, of: index, in: window)
    case .formSheet, .popover:
      // On a phone both become a sheet (OUK-148).
      if screen.surroundings.device.idiom == .phone
        || screen.surroundings.horizontalSizeClass == .compact
      {
        return sheet(presentation, of: index, in: window)
      }
      return centered(presentation, of: index, in: window)
    }
  }

  private mutating func sheet(_ presentation: Presentation, of index: Int, in window: Rect) -> Rect {
    // Cards came with iOS 13; before, a page sheet on a phone was full screen (INS-47).
    guard screen.surroundings.os >= OSVersion(13) || screen.surroundings.device.idiom == .pad else {
      return window
    }
    screen.controllers[index].inside = "sheet"
    var place = MeasurePlace()
    place.inside = "sheet"
    place.safeAreaTop = screen.surroundings.windowSafeArea.top
    let top = measure(
      .sheetTop, "the sheet's top", at: place, node: .controller(index),
      supply: "presentation.detent"
    ).points
    switch presentation.detent {
    case .large:
      return Rect(x: 0, y: top, width: window.width, height: window.height - top)
    case .medium:
      // OUK-67: 356.5 of 667, OUK-144: 648.5 of 1180: half of what a large sheet may take, and more;
      // only these two are printed, so other windows get half of the window.
      let height = window.height / 2
      return Rect(x: 0, y: window.height - height, width: window.width, height: height)
    case .height(let height):
      let taken = min(height, window.height)
      return Rect(x: 0, y: window.height - taken, width: window.width, height: taken)
    }
  }

  private mutating func centered(
    _ presentation: Presentation, of index: Int, in window: Rect
  ) -> Rect {
    screen.controllers[index].inside = presentation.style == .formSheet ? "sheet" : "popover"
    let size: Size
    if let preferred = screen.scenario.controllers[index].preferredContentSize {
      size = preferred
    } else {
      screen.unknowns.append(
        Unknown(
          what: "the \(presentation.style.rawValue)'s size", fact: "OUK-69",
          supply: "preferredContentSize", node: .controller(index)))
      size = Size(width: .nan, height: .nan)
    }
    return Rect(
      x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
