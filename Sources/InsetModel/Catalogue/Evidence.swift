/// The id of a fact, such as `INS-50`, or of a catalogue row, such as `bars/nav.phone.portrait`.
public typealias FactID = String

/// The id of a Lua rule: its file's name, such as `content-shifted`.
public typealias RuleID = String

/// How far a number can be trusted; carried along from the facts, never invented.
public enum Confidence: String, Sendable, Hashable, Comparable, CaseIterable {
  /// UIKit itself printed it.
  case printed
  /// Apple's pages, headers or talks say it.
  case documented
  /// Several independent observers agree.
  case several
  /// One observer.
  case once
  /// Arithmetic on observed numbers.
  case derived
  /// Sources disagree, or the question is open.
  case contested

  /// The surer word is the smaller one.
  public static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }

  private var rank: Int { Confidence.allCases.firstIndex(of: self) ?? 0 }
}

/// One fact of the catalogue: its confidence and a short line of what it says.
public struct Fact: Sendable, Hashable {
  /// How far it can be trusted.
  public var confidence: Confidence
  /// What it says, in a few words.
  public var says: String

  /// A fact.
  public init(confidence: Confidence, says: String) {
    self.confidence = confidence
    self.says = says
  }
}

/// A question that public sources leave open, with the answers a user may choose.
public struct Question: Sendable, Hashable {
  /// `Q2`, `OQ-6`.
  public var id: String
  /// What is asked.
  public var asks: String
  /// The possible answers; empty where it is no choice.
  public var options: [String]
  /// The answer taken when the scenario chooses none.
  public var defaultOption: String?
  /// The fact that describes it.
  public var fact: FactID?

  /// A question.
  public init(
    id: String, asks: String, options: [String], defaultOption: String?, fact: FactID?
  ) {
    self.id = id
    self.asks = asks
    self.options = options
    self.defaultOption = defaultOption
    self.fact = fact
  }
}
