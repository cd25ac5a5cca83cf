import InsetBasics
import InsetEngine
import InsetImport
import InsetModel
import InsetReport

/// Applies one fix to one input, and writes what comes of it.
struct FixApplication {
  let session: Session
  /// The input as the user named it.
  let path: String
  let bytes: [UInt8]
  let result: InputResult
  /// Where the edited input goes; nil where the user named nothing.
  let output: String?
  /// Whether only the difference is shown.
  let isDryRun: Bool
  let report: FixReport
  /// What the command line said besides the input.
  let given: GivenWords

  /// Where an input goes that is written in place: a file of Interface Builder, which is changed at
  /// one place only. A scenario is written anew, so it needs a name.
  static func ownOutput(of bytes: [UInt8], _ path: String) -> String? {
    ReadInput.isInterfaceBuilder(bytes, path) ? path : nil
  }

  /// Applies the fix of the first finding that has it.
  ///
  /// - Throws: why it cannot be applied.
  func apply(_ fix: String, to findings: [NumberedFinding]) throws(Problems) -> ExitCode {
    let chosen = findings.lazy.compactMap { entry in
      entry.trials.first { $0.fix == fix }.map { (entry: entry, trial: $0) }
    }.first
    guard let (entry, trial) = chosen else {
      Terminal.complain("\(printable(path)): nothing here is for \(fix) to fix\n")
      // Whoever asked for a file gets one, the second time as the first.
      if let output, output != path, !isDryRun { try write(try unchanged(), to: output) }
      return .success
    }
    if let problem = trial.problem {
      throw refusal("\(fix) cannot be applied: \(problem)", entry)
    }
    if !trial.holds {
      let words = trial.residual.map { ": \(formatted(abs($0))) pt stay" } ?? ""
      Terminal.complain("\(printable(path)): note: \(fix) does not cure it\(words)\n")
    }
    if ReadInput.isInterfaceBuilder(bytes, path) {
      return try applyInPlace(fix, trial, entry)
    }
    return try applyToScenario(fix, trial, entry)
  }

  // MARK: Interface Builder

  private func applyInPlace(
    _ fix: String, _ trial: Trial, _ entry: NumberedFinding
  ) throws(Problems) -> ExitCode {
    let scenario = entry.evaluation.screen.scenario
    guard let forms = CodeRenderer.interfaceBuilder(trial.edit, in: scenario) else {
      throw refusal(
        "\(fix) has no form in Interface Builder", entry,
        hint: "paste its code: \(given.command("fix", path)) --rule \(entry.finding.rule)")
    }
    let edited: [UInt8]
    do throws(IBEditError) {
      edited = try InterfaceBuilderEditor.apply(forms, to: bytes, source: scenario.source)
    } catch {
      throw refusal("\(fix) cannot be applied: \(error.message)", entry)
    }
    // Nothing leaves here that could not be read again.
    let check = session.measure(edited, path: path)
    guard check.problems.isEmpty, check.evaluations.count == result.evaluations.count else {
      throw refusal("\(fix) would damage the file: nothing is written", entry)
    }
    if isDryRun {
      return show(from: bytes, to: edited)
    }
    Terminal.write(report.code(trial, in: entry.evaluation))
    if let output { try write(edited, to: output) }
    return .success
  }

  // MARK: Scenarios

  private func applyToScenario(
    _ fix: String, _ trial: Trial, _ entry: NumberedFinding
  ) throws(Problems) -> ExitCode {
    let before = original ?? entry.evaluation.screen.scenario
    let edited: Scenario
    do throws(EditError) {
      edited = try before.applying(trial.edit)
    } catch {
      throw refusal("\(fix) cannot be applied: \(error.message)", entry)
    }
    let text = ScenarioWriter.write(withoutOldExpectations(edited))
    if isDryRun {
      return show(from: Array(ScenarioWriter.write(before).utf8), to: Array(text.utf8))
    }
    if output != "-" { Terminal.write(report.code(trial, in: entry.evaluation)) }
    guard let output else {
      Terminal.complain("\(printable(path)): note: not written; name a file with -o\n")
      return .success
    }
    try write(Array(text.utf8), to: output)
    return .success
  }

  /// The scenario as the file has it: on another device plain frames were evaluated as pins.
  private var original: Scenario? {
    let read = session.read(bytes, path: path)
    return read.form == .scenario ? read.screens.first?.scenario : nil
  }

  /// What was expected of the page before the fix may be wrong of the page after it.
  private func withoutOldExpectations(_ scenario: Scenario) -> Scenario {
    let text = ScenarioWriter.write(scenario)
    // What is expected holds for the scenario's own device.
    let read = session.read(Array(text.utf8), path: path, on: Resolver.Target())
    let mismatches =
      session.evaluate(read, tryingFixes: false).evaluations.first?.mismatches ?? []
    if mismatches.isEmpty { return scenario }
    var result = scenario
    result.expectations.removeAll { expectation in
      mismatches.contains {
        $0.expectation.subject == expectation.subject && $0.expectation.key == expectation.key
      }
    }
    let names = mismatches.map { "\($0.expectation.subject).\($0.expectation.key)" }
    Terminal.complain(
      "\(printable(path)): note: no longer expected: "
        + "\(names.map(printable).joined(separator: ", "))\n")
    return result
  }

  private func unchanged() throws(Problems) -> [UInt8] {
    if ReadInput.isInterfaceBuilder(bytes, path) { return bytes }
    guard let scenario = original ?? result.evaluations.first?.screen.scenario else {
      return bytes
    }
    return Array(ScenarioWriter.write(scenario).utf8)
  }

  // MARK: Output

  private func show(from old: [UInt8], to new: [UInt8]) -> ExitCode {
    let name = path == "stdin" ? "scenario.json" : path
    Files.writeAll(UnifiedDiff.bytes(from: old, to: new, path: name), to: 1)
    return .success
  }

  private func write(_ bytes: [UInt8], to file: String) throws(Problems) {
    if file == "-" {
      Files.writeAll(bytes, to: 1)
      return
    }
    if let there = try? Files.read(file), there == bytes { return }
    do throws(Files.Failure) {
      try Files.write(bytes, to: file)
    } catch {
      throw Problems([
        Diagnostic(path: file, message: "cannot be written: \(error.message)")
      ])
    }
    Terminal.complain("\(printable(file)): written\n")
  }

  private func refusal(
    _ message: String, _ entry: NumberedFinding, hint: String? = nil
  ) -> Problems {
    let scenario = entry.evaluation.screen.scenario
    return Problems([
      Diagnostic(
        path: path, position: scenario.source.position(of: entry.finding.node), message: message,
        suggestion: hint)
    ])
  }
}
