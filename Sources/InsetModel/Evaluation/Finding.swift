/// How serious a finding is.
public enum Level: String, Sendable, Hashable, Comparable, CaseIterable {
  case note, warning, error

  /// A note is the least.
  public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

  private var rank: Int { Level.allCases.firstIndex(of: self) ?? 0 }
}

/// Something that a check found wrong.
public struct Finding: Sendable, Hashable {
  /// The check's id.
  public var rule: String
  /// How serious it is.
  public var level: Level
  /// What is wrong, in words: lower-case, no trailing dot.
  public var message: String
  /// What it is about.
  public var node: Node
  /// The key of the node that it points at, where one is to blame.
  public var key: String?
  /// The edge, where there is one.
  public var edge: Edge?
  /// By how many points; positive is too far in.
  public var points: Double?
  /// The summands of the number.
  public var parts: [Contribution]
  /// The facts that the check rests on.
  public var facts: [FactID]
  /// How sure that is.
  public var confidence: Confidence
  /// What each proposed fix did when it was tried.
  public var trials: [Trial] = []
  /// False where no fix was asked, since the screen is large and has many findings of the check.
  public var areFixesTried = true

  /// A finding.
  public init(
    rule: String, level: Level, message: String, node: Node, key: String? = nil,
    edge: Edge? = nil, points: Double? = nil, parts: [Contribution] = [], facts: [FactID] = [],
    confidence: Confidence = .documented
  ) {
    self.rule = rule
    self.level = level
    self.message = message
    self.node = node
    self.key = key
    self.edge = edge
    self.points = points
    self.parts = parts
    self.facts = facts
    self.confidence = confidence
  }

  /// Whether both speak of the same thing: the same rule, place and edge.
  public func isSame(as other: Finding) -> Bool {
    rule == other.rule && node == other.node && edge == other.edge && key == other.key
  }
}

/// What happened when a fix was applied and the screen evaluated again.
public struct Trial: Sendable, Hashable {
  /// The fix's id.
  public var fix: String
  /// The fix's title.
  public var title: String
  /// The edit that was tried.
  public var edit: Edit
  /// Whether the finding is gone.
  public var holds: Bool
  /// What is left of it, in points.
  public var residual: Double?
  /// Findings that were not there before.
  public var added: [Finding]
  /// Other views and controllers whose safe area the edit moved.
  public var sideEffects: [String]
  /// Why the edit could not be applied or evaluated, where it could not.
  public var problem: String?
  /// Whether the fix leaves what was found as it is, and says it plainly.
  public var accepts = false
  /// How many times the fix was asked before nothing changed any more; 1 in most cases.
  public var rounds = 1
  /// Fixes of other findings that bring this one back when both are applied.
  public var undoneBy: [String] = []
  /// What it did on other devices, systems and orientations, where they were tried.
  public var matrix: MatrixOutcome?
  /// Whether a matrix was asked for, and the fix was left out since the screen has too many.
  public var isBeyondMatrix = false

  /// A trial's outcome.
  public init(
    fix: String, title: String, edit: Edit, holds: Bool, residual: Double?, added: [Finding],
    sideEffects: [String], problem: String? = nil
  ) {
    self.fix = fix
    self.title = title
    self.edit = edit
    self.holds = holds
    self.residual = residual
    self.added = added
    self.sideEffects = sideEffects
    self.problem = problem
  }
}
