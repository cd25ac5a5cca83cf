public import InsetModel
import LuaHost

/// What every rule says of itself before it does anything.
struct RuleHeader {
  /// The kind of declaration that a file returns.
  enum Kind: String, CaseIterable {
    case behavior, check, fix, spacing
  }

  var kind: Kind
  var id: String
  var title: String?
  /// The first iOS version it is about, and the first it is no longer about.
  var since: OSVersion?
  var before: OSVersion?
  /// Fact ids or addresses.
  var sources: [String]
  var confidence: Confidence?
  var docs: String?
  /// The file, as shown to users.
  var file: String
  /// The line on which the file returns its declaration, from 1.
  var line: Int
  /// The pack's number: 0 is the standard pack, later packs outrank earlier ones.
  var pack: Int

  func applies(to os: OSVersion) -> Bool {
    (since.map { os >= $0 } ?? true) && (before.map { os < $0 } ?? true)
  }
}

/// A behaviour: how a scroll view takes in what lies over it.
struct BehaviorRule {
  var header: RuleHeader
  /// UIKit's names that it answers for on its versions: before iOS 11 none of them existed.
  var answersFor: [String]
  /// Whether the amount is written into `contentInset` (iOS 7-10).
  var writesContentInset: Bool
  /// `adjusts(scroll, axis)`, or
  var adjusts: LuaFunction?
  /// `insets(scroll, edge)`.
  var insets: LuaFunction?
}

/// A spacing rule: the height of one strip of a section.
struct SpacingRule {
  var header: RuleHeader
  var slot: LuaFunction
}

/// What a check looks at.
enum Subject: String, CaseIterable {
  case screen, controller, view, scroll, table, section
}

/// A check: what is wrong with a measured screen.
struct CheckRule {
  var header: RuleHeader
  var subject: Subject
  var severity: Level
  var config: LuaValue
  var evaluate: LuaFunction
}

/// A fix: edits that may cure a finding.
struct FixRule {
  var header: RuleHeader
  /// The checks whose findings it repairs.
  var repairs: [String]
  /// Whether it says plainly what is there instead of changing it: ranked after fixes that do.
  var accepts: Bool
  var propose: LuaFunction
}

/// A rule of any kind.
enum Rule {
  case behavior(BehaviorRule)
  case spacing(SpacingRule)
  case check(CheckRule)
  case fix(FixRule)

  var header: RuleHeader {
    switch self {
    case .behavior(let rule): rule.header
    case .spacing(let rule): rule.header
    case .check(let rule): rule.header
    case .fix(let rule): rule.header
    }
  }
}

/// A rule as listings and tests of the program show it.
public struct RuleSummary: Sendable, Hashable {
  /// `behavior`, `check`, `fix` or `spacing`.
  public var kind: String
  /// The rule's id.
  public var id: String
  /// Its title.
  public var title: String?
  /// The file that declares it.
  public var file: String
  /// The line of its declaration, from 1.
  public var line: Int
  /// The first iOS version it is about; nil for all.
  public var since: OSVersion?
  /// The first iOS version it is no longer about; nil for none.
  public var before: OSVersion?
  /// Fact ids or addresses.
  public var sources: [String]
  /// The file of the rule that this one replaces, where it does.
  public var replaces: String?
}
