import InsetModel

extension Engine {
  /// Why none of `headers` was asked in the evaluation just made; nil where one was.
  func reasonUnasked(_ headers: [RuleInfo], in evaluation: Evaluation) -> String? {
    if headers.contains(where: { run.consulted.contains($0.key) }) { return nil }
    let os = evaluation.screen.surroundings.os
    let reasons = headers.map { header in
      header.applies(to: os)
        ? missing(for: header) : "it is for \(header.versions), and this is iOS \(os)"
    }
    return "the rule was never asked: \(reasons.joined(separator: "; "))"
  }

  /// What a screen lacks on which a rule of this version is not asked.
  private func missing(for header: RuleInfo) -> String {
    switch header.kind {
    case .check:
      let subject = rules.checks.first { $0.header.id == header.id }?.subject ?? .screen
      return "no \(subject.rawValue) is in the window"
    case .fix:
      let repairs = rules.fixes.first { $0.header.id == header.id }?.repairs ?? []
      return "nothing was found by \(repairs.joined(separator: " or "))"
    case .behavior: return "no scroll view follows it"
    case .spacing: return "no table has sections, or a later pack answers for all of them"
    }
  }
}

extension RuleInfo {
  /// The versions that the rule is for, in words: `iOS 11.0 and later`, `iOS before 11.0`.
  fileprivate var versions: String {
    switch (since, before) {
    case (let since?, let before?): "iOS \(since) and later, before \(before)"
    case (let since?, nil): "iOS \(since) and later"
    case (nil, let before?): "iOS before \(before)"
    case (nil, nil): "every iOS"
    }
  }
}
