import InsetModel

/// The keys of the scenario itself.
enum ScenarioKey: Int, ObjectKey {
  case schema, insetlua, title, source, notes, device, os, linkedSDK, orientation, window,
    displayZoom
  case statusBarHidden, statusBarDoubleHeight, preferredContentSizeCategory, layoutDirection
  case designCompatibility, keyboard, containment, root, expect, suppress, assume

  static let keys = KeyTable(
    "scenario", noun: "a scenario", doc: "One screen: device, controllers, views, expectations.",
    specs: specs)

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
    case .displayZoom: KeySpec("displayZoom", .flag, "Whether Display Zoom is on.")
    case .statusBarHidden: KeySpec("statusBarHidden", .flag, "Whether the status bar is hidden.")
    case .statusBarDoubleHeight:
      KeySpec(
        "statusBarDoubleHeight", .flag,
        "Whether a call or recording banner doubles the status bar.")
    case .preferredContentSizeCategory:
      KeySpec(
        "preferredContentSizeCategory", .words(of: ContentSizeCategory.self),
        "UIContentSizeCategory; large by default.")
    case .layoutDirection:
      KeySpec("layoutDirection", .words(of: LayoutDirection.self), "leftToRight by default.")
    case .designCompatibility:
      KeySpec(
        "designCompatibility", .flag,
        "UIDesignRequiresCompatibility: iOS 26 keeps the bars of iOS 18.")
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

/// The keys of a device that the scenario describes itself.
enum DeviceKey: Int, ObjectKey {
  case name, idiom, size, scale, corner, safeAreaInsets, statusBarHeight

  static let keys = KeyTable("device", noun: "a device", doc: "A device of your own.", specs: specs)

  var spec: KeySpec {
    switch self {
    case .name: KeySpec("name", .text, "Its name in reports.")
    case .idiom:
      KeySpec("idiom", .words(of: Idiom.self), "UIUserInterfaceIdiom.", isRequired: true)
    case .size:
      KeySpec(
        "size", .tuple(TupleField.size), "The screen in portrait, in points.", isRequired: true)
    case .scale: KeySpec("scale", .number(.scale), "Pixels a point.", isRequired: true)
    case .corner:
      KeySpec("corner", .words(of: Corner.self), "How the screen ends.", isRequired: true)
    case .safeAreaInsets:
      KeySpec("safeAreaInsets", .object("deviceInsets"), "The window's safe-area insets, no bars.")
    case .statusBarHeight:
      KeySpec("statusBarHeight", .object("statusBarHeights"), "The status bar's heights.")
    }
  }
}

/// The keys of an own device's `safeAreaInsets`.
enum DeviceInsetsKey: Int, ObjectKey {
  case portrait, portraitStatusBarHidden, landscape

  static let keys = KeyTable(
    "deviceInsets", noun: "a device's safeAreaInsets", doc: "A window's safe-area insets, no bars.",
    specs: specs, isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .portrait: KeySpec("portrait", .edges(of: .extent), "In portrait, status bar shown.")
    case .portraitStatusBarHidden:
      KeySpec("portraitStatusBarHidden", .edges(of: .extent), "In portrait, status bar hidden.")
    case .landscape: KeySpec("landscape", .edges(of: .extent), "In either landscape.")
    }
  }
}

/// The keys of an own device's `statusBarHeight`.
enum StatusBarKey: Int, ObjectKey {
  case portrait, landscape

  static let keys = KeyTable(
    "statusBarHeights", noun: "a device's statusBarHeight", doc: "Heights of the status bar.",
    specs: specs, isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .portrait: KeySpec("portrait", .extent, "In portrait.")
    case .landscape: KeySpec("landscape", .extent, "In either landscape.")
    }
  }
}

/// The keys of `window`.
enum WindowKey: Int, ObjectKey {
  case frame, safeAreaInsets

  static let keys = KeyTable(
    "window", noun: "a window", doc: "A window that is not the whole screen.", specs: specs,
    isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .frame: KeySpec("frame", .rect, "Its frame on the screen.")
    case .safeAreaInsets:
      KeySpec("safeAreaInsets", .edges(of: .extent), "Its safe-area insets, where known.")
    }
  }
}

/// The keys of `keyboard`.
enum KeyboardKey: Int, ObjectKey {
  case height

  static let keys = KeyTable("keyboard", noun: "a keyboard", doc: "A keyboard.", specs: specs)

  var spec: KeySpec { KeySpec("height", .extent, "Its height; the catalogue's by default.") }
}

/// The keys of one element of `suppress`.
enum SuppressionKey: Int, ObjectKey {
  case rule, reason, view

