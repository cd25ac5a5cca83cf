extension Walk {
  /// The frame of a presented controller's view in the window. Source: bars.lua sheet rows, OUK-65..71.
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
      return presentation.style == .formSheet
        ? formSheet(presentation, of: index, in: window) : popover(of: index, in: window)
    }
  }

  /// What the window gives a presented view at an edge. Source: INS-47, INS-48.
  ///
  /// A sheet does not reach the edge that an inset is measured from. On iOS 26 a sheet below its full
  /// height floats above the bottom edge, but its root view still has the window's bottom whole
  /// (OUK-13, OUK-144).
  mutating func presentedInset(
    _ sum: Sum, at edge: Edge, of index: Int, frame: Rect, in window: Rect
  ) -> Sum {
    guard let presentation = screen.scenario.controllers[index].presentation else { return sum }
    let inside = screen.controllers[index].inside
    if inside == .window { return sum }
    var distance = frame.distance(to: window, at: edge)
    if inside == .popover || (edge == .top && distance.isNaN && presentation.detent != .large) {
      // A popover lies inside the safe area (OUK-70); a medium sheet ends far below the top.
      distance = .infinity
    }
    if edge == .bottom, presentation.detent != .large, inside == .sheet,
      screen.surroundings.barOS >= OSVersion(26)
    {
      distance = 0
    }
    return less(
      sum, by: distance, at: edge, cause: .controller(index), origin: .key(.presentation),
      facts: inside == .popover ? ["OUK-70"] : ["INS-47"])
  }

  private mutating func sheet(_ presentation: Presentation, of index: Int, in window: Rect) -> Rect
  {
    // Cards came with iOS 13; before, a page sheet on a phone was full screen (INS-47).
    guard screen.surroundings.os >= OSVersion(13) || screen.surroundings.device.idiom == .pad else {
      return window
    }
    let place = sheetPlace(of: index)
    let known = screen.unknowns.count
    let top = measure(
      .sheetTop, "the sheet's top", at: place, node: .controller(index),
      supply: "presentation.detent"
    ).points
    // Any other sheet needs its height alone.
    if presentation.detent != .large { screen.unknowns.removeSubrange(known...) }
    let height: Double
    // In compact height every sheet fills the window (OUK-68).
    switch top == 0 ? .large : presentation.detent {
    case .large: height = window.height - top
    case .medium:
      height =
        measure(
          .sheetMedium, "the medium sheet's height", at: place, node: .controller(index),
          supply: "presentation.detent"
        ).points
    case .height(let given): height = smaller(given, window.height)
    }
    screen.controllers[index].inside = height >= window.height ? .window : .sheet
    return Rect(x: 0, y: window.height - height, width: window.width, height: height)
  }

  private func sheetPlace(of index: Int) -> MeasurePlace {
    var place = MeasurePlace()
    place.inside = .sheet
    place.safeAreaTop = screen.surroundings.windowSafeArea.top
    return place
  }

  /// An iPad's form sheet; a detent of its own keeps the lower edge. Source: OUK-69.
  private mutating func formSheet(
    _ presentation: Presentation, of index: Int, in window: Rect
  ) -> Rect {
    screen.controllers[index].inside = .sheet
    let place = sheetPlace(of: index)
    let preferred = preferredSize(of: index)
    let width = preferred?.width ?? formMeasure(.formSheetWidth, "width", of: index, at: place)
    var height = preferred?.height ?? formMeasure(.formSheetHeight, "height", of: index, at: place)
    if case .height(let given) = presentation.detent { height = given }
    var bottom = (window.height + height) / 2
    let surroundings = screen.surroundings
    if preferred == nil,
      let row = catalogue.row(.formSheetBottom, where: { surroundings.matches($0, at: place) }),
      case .fixed(let points) = row.value
    {
      bottom = points
    }
    return Rect(x: (window.width - width) / 2, y: bottom - height, width: width, height: height)
  }

  private mutating func formMeasure(
    _ measured: Measure, _ what: String, of index: Int, at place: MeasurePlace
  ) -> Double {
    measure(
      measured, "the form sheet's \(what)", at: place, node: .controller(index),
      supply: "preferredContentSize"
    ).points
  }

  /// What a controller prefers; of unknown size where that is unknown, nil where it says nothing.
  private mutating func preferredSize(of index: Int) -> Size? {
    let values = screen.scenario.controllers[index].values
    return known(ControllerProperty.preferredContentSize, values, of: .controller(index))
      ?? Size(width: .nan, height: .nan)
  }

  /// A popover's place follows from its anchor, which scenarios do not describe.
  private mutating func popover(of index: Int, in window: Rect) -> Rect {
    screen.controllers[index].inside = .popover
    let preferred = preferredSize(of: index)
    screen.unknowns.append(
      Unknown(
        what: "the popover's place", fact: "OUK-70", supply: "presentation",
        node: .controller(index)))
    return Rect(
      x: .nan, y: .nan, width: preferred?.width ?? .nan, height: preferred?.height ?? .nan)
  }
}
