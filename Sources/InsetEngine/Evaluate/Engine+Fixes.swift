import InsetModel
import LuaHost

extension Engine {
  /// Tries every fix of every finding: applies its edit and evaluates again.
  func tryFixes(of evaluation: inout Evaluation, on surroundings: Surroundings) {
    // What was asked and could not be decided belongs to the screen itself, not to trials.
    var before = run
    defer {
      let problems = run.problems
      run = before
      run.problems = problems
    }
    var findings = evaluation.findings
    var tried: [String: Int] = [:]
    let limit = max(
      Self.leastFindings,
      nodeBudget / (evaluation.screen.views.count + evaluation.screen.controllers.count + 1))
    var edited = EditedScreens(of: evaluation.screen.scenario)
    for index in findings.indices {
      tried[findings[index].rule, default: 0] += 1
      guard tried[findings[index].rule, default: 0] <= limit else {
        findings[index].areFixesTried = false
        continue
      }
      for fix in rules.fixes
      where fix.repairs.contains(findings[index].rule) && fix.header.applies(to: surroundings.os) {
        before.consulted.insert(fix.header.key)
        for edit in proposals(of: fix, for: findings[index], in: evaluation) {
          findings[index].trials.append(
            trial(
              of: fix, edit, for: findings[index], in: evaluation, on: surroundings, &edited))
        }
      }
    }
    evaluation.findings = findings
    noteUndoing(in: &evaluation, on: surroundings, &edited)
  }

  /// The edits that a fix proposes for a finding.
  private func proposals(
    of fix: FixRule, for finding: Finding, in evaluation: Evaluation
  ) -> [Edit] {
    // A trial before this one measured another screen; objects of that one are stale.
    context.begin(state)
    context.show(evaluation.screen)
    context.finding = finding
    state.settle()
    defer {
      context.show(nil)
      context.finding = nil
    }
    do throws(LuaError) {
      let types = try context.types
      let object = LuaValue.object(types.finding.object(0, generation: context.generation))
      guard let value = ask(fix.propose, [object], of: fix.header, about: finding.node),
        !value.isNil
      else { return [] }
      let proposed = value.asTable.map(\.array) ?? [value]
      var edits: [Edit] = []
      for entry in proposed {
        guard let object = entry.asObject, object.type == types.edit.id,
          object.generation == context.generation, let edit = context.edit(object)
        else {
          throw LuaError(
            .runtime, "propose of fix \"\(fix.header.id)\" returned a \(entry.typeName)",
            hint: "return edit(view):set(…), a list of edits, or nil")
        }
        if !edit.steps.isEmpty, edits.count < Self.editLimit { edits.append(edit) }
      }
      return edits
    } catch {
      fail(located(error, at: fix.propose), of: fix.header, about: finding.node)
      return []
    }
  }

  /// Findings of one check whose fixes are tried on every screen, however large it is.
  private static let leastFindings = 12
  /// Edits of one proposal that are tried.
  private static let editLimit = 8
  /// Rounds of one fix before it is called endless.
  private static let roundLimit = 4

  /// Applies an edit and evaluates again; where the finding is still there but has changed, the fix is
  /// asked anew, until nothing changes any more.
  private func trial(
    of fix: FixRule, _ edit: Edit, for finding: Finding, in evaluation: Evaluation,
    on surroundings: Surroundings, _ edited: inout EditedScreens
  ) -> Trial {
    var trial = Trial(
      fix: fix.header.id, title: fix.header.title ?? fix.header.id, edit: edit, holds: false,
      residual: nil, added: [], sideEffects: [])
    trial.accepts = fix.accepts
    var seen = [evaluation.screen.scenario]
    var after = evaluation
    var left: Finding? = finding
    while true {
      do throws(EditError) {
        after = try edited.evaluation(of: trial.edit, by: self, on: surroundings)
      } catch {
        trial.problem = error.message
        return trial
      }
      if seen.contains(after.screen.scenario) {
        trial.problem = "it undoes itself"
        return trial
      }
      seen.append(after.screen.scenario)
      let before = left
      left = after.remains(of: finding)
      guard let remaining = left, remaining.isSame(as: finding), remaining.points != before?.points,
        trial.rounds < Self.roundLimit,
        let next = proposals(of: fix, for: remaining, in: after).first
      else { break }
      trial.edit.append(next)
      trial.rounds += 1
    }
    let isUndecided = left == nil && isUndecided(finding, after)
    trial.holds = left == nil && !isUndecided
    trial.residual = left?.points
    trial.added = after.added(to: evaluation, besides: finding)
    trial.sideEffects = moved(from: evaluation.screen, to: after.screen, but: trial.edit, finding)
    if isUndecided {
      let number = after.undecided.first { $0.rule == finding.rule }?.number
      trial.problem =
        number.map { "cannot be decided: \($0) has no known value" } ?? "cannot be decided"
    }
    return trial
  }

  /// Two findings' best fixes may take back what the other did: both are applied together, and what
  /// comes back is noted.
  private func noteUndoing(
    in evaluation: inout Evaluation, on surroundings: Surroundings,
    _ edited: inout EditedScreens
  ) {
    let best = evaluation.findings.indices.prefix(8).compactMap { index -> (Int, Int)? in
      let trials = evaluation.findings[index].trials
      let order = trials.indices.sorted { Trial.isBetter(trials[$0], trials[$1]) }
      return order.first.flatMap { trials[$0].holds ? (index, $0) : nil }
    }
    for (number, (first, firstTrial)) in best.enumerated() {
      for (second, secondTrial) in best[(number + 1)...] {
        let one = evaluation.findings[first].trials[firstTrial]
        let other = evaluation.findings[second].trials[secondTrial]
        guard one.edit != other.edit,
          let after = try? edited.evaluation(
            of: Edit(steps: one.edit.steps + other.edit.steps), by: self, on: surroundings)
        else { continue }
        if after.findings.contains(where: { $0.isSame(as: evaluation.findings[first]) }) {
          evaluation.findings[first].trials[firstTrial].undoneBy.append(other.fix)
        }
        if after.findings.contains(where: { $0.isSame(as: evaluation.findings[second]) }) {
          evaluation.findings[second].trials[secondTrial].undoneBy.append(one.fix)
        }
      }
    }
  }

  /// Views whose safe area the edit moves, besides those it is about.
  private func moved(
    from before: Screen, to after: Screen, but edit: Edit, _ finding: Finding
  ) -> [String] {
    var names: [String] = []
    for index in before.views.indices {
      if finding.node == .view(index) || edit.steps.contains(where: { $0.node == .view(index) }) {
        continue
      }
      let old = before.views[index].safeArea.points
      let new = after.views[index].safeArea.points
      let moved = Edge.allCases.contains { abs(old[$0] - new[$0]) > 0.01 }
      if moved { names.append(before.scenario.name(ofView: index)) }
    }
    return names
  }
}
