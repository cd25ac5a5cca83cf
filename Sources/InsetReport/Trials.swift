internal import InsetModel

/// The trials in the order in which a reader should consider them: those that cure without harm,
/// those that cure and bring something else, those that leave the least, those that failed.
func ranked(_ trials: [Trial]) -> [Trial] {
  trials.enumerated().sorted { left, right in
    let (a, b) = (rank(left.element), rank(right.element))
    return a == b ? left.offset < right.offset : a < b
  }.map(\.element)
}

private func rank(_ trial: Trial) -> (Int, Int, Double) {
  let harm = trial.added.count + trial.sideEffects.count
  if trial.problem != nil { return (3, harm, 0) }
  if trial.isClean { return (0, harm, 0) }
  if trial.holds { return (1, harm, 0) }
  return (2, 0, trial.residual.map { abs($0) } ?? .infinity)
}

extension Words {
  /// What a fix did when it was tried: `holds`, `leaves 9 pt`, `brings content-hidden on backButton`.
  func outcome(of trial: Trial) -> String {
    if let problem = trial.problem { return "cannot be applied: \(printable(problem))" }
    var parts: [String] = []
    if trial.holds {
      parts.append("holds")
    } else {
      switch trial.residual {
      case let points? where points > 0: parts.append("leaves \(formatted(points)) pt")
      case let points? where points < 0: parts.append("goes \(formatted(-points)) pt too far")
      default: parts.append("does not help")
      }
    }
    if !trial.added.isEmpty {
      let added = trial.added.map { "\($0.rule) on \(name($0.node))" }
      parts.append("brings " + added.joined(separator: " and "))
    }
    if !trial.sideEffects.isEmpty {
      parts.append("moves " + trial.sideEffects.map(printable).joined(separator: ", "))
    }
    return parts.joined(separator: ", ")
  }
}
