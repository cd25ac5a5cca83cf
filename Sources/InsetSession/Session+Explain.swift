public import InsetModel
public import InsetReport

extension Session {
  /// The views and controllers to be explained, screen by screen.
  ///
  /// - Parameter name: An id, a pointer, or a class that only one has; every scroll view without it.
  /// - Throws: that no screen has such a view; of several screens, those that have it answer.
  public static func subjects(
    in result: InputResult, named name: String?
  ) throws(Diagnostics) -> [ExplainedScreen] {
    var subjects: [ExplainedScreen] = []
    var unknown: [Diagnostic] = []
    for evaluation in result.evaluations {
      let finder = ExplainSubject(in: evaluation.screen.scenario)
      guard let name else {
        subjects.append(ExplainedScreen(evaluation: evaluation, nodes: finder.all, isShort: true))
        continue
      }
      do throws(Diagnostic) {
        let node = try finder.find(name)
        subjects.append(ExplainedScreen(evaluation: evaluation, nodes: [node], isShort: false))
      } catch { unknown.append(error) }
    }
    if subjects.isEmpty { throw Diagnostics(unknown) }
    return subjects
  }
}
