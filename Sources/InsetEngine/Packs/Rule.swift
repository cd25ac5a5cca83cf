import InsetModel
import LuaHost

/// A behaviour: how a scroll view takes in what lies over it.
struct BehaviorRule {
  var header: RuleInfo
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
  var header: RuleInfo
  var slot: LuaFunction
}

/// What a check looks at.
enum Subject: String, CaseIterable {
  case screen, controller, view, scroll, table, section
}

/// A check: what is wrong with a measured screen.
struct CheckRule {
  var header: RuleInfo
  var subject: Subject
  var severity: Level
  /// A table of names and defaults.
  var config: LuaValue
  var evaluate: LuaFunction
}

/// A fix: edits that may cure a finding.
struct FixRule {
  var header: RuleInfo
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

  var header: RuleInfo {
    switch self {
    case .behavior(let rule): rule.header
    case .spacing(let rule): rule.header
    case .check(let rule): rule.header
    case .fix(let rule): rule.header
    }
  }
}
