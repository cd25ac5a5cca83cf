/// A scroll view, evaluated.
public struct PlacedScroll: Sendable, Hashable {
  /// The view, by index.
  public var view: Int
  /// The controller whose content scroll view it is, by index; nil where it is nobody's (INS-102).
  public var owner: Int?
  /// `alwaysBounceVertical`: set, or the class's or layout's default; nil where it is unknown.
  public var alwaysBounceVertical: Bool? = false
  /// `alwaysBounceHorizontal`; nil where it is unknown.
  public var alwaysBounceHorizontal: Bool? = false
  /// The fact behind the default, where the scenario does not set it.
  public var bounceFact: FactID?
  /// `contentSize`; unknown where it is neither given nor summed up from rows.
  public var contentSize = Size(width: .nan, height: .nan)
  /// Whether the size is known: given, or summed up from rows.
  public var isContentSizeKnown = false
  /// Whether a table's rows overflow what bars leave of it (OUK-95); nil where that is not known.
  public var overflows: Bool? = false
  /// What the behaviour answered.
  public var adjustment: Adjustment
  /// `contentInset` as the app sets it, code that follows the safe area evaluated.
  public var setContentInset: Insets = .zero
  /// `contentInset`: the app's, and before iOS 11 what UIKit wrote over it.
  public var contentInset: EdgeSums = .zero
  /// The part that the system adds to it.
  public var system: EdgeSums = .zero
  /// `adjustedContentInset`; before iOS 11 the content inset after UIKit's write.
  public var adjustedContentInset: EdgeSums = .zero
  /// The scroll indicators' insets, as they act.
  public var indicatorInsets: EdgeSums = .zero
  /// `contentOffset` at rest.
  public var contentOffset: Point = .zero
  /// Whether the offset stays where it was although an inset is taken in, since scrolling is off (INS-13).
  public var isOffsetLeftAlone = false
  /// The table's slots and rows, where it is a table whose sections are known.
  public var table: PlacedTable?

  /// How far a collection view's sections lie inside its left and right edges (TBL-81, TBL-82).
  public var sectionInsets: EdgeSums = .zero

  /// How far from the scroll view's own edges content begins: the adjusted inset, at which it comes to
  /// rest. Where scrolling is off nobody brings it there: it begins where the offset leaves it.
  public var startInset: Insets = .zero
  /// Where content begins at rest, from each edge of the window: the scroll view's edge and
  /// `startInset`. Content point 0; slots and table headers are not counted.
  public var contentStart: Insets = .zero
  /// Where the author wants it to begin; the same as `contentStart` on an edge without a wish.
  public var wantedStart: Insets = .zero
}

extension PlacedScroll {
  /// The y in content coordinates below which a plain table's headers float at rest: the offset and the
  /// adjusted top inset, in which refresh controls and stretched headers count (TBL-71, TBL-72).
  public var pinLine: Double { contentOffset.y + adjustedContentInset.top.points }

  /// Where a plain table shows a section's header, in content coordinates: pushed down to the pin line,
  /// and up by the section's end. Nil where there is no such section. Source: TBL-71.
  public func shownHeaderY(ofSection number: Int) -> Double? {
    guard let table, table.sections.indices.contains(number) else { return nil }
    let section = table.sections[number]
    return smaller(larger(section.headerY, pinLine), section.maxY - section.header.points)
  }
}

/// What a behaviour answered for one scroll view.
public struct Adjustment: Sendable, Hashable {
  /// One edge's answer.
  public enum Answer: Sendable, Hashable {
    /// The safe-area inset of this edge is taken in.
    case takesSafeArea
    /// Nothing is added.
    case leaves
    /// An amount of the behaviour's own, from this controller's layout guide where it names one.
    case amount(Double, from: Int?)
    /// Whether the safe-area inset is taken in depends on whether the content scrolls, which is not
    /// known: where it does, it is taken in or, with `false`, left out.
    case open(takesIfScrolling: Bool)
    /// The rule ended without an answer.
    case unknown
  }

  /// Why.
  public struct Reason: Sendable, Hashable {
    /// The facts, the deciding one first.
    public var facts: [FactID]
    /// The condition in words: `content fits and does not bounce`.
    public var text: String?

    /// A reason.
    public init(facts: [FactID], text: String? = nil) {
      self.facts = facts
      self.text = text
    }
  }

