import InsetModel

/// What a rule can read of the screen as a whole, besides the window's properties.
enum ScreenField: String, FieldList {
  case title, device, os, linkedSDK, orientation, window, safeAreaInsets,
    preferredContentSizeCategory, isExtrapolated, pixel, root, controllers, views, scrolls, bars,
    obstructions, keyboardHeight

  static let all = allCases
  static let fields = ObjectFields<ScreenField>(.window)

  /// Whether it is of the device, the system and the window, which no edit changes.
  var isOfSurroundings: Bool {
    switch self {
    case .device, .os, .linkedSDK, .orientation, .window, .safeAreaInsets,
      .preferredContentSizeCategory, .isExtrapolated, .pixel:
      true
    case .title, .root, .controllers, .views, .scrolls, .bars, .obstructions, .keyboardHeight:
      false
    }
  }

  var declaration: (type: String, doc: String) {
    switch self {
    case .title: ("string?", "The scenario's title.")
    case .device: ("device", "The device.")
    case .os: ("os", "The version of iOS that it runs on.")
    case .linkedSDK: ("os", "The SDK that the app was built with.")
    case .orientation: (luaUnion(Orientation.allCases.map(\.rawValue)), "How the device is held.")
    case .window: ("rect", "The window.")
    case .safeAreaInsets: ("insets", "The window's safe area, without bars of the app's.")
    case .preferredContentSizeCategory:
      ("contentSizeCategory", "The size of text that holds here.")
    case .isExtrapolated: ("boolean", "Whether the system is newer than the catalogue.")
    case .pixel: ("points", "One pixel.")
    case .root: ("controller", "The window's root view controller.")
    case .controllers: ("controller[]", "All controllers, the root first.")
    case .views: ("view[]", "All views.")
    case .scrolls: ("scroll[]", "All scroll views.")
    case .bars: ("bar[]", "All bars.")
    case .obstructions:
      ("obstruction[]", "What lies over a part of the window, from the back to the front.")
    case .keyboardHeight: ("points?", "The keyboard's height, where one is shown.")
    }
  }
}

/// Questions about the screen.
enum ScreenMethod: String, MethodList {
  case isSet

  static let all = allCases
  var declaration: MethodDeclaration { .isSet }
}
