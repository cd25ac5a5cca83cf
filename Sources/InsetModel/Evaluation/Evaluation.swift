/// Everything that came out of one scenario on one device, system and orientation.
public struct Evaluation: Sendable {
  /// The measured screen.
  public var screen: Screen
  /// What checks found, in a fixed order.
  public var findings: [Finding] = []
  /// Findings that the scenario suppresses, with the reasons.
  public var suppressed: [(finding: Finding, reason: String)] = []
  /// Expectations that did not come true.
  public var mismatches: [Mismatch] = []
  /// How many expectations were compared.
  public var expectationCount = 0
  /// What the dump told that the scenario was read from, where it was one.
  public var dump: DumpSummary?
  /// How what was printed of a running screen compares with the prediction.
  public var observations: [Observation] = []
  /// Open questions whose answer changes the result.
  public var contested: [ContestedResult] = []
  /// Rules that ended without an answer because no source gives a number.
  public var undecided: [UndecidedRule] = []
  /// Views whose place is assumed, since their plain frames were measured on another device.
  public var assumedViews: [Int] = []
  /// Rules that failed or hit a limit.
  public var problems: [Diagnostic] = []

  /// An evaluation of `screen`, nothing found yet.
  public init(screen: Screen) { self.screen = screen }
}

/// An expectation that did not come true.
public struct Mismatch: Sendable, Hashable {
  /// What was expected.
  public var expectation: Expectation
  /// What came out, in the words of the report; nil where the subject has no such value.
  public var actual: String?

  /// A mismatch.
  public init(expectation: Expectation, actual: String?) {
    self.expectation = expectation
    self.actual = actual
  }
}

/// An open question whose other answer gives another result.
public struct ContestedResult: Sendable, Hashable {
  /// One number that changes.
  public struct Change: Sendable, Hashable {
    /// The view, controller or bar, and the value: `feed.adjustedContentInset.bottom`.
    public var what: String
    /// The value with the answer taken.
    public var taken: Double
    /// The value with the other answer.
    public var other: Double

    /// A change.
    public init(what: String, taken: Double, other: Double) {
      self.what = what
      self.taken = taken
      self.other = other
    }
  }

  /// The question.
  public var question: Question
  /// The answer taken.
  public var taken: String
  /// Whether the user chose it.
  public var isChosen: Bool
  /// The other answer.
  public var other: String
  /// What changes.
  public var changes: [Change]
  /// Findings that only the other answer brings, or that it removes.
  public var findings: [String]
  /// The scroll views of whose content nobody knows whether it scrolls, where that is what is open:
  /// no answer is taken then. Empty for a question of the rules.
  public var views: [Int] = []

  /// A contested result.
  public init(
    question: Question, taken: String, isChosen: Bool, other: String, changes: [Change],
    findings: [String]
  ) {
    self.question = question
    self.taken = taken
    self.isChosen = isChosen
    self.other = other
    self.changes = changes
    self.findings = findings
  }
}

/// A rule that could not decide because a number has no source.
public struct UndecidedRule: Sendable, Hashable {
  /// The rule.
  public var rule: String
  /// What it was asked about.
  public var node: Node
  /// The number it read: `tab bar height`.
  public var number: String
  /// What would supply it.
  public var supply: String?
  /// The rule that failed instead of giving the number; nil where no source has it.
  public var failedRule: String?
  /// Whether one finding at the node is open, and the rule decided all else.
  public var isOneFinding = false
  /// The property that it read and nobody can tell; nil where no source has the number.
  public var property: UnknownProperty?
  /// Whether it read a switch that rests on something the scenario leaves unknown: whether a bar is
  /// shown, or a view hidden.
  public var isSwitch = false

  /// An undecided rule.
  public init(
    rule: String, node: Node, number: String, supply: String?, failedRule: String? = nil,
    property: UnknownProperty? = nil
  ) {
    self.property = property
    self.rule = rule
    self.node = node
    self.number = number
    self.supply = supply
    self.failedRule = failedRule
  }
}
