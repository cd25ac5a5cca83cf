import InsetModel
import LuaHost

/// Answers the walk's questions by asking the rules.
final class RulePolicy: LayoutPolicy {
  private unowned let engine: Engine

  init(engine: Engine) { self.engine = engine }

  func answer(to question: String) -> String { engine.answerText(to: question) }

  func adjustment(ofScroll index: Int, on screen: Screen) -> Adjustment {
    let placed = screen.scrolls[index]
    let name = placed.adjustment.behavior
    var adjustment = Adjustment(
      behavior: name, answers: EdgeValues(all: .unknown), reasons: EdgeValues(all: .init(facts: []))
    )
    guard let rule = engine.rules.behavior(named: name, on: screen.surroundings.os) else {
      let text = "there is no behaviour \"\(name)\" on iOS \(screen.surroundings.os)"
      adjustment.reasons = EdgeValues(all: .init(facts: ["INS-91"], text: text))
      engine.run.note(
        UndecidedRule(
          rule: name, node: .view(placed.view), number: "contentInsetAdjustmentBehavior",
          supply: "contentInsetAdjustmentBehavior"))
      return adjustment
    }
    adjustment.behavior = rule.header.id
    adjustment.writesContentInset = rule.writesContentInset
    engine.context.show(screen)
    defer { engine.context.show(nil) }
    let node = Node.view(placed.view)
    guard let scroll = try? engine.context.scroll(index) else { return adjustment }
    if let adjusts = rule.adjusts {
      for axis in Axis.allCases {
        func ask(supposing scrolls: Bool) -> (Adjustment.Answer, Adjustment.Reason) {
          engine.run.considered.removeAll(keepingCapacity: true)
          engine.context.supposed = (index, axis, scrolls)
          defer { engine.context.supposed = nil }
          let value = engine.ask(adjusts, [scroll, .text(axis.name)], of: rule.header, about: node)
          return read(
            value, of: rule, adjusts, about: node, wants: "adjusts must answer yes or no",
            hint: "return yes \"INS-95\", or no(\"content fits\", \"INS-95\")")
        }
        engine.context.isSuppositionUsed = false
        var (answer, reason) = ask(supposing: true)
        if engine.context.isSuppositionUsed {
          (answer, reason) = joined(ask(supposing: false), ifScrolling: (answer, reason))
        }
        takeConsidered(about: axis.edges, into: &adjustment)
        for edge in axis.edges {
          adjustment.answers[edge] = answer
          adjustment.reasons[edge] = reason
        }
      }
    } else if let insets = rule.insets {
      for edge in Edge.allCases {
        let value = engine.ask(insets, [scroll, .text(edge.name)], of: rule.header, about: node)
        let (answer, reason) = read(
          value, of: rule, insets, about: node,
          wants: "insets must answer inset(points, fact) or no(reason)",
          hint: "return inset(64, \"INS-112\"), or no(\"no bar here\", \"INS-112\")")
        takeConsidered(about: [edge], into: &adjustment)
        adjustment.answers[edge] = answer
        adjustment.reasons[edge] = reason
      }
    }
    noteFailure(of: rule.header)
    return adjustment
  }

  /// What a behaviour answers where nobody knows whether the content scrolls: its answer, where it is
  /// the same in both cases.
  private func joined(
    _ fitting: (answer: Adjustment.Answer, reason: Adjustment.Reason),
    ifScrolling scrolling: (answer: Adjustment.Answer, reason: Adjustment.Reason)
  ) -> (Adjustment.Answer, Adjustment.Reason) {
    if fitting.answer == scrolling.answer { return fitting }
    let facts =
      scrolling.reason.facts + fitting.reason.facts.filter { !scrolling.reason.facts.contains($0) }
    let reason = Adjustment.Reason(facts: facts, text: "whether the content scrolls is not known")
    switch (scrolling.answer, fitting.answer) {
    case (.takesSafeArea, .leaves): return (.open(takesIfScrolling: true), reason)
    case (.leaves, .takesSafeArea): return (.open(takesIfScrolling: false), reason)
    default: return (.unknown, reason)
    }
  }

  /// Notes that what a rule should have given is not known because it failed.
  private func noteFailure(of header: RuleInfo) {
    if engine.failed.contains(header.key) {
      engine.run.unanswering = engine.run.unanswering ?? header.id
    }
  }

  /// What the rule noted with `considered` while it answered for `edges`.
  private func takeConsidered(about edges: [Edge], into adjustment: inout Adjustment) {
    let set = edges.reduce(into: EdgeSet()) { $0.insert(EdgeSet($1)) }
    for (what, holds, answer) in engine.run.considered {
      adjustment.considered.append(
        Adjustment.Considered(
          what: what, holds: holds, edges: set,
          reason: Adjustment.Reason(facts: answer.facts, text: answer.text)))
    }
    engine.run.considered.removeAll(keepingCapacity: true)
  }

