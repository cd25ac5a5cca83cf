import InsetBasics
import InsetEngine
import InsetImport
import InsetModel
import InsetReport
import LuaHost

/// Everything that keeps a command from its work.
struct Problems: Error {
  var all: [Diagnostic]

  init(_ all: [Diagnostic]) { self.all = all }
}

/// What the commands ask of the engine. All calls into InsetEngine and InsetImport stand here, so
/// that commands only parse, call and print.
final class Session {
  /// The loaded rules.
  let rules: [RuleSummary]
  /// The devices, measures, facts and questions.
  let catalogue: Catalogue
  /// The devices of the catalogue, oldest first.
  var devices: [Device] { catalogue.devices }
  /// Tries fixes on other devices; its further workers start when they are first asked.
  let laboratory: Laboratory

  /// The storyboards that may say what holds another's scenes.
  private let storyboards: StoryboardFiles
  /// What source code says of the classes in storyboards.
  private let sources: SourceFacts?

  /// The engine, on a thread of its own.
  let worker: EngineWorker
  private let packs: [PackFiles]
  /// What every scenario is evaluated on instead of its own.
  let target: Resolver.Target

  /// Loads the standard pack and the given ones.
  ///
  /// - Parameters:
  ///   - folders: Folders of packs, in the order in which they add to and replace each other.
  ///   - options: Where the standard pack is, and what rules may use.
  ///   - files: The inputs.
  ///   - reading: With what the inputs are read.
  /// - Throws: everything that is wrong with the packs.
  init(
    rules folders: [String], options: CommonOptions, files: [String] = [],
    reading: ReadingOptions = ReadingOptions()
  ) throws(Problems) {
    storyboards = StoryboardFiles(files)
    sources = reading.sources.isEmpty ? nil : try Self.scan(reading.sources)
    let standard = try StandardPack.locate(options.standardRules)
    var limits = LuaLimits()
    if let time = options.limits.milliseconds { limits.cpuTime = .milliseconds(time) }
    if let memory = options.limits.memory { limits.memory = memory }
    let worker: EngineWorker
    var workers: [EngineWorker] = []
    do throws(Diagnostic) {
      var packs: [PackFiles] = []
      // The standard pack given as RULES is still the one standard pack.
      for path in [standard] + folders.filter({ !Self.isSame($0, standard) }) {
        packs.append(try PackFiles.find(at: path))
      }
      self.packs = packs
      worker = try EngineWorker(packs: packs, limits: limits)
      workers = [worker]
      for _ in 1..<max(2, Terminal.processors) {
        workers.append(try EngineWorker(packs: packs, limits: limits))
      }
    } catch {
      throw Problems([error])
    }
    let loaded = try Self.loading { () throws(Engine.LoadFailure) in
      try worker.run("rules") { (rules: $0.ruleSummaries, catalogue: $0.catalogue) }.output
    }
    self.worker = worker
    rules = loaded.rules
    catalogue = loaded.catalogue
    laboratory = Laboratory(workers: workers)
    target = try Self.target(reading.overrides, catalogue: loaded.catalogue)
  }

  /// The device that an option names.
  func device(named name: String, option: String) throws(Problems) -> Device {
    try Self.device(named: name, option: option, in: catalogue)
  }

  private static func device(
    named name: String, option: String, in catalogue: Catalogue
  ) throws(Problems) -> Device {
    if let device = catalogue.device(named: name) { return device }
    let near = nearest(to: name.lowercased(), among: catalogue.devices.map(\.slug))
    throw Problems([
      Diagnostic(
        path: "insetlua", message: "\(option) knows no \"\(name)\"",
        suggestion: near.map { "did you mean \"\($0)\"?" } ?? "insetlua devices lists them all")
    ])
  }

  /// Reads everything in one input; problems are in the result.
  ///
  /// - Parameter target: The device, system and orientation; the session's own unless given.
  func read(_ bytes: [UInt8], path: String, on target: Resolver.Target? = nil) -> ReadInput {
    ReadInput(
      bytes, path: path, catalogue: catalogue, target: target ?? self.target,
      storyboards: storyboards, sources: sources)
  }

  /// Reads and evaluates everything in one input; problems are in the result.
  func evaluate(_ bytes: [UInt8], path: String, tryingFixes: Bool = true) -> InputResult {
    evaluate(read(bytes, path: path), tryingFixes: tryingFixes)
  }

  /// Evaluates what was read of an input.
  func evaluate(_ input: ReadInput, tryingFixes: Bool) -> InputResult {
    do throws(Engine.LoadFailure) {
      var (result, givenUp) = try worker.run(input.path) { engine in
        input.evaluated(by: engine, tryingFixes: tryingFixes)
      }
      if result.evaluations.isEmpty {
        result.problems += givenUp
      } else {
        result.evaluations[0].problems += givenUp
      }
      return result
    } catch {
      return InputResult(path: input.path, problems: error.diagnostics)
    }
  }

  /// Runs the tests that stand beside the rules of the given packs.
  func runTests(of folders: [String]) throws(Problems) -> RuleTestRun {
    // The standard pack comes first, so that its tests run only where it is named itself.
    let isWhole = packs.first.map { pack in folders.contains { Self.isSame($0, pack.path) } }
    let count = packs.count - (isWhole == true ? 0 : 1)
    let (outcome, givenUp) = try Self.loading { () throws(Engine.LoadFailure) in
      try worker.run("tests") { engine in
        RuleTests(engine: engine) { bytes, path throws(Diagnostic) in
          try ScenarioReader.read(bytes, path: path)
        }.run(lastPacks: count)
      }
    }
    let cases = outcome.results.map { result in
      RuleTestCase(
        file: result.file, line: result.line, name: result.name, failures: result.failures)
    }
    return RuleTestRun(cases: cases, problems: outcome.problems + givenUp)
  }

  /// The JSON Schema of scenarios.
  static var schema: String { ScenarioSchema.text }

  private static func isSame(_ path: String, _ other: String) -> Bool {
    Files.resolved(path) == Files.resolved(other)
  }

  private static func loading<Output>(
    _ work: () throws(Engine.LoadFailure) -> Output
  ) throws(Problems) -> Output {
    do throws(Engine.LoadFailure) {
      return try work()
    } catch {
      throw Problems(error.diagnostics)
    }
  }

  private static func target(
    _ overrides: Overrides, catalogue: Catalogue
  ) throws(Problems) -> Resolver.Target {
    var target = Resolver.Target(os: overrides.os, orientation: overrides.orientation)
    if let name = overrides.device {
      target.device = try device(named: name, option: "--device", in: catalogue)
    }
    return target
  }
}
