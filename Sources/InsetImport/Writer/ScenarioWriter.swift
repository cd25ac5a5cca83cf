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
    var settings = settings(of: scenario)
    let conclusion = conclusion(of: scenario)
    settings[.root] = nil
    for member in settings.members { writer.write(member.value, key: member.key) }
    if !scenario.controllers.isEmpty {
      writeControllers(of: scenario, to: &writer)
    }
    for member in conclusion.members { writer.write(member.value, key: member.key) }
    writer.end()
    return writer.text + "\n"
  }

  /// What stands before the root controller.
  private static func settings(of scenario: Scenario) -> WrittenMembers<ScenarioKey> {
    var members = WrittenMembers<ScenarioKey>()
    members[.insetlua] = .number(Double(ScenarioReader.formatVersion))
    members[.title] = scenario.title.map(JSON.string)
    members[.source] = scenario.origin.map(JSON.string)
    members.set(.notes, scenario.notes, unless: []) { notes in
      notes.count == 1 ? .string(notes[0]) : .array(notes.map(JSON.string))
    }
    switch scenario.device {
    case .named(let name): members[.device] = .string(name)
    case .inline(let device): members[.device] = object(device)
    }
    members[.os] = .string(scenario.os.description)
    members[.linkedSDK] = scenario.linkedSDK.map { .string($0.description) }
    members.set(.orientation, scenario.orientation, unless: .portrait, as: JSON.word)
    members[.window] = scenario.window.map(object)
    members.set(scenario.values)
    members[.keyboard] = scenario.keyboard.map { keyboard in
      guard let height = keyboard.height else { return .bool(true) }
      var members = WrittenMembers<KeyboardKey>()
      members[.height] = .number(height)
      return members.object
    }
    members.set(.containment, scenario.containment, unless: .known, as: JSON.word)
    return members
  }

  private static func object(_ window: WindowShape) -> JSON {
    var members = WrittenMembers<WindowKey>()
    members[.frame] = window.frame.map(JSON.rect)
    members[.safeAreaInsets] = window.safeAreaInsets.map(JSON.insets)
    return members.object
  }

  private static func object(_ device: Device) -> JSON {
    var members = WrittenMembers<DeviceKey>()
    members.set(.name, device.name, unless: Device.ownName, as: JSON.string)
    members[.idiom] = .word(device.idiom)
    members[.size] = .size(device.size)
    members[.scale] = .number(device.scale)
    members[.corner] = .word(device.corner)
    var insets = WrittenMembers<DeviceInsetsKey>()
    insets[.portrait] = device.insets.portrait.map(JSON.insets)
    insets[.portraitStatusBarHidden] = device.insets.portraitStatusBarHidden.map(JSON.insets)
    insets[.landscape] = device.insets.landscape.map(JSON.insets)
    if !insets.members.isEmpty { members[.safeAreaInsets] = insets.object }
    var heights = WrittenMembers<StatusBarKey>()
    heights[.portrait] = device.insets.statusBarPortrait.map(JSON.number)
    heights[.landscape] = device.insets.statusBarLandscape.map(JSON.number)
    if !heights.members.isEmpty { members[.statusBarHeight] = heights.object }
    return members.object
  }

  /// What stands after the root controller.
  private static func conclusion(of scenario: Scenario) -> WrittenMembers<ScenarioKey> {
    var members = WrittenMembers<ScenarioKey>()
    if !scenario.expectations.isEmpty { members[.expect] = expectations(scenario.expectations) }
    members.set(.suppress, scenario.suppressions, unless: []) { suppressions in
      .array(
        suppressions.map { suppression in
          var members = WrittenMembers<SuppressionKey>()
          members[.rule] = .string(suppression.rule)
          members[.reason] = .string(suppression.reason)
          members[.view] = suppression.view.map(JSON.string)
          return members.object
        })
    }
    members.set(.assume, scenario.assumptions, unless: [:]) { assumptions in
      .object(
        assumptions.sorted { $0.key < $1.key }.map { question, answer in
          switch answer {
          case "true": (question, .bool(true))
          case "false": (question, .bool(false))
          default: (question, .string(answer))
          }
        })
    }
    return members
  }
}
