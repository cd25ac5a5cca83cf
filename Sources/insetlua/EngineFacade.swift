internal import InsetEngine
internal import InsetImport
internal import InsetModel
internal import InsetReport
internal import LuaHost

/// Everything that keeps a command from its work.
struct Problems: Error {
  var all: [Diagnostic]

  init(_ all: [Diagnostic]) { self.all = all }
}

/// Another device, system or orientation than the scenarios' own.
struct Overrides: Hashable {
  var device: String?
  var os: OSVersion?
  var orientation: Orientation?
}

/// What the commands ask of the engine. All calls into InsetEngine and InsetImport stand here, so
/// that commands only parse, call and print.
final class Session {
  private let engine: Engine
  private let target: Resolver.Target

  /// Loads the standard pack and the given ones.
  ///
  /// - Parameters:
  ///   - rules: Folders of packs, in the order in which they add to and replace each other.
  ///   - options: Where the standard pack is, and what rules may use.
  ///   - overrides: What every scenario is evaluated on instead of its own.
  /// - Throws: everything that is wrong with the packs.
  init(
    rules: [String], options: CommonOptions, overrides: Overrides = Overrides()
  ) throws(Problems) {
    let standard = try StandardPack.locate(options.standardRules)
    var packs: [PackFiles] = []
    do throws(Diagnostic) {
      // The standard pack given as RULES is still the one standard pack.
      for path in [standard] + rules.filter({ Files.resolved($0) != Files.resolved(standard) }) {
        packs.append(try PackFiles.find(at: path))
      }
    } catch {
      throw Problems([error])
    }
    var limits = LuaLimits()
    if let time = options.limits.milliseconds { limits.cpuTime = .milliseconds(time) }
    if let memory = options.limits.memory { limits.memory = memory }
    do throws(Engine.LoadFailure) {
      engine = try Engine(packs: packs, limits: limits)
    } catch {
      throw Problems(error.diagnostics)
    }
    target = try Self.target(overrides, catalogue: engine.catalogue)
  }

  /// The loaded rules.
  var rules: [RuleSummary] { engine.ruleSummaries }

  /// The devices of the catalogue, oldest first.
  var devices: [Device] { engine.catalogue.devices }

  /// Evaluates everything in one input; problems are in the result.
  func evaluate(_ bytes: [UInt8], path: String) -> InputResult {
    if InterfaceBuilderReader.looksLikeInterfaceBuilder(bytes)
      || InterfaceBuilderReader.isNamedLikeInterfaceBuilder(path)
    {
      return evaluateScenes(bytes, path: path)
    }
    do throws(Diagnostic) {
      let scenario = try ScenarioReader.read(bytes, path: path)
      var evaluation = try engine.evaluate(scenario, on: target)
      if target != Resolver.Target() {
        // What the author expects is said of the scenario's own device and system.
        evaluation.mismatches = []
        evaluation.expectationCount = 0
      }
      return InputResult(path: path, evaluations: [evaluation])
    } catch {
      return InputResult(path: path, problems: [error])
    }
  }

  private func evaluateScenes(_ bytes: [UInt8], path: String) -> InputResult {
    var result = InputResult(path: path)
    do throws(Diagnostic) {
      let document = try InterfaceBuilderReader.read(
        bytes, path: path, catalogue: engine.catalogue, target: target)
      for scene in document.scenes {
        do throws(Diagnostic) {
          result.evaluations.append(try engine.evaluate(scene.scenario, on: target))
        } catch {
          result.problems.append(error)
        }
      }
    } catch {
      result.problems.append(error)
    }
    return result
  }

  /// Runs the tests that stand beside the rules of the given packs.
  func runTests(of packs: [String]) throws(Problems) -> RuleTestRun {
    throw Problems([
      Diagnostic(path: packs.first ?? "insetlua", message: "rule tests are not connected yet")
    ])
  }

  /// The JSON Schema of scenarios.
  static func schema() throws(Problems) -> String {
    throw Problems([Diagnostic(path: "insetlua", message: "the schema is not connected yet")])
  }

  private static func target(
    _ overrides: Overrides, catalogue: Catalogue
  ) throws(Problems) -> Resolver.Target {
    var target = Resolver.Target(os: overrides.os, orientation: overrides.orientation)
    if let name = overrides.device {
      target.device = catalogue.device(named: name)
      guard target.device != nil else {
        let near = nearest(to: name.lowercased(), among: catalogue.devices.map(\.slug))
        throw Problems([
          Diagnostic(
            path: "insetlua", message: "--device knows no \"\(name)\"",
            suggestion: near.map { "did you mean \"\($0)\"?" } ?? "insetlua devices lists them all")
        ])
      }
    }
    return target
  }
}
