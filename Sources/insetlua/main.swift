import InsetEngine
import InsetImport
import InsetModel

let args = CommandLine.arguments
do {
  let engine = try Engine(packs: try args[1].split(separator: ",").map { try PackFiles.find(at: String($0)) })
  if args.count == 2 {
    let tests = RuleTests(engine: engine) { bytes, path throws(Diagnostic) in try ScenarioReader.read(bytes, path: path) }
    let (results, problems) = tests.run()
    for r in results { print(r.passed ? "ok  " : "FAIL", r.rule, r.name, r.file, r.line ?? 0); for f in r.failures { print("      ", f) } }
    for p in problems { print(p.path, p.position?.line ?? 0, p.message, p.suggestion ?? "") }
    print(results.filter(\.passed).count, "passed", results.filter { !$0.passed }.count + problems.count, "failed")
  }
  for path in args.dropFirst(2) {
    let scenario = try ScenarioReader.read(try Files.read(path), path: path)
    let e = try engine.evaluate(scenario)
    print(path, e.screen.surroundings.device.name, e.screen.surroundings.os)
    for s in e.screen.scrolls {
      print(" ", scenario.name(ofView: s.view), s.adjustment.behavior, "adj", s.adjustedContentInset.points, "off", s.contentOffset, "start", s.contentStart, "wanted", s.wantedStart)
      for edge in [Edge.top, .bottom] { for c in e.screen.sums.contributions(of: s.adjustedContentInset[edge]) { print("     ", edge, c.points, c.cause, c.rule, c.facts, c.confidence) } }
      if let t = s.table { print("   rows", t.rowOrigins, t.contentHeight, t.sections.map { [$0.padding.points, $0.header.points, $0.footer.points, $0.tail?.points ?? -1] }) }
    }
    for f in e.findings {
      print("  FINDING", f.rule, f.level, f.message, f.edge as Any, f.points as Any)
      for t in f.trials { print("     fix", t.fix, t.holds, t.residual as Any, t.added.map(\.rule), t.sideEffects, t.problem ?? "") }
    }
    for m in e.mismatches { print("  MISMATCH", m.expectation.subject, m.expectation.key, m.expectation.value, m.actual ?? "nil") }
    for c in e.contested { print("  CONTESTED", c.question.id, c.taken, c.other, c.changes, c.findings) }
    for u in e.undecided { print("  UNDECIDED", u) }
    for u in e.screen.unknowns { print("  UNKNOWN", u) }
    for p in e.problems { print("  PROBLEM", p) }
  }
} catch let d as Diagnostic { print(d.path, d.position?.line ?? 0, d.message, d.suggestion ?? "")
} catch let f as Engine.LoadFailure { for d in f.diagnostics { print(d.path, d.position?.line ?? 0, d.message, d.suggestion ?? "", d.excerpt ?? "") } }
catch { print(error) }
