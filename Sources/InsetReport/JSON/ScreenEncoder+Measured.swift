import InsetBasics
import InsetModel

/// What was measured: views, controllers, bars.
extension ScreenEncoder {
  mutating func json(view index: Int) -> JSON {
    let view = scenario.views[index]
    let placed = screen.views[index]
    let node = Node.view(index)
    let scroll = placed.scroll.map { screen.scrolls[$0] }
    let json = JSON([
      "pointer": scenario.pointer(of: node), "class": view.className,
      "controller": scenario.name(ofController: view.controller), "isInWindow": placed.isInWindow,
      "frame": placed.frame, "windowFrame": placed.windowFrame,
    ]).adding([
      "safeAreaInsets": words.hasSafeArea ? placed.safeArea.points : nil,
      "contentInset": scroll?.contentInset.points,
      "adjustedContentInset": scroll?.adjustedContentInset.points,
    ])
    return (scroll.map { self.json($0, behind: json) } ?? json).adding([
      "sums": references(
        [
          words.hasSafeArea ? ("safeAreaInsets", placed.safeArea) : nil,
          scroll.map { ("contentInset", $0.contentInset) },
          scroll.map { ("adjustedContentInset", $0.adjustedContentInset) },
        ], of: node)
    ])
  }

  private func json(_ scroll: PlacedScroll, behind json: JSON) -> JSON {
    let adjustment = Edge.allCases.map { edge in
      (
        key: edge.name,
        value: answer(edge, of: scroll)
      )
    }
    return json.adding([
      "indicatorInsets": scroll.indicatorInsets.points,
      "behavior": scroll.adjustment.behavior, "adjustment": JSON.object(adjustment),
      "writesContentInset": scroll.adjustment.writesContentInset,
      "contentOffset": scroll.contentOffset,
      "contentSize": scroll.isContentSizeKnown ? scroll.contentSize.json : .unknown,
      "contentStart": scroll.contentStart, "wantedStart": scroll.wantedStart,
      "firstRowY": scroll.table.map { $0.firstRowY.json }, "rows": scroll.table?.rowOrigins,
      "slots": scroll.table.map { $0.sections.map { Self.json($0) } },
    ])
  }

  /// What a behaviour answered for an edge; null where it ended without an answer.
  func answer(_ edge: Edge, of scroll: PlacedScroll) -> JSON {
    let reason = scroll.adjustment.reasons[edge]
    let answer: JSON =
      switch scroll.adjustment.answers[edge] {
      case .takesSafeArea: .string("takesSafeArea")
      case .leaves: .string("leaves")
      case .amount: .string("amount")
      case .open, .unknown: .unknown
      }
    return JSON(["answer": answer, "reason": reason.text, "facts": reason.facts])
  }

  private static func json(_ section: PlacedSection) -> JSON {
    .object(
      SlotKind.allCases.compactMap { kind in
        section.slot(kind).map { slot in
          (
            kind.rawValue,
            JSON([
              "points": slot.points, "range": slot.range.map { [$0.lowerBound, $0.upperBound] },
              "rule": slot.rule, "facts": slot.facts, "confidence": slot.confidence,
              "reason": slot.text,
            ])
          )
        }
      })
  }

  mutating func json(controller index: Int) -> JSON {
    let placed = screen.controllers[index]
    let node = Node.controller(index)
    let key = words.hasSafeArea ? "safeAreaInsets" : "layoutGuides"
    return JSON([
      "id": scenario.controllers[index].id, "pointer": scenario.pointer(of: node),
      "class": scenario.className(ofController: index), "isInWindow": placed.isInWindow,
      "frame": placed.frame, key: placed.safeArea.points,
    ]).adding(["sums": references([(key, placed.safeArea)], of: node)])
  }

  func json(bar index: Int) -> JSON {
    let placed = screen.bars[index]
    return JSON([
      "id": screen.name(ofBar: index), "kind": placed.kind,
      "controller": scenario.name(ofController: placed.controller), "frame": placed.frame,
      "isShown": placed.isShown?.json ?? .unknown,
      "obstructs": placed.obstructs?.json ?? .unknown, "facts": placed.facts,
      "confidence": placed.confidence,
    ])
  }

  /// Which sums stand behind some insets, by value and edge; nil where they are not asked for.
  private mutating func references(
    _ insets: [(key: String, sums: EdgeSums)?], of node: Node
  ) -> JSON? {
    guard info.extent == .all else { return nil }
    var members: [(key: String, value: JSON)] = []
    for case let (key, sums)? in insets {
      var edges: [(key: String, value: JSON)] = []
      for edge in Edge.allCases {
        let explanation = Explanation(sums[edge], in: screen)
        if explanation.parts.isEmpty { continue }
        edges.append((edge.name, reference(explanation, at: edge, of: node)))
      }
      if !edges.isEmpty { members.append((key, .object(edges))) }
    }
    return .object(members)
  }

  /// The index of a sum among the screen's.
  mutating func reference(_ explanation: Explanation, at edge: Edge?, of node: Node) -> JSON {
    let parts = explanation.parts.map { info.json(explainer.part($0, of: node)) }
    return sums.index(of: parts, points: explanation.points, at: edge, of: node)
  }
}
