import InsetBasics
import InsetModel

/// The keys of the scenario itself that are not properties.
enum ScenarioKey: Int, ObjectKey {
  case schema, insetlua, title, source, notes, device, os, linkedSDK, orientation, window
  case keyboard, containment, root, expect, suppress, assume

  static let keys = KeyTable(
    "scenario", noun: "a scenario", doc: "One screen: device, controllers, views, expectations.",
    specs: specs(with: WindowProperty.rows.map { KeySpec($0) }, before: .keyboard))

  var spec: KeySpec {
    switch self {
    case .schema: KeySpec("$schema", .text, "Where an editor finds this schema; not read.")
    case .insetlua:
      KeySpec("insetlua", .exactly(1), "The version of the format.", isRequired: true)
    case .title: KeySpec("title", .text, "A line that says what the screen shows.")
    case .source: KeySpec("source", .text, "Where the screen or its numbers come from.")
    case .notes: KeySpec("notes", .any([.text, .list(of: .text)]), "Free text.")
    case .device:
      KeySpec(
        "device", .any([.text, .object("device")]),
        "A slug (iphone-x), a machine identifier (iPhone10,3), a name, or a device of your own.",
        isRequired: true)
    case .os: KeySpec("os", .version, "The iOS version.", isRequired: true)
    case .linkedSDK:
      KeySpec("linkedSDK", .version, "The SDK the app was linked with; as os by default.")
    case .orientation:
      KeySpec("orientation", .words(of: Orientation.self), "portrait by default.")
    case .window:
      KeySpec("window", .object("window"), "The window, where it is not the whole screen.")
    case .keyboard:
      KeySpec("keyboard", .any([.flag, .object("keyboard")]), "The keyboard, where it is up.")
    case .containment:
      KeySpec(
        "containment", .words(of: Containment.self),
        "unknown where root only stands for whatever holds the views.")
    case .root: KeySpec("root", .object("controller"), "The root controller.", isRequired: true)
    case .expect:
      KeySpec(
        "expect",
        .map(
          of: .object("expectation", "not", .onlyKey(ExpectationKey.source.name)),
          isNeverEmpty: true),
        "What is expected, by the id of a view, bar or controller.")
    case .suppress:
      KeySpec("suppress", .list(of: .object("suppression")), "Rules that are switched off here.")
    case .assume:
      KeySpec(
        "assume", .map(of: .any([.text, .flag]), isNeverEmpty: false),
        "Open questions that you decide, by their id.")
    }
  }
}