  private func read(
    _ value: LuaValue?, of rule: BehaviorRule, _ function: LuaFunction, about node: Node,
    wants: String, hint: String
  ) -> (Adjustment.Answer, Adjustment.Reason) {
    func fail(_ got: String) {
      let error = LuaError(.runtime, "\(wants), not \(got)", hint: hint)
      engine.fail(engine.located(error, at: function), of: rule.header, about: node)
    }
    let none = Adjustment.Reason(facts: [])
    guard let value else {
      let missing = engine.context.unknownProperty?.id.row.name
      return (.unknown, .init(facts: [], text: missing.map { "\($0) is not known" }))
    }
    guard let answer = Answer(value, engine.context) else {
      fail(value.typeName)
      return (.unknown, none)
    }
    let reason = Adjustment.Reason(facts: answer.facts, text: answer.text)
    switch answer.verdict {
    case .yes where rule.adjusts != nil: return (.takesSafeArea, reason)
    case .no: return (.leaves, reason)
    case .unknown: return (.unknown, reason)
    case .inset(let points, let cause) where rule.insets != nil:
      var controller: Int?
      if let cause, let types = try? engine.context.types, cause.type == types.controller.id,
        cause.generation == engine.context.generation
      {
        controller = cause.index
      }
      return (.amount(points, from: controller), reason)
    case .yes: fail("yes")
    case .inset: fail("inset")
    case .slot: fail("slot")
    }
    return (.unknown, reason)
  }

  // MARK: Spacing

  func slot(
    _ kind: SlotKind, ofSection section: Int, ofScroll scroll: Int, on screen: Screen
  ) -> PlacedSlot {
    let view = screen.scrolls[scroll].view
    if engine.failed.isEmpty,
      let known = engine.memory?.slot(kind, ofSection: section, ofView: view, engine.answerText)
    {
      return known
    }
    engine.context.show(screen)
    defer { engine.context.show(nil) }
    let node = Node.section(view: view, section: section)
    engine.forgetReads()
    let slot = ask(for: kind, node, section, scroll, on: screen)
    if engine.failed.isEmpty, let slot {
      engine.memory?.learn(
        slot, kind, ofSection: section, ofView: view, engine.run.reads, engine.run.askedNow)
    }
    // Padding and tail exist only where a rule says so; a header or footer nobody answers for is
    // not known.
    return slot
      ?? PlacedSlot(points: .nan, rule: nil, facts: [], confidence: .contested)
  }

  /// What the spacing rules give a slot; nil where one of them could not say.
  private func ask(
    for kind: SlotKind, _ node: Node, _ section: Int, _ scroll: Int, on screen: Screen
  ) -> PlacedSlot? {
    var found: (slot: PlacedSlot, rule: SpacingRule)?
    var isOpen = false
    // The latest pack that answers wins; within it, two answers are a mistake.
    for rule in engine.rules.spacings.reversed()
    where rule.header.applies(to: screen.surroundings.os) {
      if let found, found.rule.header.pack != rule.header.pack { break }
      guard let object = try? engine.context.section(section, ofScroll: scroll) else { continue }
      let value = engine.ask(
        rule.slot, [object, .text(kind.rawValue)], of: rule.header, about: node)
      guard let value else {
        // What it would have answered is not known.
        isOpen = true
        continue
      }
      if value.isNil { continue }
      guard let answer = Answer(value, engine.context),
        let slot = placed(answer, by: rule)
      else {
        let got = value.asTable.flatMap(engine.context.mark)?.word ?? value.typeName
        engine.fail(
          engine.located(
            LuaError(
              .runtime, "slot must answer slot(points, fact), unknown(fact) or nil, not \(got)",
              hint: "return slot(35, \"TBL-30\")"),
            at: rule.slot), of: rule.header, about: node)
        continue
      }
      if let found {
        engine.fail(
          engine.located(
            LuaError(
              .runtime,
              "both \"\(rule.header.id)\" and \"\(found.rule.header.id)\" answer for the "
                + "\(kind.rawValue) of section \(section)",
              hint: "let one of them answer nil"),
            at: rule.slot), of: rule.header, about: node)
        continue
      }
      found = (slot, rule)
    }
    if let found { return found.slot }
    for rule in engine.rules.spacings { noteFailure(of: rule.header) }
    if isOpen { return nil }
    let points = kind == .header || kind == .footer ? Double.nan : 0
    return PlacedSlot(points: points, rule: nil, facts: [], confidence: .contested)
  }

  /// The strip that an answer gives; nil where it answers something else.
  private func placed(_ answer: Answer, by rule: SpacingRule) -> PlacedSlot? {
    let points: Double
    var range: ClosedRange<Double>?
    switch answer.verdict {
    case .slot(let height): points = height
    case .unknown(let known): (points, range) = (.nan, known)
    case .yes, .no, .inset: return nil
    }
    let known = answer.facts.first.map { engine.catalogue.confidence(of: $0) } ?? .contested
    return PlacedSlot(
      points: points, range: range, rule: rule.header.id, facts: answer.facts,
      confidence: max(known, rule.header.confidence ?? .printed), text: answer.text)
  }
}
