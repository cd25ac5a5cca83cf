import InsetModel

/// What one evaluation gathers besides the screen.
struct Run {
  /// Answers that differ from the questions' defaults: the scenario's, and the one being flipped.
  var answers: [String: String] = [:]
  /// The rules asked so far, by key.
  var consulted: Set<String> = []
  /// The questions asked so far, with the answers given.
  var asked: [AskedQuestion] = []
  /// The questions that the rule at work asked.
  var askedNow: [AskedQuestion] = []
  /// What the rule at work read.
  var reads = NodeReads()
  /// The answers that the user chose.
  var chosen: [String: String] = [:]
  /// What the rule at work looked at besides what decided.
  var considered: [(what: String, holds: Bool, answer: Answer)] = []
  /// Rules that could not decide.
  var undecided: [UndecidedRule] = []
  /// The same, for telling each once.
  var told: Set<UndecidedRule> = []
  /// A behaviour or spacing rule that failed, so that its numbers are not known.
  var unanswering: String?
  /// Rules that failed.
  var problems: [Diagnostic] = []
  /// `orders.json`, for messages.
  var path = ""

  mutating func note(_ rule: UndecidedRule) {
    if told.insert(rule).inserted { undecided.append(rule) }
  }
}
