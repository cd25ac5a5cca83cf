import InsetBasics
public import InsetModel
import LuaHost

/// The outcome of one case of a rule's test.
public struct RuleTestResult: Sendable, Hashable {
  /// The test file.
  public var file: String
  /// The rule under test.
  public var rule: String
  /// The case's name, with the device, system and orientation where there are several.
  public var name: String
  /// The line of the case in the file, where it was found.
  public var line: Int?
  /// What went wrong, a line each; empty where all was as expected.
  public var failures: [String]

  /// Whether the case came out as expected.
  public var passed: Bool { failures.isEmpty }
}

/// Runs `*_test.lua` beside the rules.
public struct RuleTests {
  /// Reads a scenario: from a file's bytes, or from JSON made of a table in the test.
  public typealias Reader = (_ bytes: [UInt8], _ path: String) throws(Diagnostic) -> Scenario

  private let engine: Engine
  private let read: Reader

  /// Tests of `engine`'s packs; `read` is how scenarios are read.
  public init(engine: Engine, read: @escaping Reader) {
    self.engine = engine
    self.read = read
  }

  /// Runs the tests of every pack, or of the last `count` packs only.
  ///
  /// - Returns: a result a case, and a diagnostic for each file that could not be run.
  public func run(
    lastPacks count: Int? = nil
  ) -> (results: [RuleTestResult], problems: [Diagnostic]) {
    var results: [RuleTestResult] = []
    var problems: [Diagnostic] = []
    for pack in engine.packs.suffix(count ?? engine.packs.count) {
      for file in pack.tests {
        let path = "\(pack.path)/\(file)"
        do throws(Diagnostic) {
          results += try run(file: path, of: pack)
        } catch {
          problems.append(error)
        }
      }
    }
    return (results, problems)
  }

  private func run(file path: String, of pack: PackFiles) throws(Diagnostic) -> [RuleTestResult] {
    let source: [UInt8]
    do throws(Files.Failure) {
      source = try Files.read(path)
    } catch {
      throw Diagnostic(path: path, message: "cannot read the file: \(error.message)")
    }
    do throws(LuaError) {
      let environment = try engine.words.testEnvironment(for: pack)
      let chunk = try engine.state.load(source, name: path, environment: environment)
      let value = try engine.state.call(chunk, label: path).first ?? .nil
      guard let test = value.asTable, test["answer"].asText == "test",
        let rule = test["name"].asText, let body = test["body"].asTable
      else {
        throw LuaError(
          .runtime, "the file returns no test", chunk: path, line: 1,
          hint: "end it with return test \"rule-id\" { case \"…\" { … } }")
      }
      guard engine.ruleSummaries.contains(where: { $0.id == rule }) else {
        throw LuaError(
          .runtime, "there is no rule \"\(rule)\" to test", chunk: path, line: test["line"].asInt,
          hint: nearest(to: rule, among: engine.ruleSummaries.map(\.id)).map {
            "did you mean \"\($0)\"?"
          }, written: [.text(rule)])
      }
      var results: [RuleTestResult] = []
      for entry in body.array {
        guard let table = entry.asTable, table["answer"].asText == "case",
          let name = table["name"].asText, let body = table["body"].asTable
        else {
          throw LuaError(
            .runtime, "a test holds cases only, no \(entry.typeName)", chunk: path,
            line: test["line"].asInt, hint: "case \"…\" { … }")
        }
        let line = table["line"].asInt
        do throws(LuaError) {
          for var result in try run(case: body, named: name, rule: rule, file: path, pack: pack) {
            result.line = line
            results.append(result)
          }
        } catch {
          var error = error
          error.chunk = error.chunk ?? path
          error.line = error.line ?? line
          throw error
        }
      }
      return results
    } catch {
      throw Diagnostic(error, file: path, source: source, rule: nil, context: nil)
    }
  }

  private static let caseKeys = [
    "scenario", "os", "device", "orientation", "assume", "expect", "values", "fixes",
  ]

