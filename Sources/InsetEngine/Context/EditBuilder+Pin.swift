import InsetModel
import LuaHost

extension Context {
  /// `:pin { top = "safeArea" }`: ties the named edges and leaves everything else as it is.
  ///
  /// Pins that the view has stay, with their constants. A plain frame becomes the pins that it is taken
  /// for on other devices. An autoresized frame becomes pins: along an axis where it spans its superview,
  /// or where both edges are named, both edges are tied; else the named edge and the size, or the nearer
  /// edge and the size.
  func pin(_ arguments: [LuaValue], _ target: Node) throws(LuaError) -> Edit.Change {
    guard let table = arguments.first?.asTable else {
      throw LuaError(.runtime, "pin wants a table", hint: "pin { top = \"safeArea\" }")
    }
    let shown = try current()
    guard case .view(let index) = target, shown.scenario.views[index].superview != nil
    else { throw LuaError(.runtime, "a root view cannot be pinned") }
    var fields = TableDecoder(table, what: "pin")
    var named = EdgeValues<Pins.Target?>(all: nil)
    for edge in Edge.allCases {
      switch try fields.text(edge.name) {
      case nil: continue
      case "superview": named[edge] = .superview
      case "safeArea": named[edge] = .safeArea
      case let other?:
        throw LuaError(
          .runtime, "pin knows no \"\(other)\"", hint: "write \"safeArea\" or \"superview\"")
      }
    }
    try fields.finish()
    return .pin(Self.pins(of: index, naming: named, on: shown))
  }

  private static func pins(
    of index: Int, naming named: EdgeValues<Pins.Target?>, on shown: ShownScreen
  ) -> Pins {
    let placed = shown.screen.views[index]
    let above = shown.scenario.views[index].superview.map { shown.screen.views[$0] } ?? placed
    let bounds = Rect(origin: above.boundsOrigin, size: above.frame.size)
    var pins = Pins()
    if case .pins(let existing) = shown.scenario.views[index].layout { pins = existing }
    let isWritten = pins != Pins()
    if let assumed = shown.screen.assumedPins(ofView: index) { pins = assumed }
    let hasPins = pins != Pins()
    for axis in Axis.allCases {
      let edges = axis.edges
      let size = axis == .vertical ? placed.frame.size.height : placed.frame.size.width
      let distances = edges.map { placed.frame.distance(to: bounds, at: $0) }
      let isSpanning = distances.allSatisfy { abs($0) <= 0.5 }
      let isNamed = edges.contains { named[$0] != nil }
      if hasPins, !isNamed { continue }
      if isNamed {
        if axis == .vertical { pins.centerY = nil } else { pins.centerX = nil }
      }
      for (place, edge) in edges.enumerated() {
        if let target = named[edge] {
          // A distance that the author wrote is kept, now from the new target.
          let constant = isWritten ? max(0, pins.edges[edge]?.constant ?? 0) : 0
          pins.edges[edge] = Pins.Pin(target: target, edge: edge, constant: constant)
          let opposite = edges[1 - place]
          let isFixed =
            (axis == .vertical ? pins.height : pins.width) != nil && named[opposite] == nil
          // A fixed size and both edges would be one too many. What scrolls gives way on the named edge; a
          // control keeps its size.
          if isFixed, !isWritten, hasPins, placed.scroll != nil {
            if axis == .vertical { pins.height = nil } else { pins.width = nil }
            pins.edges[opposite] = Pins.Pin(
              target: .superview, edge: opposite, constant: distances[1 - place])
          } else if isFixed {
            pins.edges[opposite] = nil
          }
        } else if !hasPins {
          let isFlush = abs(distances[place]) <= 0.5
          // What scrolls gives way on the named edge; a control keeps its size.
          let isOpposite = named[edges[1 - place]] != nil && (isFlush || placed.scroll != nil)
          if isSpanning || isOpposite {
            pins.edges[edge] = Pins.Pin(
              target: .superview, edge: edge, constant: isFlush ? 0 : distances[place])
          }
        }
      }
      let tied = edges.filter { pins.edges[$0] != nil }
      let hasSize = (axis == .vertical ? pins.height : pins.width) != nil
      let isCentered = (axis == .vertical ? pins.centerY : pins.centerX) != nil
      if tied.count == 2 || tied.count + (hasSize ? 1 : 0) + (isCentered ? 1 : 0) >= 2 { continue }
      if axis == .vertical { pins.height = size } else { pins.width = size }
      if tied.isEmpty, !isCentered {
        let near = abs(distances[0]) <= abs(distances[1]) ? 0 : 1
        pins.edges[edges[near]] = Pins.Pin(
          target: .superview, edge: edges[near], constant: distances[near])
      }
    }
    return pins
  }
}
