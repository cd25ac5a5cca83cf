import InsetBasics
import InsetModel

/// The report for programs. docs/report.md and docs/explain.md describe its keys, docs/schema/report.json
/// their types.
///
/// Numbers are points; one that is not known is null, and `unknown` beside it says why.
public struct JSONReporter: Reporter {
  /// `--format json`.
  public static let name = "json"
  /// The version of the format: it grows when a key changes its meaning or goes away.
  public static let schemaVersion = 2

  let info: RunInfo
  /// What explanations and comparisons cite.
  private var cited = Citations()
  private var writer = JSONWriter()
  private var count = 0
  private var failedTests = 0

  /// A report of what a run is about.
  public init(_ run: RunInfo) { info = run }

  /// The opening: the format's version, the tool, and the beginning of the list of entries.
  public mutating func begin() -> String {
    writer.beginObject()
    writer.write(.integer(Self.schemaVersion), key: "schemaVersion")
    writer.write(JSON(["name": "insetlua", "version": info.version]), key: "tool")
    writer.beginArray(key: list)
    return writer.take()
  }

  /// One entry as an element of the list.
  public mutating func add(_ entry: ReportEntry) -> String {
    writer.write(json(entry))
    return writer.take()
  }

  /// The end of the list, and what is to be said of all entries.
  public mutating func finish(_ summary: Summary) -> String {
    writer.end()
    for member in closing(summary) { writer.write(member.value, key: member.key) }
    writer.end()
    return writer.take() + "\n"
  }

  /// What the list of entries is called.
  private var list: String {
    switch info.subject {
    case .screens: "inputs"
    case .fixes: "findings"
    case .explanations: "screens"
    case .comparisons: "comparisons"
    case .ruleTests: "tests"
    case .devices: "devices"
    }
  }

  /// One entry, whatever it stands in.
  mutating func json(_ entry: ReportEntry) -> JSON {
    count += 1
    switch entry {
    case .input(let result): return json(result)
    case .finding(let entry): return json(entry)
    case .explained(let screen): return json(screen)
    case .compared(let variants):
      let comparison = Comparison(variants, info)
      cited.add(comparison, info)
      return json(variants, comparison)
    case .ruleTest(let test):
      if !test.failures.isEmpty { failedTests += 1 }
      return JSON([
        "file": test.file, "line": test.line, "name": test.name, "passed": test.failures.isEmpty,
        "failures": test.failures,
      ])
    case .device(let device): return device.json
    }
  }

  /// What is to be said of all entries.
  func closing(_ summary: Summary) -> [(key: String, value: JSON)] {
    switch info.subject {
    case .screens: [("summary", summary.json)]
    case .explanations, .comparisons:
      [("rules", cited.rules.map(\.json).json), ("facts", cited.facts(info))]
    case .ruleTests:
      [
        ("problems", summary.problems.json),
        (
          "summary",
          JSON([
            "tests": count, "passed": count - failedTests, "failed": failedTests,
            "filesNotRun": summary.problems.count,
          ])
        ),
      ]
    case .fixes, .devices: []
    }
  }

  // MARK: Entries

  private func json(_ result: InputResult) -> JSON {
    var screens: [JSON] = []
    var findings: [JSON] = []
    var suppressed: [JSON] = []
    for (index, evaluation) in result.evaluations.enumerated() {
      var encoder = ScreenEncoder(evaluation, info)
      for finding in evaluation.findings {
        findings.append(
          encoder.toldIfAny(encoder.json(finding, screen: index), about: finding.node))
      }
      for (finding, reason) in evaluation.suppressed {
        suppressed.append(
          encoder.toldIfAny(
            encoder.json(finding, screen: index, suppression: reason), about: finding.node))
      }
      if info.extent != .findings { screens.append(encoder.json()) }
    }
    return JSON(["path": result.path]).adding([
      "line": result.line,
      "scenario": result.evaluations.first?.screen.scenario.title.json ?? .null,
      "screens": info.extent == .findings ? nil : screens, "findings": findings,
      "suppressed": suppressed,
      "problems": result.problems + result.evaluations.flatMap(\.problems),
    ])
  }

  /// A finding with the code of its fixes in every form.
  private func json(_ entry: NumberedFinding) -> JSON {
    var encoder = ScreenEncoder(entry.evaluation, info)
    let scenario = encoder.scenario
    let finding = encoder.json(entry.finding, screen: 0)
    return encoder.told(
      JSON([
        "number": entry.number, "finding": finding, "sums": encoder.sums.sums,
        "code": entry.trials.map { trial in
          let swift = CodeRenderer.swift(trial.edit, in: scenario, minimumOS: info.minimumOS)
          let objc = CodeRenderer.objectiveC(trial.edit, in: scenario, minimumOS: info.minimumOS)
          let forms = CodeRenderer.interfaceBuilder(trial.edit, in: scenario)
          return JSON([
            "fix": trial.fix, "swift": swift.text, "objectiveC": objc.text,
            "interfaceBuilder": forms.map { forms in
              forms.map { form in
                JSON([
                  "object": encoder.words.name(form.node), "bar": form.bar, "change": form.text,
                  "inspector": form.inspector, "setting": form.setting,
                ])
              }
            },
          ])
        },
      ])
    ) { _ in entry.finding.node }
  }

  private mutating func json(_ asked: ExplainedScreen) -> JSON {
    var encoder = ScreenEncoder(asked.evaluation, info)
    let all = asked.nodes.map { encoder.explainer.explain($0, edge: info.edge) }
    for circumstances in all { cited.add(circumstances, encoder.explainer, info) }
    return encoder.json(all)
  }
}

extension Summary: JSONConvertible {
  var json: JSON {
    JSON([
      "scenarios": tally.scenarios, "errors": tally.errors, "warnings": tally.warnings,
      "notes": tally.notes, "suppressed": tally.suppressed, "expectations": tally.expectations,
      "mismatches": tally.mismatches, "contested": tally.contested, "undecided": tally.undecided,
      "inputProblems": tally.inputProblems, "ruleProblems": tally.ruleProblems,
    ]).adding(["rules": rules])
  }
}

extension Device: JSONConvertible {
  var json: JSON {
    JSON([
      "slug": slug, "name": name, "identifiers": identifiers, "idiom": idiom.rawValue,
      "size": size, "scale": scale, "corner": corner.rawValue, "earliestOS": earliestOS,
      "latestOS": latestOS, "portrait": insets.portrait, "landscape": insets.landscape,
      "fact": fact, "confidence": confidence,
    ])
  }
}