  /// One case, on each device, system and orientation that it names.
  private func run(
    case body: LuaTable, named name: String, rule: String, file: String, pack: PackFiles
  ) throws(LuaError) -> [RuleTestResult] {
    var fields = TableDecoder(body, what: "case \"\(name)\"")
    try fields.refuse(allBut: Self.caseKeys)
    let expectations = try RuleExpectations(&fields, rule: rule)
    let source = fields.value("scenario")
    let systems = try fields.texts("os") ?? [""]
    let devices = try fields.texts("device") ?? [""]
    let orientations = try fields.texts("orientation") ?? [""]
    var assumptions: [String: String] = [:]
    if let assumed = try fields.table("assume") {
      var assumed = assumed
      for question in engine.catalogue.questions {
        if let answer = try assumed.text(question.id) { assumptions[question.id] = answer }
      }
      try assumed.finish()
    }
    try fields.finish()

    var results: [RuleTestResult] = []
    for device in devices {
      for os in systems {
        for orientation in orientations {
          let cell = [device, os, orientation].filter { !$0.isEmpty }
          let isOnly = devices.count * systems.count * orientations.count == 1
          var result = RuleTestResult(
            file: file, rule: rule,
            name: isOnly ? name : "\(name) (\(cell.joined(separator: ", ")))", line: nil,
            failures: [])
          do throws(Diagnostic) {
            var scenario = try scenario(source, file: file, pack: pack)
            scenario.assumptions.merge(assumptions) { _, new in new }
            let target = try target(device: device, os: os, orientation: orientation, file: file)
            let evaluation = try engine.evaluate(scenario, on: target)
            result.failures = expectations.failures(of: evaluation)
            result.failures += evaluation.problems.map {
              "\($0.path):\($0.position?.line ?? 0): \($0.message)"
            }
          } catch {
            result.failures = [
              "\(error.path): \(error.message)" + (error.suggestion.map { " (\($0))" } ?? "")
            ]
          }
          results.append(result)
        }
      }
    }
    return results
  }

  private func target(
    device: String, os: String, orientation: String, file: String
  ) throws(Diagnostic) -> Resolver.Target {
    var target = Resolver.Target()
    if !device.isEmpty {
      guard let known = engine.catalogue.device(named: device) else {
        throw Diagnostic(path: file, message: "unknown device \"\(device)\"")
      }
      target.device = known
    }
    if !os.isEmpty {
      guard let version = OSVersion(os) else {
        throw Diagnostic(path: file, message: "\"\(os)\" is no iOS version")
      }
      target.os = version
    }
    if !orientation.isEmpty {
      guard let known = Orientation(rawValue: orientation) else {
        throw Diagnostic(path: file, message: "\"\(orientation)\" is no orientation")
      }
      target.orientation = known
    }
    return target
  }

  /// A case's scenario: `example "s11"`, a path beside the test file, or a table.
  private func scenario(
    _ value: LuaValue, file: String, pack: PackFiles
  ) throws(Diagnostic) -> Scenario {
    if let table = value.asTable {
      if table["answer"].asText == "example", let name = table["name"].asText {
        let path = try example(name, pack: pack)
        return try read(try bytes(of: path), path)
      }
      return try read(Array(JSONFromLua.text(value).utf8), file)
    }
    if let name = value.asText {
      let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let path = (folder + [Substring(name)]).joined(separator: "/")
      return try read(try bytes(of: path), path)
    }
    throw Diagnostic(
      path: file, message: "a case has no scenario",
      suggestion: "scenario = example \"s11\", a path, or a table as in a scenario file")
  }

  private func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
    do throws(Files.Failure) {
      return try Files.read(path)
    } catch {
      throw Diagnostic(path: path, message: "cannot read the file: \(error.message)")
    }
  }

  /// The file of `examples/` that starts so, in the pack itself or in the standard pack.
  private func example(_ name: String, pack: PackFiles) throws(Diagnostic) -> String {
    for folder in [pack.path, engine.packs.first?.path].compactMap({ $0 }) {
      let names = (try? Files.list("\(folder)/examples")) ?? []
      let found = names.filter {
        $0.hasSuffix(".json") && $0.hasPrefix(name)
      }
      let whole = found.filter { $0.hasPrefix("\(name)-") || $0.hasPrefix("\(name).") }
      if whole.count == 1 { return "\(folder)/examples/\(whole[0])" }
      if found.count == 1 { return "\(folder)/examples/\(found[0])" }
      if let exact = found.first(where: { $0 == "\(name).json" }) {
        return "\(folder)/examples/\(exact)"
      }
      if found.count > 1 {
        throw Diagnostic(
          path: pack.path, message: "several examples start with \"\(name)\"",
          suggestion: found.joined(separator: ", "))
      }
    }
    throw Diagnostic(path: pack.path, message: "no example starts with \"\(name)\"")
  }
}
