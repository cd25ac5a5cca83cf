import InsetBasics
import InsetModel

/// Controllers, their bars and how they are presented.
extension Forms {
  static let controller = ObjectForm<Controller>(
    "controller", "a controller", "A view controller.", Controller(kind: .viewController),
    rules: layoutRules, recordsKeys: true,
    Part(
      KeySpec(
        name: "kind", shape: Form<Controller.Kind>.word.shape, doc: "What it is.", isRequired: true)
    ) { controller, _ in [.string(controller.kind.rawValue)] },
    .optional("id", \.id, .id, "The name that findings, expect and suppress use."),
    .optional("class", \.className, .controllerClass, "The app's own class."),
    .properties(\.values),
    .bar(.navigationBar, navigationBar, "A navigation controller's bar.").of(.navigation),
    .bar(.toolbar, toolbar, "A navigation controller's toolbar; unwritten: hidden.")
      .of(.navigation),
    .bar(.tabBar, tabBar, "A tab bar controller's bar.").of(.tab),
    .optional("presentation", \.presentation, .presentation, "How it is presented."),
    .layout(
      { $0.layout }, "Where a custom container puts this child's view.",
      "autoresizingMask of this child's view.", "Where a custom container ties this child's view."),
    Part(
      KeySpec(
        name: "view",
        shape: .object("view", "not", .object([("anyOf", oneOfKeys(["frame", "pins"]))])),
        doc: "The root view.")),
    Part(
      KeySpec(
        name: "children", shape: .list(of: .object("controller")),
        doc: "The last one of a navigation is on top.")
    ).of(.navigation, .tab, .split, .page, .custom))

  static let navigationBar = bar(.navigationBar)
  static let toolbar = bar(.toolbar)
  static let tabBar = bar(.tabBar)

  private static func bar(_ kind: Bar.Kind) -> ObjectForm<Bar> {
    let rows = BarProperty.rows.filter { $0.bars?.contains(kind) ?? true }
    return ObjectForm<Bar>(
      kind.rawValue, "a \(kind.rawValue)", "The keys of a \(kind.rawValue).", Bar(),
      recordsKeys: true, .optional("id", \.id, .id, "The name that expect uses."),
      .properties(\.values, rows.map { KeySpec($0) }))
  }

  static let presentation = ObjectForm<Presentation>(
    "presentation", "a presentation", "How a controller is presented.",
    Presentation(style: .fullScreen),
    .required("style", \.style, .word, "UIModalPresentationStyle."),
    .key("detent", \.detent, unless: .large, .detent, "How high a sheet stands."))

  /// A frame excludes pins; autoresizing needs a frame.
  static let layoutRules: [(key: String, value: JSON)] = [
    ("dependentRequired", .object([("autoresizing", .strings(["frame"]))])),
    ("not", .object([("required", .strings(["frame", "pins"]))])),
  ]

  /// Each key alone, as the values of `anyOf`.
  static func oneOfKeys(_ keys: [String]) -> JSON {
    .array(keys.map { .object([("required", .strings([$0]))]) })
  }
}

extension Part where Owner == Controller {
  /// One of a controller's bars.
  fileprivate static func bar(_ kind: Bar.Kind, _ object: ObjectForm<Bar>, _ doc: String) -> Part {
    let form = object.form
    return .optional(
      kind.rawValue, \.[kind],
      Form(
        form.shape,
        read: { node, builder in
          builder.bar = kind
          defer { builder.bar = nil }
          return try form.read(node, &builder)
        }, write: form.write), doc)
  }
}

extension Form where Value == String {
  /// A controller's class, which is no slip of the pen for one of Apple's.
  fileprivate static var controllerClass: Form {
    text.checked { name, node, builder in
      guard let meant = AppleClasses.meant(by: name, of: AppleClasses.controllers) else {
        return name
      }
      throw builder.document.fault(
        node, "unknown class \(quoted(name))", suggestion: didYouMean(meant))
    }
  }
}

extension Form where Value == Presentation {
  /// A style, or an object that says more.
  fileprivate static var presentation: Form {
    .any(
      Form<Presentation.Style>.word.of(
        { Presentation(style: $0) }, { $0.detent == .large ? $0.style : nil }),
      Forms.presentation.form,
      expected: JSONDocument.choice(of: Presentation.Style.allCases.map(\.rawValue)))
  }
}

extension Form where Value == Presentation.Detent {
  /// A word or a height.
  fileprivate static var detent: Form {
    .any(
      .words([("large", .large), ("medium", .medium)]),
      Form<Double>.number(.extent).of(
        Presentation.Detent.height,
        { if case .height(let height) = $0 { height } else { nil } }),
      expected: "\"large\", \"medium\" or a height")
  }
}
