/// What a fix did on every cell of a matrix.
public struct MatrixOutcome: Sendable, Hashable {
  /// What is left of the finding on some cells.
  public struct Residual: Sendable, Hashable {
    /// How many points are left; negative is too far out. Nil where the finding gives none.
    public var points: Double?
    /// The first cell where it is so.
    public var cell: Cell
    /// On how many cells.
    public var count: Int

    /// A residual.
    public init(points: Double?, cell: Cell, count: Int) {
      self.points = points
      self.cell = cell
      self.count = count
    }
  }

  /// A finding that the fix brings on some cells.
  public struct Added: Sendable, Hashable {
    /// The check.
    public var rule: String
    /// The view or controller, by name.
    public var subject: String
    /// How serious it is.
    public var level: Level
    /// What it says on the first such cell.
    public var message: String
    /// The first such cell.
    public var cell: Cell
    /// On how many cells.
    public var count: Int

    /// A finding that a fix brings.
    public init(
      rule: String, subject: String, level: Level, message: String, cell: Cell, count: Int
    ) {
      self.rule = rule
      self.subject = subject
      self.level = level
      self.message = message
      self.cell = cell
      self.count = count
    }
  }

  /// How many cells were tried.
  public var total = 0
  /// On how many the finding is gone.
  public var holds = 0
  /// On how many a number without a source kept it undecided.
  public var undecided = 0
  /// What is left elsewhere, the largest first.
  public var residuals: [Residual] = []
  /// What it brings, the most frequent first.
  public var added: [Added] = []
  /// Whether the result rests on edges that were only assumed to be pinned (DESIGN 4).
  public var isAssumed = false
  /// Whether it was stopped before all cells were tried.
  public var isPartial = false

  /// Trials of one screen that go through a whole matrix; the others are tried on its own device.
  public static let trialLimit = 60

  /// Nothing tried yet.
  public init() {}

  /// Whether the finding is gone everywhere, without assumptions.
  public var holdsEverywhere: Bool { total > 0 && holds == total && !isAssumed && !isPartial }

  /// What it brings that is worse than a note.
  public var breaks: [Added] { added.filter { $0.level > .note } }
}
