import InsetModel

/// Makes scenarios of folded screens: finds device and system, the bars' states, the pages' edges.
struct DumpAssembler {
  let text: DumpText
  let catalogue: Catalogue
  let hints: Resolver.Target
  let path: String

  /// A scenario with what led to it.
  ///
  /// - Throws: why there is none.
  func assemble(
    _ folded: FoldedScreen, _ tree: DumpTree, _ systems: SystemRange
  ) throws(DumpRefusal) -> (scenario: Scenario, summary: DumpSummary) {
    var screen = folded
    let dump = tree.dump
    let found = candidates(screen, systems)
    if screen.window == nil, screen.containment == .unknown, !reachesScreen(screen, found) {
      screen.isInWindow = false
      screen.note(
        "no window, and no view as wide or high as a screen: taken as in no window",
        line: dump.line)
    }
    var summary = summary(of: screen, dump, systems, found)
    guard systems.last >= 7 else {
      throw DumpRefusal(
        summary: summary,
        reason: "iOS 6 or older (\(systems.reasons.last ?? "by its form")): not modelled")
    }
    // What was printed can be tried on every device; where nothing was, a guess would help nobody.
    if found.basis == .nothing, screen.isInWindow,
      !screen.views.contains(where: { $0.observed != nil })
    {
      let what = summary.size.map {
        "no screen is \(formatted($0.width)) × \(formatted($0.height))"
      }
      throw DumpRefusal(
        summary: summary,
        reason: "\(what ?? "nothing in it tells the device"): name it with --device and --os")
    }
    guard let chosen = choose(screen, found.fits) else {
      throw DumpRefusal(
        summary: summary, reason: "no device of the catalogue fits; --device and --os decide")
    }
    summary.candidates = chosen.fits.map(\.candidate)
    if !chosen.isWhole {
      summary.notes.append(
        InputNote(
          line: dump.line,
          text: "\(screen.bars.count) bars in \(screen.controllers.count) controllers are too many "
            + "to find the state of each: most are taken as printed"))
    }
    var scenario = chosen.scenario
    setCuts(&scenario, screen, tree)
    dropDefaults(of: &scenario)
    if case .named(let slug) = scenario.device, let device = catalogue.device(named: slug) {
      scenario.notes = summary.remarks(on: device.name, scenario.os)
    }
    return (scenario, summary)
  }

  /// What the dump told, before a device is chosen.
  private func summary(
    of screen: FoldedScreen, _ dump: Dump, _ systems: SystemRange,
    _ found: (fits: [DeviceFit], basis: DumpSummary.Basis)
  ) -> DumpSummary {
    var summary = DumpSummary(
      format: dump.format.rawValue, line: dump.line, views: dump.views,
      scrollViews: screen.views.count { $0.scroll != nil }, size: screen.window ?? screen.extent,
      isWindow: screen.window != nil,
      candidates: found.fits.map(\.candidate), basis: found.basis,
      systems: systems.first...systems.last, marks: systems.reasons,
      containment: screen.containment)
    summary.setAside = systems.setAside
    summary.notes = screen.notes
    summary.notes += dump.gaps.map { InputNote(line: $0, text: "lines are left out here") }
    if dump.orphans > 0 {
      summary.notes.append(
        InputNote(
          line: dump.line,
          text: "\(dump.orphans) of the views after a gap have no known superview and are left out")
      )
    }
    summary.notes.sort { ($0.line, $0.text) < ($1.line, $1.text) }
    return summary
  }

  // MARK: - Devices

  private func candidates(
    _ screen: FoldedScreen, _ systems: SystemRange
  ) -> (fits: [DeviceFit], basis: DumpSummary.Basis) {
    var systems = systems
    if let os = hints.os {
      systems = SystemRange()
      systems.narrow(os.major, os.major, "named")
    }
    let finder = DeviceFinder(catalogue: catalogue, systems: systems)
    if let device = hints.device {
      var majors = finder.majors(of: device)
      if majors.isEmpty { majors = [hints.os?.major ?? device.earliestOS.major] }
      let size = screen.window ?? screen.extent
      let isTurned = size.map { $0.isNear(device.size.turned) } ?? false
      return (
        [DeviceFit(device: device, orientation: isTurned ? .landscape : .portrait, majors: majors)],
        .named
      )
    }
    if let window = screen.window {
      let exact = finder.devices(ofSize: window)
      return exact.isEmpty ? (finder.devices(holding: window), .nothing) : (exact, .size)
    }
    if let extent = screen.extent, extent.width > 0 {
      let found = finder.devices(reaching: extent)
      if !found.isEmpty { return (found, found[0].isExact ? .size : .side) }
    }
    return (finder.devices(holding: .zero), .nothing)
  }

  /// Whether views reach from side to side of a screen, so that they can be taken as shown on it.
  private func reachesScreen(
    _ screen: FoldedScreen, _ found: (fits: [DeviceFit], basis: DumpSummary.Basis)
  ) -> Bool {
    switch found.basis {
    case .size, .side: return true
    case .nothing: return false
    case .named:
      guard let extent = screen.extent, let fit = found.fits.first else { return false }
      let full = fit.orientation == .portrait ? fit.device.size : fit.device.size.turned
      return abs(full.width - extent.width) < 0.5 || abs(full.height - extent.height) < 0.5
    }
  }