  static let keys = KeyTable(
    "suppression", noun: "a suppression", doc: "A rule that is switched off.", specs: specs)

  var spec: KeySpec {
    switch self {
    case .rule: KeySpec("rule", .text, "The rule's id.", isRequired: true)
    case .reason: KeySpec("reason", .text, "Why.", isRequired: true)
    case .view: KeySpec("view", .text, "Only for the view of this id.")
    }
  }
}

/// The keys of what is expected of one subject.
enum ExpectationKey: Int, ObjectKey {
  case safeAreaInsets, contentInset, adjustedContentInset, indicatorInsets, layoutGuides
  case sectionInsets
  case contentOffset, contentSize, frame, firstRowY, rows, slots, source

  static let keys = KeyTable(
    "expectation", noun: "an expectation", doc: "What is expected of a view, bar or controller.",
    specs: specs, isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .safeAreaInsets: KeySpec("safeAreaInsets", .edges(of: .length), "Written edges only.")
    case .contentInset: KeySpec("contentInset", .edges(of: .length), "Written edges only.")
    case .adjustedContentInset:
      KeySpec("adjustedContentInset", .edges(of: .length), "Written edges only.")
    case .indicatorInsets: KeySpec("indicatorInsets", .edges(of: .length), "Written edges only.")
    case .sectionInsets:
      KeySpec("sectionInsets", .edges(of: .length), "Of collection views: left and right.")
    case .layoutGuides:
      KeySpec("layoutGuides", .edges(of: .length), "topLayoutGuide, bottomLayoutGuide lengths.")
    case .contentOffset:
      KeySpec(
        "contentOffset", .any([.tuple(TupleField.contentPoint), .object("partialPoint")]),
        "At rest.")
    case .contentSize:
      KeySpec(
        "contentSize", .any([.tuple(TupleField.contentSize), .object("partialSize")]), "Its size.")
    case .frame: KeySpec("frame", .rect, "The frame in the superview's coordinates.")
    case .firstRowY:
      KeySpec("firstRowY", .number(.contentLength), "The first row's y in the content.")
    case .rows:
      KeySpec(
        "rows", .list(of: .any([.number(.contentLength), .null])),
        "The y of each row in the content; null is not compared.")
    case .slots:
      KeySpec("slots", .list(of: .object("slots")), "Heights and places, by section.")
    case .source: KeySpec("source", .text, "The fact or address that gives the numbers.")
    }
  }

  /// What is compared; nil for what only says where the numbers are from.
  var compared: Expectation.Key? {
    switch self {
    case .safeAreaInsets: .safeAreaInsets
    case .contentInset: .contentInset
    case .adjustedContentInset: .adjustedContentInset
    case .indicatorInsets: .indicatorInsets
    case .sectionInsets: .sectionInsets
    case .layoutGuides: .layoutGuides
    case .contentOffset: .contentOffset
    case .contentSize: .contentSize
    case .frame: .frame
    case .firstRowY: .firstRowY
    case .rows: .rows
    case .slots: .slots
    case .source: nil
    }
  }
}

/// The keys of a point of which only a part is compared.
enum PartialPointKey: Int, ObjectKey {
  case x, y

  static let keys = KeyTable(
    "partialPoint", noun: "a point", doc: "The written parts are compared.", specs: specs,
    isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .x: KeySpec("x", .number(.contentLength), "The horizontal part.")
    case .y: KeySpec("y", .number(.contentLength), "The vertical part.")
    }
  }
}

/// The keys of a size of which only a part is compared.
enum PartialSizeKey: Int, ObjectKey {
  case width, height

  static let keys = KeyTable(
    "partialSize", noun: "a size", doc: "The written parts are compared.", specs: specs,
    isNeverEmpty: true)

  var spec: KeySpec {
    switch self {
    case .width: KeySpec("width", .number(.contentExtent), "The width.")
    case .height: KeySpec("height", .number(.contentExtent), "The height.")
    }
  }
}

/// The keys of what is expected of one section's slots.
enum SlotsKey: Int, ObjectKey {
  case header, footer, padding, headerY, footerY

  static let keys = KeyTable(
    "slots", noun: "the slots of a section", doc: "Heights and places; written ones are compared.",
    specs: specs)

  var spec: KeySpec {
    switch self {
    case .header: KeySpec("header", .extent, "The header's height.")
    case .footer: KeySpec("footer", .extent, "The footer's height.")
    case .padding: KeySpec("padding", .extent, "The padding above the header.")
    case .headerY: KeySpec("headerY", .number(.contentLength), "The header's y in the content.")
    case .footerY: KeySpec("footerY", .number(.contentLength), "The footer's y in the content.")
    }
  }
}
