import InsetModel

extension Phrasing {
  /// What a fix did when it was tried: `holds`, `leaves 9 pt`, `brings content-hidden on backButton`.
  func outcome(of trial: Trial, for finding: Finding) -> String {
    if let problem = trial.problem { return "cannot be applied: \(printable(problem))" }
    if let matrix = trial.matrix { return outcome(of: matrix, trial, finding) }
    var parts = [trial.holds ? "holds" : failure(of: trial, for: finding)]
    if !trial.added.isEmpty {
      let added = trial.added.map { "\($0.rule) on \(name($0.node))" }
      parts.append("brings " + added.joined(separator: " and "))
    }
    if !trial.sideEffects.isEmpty {
      parts.append("moves " + trial.sideEffects.map(printable).joined(separator: ", "))
    }
    if !trial.undoneBy.isEmpty {
      parts.append("undone by \(trial.undoneBy.map(printable).joined(separator: ", "))")
    }
    if trial.isBeyondMatrix {
      parts.append("not tried elsewhere: the first \(MatrixOutcome.trialLimit) fixes are")
    }
    return parts.joined(separator: ", ")
  }

  /// What a fix left on the page's own device: `not on this device: 44 pt left`.
  private func failure(of trial: Trial, for finding: Finding) -> String {
    let left =
      switch trial.residual {
      case let points? where points.isNaN: "how much is left is unknown"
      case let points? where isLeft(points, of: finding): "\(formatted(abs(points))) pt left"
      case let points? where points != 0: "\(formatted(abs(points))) pt too far"
      default: "no help"
      }
    return "not on this device: \(left)"
  }

  /// What it did on the matrix: `holds in 300, breaks nothing`, `holds in 64 of 300: 9 pt left on
  /// iPhone 15 Pro, iOS 17.0, 24 pt too far on iPhone 8, iOS 11.0`. The page's own device comes
  /// first where it is not cured there.
  private func outcome(
    of matrix: MatrixOutcome, _ trial: Trial, _ finding: Finding
  ) -> String {
    var holds =
      matrix.holds == matrix.total
      ? "holds in \(matrix.total)" : "holds in \(matrix.holds) of \(matrix.total)"
    if !trial.holds { holds = "\(failure(of: trial, for: finding)); \(holds)" }
    var parts: [String] = []
    // The most that is left in each direction says enough.
    let left = matrix.residuals.first { $0.points.map { isLeft($0, of: finding) } ?? false }
    let tooFar = matrix.residuals.first {
      $0.points.map { $0 != 0 && !isLeft($0, of: finding) } ?? false
    }
    if let left, let points = left.points {
      parts.append("\(formatted(abs(points))) pt left on \(left.cell.name)")
    }
    if let tooFar, let points = tooFar.points {
      parts.append("\(formatted(abs(points))) pt too far on \(tooFar.cell.name)")
    }
    if left == nil, tooFar == nil, let other = matrix.residuals.first {
      parts.append("no help on \(other.cell.name)")
    }
    if matrix.undecided > 0 { parts.append("undecided in \(matrix.undecided)") }
    for added in matrix.added.prefix(2) {
      let place = added.count == matrix.total ? "" : " in \(added.count)"
      parts.append("brings \(added.rule) on \(printable(added.subject))\(place)")
    }
    if matrix.added.isEmpty, matrix.holds == matrix.total { parts.insert("breaks nothing", at: 0) }
    if !trial.sideEffects.isEmpty {
      parts.append("moves " + trial.sideEffects.map(printable).joined(separator: ", "))
    }
    if !trial.undoneBy.isEmpty {
      parts.append("undone by \(trial.undoneBy.map(printable).joined(separator: ", "))")
    }
    if matrix.isAssumed { parts.append("if frames are tied as assumed") }
    if matrix.isPartial { parts.append("partial: stopped early") }
    return parts.isEmpty ? holds : holds + ", " + parts.joined(separator: ", ")
  }

  /// What is said instead of fixes where none was asked.
  static let fixesNotTried =
    "no fix was tried: there are too many such findings on so large a screen"

  /// Whether a fix was tried and cures the page nowhere.
  func isInVain(_ trial: Trial) -> Bool {
    guard trial.problem == nil, !trial.holds else { return false }
    return trial.matrix.map { $0.holds == 0 && $0.undecided == 0 } ?? true
  }

  /// Whether a residual has the finding's own direction; else the fix went past the wish.
  private func isLeft(_ points: Double, of finding: Finding) -> Bool {
    points != 0 && (points > 0) == ((finding.points ?? 1) > 0)
  }
}