  /// The scenario on the first candidate that draws the printed bars as they were printed: the oldest
  /// device, then the oldest system. The others that draw them so stay candidates.
  private func choose(
    _ screen: FoldedScreen, _ fits: [DeviceFit]
  ) -> (scenario: Scenario, fits: [DeviceFit], isWhole: Bool)? {
    guard let first = fits.first, let oldest = first.majors.first else { return nil }
    let hasBars =
      screen.bars.contains { $0.frame != nil } || screen.controllers.first?.presentation != nil
    guard hasBars else { return (scenario(screen, on: first, oldest), fits, true) }
    var fitter = BarFitter(catalogue: catalogue, screen: screen)
    var bare = screen
    bare.views = []
    bare.positions = []
    var best: (controllers: [Controller], fits: [DeviceFit], misfits: Int)?
    for fit in fits {
      for major in fit.majors {
        var matched = fit
        matched.majors = [major]
        var outcome: BarFitter.Outcome?
        if best == nil || !fitter.isExhausted {
          outcome = fitter.fit(scenario(bare, on: fit, major))
          if outcome == nil { continue }
        }
        // What could not be tried to the end is not excluded.
        let isOpen = best != nil && fitter.isExhausted
        if !isOpen, let outcome, outcome.misfits < best?.misfits ?? .max {
          best = (outcome.controllers, [matched], outcome.misfits)
        } else if isOpen || outcome?.misfits == best?.misfits {
          best?.fits.add(matched)
        }
      }
    }
    guard let best, let chosen = best.fits.first, let major = chosen.majors.first else {
      return nil
    }
    var result = scenario(screen, on: chosen, major)
    result.controllers = best.controllers
    return (result, best.fits, !fitter.isExhausted)
  }

  private func scenario(_ screen: FoldedScreen, on fit: DeviceFit, _ major: Int) -> Scenario {
    var os = fit.version(major)
    if let named = hints.os, named.major == major { os = max(named, fit.device.earliestOS) }
    var scenario = Scenario(
      device: .named(fit.device.slug), os: os, controllers: screen.controllers,
      views: screen.views, source: SourceMap(path: path))
    scenario.title = screen.title
    scenario.orientation = fit.orientation
    scenario.values.set(WindowProperty.displayZoom, to: fit.isZoomed)
    scenario.containment = screen.containment
    let full = fit.orientation == .portrait ? fit.device.size : fit.device.size.turned
    if let window = screen.window, !window.isNear(full), !fit.isZoomed {
      scenario.window = WindowShape(frame: Rect(size: window), safeAreaInsets: nil)
    }
    if !screen.isInWindow, !scenario.controllers.isEmpty {
      scenario.controllers[0].values.set(ControllerProperty.inWindow, to: false)
    }
    for index in scenario.views.indices {
      // Before iOS 11 the inset that was written beside a dump is UIKit's own doing.
      guard let printed = scenario.views[index].observed?.contentInset, os >= OSVersion(11) else {
        continue
      }
      scenario.views[index].scroll?.values.set(
        ScrollProperty.contentInset, to: InsetExpressions(printed))
    }
    for (node, position) in screen.positions { scenario.source.record(node, at: position) }
    return scenario
  }

  /// What UIKit has anyway need not be said.
  private func dropDefaults(of scenario: inout Scenario) {
    for index in scenario.controllers.indices {
      let controller = scenario.controllers[index]
      if controller.navigationBar == Bar() { scenario.controllers[index].navigationBar = nil }
      if controller.tabBar == Bar() { scenario.controllers[index].tabBar = nil }
      if controller.className == controller.kind.className {
        scenario.controllers[index].className = nil
      }
    }
  }

  // MARK: - Edges of pages

  /// Where a page's view was printed as ending at a bar, it does not extend under it (INS-33, INS-34).
  private func setCuts(_ scenario: inout Scenario, _ screen: FoldedScreen, _ tree: DumpTree) {
    let fitter = BarFitter(catalogue: catalogue, screen: screen)
    guard let placed = fitter.evaluate(scenario.withoutViews) else { return }
    for (index, controller) in scenario.controllers.enumerated() {
      let node = screen.rootNodes[index]
      guard !controller.kind.handsBarsOn, node >= 0, let parent = controller.parent,
        scenario.controllers[parent].kind.handsBarsOn,
        let printed = frame(of: node, in: screen.rootNodes[parent], tree)
      else { continue }
      let above = placed.controllers[parent].frame
      let page = printed.moved(x: above.x, y: above.y)
      let full = placed.controllers[index].frame
      let extended = controller.values.plain(ControllerProperty.edgesForExtendedLayout)
      var edges = extended
      for bar in placed.bars(over: index).map({ placed.bars[$0] }) {
        switch bar.edge {
        case .top where page.y > full.y + 0.5 && abs(page.y - bar.frame.maxY) < 0.5:
          edges.remove(.top)
        case .bottom where page.maxY < full.maxY - 0.5 && abs(page.maxY - bar.frame.y) < 0.5:
          edges.remove(.bottom)
        default: break
        }
      }
      if edges != extended {
        scenario.controllers[index].values.set(ControllerProperty.edgesForExtendedLayout, to: edges)
      }
    }
  }

  /// The frame of a page's view in its container's view.
  private func frame(of node: Int, in container: Int, _ tree: DumpTree) -> Rect? {
    guard var frame = tree.frame(node) else { return nil }
    var current = Int(tree.node(node).parent)
    while current >= 0, current != container {
      frame = frame.moved(x: tree.node(current).frame.x, y: tree.node(current).frame.y)
      current = Int(tree.node(current).parent)
    }
    return current == container ? frame : nil
  }
}

extension [DeviceFit] {
  /// Adds a device and system, under the device where that is the last one.
  fileprivate mutating func add(_ fit: DeviceFit) {
    if let last, last.device.slug == fit.device.slug {
      self[count - 1].majors += fit.majors
    } else {
      append(fit)
    }
  }
}
