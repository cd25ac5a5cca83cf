import InsetEngine
public import InsetImport
public import InsetModel
import InsetReport

/// What one input holds: its screens, each as a scenario, whatever form the file has.
///
/// Every command reads its inputs here, so that what is imported is what would be evaluated.
public struct ReadInput: Sendable {
  /// What kind of file it is.
  public enum Form: Sendable { case scenario, dump, interfaceBuilder }

  /// The file as the user named it.
  public let path: String
  /// The line of the file that it is, in a file of lines.
  public let line: Int?
  /// What it is called: `orders.json`, `screens.ndjson:7`.
  var name: String { line.map { "\(path):\($0)" } ?? path }
  /// What kind of file it is.
  public let form: Form
  /// Its bytes: problems quote the line that they are about.
  private let bytes: [UInt8]
  /// The screens, in the order of the file.
  public internal(set) var screens: [ImportedScreen] = []
  /// Why the file, or a part of it, cannot be evaluated.
  public internal(set) var problems: [Diagnostic] = []
  /// What else is worth saying.
  public internal(set) var notes: [InputNote] = []
  /// On what else the screens are to be evaluated: what reading them did not heed already.
  public internal(set) var target = Resolver.Target()

  /// Whether an input is of Interface Builder, by its content; a file that says so by its name is
  /// told what is wrong with it as one.
  public static func isInterfaceBuilder(_ bytes: [UInt8], _ path: String) -> Bool {
    InterfaceBuilderReader.looksLikeInterfaceBuilder(bytes)
      || InterfaceBuilderReader.isNamedLikeInterfaceBuilder(path)
  }

  /// Tells by the content what the input is, and reads it.
  init(
    _ bytes: [UInt8], path: String, catalogue: Catalogue, target: Resolver.Target,
    storyboards: StoryboardIndex, sources: SourceFacts?
  ) {
    self.path = path
    line = nil
    self.bytes = bytes
    if Self.isInterfaceBuilder(bytes, path) {
      form = .interfaceBuilder
    } else if DumpReader.looksLikeDump(bytes) || path.hasSuffix(".txt") {
      form = .dump
    } else {
      form = .scenario
    }
    do throws(Diagnostic) {
      switch form {
      case .interfaceBuilder:
        take(
          try InterfaceBuilderReader.read(
            bytes, path: path, catalogue: catalogue, target: target, others: storyboards.others,
            sources: sources))
      case .dump:
        // A device or system that the user names says what the dump comes from: it is read with it,
        // not evaluated elsewhere.
        self.target.orientation = target.orientation
        take(try DumpReader.read(bytes, path: path, catalogue: catalogue, hints: target))
      case .scenario:
        self.target = target
        if let strange = Self.unknownContent(bytes, path) { throw strange }
        readScenario(catalogue)
      }
    } catch { problems.append(quoting(error)) }
  }

  /// Reads a line of a file of lines, which holds a scenario.
  init(line: Int?, _ bytes: [UInt8], path: String, catalogue: Catalogue, target: Resolver.Target) {
    self.path = path
    self.line = line
    self.bytes = bytes
    form = .scenario
    self.target = target
    readScenario(catalogue)
  }

  /// What cannot be read at all.
  init(unreadable problems: [Diagnostic], path: String, line: Int? = nil) {
    self.path = path
    self.line = line
    bytes = []
    form = .scenario
    self.problems = problems
  }

  private mutating func readScenario(_ catalogue: Catalogue) {
    do throws(Diagnostics) {
      let scenario = try ScenarioReader.read(
        bytes, path: path, line: line, classes: catalogue.classes)
      screens = [ImportedScreen(name: scenario.title ?? name, scenario: scenario)]
    } catch { problems += error.all.map(quoting) }
  }

  private mutating func take(_ document: ImportedDocument) {
    screens = document.scenes
    notes = document.notes
    for scene in document.scenes {
      let position = scene.scenario.source.position(of: .scenario)
      notes += scene.notes.map { InputNote(position: position, text: "\(scene.name): \($0)") }
    }
  }

