import InsetBasics
import InsetModel

/// Explanations. docs/explain.md describes the keys.
extension ScreenEncoder {
  /// What is to be said of some views, and in the sums of the screen why.
  mutating func json(_ all: [Circumstances]) -> JSON {
    var encoder = self
    let explained = all.map { encoder.json($0) }
    self = encoder
    return told(
      surroundings.adding([
        "path": scenario.source.path, "explained": explained, "sums": sums.sums,
        "contested": evaluation.contested.map { json($0) },
        "undecided": undecided,
      ])
    ) { steps in
      guard steps.count > 1, let index = Int(steps[1]) else { return nil }
      switch steps[0] {
      case "explained": return all[index].node
      case "sums": return sums.nodes[index]
      default: return nil
      }
    }
  }

  private mutating func json(_ explanation: Circumstances) -> JSON {
    let node = explanation.node
    let scroll = explainer.scroll(of: node)
    var sides: [(key: String, value: JSON)] = []
    for side in explanation.sides {
      let start = scroll.map { $0.contentStart[side.edge] }
      let told = JSON(["safeAreaInsets": json(side.safeArea, at: side.edge, of: node)]).adding([
        "adjustedContentInset": side.adjusted.map { json($0, at: side.edge, of: node) },
        "adjustment": scroll.map { answer(side.edge, of: $0) }, "contentStart": start,
        "offered": side.offered,
      ])
      sides.append((side.edge.name, told))
    }
    var findings: [JSON] = []
    for finding in evaluation.findings where finding.node.isAbout(node) {
      findings.append(json(finding, screen: 0))
    }
    return JSON([
      "name": words.name(node), "description": words.describe(node),
      "place": words.location(of: node), "pointer": scenario.pointer(of: node),
      "isInWindow": explanation.absence == nil,
    ]).adding([
      "notInWindowBecause": explanation.absence.map {
        JSON(["why": $0.why, "fact": $0.fact, "place": $0.place])
      },
      "coveredBy": explanation.covers.map {
        JSON(["edge": $0.edge.name, "points": $0.points, "by": $0.label, "isApps": $0.isApps])
      }, "edges": JSON.object(sides), "behavior": scroll?.adjustment.behavior,
      "contentOffset": scroll?.contentOffset,
      "content": scroll.flatMap { scroll in
        scroll.table.map { _ in explainer.strips(of: scroll).map(\.json) }
      },
      "notApplied": explanation.notApplied.map {
        JSON([
          "what": $0.what, "why": $0.why, "facts": $0.facts, "file": $0.rule?.file,
          "line": $0.rule?.line,
        ])
      },
      "callbacks": explanation.callbacks.map {
        JSON([
          "method": $0.method, "receiver": $0.receiver, "fires": $0.fires, "to": $0.insets,
          "change": $0.change, "fact": $0.fact,
        ])
      }, "findings": findings,
    ])
  }

  /// A number, and where its sum stands among the screen's.
  private mutating func json(_ chain: Chain, at edge: Edge, of node: Node) -> JSON {
    return JSON([
      "name": "\(chain.subject).\(chain.name)", "points": chain.points,
      "sum": sums.index(of: chain.parts.map(info.json), points: chain.points, at: edge, of: node),
    ])
  }
}

extension ContentStrip: JSONConvertible {
  var json: JSON {
    JSON([
      "section": section.isEmpty ? nil : section, "name": name, "y": y, "points": points,
      "what": what, "rule": rule, "facts": facts, "confidence": confidence,
    ])
  }
}
