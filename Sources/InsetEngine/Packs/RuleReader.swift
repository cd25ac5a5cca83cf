import InsetModel
import LuaHost

/// Turns the table of a `behavior`, `check`, `fix` or `spacing` declaration into a rule.
struct RuleReader {
  /// The file that is being loaded, as shown to users.
  var file: String
  /// The line on which it returns its declaration.
  var line: Int
  /// The pack's number.
  var pack: Int

  func rule(_ kind: RuleInfo.Kind, _ value: LuaValue) throws(LuaError) -> Rule {
    guard let table = value.asTable else {
      throw LuaError(
        .runtime, "\(kind.rawValue) takes one table, not \(value.typeName)",
        hint: "write \(kind.rawValue) { id = \"…\", … }")
    }
    var fields = TableDecoder(table, what: "this \(kind.rawValue)")
    let header = try header(kind, &fields)
    let rule: Rule
    switch kind {
    case .behavior: rule = .behavior(try behavior(header, &fields))
    case .spacing: rule = .spacing(try spacing(header, &fields))
    case .check: rule = .check(try check(header, &fields))
    case .fix: rule = .fix(try fix(header, &fields))
    }
    try fields.finish()
    return rule
  }

  private func header(
    _ kind: RuleInfo.Kind, _ fields: inout TableDecoder
  ) throws(LuaError) -> RuleInfo {
    let id = try fields.requiredText("id")
    fields.what = "\(kind.rawValue) \"\(id)\""
    try fields.refuse(allBut: RuleObject.rule(kind).fieldNames)
    guard id == fileName else {
      throw fields.refusal(
        of: "id", "the file of \(fields.what) is called \(fileName).lua",
        hint: "a rule's id is its file's name: call the file \(id).lua")
    }
    let header = RuleInfo(
      kind: kind, id: id, title: try fields.text("title"), since: try fields.version("since"),
      before: try fields.version("before"), sources: try fields.texts("sources") ?? [],
      confidence: try fields.word("confidence", Confidence.self), docs: try fields.text("docs"),
      file: file, line: line, pack: pack)
    guard !header.sources.isEmpty else {
      throw fields.refusal(
        of: "sources", "\(fields.what) has no sources",
        hint: "sources = { \"INS-90\" } or an address: say where the rule is from")
    }
    if let since = header.since, let before = header.before, since >= before {
      throw fields.refusal(
        of: "before", "\(fields.what) is for no version: since \(since), before \(before)")
    }
    return header
  }

  private var fileName: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
  }

  private func behavior(
    _ header: RuleInfo, _ fields: inout TableDecoder
  ) throws(LuaError) -> BehaviorRule {
    let rule = BehaviorRule(
      header: header, answersFor: try fields.texts("answersFor") ?? [],
      writesContentInset: try fields.text("writes").map { text throws(LuaError) in
        guard text == "contentInset" else {
          throw fields.refusal(
            of: "writes", "writes of \(fields.what) can only be \"contentInset\"")
        }
        return true
      } ?? false, adjusts: try fields.function("adjusts"), insets: try fields.function("insets"))
    guard (rule.adjusts != nil) != (rule.insets != nil) else {
      throw LuaError(
        .runtime, "\(fields.what) needs one of adjusts and insets",
        hint: "adjusts = function(scroll, axis), or insets = function(scroll, edge)")
    }
    return rule
  }

  private func spacing(
    _ header: RuleInfo, _ fields: inout TableDecoder
  ) throws(LuaError) -> SpacingRule {
    if let on = try fields.text("on"), on != "section" {
      throw fields.refusal(of: "on", "\(fields.what) can only be on = \"section\"")
    }
    return SpacingRule(header: header, slot: try fields.requiredFunction("slot"))
  }

  private func check(_ header: RuleInfo, _ fields: inout TableDecoder) throws(LuaError)
    -> CheckRule
  {
    guard let subject = try fields.word("on", Subject.self) else {
      throw LuaError(
        .runtime, "\(fields.what) does not say what it looks at",
        hint: "on = \(Subject.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " | "))")
    }
    let config = fields.value("config")
    if !config.isNil, config.asTable == nil {
      throw fields.refusal(
        of: "config", "config of \(fields.what) must be a table of names and defaults")
    }
    return CheckRule(
      header: header, subject: subject,
      severity: try fields.word("severity", Level.self) ?? .warning,
      config: config.isNil ? .table(LuaTable()) : config,
      evaluate: try fields.requiredFunction("evaluate"))
  }

  private func fix(_ header: RuleInfo, _ fields: inout TableDecoder) throws(LuaError) -> FixRule {
    guard let repairs = try fields.texts("repairs"), !repairs.isEmpty else {
      throw LuaError(
        .runtime, "\(fields.what) does not say which checks it repairs",
        hint: "repairs = { \"content-shifted\" }")
    }
    return FixRule(
      header: header, repairs: repairs, accepts: try fields.flag("accepts") ?? false,
      propose: try fields.requiredFunction("propose"))
  }
}
