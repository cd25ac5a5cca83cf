import InsetBasics
public import InsetModel

/// Writes scenarios.
public enum ScenarioWriter {
  /// The scenario as JSON that `ScenarioReader` reads back to an equal one, places apart.
  ///
  /// Keys stand in the order of the schema; what is UIKit's default is left out.
  ///
  /// - Parameter scenario: A scenario whose controllers and views stand in the order in which the
  ///   reader finds them: each controller, its views from the root down, then its children.
  /// - Returns: The text, ending in a line break.
  public static func write(_ scenario: Scenario) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    var members = Forms.scenario.members(of: scenario, in: scenario)
    // The root controller stands before what is expected of the screen.
    let conclusion = ["expect", "suppress", "assume"]
    let end = members.firstIndex { conclusion.contains($0.key) } ?? members.count
    let rest = members[end...]
    members.removeSubrange(end...)
    for member in members { writer.write(member.value, key: member.key) }
    if !scenario.controllers.isEmpty { writeControllers(of: scenario, to: &writer) }
    for member in rest { writer.write(member.value, key: member.key) }
    writer.end()
    return writer.text + "\n"
  }

  /// What is left to be written, last first.
  private enum Step {
    case controller(Int, key: String?)
    case view(Int, key: String?)
    /// Opens the list of this key.
    case list(String)
    /// Closes what was opened last.
    case end
  }

  /// Writes the root controller with all that stands in it, without recursion.
  private static func writeControllers(of scenario: Scenario, to writer: inout JSONWriter) {
    var steps = [Step.controller(0, key: "root")]
    while let step = steps.popLast() {
      switch step {
      case .end: writer.end()
      case .list(let key): writer.beginArray(key: key)
      case .controller(let index, let key):
        let controller = scenario.controllers[index]
        writer.beginObject(key: key)
        for member in Forms.controller.members(of: controller, in: scenario) {
          writer.write(member.value, key: member.key)
        }
        steps.append(.end)
        if !controller.children.isEmpty {
          steps.append(.end)
          for child in controller.children.reversed() { steps.append(.controller(child, key: nil)) }
          steps.append(.list("children"))
        }
        if let view = controller.view { steps.append(.view(view, key: "view")) }
      case .view(let index, let key):
        let view = scenario.views[index]
        let members = Forms.view.members(of: view, in: scenario)
        guard !view.subviews.isEmpty else {
          writer.write(.object(members), key: key)
          continue
        }
        writer.beginObject(key: key)
        for member in members { writer.write(member.value, key: member.key) }
        steps += [.end, .end]
        for subview in view.subviews.reversed() { steps.append(.view(subview, key: nil)) }
        steps.append(.list("subviews"))
      }
    }
  }
}
