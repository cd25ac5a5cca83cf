import InsetBasics
import InsetModel

/// The objects of a scenario outside its controllers and views: what each key sets, in the order in
/// which keys are written.
enum Forms {
  static let scenario = ObjectForm<Scenario>(
    "scenario", "a scenario", "One screen: device, controllers, views, expectations.",
    Scenario(
      device: .named(""), os: OSVersion(7), controllers: [], views: [], source: SourceMap(path: "")),
    recordsKeys: true, .ignored("$schema", .text, "Where an editor finds this schema; not read."),
    Part(
      KeySpec(
        name: "insetlua", shape: .exactly(ScenarioReader.formatVersion),
        doc: "The version of the format.", isRequired: true)
    ) { _, _ in [.number(Double(ScenarioReader.formatVersion))] },
    .optional("title", \.title, .text, "A line that says what the screen shows."),
    .optional("source", \.origin, .text, "Where the screen or its numbers come from."),
    .key("notes", \.notes, unless: [], .textOrTexts, "Free text."),
    .required(
      "device", \.device, .device,
      "A slug (iphone-x), a machine identifier (iPhone10,3), a name, or a device of your own."),
    .required("os", \.os, .version, "The iOS version."),
    .optional(
      "linkedSDK", \.linkedSDK, .version, "The SDK the app was linked with; as os by default."),
    .key("orientation", \.orientation, unless: .portrait, .word, "portrait by default."),
    .optional("window", \.window, window.form, "The window, where it is not the whole screen."),
    .properties(\.values),
    .key("keyboard", \.keyboard, unless: nil, .keyboard, "The keyboard, where it is up."),
    .key(
      "containment", \.containment, unless: .known, .word,
      "unknown where root only stands for whatever holds the views."),
    Part(
      KeySpec(
        name: "root", shape: .object("controller"), doc: "The root controller.", isRequired: true)),
    .key(
      "expect", \.expectations, unless: [], .expectations,
      "What is expected, by the id of a view, bar or controller."),
    .key(
      "suppress", \.suppressions, unless: [], suppression.form.list(of: "suppressions"),
      "Rules that are switched off here."),
    .key(
      "assume", \.assumptions, unless: [:], .assumptions,
      "Open questions that you decide, by their id."))

  static let device = ObjectForm<Device>(
    "device", "a device", "A device of your own.", .own,
    .key("name", \.name, unless: Device.own.name, .text, "Its name in reports."),
    .required("idiom", \.idiom, .word, "UIUserInterfaceIdiom."),
    .required("size", \.size, .size, "The screen in portrait, in points."),
    .required(
      "scale", \.scale, .number(.scale, expected: "a number of pixels a point"), "Pixels a point."),
    .required("corner", \.corner, .word, "How the screen ends."),
    .nested("safeAreaInsets", \.insets, deviceInsets, "The window's safe-area insets, no bars."),
    .nested("statusBarHeight", \.insets, statusBarHeights, "The status bar's heights."))

  static let deviceInsets = ObjectForm<DeviceInsets>(
    "deviceInsets", "a device's safeAreaInsets", "A window's safe-area insets, no bars.",
    DeviceInsets(), isNeverEmpty: true,
    .optional("portrait", \.portrait, .insets(.extent), "In portrait, status bar shown."),
    .optional(
      "portraitStatusBarHidden", \.portraitStatusBarHidden, .insets(.extent),
      "In portrait, status bar hidden."),
    .optional("landscape", \.landscape, .insets(.extent), "In either landscape."))

  static let statusBarHeights = ObjectForm<DeviceInsets>(
    "statusBarHeights", "a device's statusBarHeight", "Heights of the status bar.",
    DeviceInsets(), isNeverEmpty: true,
    .optional("portrait", \.statusBarPortrait, .number(.extent), "In portrait."),
    .optional("landscape", \.statusBarLandscape, .number(.extent), "In either landscape."))

  static let window = ObjectForm<WindowShape>(
    "window", "a window", "A window that is not the whole screen.",
    WindowShape(frame: nil, safeAreaInsets: nil), isNeverEmpty: true,
    .optional("frame", \.frame, .rect, "Its frame on the screen."),
    .optional(
      "safeAreaInsets", \.safeAreaInsets, .insets(.extent), "Its safe-area insets, where known."))

  static let keyboard = ObjectForm<Keyboard>(
    "keyboard", "a keyboard", "A keyboard.", Keyboard(height: nil),
    .optional("height", \.height, .number(.extent), "Its height; the catalogue's by default."))

  static let suppression = ObjectForm<Suppression>(
    "suppression", "a suppression", "A rule that is switched off.",
    Suppression(rule: "", reason: ""), .required("rule", \.rule, .text, "The rule's id."),
    .required("reason", \.reason, .text, "Why."),
    .optional("view", \.view, .subject, "Only for the view of this id."))

  /// The keys of insets.
  static let edges = KeyTable(
    "insets", noun: "insets", doc: "A value an edge.",
    specs: Edge.allCases.map {
      KeySpec(name: $0.name, shape: .length, doc: "The \($0.name) edge.")
    })
}
