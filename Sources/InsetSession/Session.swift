public import InsetBasics
import InsetEngine
import InsetImport
public import InsetModel
public import InsetReport
import LuaHost
import Synchronization

/// Loaded rules, and all that can be asked with them: reading inputs, evaluating them here and
/// elsewhere, trying fixes and applying them. Files are reached through its file system alone, and
/// nothing is printed: commands, tests, an app or an editor's server do that.
///
/// ```swift
/// let session = try Session(SessionOptions(standardRules: "Rules"))
/// let result = session.evaluate(file: "orders.json")
/// print(result.evaluations[0].findings.map(\.rule))   // ["content-shifted"]
/// ```
public final class Session: Sendable {
  /// The loaded rules.
  public let rules: [RuleInfo]
  /// The devices, measures, facts and questions.
  public let catalogue: Catalogue
  /// What source code could not be read; the screens are evaluated without it.
  public let warnings: [Diagnostic]

  /// What is read and written; what was read of it is known.
  let files: RecordingFiles
  /// Tries fixes on other devices; its further workers start when they are first asked.
  let laboratory: Laboratory
  /// The engine, on a thread of its own.
  var worker: EngineWorker { workers[0] }
  /// Engines on threads of their own: as many as there are jobs. All but the first start when they are
  /// first asked.
  let workers: [EngineWorker]
  /// The worker that evaluates files alone, since a rule has failed.
  let lone = Mutex<EngineWorker?>(nil)
  /// How many inputs have been evaluated one after the other or together.
  let evaluated = Atomic<Int>(0)
  /// What every scenario is evaluated on instead of its own.
  let target: Resolver.Target

  private let storyboards: StoryboardIndex
  /// What source code says of the classes in storyboards.
  private let sources: SourceFacts?
  let packs: [PackFiles]
  /// What rules may use.
  let limits: LuaLimits
  let options: SessionOptions
  /// Each has a Lua state with all rules in it.
  private static let mostJobs = 64

  /// Loads the standard pack and the given ones.
  ///
  /// - Throws: everything that is wrong with the packs, the sources or the overrides.
  public init(_ options: SessionOptions, files: any FileSystem = SystemFiles()) throws(Diagnostics)
  {
    self.options = options
    let files = RecordingFiles(files)
    self.files = files
    storyboards = StoryboardIndex(options.inputs, in: files)
    let scanned = try SourceFolders.scan(options.sources, in: files)
    sources = options.sources.isEmpty ? nil : scanned.facts
    warnings = scanned.warnings
    var limits = LuaLimits()
    if let time = options.limits.milliseconds { limits.cpuTime = .milliseconds(time) }
    if let memory = options.limits.memory { limits.memory = memory }
    self.limits = limits
    var workers: [EngineWorker] = []
    do throws(Diagnostic) {
      var packs: [PackFiles] = []
      let standard = options.standardRules
      // The standard pack given as RULES is still the one standard pack.
      for path in [standard] + options.rules.filter({ !Self.isSame($0, standard, files) }) {
        packs.append(try PackFiles.find(at: path, in: files))
      }
      self.packs = packs
      for _ in 0..<min(max(options.jobs ?? Machine.processors, 1), Self.mostJobs) {
        workers.append(try EngineWorker(packs: packs, limits: limits))
      }
    } catch { throw Diagnostics([error]) }
    let loaded = try workers[0].run("rules") {
      (rules: $0.ruleInfos, catalogue: $0.catalogue)
    }.output
    self.workers = workers
    rules = loaded.rules
    catalogue = loaded.catalogue
    laboratory = Laboratory(workers: workers, catalogue: loaded.catalogue)
    target = try Self.target(options.overrides, catalogue: loaded.catalogue)
  }

  /// Reads everything in one input; problems are in the result.
  ///
  /// - Parameter target: The device, system and orientation; the session's own unless given.
  public func read(_ bytes: [UInt8], path: String, on target: Resolver.Target? = nil) -> ReadInput {
    ReadInput(
      bytes, path: path, catalogue: catalogue, target: target ?? self.target,
      storyboards: storyboards, sources: sources)
  }

  /// Reads and evaluates everything in one input; problems are in the result.
  public func evaluate(_ bytes: [UInt8], path: String, depth: EvaluationDepth = .fixes)
    -> InputResult
  {
    evaluate(read(bytes, path: path), depth: depth)
  }

  /// Reads and evaluates everything in a file, or in standard input: `-`.
  public func evaluate(file: String, depth: EvaluationDepth = .fixes) -> InputResult {
    evaluate(read(PendingInput(file: file, content: .file)), depth: depth)
  }

  /// What an input holds, or why it cannot be read.
  func read(_ input: PendingInput) -> ReadInput {
    let path = Self.name(of: input.file)
    switch input.content {
    case .line(let bytes):
      return ReadInput(line: input.line, bytes, path: path, catalogue: catalogue, target: target)
    case .unreadable(let problem):
      return ReadInput(unreadable: [problem], path: path, line: input.line)
    case .file:
      do throws(Diagnostics) { return read(try bytes(of: input.file), path: path) } catch {
        return ReadInput(unreadable: error.all, path: path)
      }
    }
  }

  /// Evaluates what was read of an input.
  public func evaluate(_ input: ReadInput, depth: EvaluationDepth) -> InputResult {
    evaluate(input, depth: depth, by: worker)
  }

  func evaluate(
    _ input: ReadInput, depth: EvaluationDepth, by worker: EngineWorker
  ) -> InputResult {
    if input.screens.isEmpty { return input.withoutScreens }
    do throws(Diagnostics) {
      var (result, givenUp) = try worker.run(input.name) { engine in
        input.evaluated(by: engine, depth: depth)
      }
      if result.evaluations.isEmpty {
        result.problems += givenUp
      } else {
        result.evaluations[0].problems += givenUp
      }
      return result
    } catch { return InputResult(path: input.path, line: input.line, problems: error.all) }
  }

  /// The bytes of a file, or of standard input: `-`.
  ///
  /// - Throws: why it cannot be read.
  public func bytes(of file: String) throws(Diagnostics) -> [UInt8] {
    do throws(FileFailure) {
      return file == "-" ? try files.readStandardInput() : try files.read(file)
    } catch { throw Diagnostics([.unreadable(Self.name(of: file), error)]) }
  }

  /// What reports call a file that was named on the command line.
  public static func name(of file: String) -> String { file == "-" ? "stdin" : file }

  /// Runs the tests that stand beside the rules of the session's packs; those of the standard rules
  /// only where they are named themselves.
  ///
  /// - Throws: everything that is wrong with the packs.
  public func runTests() throws(Diagnostics) -> RuleTestRun {
    let isWhole = options.rules.contains { Self.isSame($0, options.standardRules, files) }
    let count = packs.count - (isWhole ? 0 : 1)
    var (run, givenUp) = try worker.run("tests") { engine in
      RuleTests(engine: engine) { bytes, path throws(Diagnostics) in
        try ScenarioReader.read(bytes, path: path, classes: engine.catalogue.classes)
      }.run(lastPacks: count)
    }
    run.problems += givenUp
    return run
  }

  /// The JSON Schema of scenarios.
  public static var schema: String { ScenarioSchema.text }

  private static func isSame(_ path: String, _ other: String, _ files: some FileSystem) -> Bool {
    path == other || files.resolved(path).map { $0 == files.resolved(other) } ?? false
  }
}
