import InsetImport
import InsetModel

@testable import InsetEngine

/// What came out of a dump, in lines that a test compares and a person reads.
struct DumpOutcome {
  /// A screen of the dump: evaluated, or refused.
  struct Entry {
    var summary: DumpSummary
    var scenario: Scenario?
    var evaluation: Evaluation?
    var refusal: String?
  }

  /// In the order of the text.
  var screens: [Entry] = []
  var refusal: String?
  var found: DumpImport?

  init(_ bytes: [UInt8], path: String, engine: Engine, hints: Resolver.Target = Resolver.Target()) {
    do throws(Diagnostic) {
      let found = try DumpReader.read(
        bytes, path: path, catalogue: engine.catalogue, hints: hints)
      self.found = found
      for screen in found.screens {
        guard let summary = screen.dump else { continue }
        var evaluation = try engine.evaluate(screen.scenario, depth: .questions)
        engine.tryCandidates(of: &evaluation, summary)
        screens.append(
          Entry(summary: summary, scenario: screen.scenario, evaluation: evaluation))
      }
      screens += found.refusals.map { Entry(summary: $0.summary, refusal: $0.reason) }
      let inOrder = screens.enumerated().sorted {
        ($0.element.summary.line, $0.offset) < ($1.element.summary.line, $1.offset)
      }
      screens = inOrder.map(\.element)
    } catch {
      let place = error.position.map { ":\($0.line)" } ?? ""
      refusal = "\(place): \(error.message)"
    }
  }

  /// A line for each screen and each comparison.
  var lines: [String] {
    if let refusal { return ["refused\(refusal)"] }
    var lines: [String] = []
    for screen in screens {
      let summary = screen.summary
      let size = summary.size.map { "\(formatted($0.width)) × \(formatted($0.height))" } ?? "-"
      var line =
        "\(summary.line): \(summary.format), \(summary.views) views, \(summary.scrollViews) scroll"
        + ", \(size), \(summary.basis.rawValue), containment \(summary.containment.rawValue)"
      if let scenario = screen.scenario, let evaluation = screen.evaluation {
        line += "; \(evaluation.screen.surroundings.device.slug) iOS \(scenario.os)"
        line += " [\(scenario.controllers.map(Self.describe).joined(separator: " > "))]"
      }
      if let refusal = screen.refusal { line += "; refused: \(refusal)" }
      lines.append(line)
      for observation in screen.evaluation?.observations ?? [] {
        lines.append("  \(screen.scenario.map { Self.describe(observation, $0) } ?? "")")
      }
      for note in summary.notes { lines.append("  \(note.line): \(note.text)") }
    }
    return lines
  }

  static func describe(_ controller: Controller) -> String {
    var text = controller.kind.rawValue
    for (name, bar) in [
      ("nav", controller.navigationBar), ("tab", controller.tabBar), ("tool", controller.toolbar),
    ] {
      guard let bar else { continue }
      if bar.isHidden { text += " \(name) hidden" }
      if bar.largeTitle != nil { text += " large" }
      if let search = bar.search { text += " search \(search.rawValue)" }
      if bar.prompt != nil { text += " prompt" }
      if let height = bar.height { text += " \(name) height \(height)" }
      if let y = bar.y { text += " y \(y)" }
    }
    if controller.edgesForExtendedLayout != .all { text += " cut" }
    if let presentation = controller.presentation {
      text += " \(presentation.style.rawValue) \(presentation.detent)"
    }
    if !controller.isInWindow { text += " no window" }
    return text
  }

  static func describe(_ observation: Observation, _ scenario: Scenario) -> String {
    let position = scenario.source.position(of: .view(observation.view))
    let parts = observation.comparisons.map { comparison in
      "\(comparison.key) \(comparison.printed.text)"
        + (comparison.agrees ? "" : " not \(comparison.predicted.text)")
    }
    var text = "\(position?.line ?? 0): \(observation.word): \(parts.joined(separator: "; "))"
    switch observation.verdict {
    case .equal: break
    case .explained(let explanations):
      text += " by \(explanations.map { "\($0)" }.joined(separator: ", "))"
    case .different(let hypotheses):
      text += " if \(hypotheses.map { ($0.isTried ? "" : "~") + $0.text }.joined(separator: " | "))"
    }
    return text
  }
}
