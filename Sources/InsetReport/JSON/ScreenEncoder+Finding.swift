import InsetBasics
import InsetModel

/// Findings and what their fixes did.
extension ScreenEncoder {
  /// A finding; `screen` is the index among the input's screens.
  mutating func json(_ finding: Finding, screen index: Int, suppression: String? = nil) -> JSON {
    let location = words.location(of: finding.node, key: finding.key)
    var json = JSON([
      "rule": finding.rule, "level": finding.level, "message": finding.message,
    ]).adding([
      "suppression": suppression, "path": location.path, "line": (location.position?.line).json,
      "column": (location.position?.knownColumn).json,
      "pointer": scenario.pointer(of: finding.node),
    ])
    json = names(of: finding.node, behind: json).adding([
      "screen": index, "edge": (finding.edge?.name).json, "points": finding.points.json,
      "facts": finding.facts, "confidence": finding.confidence,
    ])
    if info.extent != .findings {
      json = json.adding([
        "sum": reference(Explanation(finding.parts), at: finding.edge, of: finding.node)
      ])
    }
    let fixes = finding.trials.sorted(by: Trial.isBetter).map { self.json($0, for: finding) }
    return json.adding([
      "fixes": fixes, "fixesTried": finding.areFixesTried ? nil : false,
    ])
  }

  /// A fix and what came of it.
  private func json(_ trial: Trial, for finding: Finding) -> JSON {
    JSON([
      "fix": trial.fix, "title": trial.title, "code": trial.edit.summary(in: scenario),
      "outcome": words.outcome(of: trial, for: finding), "holds": trial.holds,
      "residual": trial.residual,
      "added": trial.added.map { added in
        names(
          of: added.node,
          behind: JSON(["rule": added.rule, "level": added.level, "message": added.message]))
      }, "sideEffects": trial.sideEffects, "undoneBy": trial.undoneBy, "problem": trial.problem,
      "matrix": trial.matrix,
    ]).adding(["beyondMatrix": trial.isBeyondMatrix ? true : nil])
  }

  private func names(of node: Node, behind json: JSON) -> JSON {
    switch node {
    case .scenario: json.adding(["view": JSON.null])
    case .controller: json.adding(["view": JSON.null, "controller": words.name(node)])
    case .view: json.adding(["view": words.name(node)])
    case .section(let view, let section):
      json.adding(["view": words.name(.view(view)), "section": section])
    }
  }
}

extension MatrixOutcome: JSONConvertible {
  var json: JSON {
    JSON([
      "cells": total, "holds": holds, "undecided": undecided,
      "residuals": residuals.map {
        JSON(["points": $0.points, "cell": $0.cell, "cells": $0.count])
      },
      "added": added.map {
        JSON([
          "rule": $0.rule, "level": $0.level, "subject": $0.subject, "message": $0.message,
          "cell": $0.cell, "cells": $0.count,
        ])
      }, "assumed": isAssumed, "partial": isPartial,
    ])
  }
}

extension Cell: JSONConvertible {
  var json: JSON { JSON(["device": device.slug, "os": os, "orientation": orientation]) }
}
