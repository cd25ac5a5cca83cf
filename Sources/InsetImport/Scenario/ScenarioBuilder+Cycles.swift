import InsetModel

/// Siblings must not wait for each other.
extension ScenarioBuilder {
  private enum Mark { case new, entered, done }

  /// Refuses views that are tied to each other in a ring along one axis. A ring is told where it is
  /// first met, not again for the views that lead into it.
  func refuseCycles() {
    var nodes: [Int: Int] = [:]
    var layouts: [Int: Pins] = [:]
    for reference in pins {
      let (view, layout): (Int?, ViewLayout?) =
        switch reference.owner {
        case .view(let index): (index, views[index].layout)
        case .controller(let index): (controllers[index].view, controllers[index].layout)
        case .scenario, .section: (nil, nil)
        }
      guard let view, case .pins(let pins) = layout else { continue }
      nodes[view] = reference.node
      layouts[view] = pins
    }
    var told: Set<Int> = []
    for axis in Axis.allCases {
      var marks = Array(repeating: Mark.new, count: views.count)
      for start in layouts.keys.sorted() where marks[start] == .new {
        // A path with, for each view on it, the targets that are still to be followed: a chain of
        // thousands of siblings must not cost the stack.
        var path = [(view: start, targets: targets(of: layouts[start], along: axis))]
        marks[start] = .entered
        while let last = path.last {
          guard let target = last.targets.last else {
            marks[last.view] = .done
            path.removeLast()
            continue
          }
          path[path.count - 1].targets.removeLast()
          switch marks[target] {
          case .done: continue
          case .entered:
            // A ring along both axes is one mistake.
            guard told.insert(target).inserted else { continue }
            let ring = path.map(\.view).drop { $0 != target } + [target]
            let names = ring.prefix(8).map { views[$0].id ?? views[$0].className }
            document.fault(
              nodes[target] ?? 0,
              "views are tied in a ring along the \(axis.name) axis: "
                + names.joined(separator: " -> ") + (ring.count > 8 ? " -> …" : ""),
              suggestion: "tie one of them to the superview")
          case .new:
            marks[target] = .entered
            path.append((target, targets(of: layouts[target], along: axis)))
          }
        }
      }
    }
  }

  private func targets(of pins: Pins?, along axis: Axis) -> [Int] {
    pins?.siblings(at: axis.edges) ?? []
  }
}

extension Pins {
  /// The siblings that some edges are tied to.
  func siblings(at edges: [Edge]) -> [Int] {
    edges.compactMap { edge in
      if case .sibling(let view)? = self.edges[edge]?.target { view } else { nil }
    }
  }
}
