import InsetBasics
public import InsetModel

/// How code to paste is shown.
public enum CodeForm: String, Sendable, Hashable, CaseIterable {
  /// Swift.
  case swift
  /// Objective-C.
  case objc
  /// What to choose in Interface Builder.
  case ib
}

/// Findings with their fixes and the code for them.
public struct FixReport: Sendable {
  private let style: Style
  private let form: CodeForm
  private let minimumOS: OSVersion
  private let detail: Detail

  /// A report.
  ///
  /// - Parameters:
  ///   - minimumOS: The oldest iOS that the app runs on; checks it does not need are left out.
  ///   - detail: `quiet` gives the fixes' names alone.
  public init(
    style: Style = .plain, form: CodeForm = .swift, minimumOS: OSVersion = OSVersion(7),
    detail: Detail = .usual
  ) {
    self.detail = detail
    self.style = style
    self.form = form
    self.minimumOS = minimumOS
  }

  /// The findings, each with its fixes and their code.
  public func text(_ findings: [NumberedFinding]) -> String {
    findings.map { lines(for: $0).joined(separator: "\n") + "\n" }
      .joined(separator: detail == .quiet ? "" : "\n")
  }

  /// The code of one fix, as it is pasted.
  public func code(_ trial: Trial, in evaluation: Evaluation) -> String {
    let edit = trial.edit
    let scenario = evaluation.screen.scenario
    switch form {
    case .swift:
      return CodeRenderer.swift(edit, in: scenario, minimumOS: minimumOS).text + "\n"
    case .objc:
      return CodeRenderer.objectiveC(edit, in: scenario, minimumOS: minimumOS).text + "\n"
    case .ib:
      let words = Phrasing(screen: evaluation.screen)
      return words.interfaceBuilder(edit).joined(separator: "\n") + "\n"
    }
  }

  /// The same for programs: each finding with the code of its fixes in every form.
  public func json(_ findings: [NumberedFinding], version: String) -> String {
    let entries = findings.map { entry in
      let words = Phrasing(screen: entry.evaluation.screen)
      let code = entry.trials.map { trial in
        JSON.object([
          ("fix", .string(trial.fix)),
          (
            "swift",
            .string(CodeRenderer.swift(trial.edit, in: words.scenario, minimumOS: minimumOS).text)
          ),
          (
            "objectiveC",
            .string(
              CodeRenderer.objectiveC(trial.edit, in: words.scenario, minimumOS: minimumOS).text)
          ),
          (
            "interfaceBuilder",
            words.json(CodeRenderer.interfaceBuilder(trial.edit, in: words.scenario))
          ),
        ])
      }
      return JSON.object([
        ("number", .integer(entry.number)), ("finding", words.json(entry.finding, screen: 0)),
        ("code", .array(code)),
      ])
    }
    return JSON.object([
      ("schemaVersion", .integer(JSONReport.schemaVersion)),
      ("tool", .object([("name", .string("insetlua")), ("version", .string(version))])),
      ("findings", .array(entries)),
    ]).text() + "\n"
  }

  private func lines(for entry: NumberedFinding) -> [String] {
    let finding = entry.finding
    let words = Phrasing(screen: entry.evaluation.screen)
    let report = TextReport(style: style)
    var lines = [style.strong("[\(entry.number)]") + " " + report.headline(finding, words)]
    if detail == .quiet {
      let names = entry.trials.filter { $0.problem == nil }.map { printable($0.fix) }
      return lines + (names.isEmpty ? [] : ["    " + names.joined(separator: ", ")])
    }
    lines += report.header(words.describe(finding.node), words.place)
    if entry.trials.isEmpty {
      lines += ["", "   \(finding.areFixesTried ? "no fix is known" : Phrasing.fixesNotTried)"]
    }
    for trial in entry.trials {
      lines.append("")
      let name = printable(trial.fix)
      let words = wrapped(words.outcome(of: trial, for: finding), width: pageWidth - 6)
      if displayWidth(name) + displayWidth(words.joined()) + 6 <= pageWidth, words.count == 1 {
        lines.append("   " + style.strong(name) + "   " + words[0])
      } else {
        lines.append("   " + style.strong(name))
        lines += words.map { "      \($0)" }
      }
      if trial.problem != nil { continue }
      let code = code(trial, in: entry.evaluation).split(
        separator: "\n", omittingEmptySubsequences: false)
      lines += code.dropLast().map { $0.isEmpty ? "" : "      \($0)" }
      guard form != .ib else { continue }
      let forms = self.words(entry).interfaceBuilder(trial.edit, isShort: true)
      lines += forms.map { "      Interface Builder: \($0)" }
    }
    return lines
  }

  private func words(_ entry: NumberedFinding) -> Phrasing {
    Phrasing(screen: entry.evaluation.screen)
  }
}

extension Phrasing {
  /// What to choose in Interface Builder, one line a change.
  ///
  /// - Parameter isShort: Whether nothing is said where there is no such form.
  func interfaceBuilder(_ edit: Edit, isShort: Bool = false) -> [String] {
    guard let forms = CodeRenderer.interfaceBuilder(edit, in: scenario) else {
      return isShort ? [] : ["no form in Interface Builder: it takes code"]
    }
    return forms.map { form in
      let place = form.inspector.map { "\($0): \(form.setting)" }
      return "\(name(form.node)): " + (place.map { "\($0)   (\(form.text))" } ?? form.text)
    }
  }

  fileprivate func json(_ forms: [IBForm]?) -> JSON {
    guard let forms else { return .null }
    return .array(
      forms.map { form in
        .object([
          ("object", .string(name(form.node))), ("bar", .optional(form.bar?.rawValue)),
          ("change", .string(form.text)), ("inspector", .optional(form.inspector)),
          ("setting", .string(form.setting)),
        ])
      })
  }
}
