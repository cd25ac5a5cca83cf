public import InsetModel

extension Trial {
  /// The code of the fix, as it is pasted; ends with a line break.
  ///
  /// - Parameter minimumOS: The oldest iOS that the app runs on; checks it does not need are left out.
  public func code(
    _ form: CodeForm, in evaluation: Evaluation, minimumOS: OSVersion
  ) -> String {
    let scenario = evaluation.screen.scenario
    switch form {
    case .swift: return CodeRenderer.swift(edit, in: scenario, minimumOS: minimumOS).text + "\n"
    case .objc:
      return CodeRenderer.objectiveC(edit, in: scenario, minimumOS: minimumOS).text + "\n"
    case .ib:
      let words = Phrasing(screen: evaluation.screen)
      return words.interfaceBuilder(edit).joined(separator: "\n") + "\n"
    }
  }
}
