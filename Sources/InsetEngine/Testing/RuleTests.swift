import InsetBasics
public import InsetModel
import LuaHost

/// Runs `*_test.lua` beside the rules.
public struct RuleTests {
  /// Reads a scenario: from a file's bytes, or from JSON made of a table in the test.
  public typealias Reader = (_ bytes: [UInt8], _ path: String) throws(Diagnostics) -> Scenario

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
  public func run(lastPacks count: Int? = nil) -> RuleTestRun {
    var outcome = RuleTestRun()
    for pack in engine.packs.suffix(count ?? engine.packs.count) {
      for file in pack.tests {
        let path = "\(pack.path)/\(file)"
        do throws(Diagnostic) {
          outcome.cases += try run(file: path, of: pack)
        } catch {
          outcome.problems.append(error)
        }
      }
    }
    return outcome
  }

  private func run(file path: String, of pack: PackFiles) throws(Diagnostic) -> [RuleTestResult] {
    let source: [UInt8]
    do throws(FileFailure) {
      source = try pack.files.read(path)
    } catch {
      throw Diagnostic(path: path, message: "cannot read the file: \(error.message)")
    }
    do throws(LuaError) {
      let environment = try engine.words.testEnvironment(for: pack)
      let value = try engine.words.run(source, name: path, in: environment)
      guard let test = engine.context.unmarked(value, .test),
        let rule = test["name"].asText, let body = test["body"].asTable
      else {
        throw LuaError(
          .runtime, "the file returns no test", chunk: path, line: 1,
          hint: "end it with return test \"rule-id\" { case \"…\" { … } }")
      }
      let tested = headers(of: rule, testedBy: path)
      guard !tested.isEmpty else {
        throw LuaError(
          .runtime, "there is no rule \"\(rule)\" to test", chunk: path, line: test["line"].asInt,
          hint: suggestion(for: rule, among: engine.ruleInfos.map(\.id)), written: [.text(rule)]
        )
      }
      var results: [RuleTestResult] = []
      for test in try cases(body, of: rule, file: path, line: test["line"].asInt) {
        results += run(test, of: tested, file: path, pack: pack)
      }
      return results
    } catch {
      _ = engine.isStarved(by: error, "while testing \(path)")
      throw Diagnostic(error, file: path, source: source, in: pack.files, rule: nil, context: nil)
    }
  }

  /// The rule that a test is about. Rules of two kinds may share an id: the one in the file beside the
  /// test is meant, if there is one.
  private func headers(of id: String, testedBy path: String) -> [RuleInfo] {
    let headers = engine.rules.headers.filter { $0.id == id }
    let beside = headers.filter { "\($0.file.dropLast(".lua".count))_test.lua" == path }
    return beside.isEmpty ? headers : beside
  }

  private func cases(
    _ body: LuaTable, of rule: String, file: String, line: Int?
  ) throws(LuaError) -> [RuleCase] {
    func refusal(_ message: String) -> LuaError {
      LuaError(
        .runtime, message, chunk: file, line: line, hint: "case \"…\" { … }")
    }
    guard body.fields.isEmpty else { throw refusal("a test holds cases only, without keys") }
    guard !body.array.isEmpty else { throw refusal("the test of \"\(rule)\" has no cases") }
    var cases: [RuleCase] = []
    for entry in body.array {
      guard let table = engine.context.unmarked(entry, .case),
        let name = table["name"].asText, let body = table["body"].asTable
      else { throw refusal("a test holds cases only, no \(entry.typeName)") }
      let line = table["line"].asInt
      do throws(LuaError) {
        cases.append(try RuleCase(body, named: name, line: line, of: rule, engine: engine))
      } catch {
        var error = error
        error.chunk = error.chunk ?? file
        error.line = error.line ?? line
        throw error
      }
    }
    return cases
  }

  /// One case, on each device, system and orientation that it names.
  private func run(
    _ test: RuleCase, of headers: [RuleInfo], file: String, pack: PackFiles
  ) -> [RuleTestResult] {
    test.cells.map { cell in
      var result = RuleTestResult(
        file: file, line: test.line,
        name: test.name + (cell.name.map { " (\($0))" } ?? ""))
      do throws(Diagnostics) {
        var scenario = try scenario(test.source, file: file, pack: pack)
        scenario.assumptions.merge(test.assumptions) { _, new in new }
        let evaluation = try evaluation(of: scenario, on: cell.target)
        result.failures = test.expectations.failures(of: evaluation)
        switch (engine.reasonUnasked(headers, in: evaluation), test.isAsked) {
        case (let reason?, true): result.failures.append(reason)
        case (nil, false): result.failures.append("the rule was asked, and asked = false")
        case (nil, true), (_?, false): break
        }
        result.failures += evaluation.problems.map {
          "\($0.path):\($0.position?.line ?? 0): \($0.message)"
        }
      } catch {
        result.failures = error.all.map { problem in
          "\(problem.path): \(problem.message)"
            + (problem.suggestion.map { " (\($0))" } ?? "")
        }
      }
      return result
    }
  }

  private func evaluation(
    of scenario: Scenario, on target: Resolver.Target
  ) throws(Diagnostics) -> Evaluation {
    do throws(Diagnostic) {
      return try engine.evaluate(scenario, on: target)
    } catch {
      throw Diagnostics(error)
    }
  }

  private func scenario(
    _ source: RuleCase.Source, file: String, pack: PackFiles
  ) throws(Diagnostics) -> Scenario {
    switch source {
    case .example(let name):
      let path = try example(name, pack: pack)
      return try read(try bytes(of: path, pack), path)
    case .path(let name):
      let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let path = (folder + [Substring(name)]).joined(separator: "/")
      return try read(try bytes(of: path, pack), path)
    case .json(let text): return try read(Array(text.utf8), file)
    }
  }

  private func bytes(of path: String, _ pack: PackFiles) throws(Diagnostics) -> [UInt8] {
    do throws(FileFailure) {
      return try pack.files.read(path)
    } catch {
      throw Diagnostics(
        Diagnostic(path: path, message: "cannot read the file: \(error.message)"))
    }
  }

  /// The file of `examples/` that starts so, in the pack itself or in the standard pack.
  private func example(_ name: String, pack: PackFiles) throws(Diagnostics) -> String {
    for folder in [pack.path, engine.packs.first?.path].compactMap({ $0 }) {
      let names = (try? pack.files.list("\(folder)/examples")) ?? []
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
        throw Diagnostics(
          Diagnostic(
            path: pack.path, message: "several examples start with \"\(name)\"",
            suggestion: found.joined(separator: ", ")))
      }
    }
    throw Diagnostics(
      Diagnostic(path: pack.path, message: "no example starts with \"\(name)\""))
  }
}