  /// A condition that the behaviour looked at and that did not decide.
  public struct Considered: Sendable, Hashable {
    /// What it is: `the extra rule for navigation pages`.
    public var what: String
    /// Whether it holds as well.
    public var holds: Bool
    /// The edges that it is about.
    public var edges: EdgeSet
    /// Why it holds or not.
    public var reason: Reason

    /// A condition.
    public init(what: String, holds: Bool, edges: EdgeSet, reason: Reason) {
      self.what = what
      self.holds = holds
      self.edges = edges
      self.reason = reason
    }
  }

  /// The behaviour's id.
  public var behavior: String
  /// The answers, edge by edge.
  public var answers: EdgeValues<Answer>
  /// Their reasons.
  public var reasons: EdgeValues<Reason>
  /// Conditions that were looked at besides.
  public var considered: [Considered] = []
  /// Whether UIKit writes the amount into `contentInset` (iOS 7-10, INS-111).
  public var writesContentInset: Bool

  /// The answers of `behavior`.
  public init(
    behavior: String, answers: EdgeValues<Answer>, reasons: EdgeValues<Reason>,
    writesContentInset: Bool = false
  ) {
    self.behavior = behavior
    self.answers = answers
    self.reasons = reasons
    self.writesContentInset = writesContentInset
  }
}

/// Which strip of a section a spacing rule is asked for.
///
/// `padding` lies above the header (iOS 15+), `tail` below the last section's footer (OUK-87).
public enum SlotKind: String, Sendable, Hashable, CaseIterable {
  case padding, header, footer, tail
}

/// The height of one strip of a section, and why.
public struct PlacedSlot: Sendable, Hashable {
  /// The height in points; NaN where no source gives it.
  public var points: Double
  /// The range, where the facts give only that.
  public var range: ClosedRange<Double>?
  /// The spacing rule; nil where none answers.
  public var rule: RuleID?
  /// The facts, the deciding one first.
  public var facts: [FactID]
  /// How sure the number is.
  public var confidence: Confidence
  /// Why, in words.
  public var text: String?

  /// A slot.
  public init(
    points: Double, range: ClosedRange<Double>? = nil, rule: RuleID?, facts: [FactID],
    confidence: Confidence, text: String? = nil
  ) {
    self.points = points
    self.range = range
    self.rule = rule
    self.facts = facts
    self.confidence = confidence
    self.text = text
  }
}

/// A section, laid out in content coordinates.
public struct PlacedSection: Sendable, Hashable {
  /// Above the header (iOS 15+).
  public var padding: PlacedSlot
  /// The header's strip.
  public var header: PlacedSlot
  /// The footer's strip.
  public var footer: PlacedSlot
  /// Below the footer, in the last section only.
  public var tail: PlacedSlot?
  /// Where the section begins.
  public var y: Double
  /// Where its first row would begin.
  public var rowsY: Double
  /// The rows' heights.
  public var rowHeights: [Double]
  /// Where the section ends.
  public var maxY: Double

  /// Where the header begins: below the padding.
  public var headerY: Double { y + padding.points }
  /// Where the footer begins: below the last row.
  public var footerY: Double { rowsY + rowHeights.reduce(0, +) }

  /// A slot by kind.
  public func slot(_ kind: SlotKind) -> PlacedSlot? {
    switch kind {
    case .padding: padding
    case .header: header
    case .footer: footer
    case .tail: tail
    }
  }
}

/// A table's content, laid out. Source: table-spacing section 0.
public struct PlacedTable: Sendable, Hashable {
  /// The sections.
  public var sections: [PlacedSection] = []
  /// The rows and facts behind the height of rows that the scenario gives none.
  public var rowFacts: [FactID] = []
  /// The height of all content.
  public var contentHeight = 0.0
  /// What each row counts until it was measured; nil where rows are not estimated (TBL-4, TBL-6).
  public var rowEstimate: Double?
  /// What the table reports before anything was measured, where it estimates (TBL-61).
  public var estimatedContentHeight: Double?

  /// Nothing laid out.
  public init() {}

  /// The y of the first row in content coordinates, or nil where there is none.
  public var firstRowY: Double? { sections.first { !$0.rowHeights.isEmpty }?.rowsY }
}
