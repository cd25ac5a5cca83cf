import InsetModel

/// Which rules have failed: they are not asked again, so that one bad rule costs its budget once. Goes
/// from an engine to the one that takes its place.
struct Failures: Sendable {
  /// By key of a rule; of a fix also for one kind of finding.
  private(set) var keys: Set<String> = []
  /// What later files are told of them.
  private(set) var notes: [String: Diagnostic] = [:]
  /// Rules that were given up with the state they lived in. In a new one their files do not run.
  private(set) var givenUp: [Rule] = []

  /// Notes that a rule failed; false where that was known.
  mutating func add(_ key: String, of header: RuleInfo) -> Bool {
    guard keys.insert(key).inserted else { return false }
    note(key, of: header)
    return true
  }

  /// Gives a rule up; false where it failed before. Later files are told once `noteGivenUp` is called.
  mutating func giveUp(_ rule: Rule) -> Bool {
    givenUp.append(rule)
    return keys.insert(rule.header.key).inserted
  }

  /// From here on files are told of the rules that were given up, as of those that failed.
  mutating func noteGivenUp() {
    for rule in givenUp { note(rule.header.key, of: rule.header) }
  }

  private mutating func note(_ key: String, of header: RuleInfo) {
    notes[key] = Diagnostic(
      path: header.file, message: "the rule failed before and was not asked again",
      suggestion: "see its error above", rule: header.id)
  }
}
