import InsetModel

/// What rules answered about one screen, for the screens that an edit or another answer to a question
/// makes of it: a rule is asked again only where what it read has changed. Rules are pure, so nothing
/// else can change their answer.
final class AnswerMemory {
  /// One answer, and what it rests on.
  private struct Entry<Answer> {
    var answer: Answer
    var reads: NodeReads
    var questions: [AskedQuestion]
  }

  private struct CheckPlace: Hashable {
    var check: Int
    var node: Node
  }

  private struct SlotPlace: Hashable {
    var kind: SlotKind
    var section: Int
    var view: Int
  }

  private enum Phase {
    /// The screen itself is being evaluated.
    case learning
    /// Another one of it is.
    case answering
    /// What is being evaluated has nothing to do with it.
    case idle
  }

  private var phase = Phase.learning
  /// The screen whose answers are known, once it is evaluated.
  private var base: Screen?
  private var findings: [CheckPlace: Entry<[Finding]>] = [:]
  private var slots: [SlotPlace: Entry<PlacedSlot>] = [:]
  /// What the screen at hand has of the base.
  private var difference: ScreenDifference?
  /// The scenario at hand, and whether it says the same of a table.
  private var scenario: Scenario?
  private var isSameTable: [Int: Bool] = [:]

  var isLearning: Bool { phase == .learning }

  /// Starts a pass over a scenario; of the first one the answers are learned.
  func begin(_ scenario: Scenario, on surroundings: Surroundings) {
    difference = nil
    isSameTable.removeAll(keepingCapacity: true)
    self.scenario = scenario
    guard let base else { return }
    let isRelated =
      base.surroundings.asked === surroundings.asked
      && base.scenario.views.count == scenario.views.count
      && base.scenario.controllers.count == scenario.controllers.count
    phase = isRelated ? .answering : .idle
  }

  /// The walk is done: checks follow.
  func checksFollow(on screen: Screen) {
    if phase == .answering, let base { difference = ScreenDifference(of: screen, from: base) }
  }

  /// The checks are done.
  func end(_ screen: Screen) {
    if phase == .learning { base = screen }
    phase = .idle
  }

  /// What a check found at a node, where it would find the same here.
  ///
  /// - Parameter answer: Asks an open question, which is noted.
  func findings(
    of check: Int, at node: Node, _ answer: (_ question: String) -> String
  ) -> [Finding]? {
    guard let difference, let known = findings[CheckPlace(check: check, node: node)],
      known.reads.isSame(on: difference), isSame(known.questions, answer)
    else { return nil }
    return known.answer
  }

  /// The height of a slot, where it would be the same here.
  func slot(
    _ kind: SlotKind, ofSection section: Int, ofView view: Int, _ answer: (String) -> String
  ) -> PlacedSlot? {
    guard phase == .answering,
      let known = slots[SlotPlace(kind: kind, section: section, view: view)], isSameTable(view),
      isSame(known.questions, answer)
    else { return nil }
    return known.answer
  }

  /// Remembers what a check found.
  func learn(
    _ found: [Finding], of check: Int, at node: Node, _ reads: NodeReads,
    _ questions: [AskedQuestion]
  ) {
    guard isLearning, !reads.isOpen else { return }
    findings[CheckPlace(check: check, node: node)] = Entry(
      answer: found, reads: reads, questions: questions)
  }

  /// Remembers a slot that rests on what the scenario says of its table alone.
  func learn(
    _ slot: PlacedSlot, _ kind: SlotKind, ofSection section: Int, ofView view: Int,
    _ reads: NodeReads, _ questions: [AskedQuestion]
  ) {
    guard isLearning, !reads.isBeyondTables, reads.tables.isSubset(of: [view]) else { return }
    slots[SlotPlace(kind: kind, section: section, view: view)] = Entry(
      answer: slot, reads: reads, questions: questions)
  }

  /// Asks the questions in their order, up to the first with another answer: a rule would, too.
  private func isSame(_ questions: [AskedQuestion], _ answer: (String) -> String) -> Bool {
    questions.allSatisfy { answer($0.id) == $0.answer }
  }

  private func isSameTable(_ view: Int) -> Bool {
    if let known = isSameTable[view] { return known }
    let isSame = base?.scenario.views[view].table == scenario?.views[view].table
    isSameTable[view] = isSame
    return isSame
  }
}
