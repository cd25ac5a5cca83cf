import InsetModel

/// All rules of the loaded packs, with later packs' rules in place of earlier ones of the same id.
struct RuleSet {
  private(set) var behaviors: [BehaviorRule] = []
  private(set) var spacings: [SpacingRule] = []
  private(set) var checks: [CheckRule] = []
  private(set) var fixes: [FixRule] = []
  /// The rules, with what each replaced, by kind and id once they are sorted.
  private(set) var infos: [RuleInfo] = []
  private var byKey: [String: RuleInfo] = [:]

  /// Adds a rule; one of the same kind and id from an earlier pack gives way.
  ///
  /// - Returns: the file of a rule of the same pack with the same kind and id, which is an error.
  mutating func add(_ rule: Rule) -> String? {
    let header = rule.header
    let old = byKey[header.key]
    if let old {
      if old.pack == header.pack { return old.file }
      remove(old)
    }
    byKey[header.key] = header
    var info = header
    info.replaces = old?.file
    infos.append(info)
    switch rule {
    case .behavior(let rule): behaviors.append(rule)
    case .spacing(let rule): spacings.append(rule)
    case .check(let rule): checks.append(rule)
    case .fix(let rule): fixes.append(rule)
    }
    return nil
  }

  private mutating func remove(_ header: RuleInfo) {
    infos.removeAll { $0.kind == header.kind && $0.id == header.id }
    switch header.kind {
    case .behavior: behaviors.removeAll { $0.header.id == header.id }
    case .spacing: spacings.removeAll { $0.header.id == header.id }
    case .check: checks.removeAll { $0.header.id == header.id }
    case .fix: fixes.removeAll { $0.header.id == header.id }
    }
  }

  /// The first rule that says so of itself.
  func rule(where isWanted: (RuleInfo) -> Bool) -> Rule? {
    behaviors.first { isWanted($0.header) }.map(Rule.behavior)
      ?? spacings.first { isWanted($0.header) }.map(Rule.spacing)
      ?? checks.first { isWanted($0.header) }.map(Rule.check)
      ?? fixes.first { isWanted($0.header) }.map(Rule.fix)
  }

  /// Puts rules into an order that does not depend on how files were found: by pack, then id.
  mutating func sort() {
    func before(_ a: RuleInfo, _ b: RuleInfo) -> Bool { (a.pack, a.id) < (b.pack, b.id) }
    behaviors.sort { before($0.header, $1.header) }
    spacings.sort { before($0.header, $1.header) }
    checks.sort { before($0.header, $1.header) }
    fixes.sort { before($0.header, $1.header) }
    infos.sort { ($0.kind.rawValue, $0.id) < ($1.kind.rawValue, $1.id) }
  }

  /// The behaviour that answers for `name` on `os`.
  ///
  /// One that stands for the name on this version comes first: before iOS 11 none of UIKit's names
  /// exists, and `legacy-automatic` answers for all of them.
  func behavior(named name: String, on os: RunningVersion) -> BehaviorRule? {
    behaviors.last { $0.answersFor.contains(name) && $0.header.applies(to: os) }
      ?? behaviors.last { $0.header.id == name && $0.header.applies(to: os) }
  }

  /// Every behaviour's name, for suggestions: ids and the names they answer for.
  var behaviorNames: [String] {
    var seen: Set<String> = []
    return behaviors.flatMap { [$0.header.id] + $0.answersFor }.filter { seen.insert($0).inserted }
  }

  /// Whether there is a rule of this kind and id.
  func has(_ kind: RuleInfo.Kind, _ id: String) -> Bool {
    byKey[RuleInfo.key(kind, id)] != nil
  }

  /// What every rule says of itself.
  var headers: [RuleInfo] {
    behaviors.map(\.header) + spacings.map(\.header) + checks.map(\.header) + fixes.map(\.header)
  }
}
