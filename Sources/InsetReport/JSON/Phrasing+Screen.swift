import InsetBasics
import InsetModel

extension Phrasing {
  /// A measured screen: every number of every view, controller and bar, with its summands.
  func json(_ evaluation: Evaluation) -> JSON {
    let surroundings = screen.surroundings
    let views = scenario.views.indices.map { index in
      (key: scenario.name(ofView: index), value: json(view: index))
    }
    let controllers = scenario.controllers.indices.map { json(controller: $0) }
    let device = JSON.object([
      ("slug", .string(surroundings.device.slug)), ("name", .string(surroundings.device.name)),
    ])
    return .object(
      [
        ("scenario", .optional(scenario.title)), ("device", device),
        ("os", .string("\(surroundings.os)")), ("linkedSDK", .string("\(surroundings.sdk)")),
        ("orientation", .string(surroundings.orientation.rawValue)),
        ("extrapolated", .bool(surroundings.isExtrapolated)),
        ("assumedViews", .strings(evaluation.assumedViews.map { name(.view($0)) })),
        ("window", json(surroundings.window)),
        ("windowSafeAreaInsets", json(surroundings.windowSafeArea)),
        ("views", .object(views)),
        ("controllers", .array(controllers)),
        ("bars", .array(screen.bars.indices.map { json(bar: $0) })),
        ("contested", .array(evaluation.contested.map { json($0) })),
        ("undecided", .array(undecided(evaluation))),
        ("expectations", expectations(evaluation)),
      ] + dumpMembers(evaluation))
  }

  private func json(view index: Int) -> JSON {
    let view = scenario.views[index]
    let placed = screen.views[index]
    let node = Node.view(index)
    var members: [(key: String, value: JSON)] = [
      ("pointer", .string(scenario.pointer(of: node))), ("class", .string(view.className)),
      ("controller", .string(scenario.name(ofController: view.controller))),
      ("isInWindow", .bool(placed.isInWindow)), ("frame", json(placed.frame)),
      ("windowFrame", json(placed.windowFrame)),
    ]
    var sums: [(key: String, sums: EdgeSums)] = []
    if hasSafeArea { sums.append(("safeAreaInsets", placed.safeArea)) }
    if let scroll = placed.scroll.map({ screen.scrolls[$0] }) {
      sums += [
        ("contentInset", scroll.contentInset),
        ("adjustedContentInset", scroll.adjustedContentInset),
      ]
      members += sums.map { ($0.key, json($0.sums.points)) }
      members.append(("indicatorInsets", json(scroll.indicatorInsets.points)))
      members += self.members(of: scroll)
    } else {
      members += sums.map { ($0.key, json($0.sums.points)) }
    }
    members.append(("contributions", contributions(sums, of: node)))
    return .object(members)
  }

  private func members(of scroll: PlacedScroll) -> [(key: String, value: JSON)] {
    let reasons = Edge.allCases.map { edge -> (key: String, value: JSON) in
      let reason = scroll.adjustment.reasons[edge]
      return (
        edge.name,
        .object([
          ("answer", .string(scroll.adjustment.answers[edge].word)),
          ("reason", .optional(reason.text)), ("facts", .strings(reason.facts)),
        ])
      )
    }
    var members: [(key: String, value: JSON)] = [
      ("behavior", .string(scroll.adjustment.behavior)),
      ("adjustment", .object(reasons)),
      ("writesContentInset", .bool(scroll.adjustment.writesContentInset)),
      (
        "contentOffset",
        .array([.number(scroll.contentOffset.x), .number(scroll.contentOffset.y)])
      ),
      (
        "contentSize",
        scroll.isContentSizeKnown
          ? .array([.number(scroll.contentSize.width), .number(scroll.contentSize.height)]) : .null
      ),
      ("contentStart", json(scroll.contentStart)), ("wantedStart", json(scroll.wantedStart)),
    ]
    if let table = scroll.table {
      members += number("firstRowY", table.firstRowY)
      members += [
        ("rows", .array(table.rowOrigins.map { .number($0) })),
        ("slots", .array(table.sections.map { json($0) })),
      ]
    }
    return members
  }

  private func json(_ section: PlacedSection) -> JSON {
    .object(
      SlotKind.allCases.compactMap { kind in
        guard let slot = section.slot(kind) else { return nil }
        var members = number("points", slot.points)
        if let range = slot.range {
          members.append(
            ("range", .array([.number(range.lowerBound), .number(range.upperBound)])))
        }
        members += [
          ("rule", .string(slot.rule ?? "none")), ("facts", .strings(slot.facts)),
          ("confidence", .string(slot.confidence.rawValue)), ("reason", .optional(slot.text)),
        ]
        return (kind.rawValue, .object(members))
      })
  }

  private func json(controller index: Int) -> JSON {
    let placed = screen.controllers[index]
    let node = Node.controller(index)
    let key = hasSafeArea ? "safeAreaInsets" : "layoutGuides"
    return .object([
      ("id", .optional(scenario.controllers[index].id)),
      ("pointer", .string(scenario.pointer(of: node))),
      ("class", .string(scenario.className(ofController: index))),
      ("isInWindow", .bool(placed.isInWindow)), ("frame", json(placed.frame)),
      (key, json(placed.safeArea.points)),
      ("contributions", contributions([(key, placed.safeArea)], of: node)),
    ])
  }

  private func json(bar index: Int) -> JSON {
    let placed = screen.bars[index]
    return .object([
      ("id", .string(screen.name(ofBar: index))), ("kind", .string(placed.kind.rawValue)),
      ("controller", .string(scenario.name(ofController: placed.controller))),
      ("frame", json(placed.frame)), ("isShown", placed.isShown.map(JSON.bool) ?? .null),
      ("obstructs", placed.obstructs.map(JSON.bool) ?? .null), ("facts", .strings(placed.facts)),
      ("confidence", .string(placed.confidence.rawValue)),
    ])
  }

  private func contributions(_ sums: [(key: String, sums: EdgeSums)], of node: Node) -> JSON {
    .object(
      sums.compactMap { key, sums in
        let edges = Edge.allCases.compactMap { edge -> (key: String, value: JSON)? in
          let parts = Explanation(sums[edge], in: screen).parts
          return parts.isEmpty ? nil : (edge.name, .array(parts.map { json($0, of: node) }))
        }
        return edges.isEmpty ? nil : (key, .object(edges))
      })
  }

  private func json(_ insets: Insets) -> JSON {
    let isUnknown = Edge.allCases.contains { insets[$0].isNaN }
    return .object(
      Edge.allCases.map { ($0.name, .number(insets[$0])) }
        + (isUnknown ? [("unknown", .bool(true))] : []))
  }

  /// A frame as scenarios write it: x, y, width, height.
  private func json(_ rect: Rect) -> JSON {
    .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
  }
}

extension Adjustment.Answer {
  /// The answer in one word, as the report names it.
  var word: String {
    switch self {
    case .takesSafeArea: "takesSafeArea"
    case .leaves: "leaves"
    case .amount: "amount"
    case .open, .unknown: "unknown"
    }
  }
}
