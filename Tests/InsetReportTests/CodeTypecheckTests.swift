import InsetModel
import InsetReport
import Testing

/// Everything that insetlua prints as code compiles.
@Suite("Printed code compiles", .serialized)
struct CodeTypecheckTests {
  @Test("every fix of the pack is rendered here")
  func complete() throws {
    let seen = Set(try CodeTrials.all.get().map(\.trial.fix))
    let missing = try CodeTrials.fixes.get().filter { !seen.contains($0) }
    #expect(missing == [])
  }

  @Test("Swift", arguments: [OSVersion(7), OSVersion(16)])
  func swift(minimumOS: OSVersion) throws {
    let problems = try CodeHarness().problems(
      inSwift: Self.swift(CodeTrials.all.get(), minimumOS: minimumOS))
    #expect(problems.isEmpty, "\(problems)")
  }

  /// Without checks for the system's version only what iOS 9 has may be used: clang looks.
  @Test("Objective-C")
  func objectiveC() throws {
    let problems = try CodeHarness().problems(
      inObjectiveC: Self.objectiveC(CodeTrials.all.get()))
    #expect(problems.isEmpty, "\(problems)")
  }

  /// A web view is no scroll view: it has one.
  @Test("fixes of scroll views on web views")
  func webViews() throws {
    let fixes = try CodeTrials.onWebViews.get()
    let kinds = Set(fixes.map(\.trial.fix))
    #expect(
      kinds.isSuperset(of: [
        "always-bounce-vertical", "behavior-always", "behavior-automatic", "behavior-never",
        "content-inset-at-run-time", "content-inset-compensation", "content-inset-from-safe-area",
        "content-offset-at-rest", "pin-to-safe-area", "remove-content-inset",
      ]))
    let harness = try CodeHarness()
    for minimumOS in [OSVersion(7), OSVersion(16)] {
      let problems = try harness.problems(inSwift: Self.swift(fixes, minimumOS: minimumOS))
      #expect(problems.isEmpty, "\(problems)")
    }
    let problems = try harness.problems(inObjectiveC: Self.objectiveC(fixes))
    #expect(problems.isEmpty, "\(problems)")
  }

  private static func swift(_ fixes: [TriedFix], minimumOS: OSVersion) -> String {
    fixes.enumerated().map { index, fix in
      let snippet = CodeRenderer.swift(fix.trial.edit, in: fix.scenario, minimumOS: minimumOS)
      return "// \(fix.name)\n" + CodeHarness.swiftFile(snippet, name: "Fix\(index)")
    }.joined(separator: "\n")
  }

  private static func objectiveC(_ fixes: [TriedFix]) -> String {
    fixes.enumerated().map { index, fix in
      let snippet = CodeRenderer.objectiveC(fix.trial.edit, in: fix.scenario)
      return "// \(fix.name)\n" + CodeHarness.objectiveCFile(snippet, name: "Fix\(index)")
    }.joined(separator: "\n")
  }

  @Test("a slip does not pass")
  func slips() throws {
    let harness = try CodeHarness()
    let fixes = try CodeTrials.all.get()
    let fix = try #require(fixes.first { $0.trial.fix == "behavior-never" })
    let swift = CodeRenderer.swift(fix.trial.edit, in: fix.scenario)
    let wrong = CodeHarness.swiftFile(swift, name: "Wrong").replacing(".never", with: ".nevr")
    #expect(try harness.problems(inSwift: wrong).contains("nevr"))
    let objectiveC = CodeRenderer.objectiveC(fix.trial.edit, in: fix.scenario)
    let file = CodeHarness.objectiveCFile(objectiveC, name: "Wrong")
    let misspelt = file.replacing("AdjustmentNever", with: "AdjustmentNevr")
    #expect(try harness.problems(inObjectiveC: misspelt).contains("AdjustmentNevr"))
    let unguarded = CodeHarness.objectiveCFile(
      CodeRenderer.objectiveC(fix.trial.edit, in: fix.scenario, minimumOS: OSVersion(11)),
      name: "Wrong")
    #expect(
      try harness.problems(inObjectiveC: unguarded).contains("only available on iOS 11.0"))
  }
}
