internal import InsetEngine
internal import InsetImport
internal import InsetModel
internal import InsetReport

extension Session {
  /// Evaluates every screen of a text with view dumps in it.
  ///
  /// A device or system that the user names says what the dump comes from, so that it is read with
  /// it; it is not evaluated elsewhere.
  static func evaluateDump(
    _ bytes: [UInt8], path: String, on target: Resolver.Target, by engine: Engine,
    tryingFixes: Bool = true
  ) -> InputResult {
    var result = InputResult(path: path)
    do throws(Diagnostic) {
      let found = try DumpReader.read(
        bytes, path: path, catalogue: engine.catalogue,
        hints: DumpHints(device: target.device, os: target.os))
      for screen in found.screens {
        let place = SourcePosition(line: screen.summary.line, column: 1)
        guard let scenario = screen.scenario else {
          result.problems.append(
            Diagnostic(
              path: path, position: place,
              message: "\(screen.summary.format): \(screen.refusal ?? "cannot be evaluated")"))
          continue
        }
        do throws(Diagnostic) {
          var evaluation = try engine.evaluate(
            scenario, on: Resolver.Target(orientation: target.orientation),
            tryingFixes: tryingFixes)
          engine.tryCandidates(of: &evaluation, screen.summary)
          // What a check says of a number that the print contradicts helps nobody.
          let doubtful = Set(evaluation.observations.filter { !$0.isEqual }.map(\.view))
          evaluation.findings.removeAll { $0.node.view.map(doubtful.contains) ?? false }
          evaluation.dump = screen.summary
          result.evaluations.append(evaluation)
        } catch {
          result.problems.append(error)
        }
      }
      if found.screens.isEmpty {
        result.problems.append(
          Diagnostic(
            path: path, position: SourcePosition(line: 1, column: 1),
            message: "read \(found.views) view\(found.views == 1 ? "" : "s"), but no scroll view, "
              + "window or bar with a container: there is nothing to evaluate"))
      }
    } catch {
      result.problems.append(error)
    }
    return result
  }
}

extension Node {
  /// The view that it is, or whose section it is.
  fileprivate var view: Int? {
    switch self {
    case .view(let index), .section(let index, _): index
    case .scenario, .controller: nil
    }
  }
}
