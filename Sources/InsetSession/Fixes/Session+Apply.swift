import InsetImport
public import InsetModel
public import InsetReport

extension Session {
  /// Applies a fix to an input, for the first of some findings that has it.
  ///
  /// - Parameters:
  ///   - fix: The fix rule's id.
  ///   - findings: What may be repaired.
  ///   - result: What the input was evaluated to.
  ///   - given: What the command line said besides the input, for the commands in messages.
  /// - Throws: why it cannot be applied.
  public func apply(
    _ fix: String, to findings: [NumberedFinding], in bytes: [UInt8], result: InputResult,
    given: GivenWords = GivenWords()
  ) throws(Diagnostics) -> FixOutcome {
    let application = FixApplication(
      session: self, fix: fix, bytes: bytes, result: result, given: given)
    return try application.apply(to: findings)
  }

  /// Whether an edited input is written in place: a file of Interface Builder. A scenario goes to the
  /// file that the user names.
  public static func editsInPlace(_ bytes: [UInt8], path: String) -> Bool {
    ReadInput.isInterfaceBuilder(bytes, path)
  }
}

/// Applies one fix to one input.
private struct FixApplication {
  let session: Session
  let fix: String
  let bytes: [UInt8]
  let result: InputResult
  let given: GivenWords

  private var path: String { result.path }
  private var isInterfaceBuilder: Bool { ReadInput.isInterfaceBuilder(bytes, path) }

  func apply(to findings: [NumberedFinding]) throws(Diagnostics) -> FixOutcome {
    let chosen = findings.lazy.compactMap { entry in
      entry.trials.first { $0.fix == fix }.map { (entry: entry, trial: $0) }
    }.first
    guard let (entry, trial) = chosen else {
      if let untried = findings.first(where: { !$0.finding.areFixesTried }) {
        throw refusal(
          "the screen is too large to try the fixes of this finding", untried,
          hint: "evaluate the part of the screen around it")
      }
      return .nothingToFix(unchanged: unchanged)
    }
    if let problem = trial.problem { throw refusal("\(fix) cannot be applied: \(problem)", entry) }
    var applied = isInterfaceBuilder ? try inPlace(trial, entry) : try toScenario(trial, entry)
    if !trial.holds {
      let words = trial.residual.map { ": \(formatted(abs($0))) pt stay" } ?? ""
      applied.notes.insert("\(fix) does not cure it\(words)", at: 0)
    }
    return .applied(applied)
  }

  // MARK: Interface Builder

  private func inPlace(_ trial: Trial, _ entry: NumberedFinding) throws(Diagnostics) -> AppliedFix {
    let scenario = entry.evaluation.screen.scenario
    guard let forms = CodeRenderer.interfaceBuilder(trial.edit, in: scenario) else {
      throw refusal(
        "\(fix) has no form in Interface Builder", entry,
        hint: "paste its code: \(given.command("fix", path)) --rule \(entry.finding.rule)")
    }
    let edited: [UInt8]
    do throws(IBEditError) {
      edited = try InterfaceBuilderEditor.apply(forms, to: bytes, source: scenario.source)
    } catch { throw refusal("\(fix) cannot be applied: \(error.message)", entry) }
    // Nothing leaves here that could not be read again.
    let check = session.evaluate(edited, path: path, depth: .questions)
    guard check.problems.isEmpty, check.evaluations.count == result.evaluations.count else {
      throw refusal("\(fix) would damage the file: nothing is written", entry)
    }
    return AppliedFix(
      before: bytes, after: edited, trial: trial, evaluation: entry.evaluation, notes: [])
  }

  // MARK: Scenarios

  private func toScenario(
    _ trial: Trial, _ entry: NumberedFinding
  ) throws(Diagnostics) -> AppliedFix {
    let before = original ?? entry.evaluation.screen.scenario
    var edited: Scenario
    do throws(EditError) { edited = try before.applying(trial.edit) } catch {
      throw refusal("\(fix) cannot be applied: \(error.message)", entry)
    }
    let dropped = dropOldExpectations(of: &edited)
    let notes =
      dropped.isEmpty
      ? [] : ["no longer expected: \(dropped.map(printable).joined(separator: ", "))"]
    let (old, new) = texts(before, edited)
    return AppliedFix(
      before: old, after: new, trial: trial, evaluation: entry.evaluation, notes: notes)
  }

  /// The input and what becomes of it: a scenario's own text changed where the scenario is; of a view
  /// dump, the scenario that it becomes.
  private func texts(_ before: Scenario, _ after: Scenario) -> (old: [UInt8], new: [UInt8]) {
    guard original != nil else {
      return (Array(ScenarioWriter.write(before).utf8), Array(ScenarioWriter.write(after).utf8))
    }
    let classes = session.catalogue.classes
    return (bytes, ScenarioEditor.apply(after, to: bytes, readAs: before, classes: classes))
  }

  /// The scenario as the file has it: on another device plain frames were evaluated as pins.
  private var original: Scenario? {
    let read = session.read(bytes, path: path)
    return read.form == .scenario ? read.screens.first?.scenario : nil
  }

  /// What was expected of the page before the fix may be wrong of the page after it.
  ///
  /// - Returns: the expectations that were taken out: `feed.adjustedContentInset`.
  private func dropOldExpectations(of scenario: inout Scenario) -> [String] {
    let text = ScenarioWriter.write(scenario)
    // What is expected holds for the scenario's own device.
    let read = session.read(Array(text.utf8), path: path, on: Resolver.Target())
    let mismatches = session.evaluate(read, depth: .questions).evaluations.first?.mismatches ?? []
    scenario.expectations.removeAll { expectation in
      mismatches.contains {
        $0.expectation.subject == expectation.subject && $0.expectation.key == expectation.key
      }
    }
    return mismatches.map { "\($0.expectation.subject).\($0.expectation.key)" }
  }

  private var unchanged: [UInt8] {
    if isInterfaceBuilder || original != nil { return bytes }
    guard let scenario = result.evaluations.first?.screen.scenario else { return bytes }
    return Array(ScenarioWriter.write(scenario).utf8)
  }

  private func refusal(
    _ message: String, _ entry: NumberedFinding, hint: String? = nil
  ) -> Diagnostics {
    let scenario = entry.evaluation.screen.scenario
    return Diagnostics(
      path: path, position: scenario.source.position(of: entry.finding.node), message: message,
      suggestion: hint)
  }
}
