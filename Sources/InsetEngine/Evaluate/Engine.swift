import InsetBasics
public import InsetModel
public import LuaHost

/// Rule packs, loaded and ready to evaluate scenarios.
///
/// An engine owns one Lua state and belongs to one thread at a time; parallel work takes one engine a
/// worker. Scenarios and results are values and may cross.
public final class Engine {
  /// The devices, measures, facts and questions of the loaded packs.
  public let catalogue: Catalogue
  /// The loaded rules.
  public var ruleInfos: [RuleInfo] { rules.infos }
  /// The packs, the standard one first.
  public let packs: [PackFiles]

  let state: LuaState
  let context: Context
  let words: RuleWords
  let rules: RuleSet
  /// What is asked and answered during one evaluation.
  var run = Run()
  /// What rules answered about the screen whose edits and open questions are being evaluated, by what
  /// was supposed of content; nil where nothing is remembered.
  var memories: [ContentWorld?: AnswerMemory]?
  /// The one of the pass at hand.
  var memory: AnswerMemory?
  /// Whether answers are remembered at all; tests compare with what comes of asking anew.
  var isRemembering = true
  /// Rules that failed.
  var failures: Failures
  /// Their keys: they are not asked again.
  var failed: Set<String> { failures.keys }
  /// The rule that keeps the memory which others lacked; from then on none is asked.
  var culprit: Culprit?
  /// Views and controllers that may be measured again for the findings of one check, where each of
  /// their fixes takes the whole screen: ten thousand buttons under a bar need no ten thousand trials
  /// of one fix.
  let nodeBudget: Int
  private let progress: Progress
  /// This engine's number in `progress`.
  private let number: Int

  /// Loads `packs`, the standard pack first.
  ///
  /// - Throws: every problem of every file: a rule that does not load is not skipped.
  public convenience init(
    packs: [PackFiles], limits: LuaLimits = LuaLimits()
  ) throws(Diagnostics) {
    try self.init(packs: packs, limits: limits, progress: Progress())
  }

  /// The same; `progress` shows other threads which rule is at work.
  init(
    packs: [PackFiles], limits: LuaLimits, progress: Progress, nodeBudget: Int = 100_000
  ) throws(Diagnostics) {
    self.nodeBudget = nodeBudget
    self.progress = progress
    (number, failures) = progress.enter()
    do throws(LuaError) {
      state = try LuaState(limits: limits)
      context = Context()
      try context.define(in: state)
      words = try RuleWords(state: state, context: context)
    } catch {
      throw Diagnostics(
        [Diagnostic(path: "insetlua", message: "cannot start Lua: \(error.message)")])
    }
    var loader = PackLoader(state: state, context: context, words: words)
    self.packs = loader.load(packs, without: failures.givenUp) { [number] file in
      progress.begin(.file(file), by: number)
    }
    guard loader.diagnostics.isEmpty else {
      throw Diagnostics(loader.diagnostics)
    }
    rules = loader.rules
    catalogue = loader.catalogue
    progress.loaded(rules, by: number)
    words.fileAtWork = { progress.fileAtWork }
    context.catalogue = catalogue
    context.behaviorNames = rules.behaviorNames
    context.answer = { [unowned self] id in
      // The next who asks is to be noted, too.
      self.state.answerVaries()
      return self.answerText(to: id)
    }
    words.answer = { [unowned self] id throws(LuaError) in try self.assume(id) }
    words.consider = { [unowned self] what, holds, answer in
      self.run.considered.append((what, holds, answer))
    }
  }
}

extension Engine {
  /// A question's answer in this run, noted as asked.
  func answerText(to id: String) -> String {
    let answer =
      run.answers[id] ?? catalogue.questions.first { $0.id == id }?.defaultOption ?? ""
    let asked = AskedQuestion(id: id, answer: answer, isChosen: run.chosen[id] != nil)
    if !run.asked.contains(where: { $0.id == id }) { run.asked.append(asked) }
    if memory?.isLearning == true { run.askedNow.append(asked) }
    return answer
  }

  /// `assume "Q2"`: whether the first of two options holds; of more, the option's name.
  func assume(_ id: String) throws(LuaError) -> LuaValue {
    guard let question = catalogue.questions.first(where: { $0.id == id }) else {
      throw LuaError(
        .runtime, "there is no question \"\(id)\"",
        hint: suggestion(for: id, among: catalogue.questions.map(\.id)))
    }
    guard question.options.count >= 2 else {
      throw LuaError(
        .runtime, "question \"\(id)\" is no choice",
        hint: "it has no options in platform/questions.lua")
    }
    let answer = answerText(to: id)
    return question.options.count == 2 ? .boolean(answer == question.options[0]) : .text(answer)
  }

