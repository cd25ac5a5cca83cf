/// How much a report for programs holds.
public enum Extent: String, Sendable, Hashable, CaseIterable {
  /// Findings and the summary.
  case findings
  /// The measured numbers, too.
  case results
  /// The sum behind every number, too.
  case all
}
