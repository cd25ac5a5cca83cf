import InsetBasics
import InsetEngine
public import InsetModel
public import InsetReport

extension Session {
  /// Makes sure that a rule of that kind and id is loaded: a name that no rule has is a slip; one
  /// that nothing asks for is an answer.
  ///
  /// - Throws: that there is none, and which was probably meant.
  public func requireRule(_ id: String, kind: RuleInfo.Kind, option: String) throws(Diagnostics) {
    let known = rules.filter { $0.kind == kind }.map(\.id)
    if known.contains(id) { return }
    throw Diagnostics(
      path: "insetlua", message: "\(option) knows no \"\(id)\"",
      suggestion: suggestion(for: id, among: known) ?? "insetlua rules lists them all")
  }

  /// The findings of an input, by number and check where those are given.
  ///
  /// - Throws: that there is no finding of that number.
  public func findings(
    in result: InputResult, number: Int?, rule: String?
  ) throws(Diagnostics) -> [NumberedFinding] {
    let findings = NumberedFinding.all(in: result.evaluations)
    if let number, !findings.contains(where: { $0.number == number }) {
      let count =
        findings.isEmpty ? "there are no findings" : "there are findings 1 to \(findings.count)"
      throw Diagnostics(
        path: "insetlua", message: "there is no finding \(number)", suggestion: count)
    }
    return findings.filter { entry in
      (number == nil || entry.number == number) && (rule == nil || entry.finding.rule == rule)
    }
  }
}
