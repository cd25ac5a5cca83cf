extension Walk {
  /// Where a presented view lies: its frame in the window, and how far inside the window each edge
  /// is. One may be known where the other is not.
  struct PresentedPlace {
    var frame: Rect
    var distances: Insets
  }

  /// The place of a presented controller's view. Source: bars.lua sheet rows, OUK-65..71.
  mutating func presentedPlace(
    _ presentation: Presentation, of index: Int, in window: Rect
  ) -> PresentedPlace {
    switch presentation.style {
    case .fullScreen, .overFullScreen: return PresentedPlace(frame: window, distances: .zero)
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
    _ sum: Sum, at edge: Edge, of index: Int, distance: Double
  ) -> Sum {
    guard let presentation = screen.scenario.controllers[index].presentation else { return sum }
    let inside = screen.controllers[index].inside
    if inside == .window { return sum }
    var distance = distance
    let isCard =
      presentation.detent != .large
      || screen.surroundings.os >= OSVersion(13)
        && screen.surroundings.verticalSizeClass == .regular
    if inside == .popover || (edge == .top && distance.isNaN && isCard) {
      // A popover lies inside the safe area (OUK-70). A card does not reach the status bar (INS-47);
      // whether a sheet is one in compact height is not known before iOS 26 (OUK-68).
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

  /// A sheet at the window's lower edge, as wide as the window.
  private mutating func sheet(
    _ presentation: Presentation, of index: Int, in window: Rect
  ) -> PresentedPlace {
    // Cards came with iOS 13; before, a page sheet on a phone was full screen (INS-47).
    guard screen.surroundings.os >= OSVersion(13) || screen.surroundings.device.idiom == .pad else {
      return PresentedPlace(frame: window, distances: .zero)
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
    let y = window.height - height
    return PresentedPlace(
      frame: Rect(x: 0, y: y, width: window.width, height: height),
      distances: Insets(top: y, left: 0, bottom: 0, right: 0))
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
  ) -> PresentedPlace {
    screen.controllers[index].inside = .sheet
    let place = sheetPlace(of: index)
    let preferred = preferredSize(of: index)
    let width = preferred?.width ?? formMeasure(.formSheetWidth, "width", of: index, at: place)
    var height = preferred?.height ?? formMeasure(.formSheetHeight, "height", of: index, at: place)
    var bottom = (window.height + height) / 2
    let surroundings = screen.surroundings
    if preferred == nil,
      let row = catalogue.row(.formSheetBottom, where: { surroundings.matches($0, at: place) }),
      case .fixed(let points) = row.value
    {
      bottom = points
    }
    if case .height(let given) = presentation.detent { height = given }
    let side = (window.width - width) / 2
    let y = difference(bottom, height)
    return PresentedPlace(
      frame: Rect(x: side, y: y, width: width, height: height),
      distances: Insets(top: y, left: side, bottom: window.height - bottom, right: side))
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
  private mutating func popover(of index: Int, in window: Rect) -> PresentedPlace {
    screen.controllers[index].inside = .popover
    let preferred = preferredSize(of: index)
    let place = unknown(
      "the popover's place", fact: "OUK-70", supply: "presentation", node: .controller(index))
    return PresentedPlace(
      frame: Rect(
        x: place, y: place, width: preferred?.width ?? place, height: preferred?.height ?? place),
      distances: Insets(all: place))
  }
}