  /// Calls a rule's function; nil where it failed or could not decide, which is noted.
  func ask(
    _ function: LuaFunction, _ arguments: [LuaValue], of header: RuleInfo, about node: Node
  ) -> LuaValue? {
    run.consulted.insert(header.key)
    if culprit != nil || hasFailed(header) { return nil }
    if !context.unknownReasons.isEmpty { context.unknownReasons.removeAll() }
    progress.begin(.rule(header.key, file: header.file), by: number)
    defer { progress.end(by: number) }
    context.unknownProperty = nil
    context.isSwitchUnknown = false
    do throws(LuaError) {
      let answer = try state.call(function, arguments, label: header.id).first ?? .nil
      if memory?.isLearning == true, let screen = context.shown?.screen {
        run.reads.add(state.reads, try context.types, on: screen)
      }
      return answer
    } catch {
      if case .unknownNumber(let number) = error.kind {
        let property = context.unknownProperty
        // What a failed rule left open no key of the scenario would supply.
        let supply = run.unanswering == nil ? context.missingKey(of: number) : nil
        var open = UndecidedRule(
          rule: header.id, node: node, number: number, supply: property?.key ?? supply,
          failedRule: property == nil ? run.unanswering : nil, property: property)
        open.isSwitch = context.isSwitchUnknown
        run.note(open)
        run.reads.end()
        return nil
      }
      fail(error, of: header, about: node)
      return nil
    }
  }

  /// Whether a rule is not asked, since it has failed.
  func hasFailed(_ header: RuleInfo) -> Bool {
    !failed.isEmpty && (failed.contains(header.key) || failed.contains(key(of: header)))
  }

  /// Forgets what the rules asked before have read.
  func forgetReads() {
    run.reads = NodeReads()
    run.askedNow.removeAll(keepingCapacity: true)
  }

  /// Notes a rule's failure and asks it no more.
  func fail(_ error: LuaError, of header: RuleInfo, about node: Node) {
    if isStarved(by: error, place(of: node)) { return }
    // One that was slow or large is so whatever it is asked; a mistake may be about one kind only.
    let key =
      switch error.kind {
      case .runtime, .unknownField: key(of: header)
      default: header.key
      }
    guard failures.add(key, of: header) else { return }
    var problem = Diagnostic(
      error, file: header.file, source: nil, in: packs.first?.files ?? SystemFiles(),
      rule: header.id, context: place(of: node))
    if header.kind == .fix, let finding = context.finding { tell(of: finding, in: &problem) }
    run.problems.append(problem)
  }

  /// By what a failure is remembered: a fix is asked about findings of many kinds, and one kind that
  /// it cannot handle says nothing of the others.
  private func key(of header: RuleInfo) -> String {
    guard header.kind == .fix, let finding = context.finding else { return header.key }
    return "\(header.key) for \(finding.rule) of \(subject(of: finding))"
  }

  /// Says for what finding a fix was asked, and what that finding has not.
  private func tell(of finding: Finding, in problem: inout Diagnostic) {
    let message = problem.message
    problem.message =
      "fix \"\(problem.rule ?? "")\" failed for \"\(finding.rule)\" on \(subject(of: finding)): \(message)"
    let absent = context.absentFields.map { "found.\($0.rawValue)" }
    guard problem.suggestion == nil, !absent.isEmpty else { return }
    problem.suggestion =
      "nil there: \(absent.joined(separator: ", ")); return nil where the fix is not meant"
  }

  /// On what a finding was made, as checks say it.
  private func subject(of finding: Finding) -> String {
    switch finding.node {
    case .scenario: return "the screen"
    case .controller: return "a controller"
    case .section: return "a section"
    case .view(let index):
      guard let screen = context.shown?.screen else { return "a view" }
      if screen.scenario.views[index].table != nil { return "a table" }
      return screen.views[index].scroll == nil ? "a view" : "a scroll view"
    }
  }

  /// An error about what a function gave back, at the function, where it has no place of its own.
  func located(_ error: LuaError, at function: LuaFunction) -> LuaError {
    guard error.line == nil, let place = state.place(of: function) else { return error }
    var error = error
    error.chunk = place.chunk
    error.line = place.line
    return error
  }

  /// `while evaluating orders.json, view "orders", iPhone X, iOS 11.0`
  private func place(of node: Node) -> String {
    var parts = ["while evaluating \(run.path)"]
    if let screen = context.shown?.screen {
      switch node {
      case .view(let index), .section(let index, _):
        parts.append("view \"\(screen.scenario.name(ofView: index))\"")
      case .controller(let index):
        parts.append("controller \"\(screen.scenario.name(ofController: index))\"")
      case .scenario: break
      }
      parts.append(screen.surroundings.device.name)
      parts.append("iOS \(screen.surroundings.os)")
    }
    return parts.joined(separator: ", ")
  }
}