  private mutating func take(_ found: DumpImport) {
    screens += found.screens
    problems += found.refusals.map { refusal in
      Diagnostic(
        path: path, position: SourcePosition(line: refusal.summary.line, column: 1),
        message: "\(refusal.summary.format): \(refusal.reason)")
    }
    guard found.screens.isEmpty, found.refusals.isEmpty else { return }
    problems.append(
      Diagnostic(
        path: path, position: SourcePosition(line: 1, column: 1),
        message: "read \(found.views) view\(found.views == 1 ? "" : "s"), but no scroll view, "
          + "window or bar with a container: there is nothing to evaluate"))
  }

  /// A scenario's problem with the line that it points at, where it has none yet.
  private func quoting(_ problem: Diagnostic) -> Diagnostic {
    guard form == .scenario, problem.excerpt == nil, let line = problem.position?.line else {
      return problem
    }
    let index = line - (self.line ?? 1)
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: index + 1, omittingEmptySubsequences: false)
    guard lines.indices.contains(index) else { return problem }
    var result = problem
    result.quote(String(decoding: lines[index], as: UTF8.self))
    return result
  }

  /// What to say of text that begins like none of the three kinds of input.
  private static func unknownContent(_ bytes: [UInt8], _ path: String) -> Diagnostic? {
    guard !path.hasSuffix(".json"),
      let first = bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }),
      ![UInt8(ascii: "{"), UInt8(ascii: "["), 0xFE, 0xFF, 0].contains(first)
    else { return nil }
    return Diagnostic(
      path: path, position: SourcePosition(line: 1, column: 1),
      message: "neither a scenario, nor a view dump, nor an Interface Builder file",
      suggestion: "a scenario is JSON and begins with {; insetlua schema prints its keys")
  }
}

extension ReadInput {
  /// What is to be said before anything is evaluated.
  var withoutScreens: InputResult {
    var result = InputResult(path: path, line: line, problems: problems)
    result.notes = notes
    return result
  }

  /// Evaluates every screen.
  func evaluated(by engine: Engine, depth: EvaluationDepth) -> InputResult {
    var result = withoutScreens
    // A rule that fails is told once a file, not once a screen.
    var told: Set<FailedRule> = []
    for screen in screens {
      do throws(Diagnostic) {
        var evaluation = try engine.evaluate(screen.scenario, on: target, depth: depth)
        if isElsewhere(screen.scenario) {
          // What the author expects, and what was printed, is said of the screen's own device.
          evaluation.mismatches = []
          evaluation.expectationCount = 0
          evaluation.observations = []
        }
        if let dump = screen.dump {
          engine.tryCandidates(of: &evaluation, dump)
          evaluation.dump = dump
        }
        evaluation.dropDoubtfulFindings()
        evaluation.problems.removeAll { !told.insert(FailedRule($0)).inserted }
        result.evaluations.append(evaluation)
      } catch { result.problems.append(isOfOption(error) ? error.withoutPlace : quoting(error)) }
    }
    return result
  }

  /// Whether a problem is with what an option said instead of the file.
  private func isOfOption(_ problem: Diagnostic) -> Bool {
    switch problem.pointer {
    case "/os": target.os != nil || target.device != nil
    case "/device": target.device != nil
    default: false
    }
  }

  /// Whether a screen is evaluated as something else than was described; a dump may be held as it was.
  private func isElsewhere(_ scenario: Scenario) -> Bool {
    if form == .dump { return target.orientation.map { $0 != scenario.orientation } ?? false }
    return target != Resolver.Target()
  }
}

extension Diagnostic {
  /// The same, said of the whole file.
  fileprivate var withoutPlace: Diagnostic {
    var problem = self
    problem.position = nil
    problem.pointer = nil
    problem.excerpt = nil
    return problem
  }
}

/// What tells failures of one rule from those of others.
private struct FailedRule: Hashable {
  var file: String
  var rule: String?

  init(_ problem: Diagnostic) {
    file = problem.path
    rule = problem.rule
  }
}

extension Evaluation {
  /// Takes out what checks say of views whose numbers the print contradicts: it helps nobody.
  fileprivate mutating func dropDoubtfulFindings() {
    let doubtful = Set(observations.filter { screen.contradicts($0) }.map(\.view))
    findings.removeAll { $0.node.view.map(doubtful.contains) ?? false }
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
