import InsetModel

/// The keys of a navigation bar, toolbar or tab bar. Not every bar has every key.
enum BarKey: Int, ObjectKey {
  case id, isHidden, isTranslucent, appearance, largeTitle, prompt, searchBar, isRefreshing, items
  case height, y, accessoryHeight, isMinimized

  static let keys = KeyTable("bar", noun: "a bar", doc: "A bar.", specs: specs)

  /// The bars that have the key; nil for all.
  var bars: [Bar.Kind]? {
    switch self {
    case .largeTitle, .prompt, .searchBar, .isRefreshing: [.navigationBar]
    case .items: [.toolbar]
    case .accessoryHeight, .isMinimized: [.tabBar]
    default: nil
    }
  }

  /// The part of the table that a kind of bar has.
  static func table(of bar: Bar.Kind) -> KeyTable {
    let noun = "a \(bar.rawValue)"
    return KeyTable(
      bar.rawValue, noun: noun, doc: "The keys of \(noun).",
      specs: allCases.filter { $0.bars?.contains(bar) ?? true }.map(\.spec))
  }

  var spec: KeySpec {
    switch self {
    case .id: KeySpec("id", .text, "The name that expect uses.")
    case .isHidden: KeySpec("isHidden", .flag, "false by default.")
    case .isTranslucent: KeySpec("isTranslucent", .flag, "true by default.")
    case .appearance:
      KeySpec("appearance", .words(of: Bar.Appearance.self), "How the bar is drawn.")
    case .largeTitle:
      KeySpec("largeTitle", .words(of: Bar.LargeTitle.self), "The large title, where shown.")
    case .prompt: KeySpec("prompt", .text, "navigationItem.prompt.")
    case .searchBar:
      KeySpec("searchBar", .words(of: Bar.Search.self), "The navigation item's search field.")
    case .isRefreshing: KeySpec("isRefreshing", .flag, "A refresh control refreshes in the bar.")
    case .items: KeySpec("items", .flag, "false where the toolbar has no items.")
    case .height: KeySpec("height", .extent, "Its height; the catalogue's by default.")
    case .y: KeySpec("y", .length, "Its y in the container's view; the catalogue's by default.")
    case .accessoryHeight: KeySpec("accessoryHeight", .extent, "iOS 26: the bottom accessory.")
    case .isMinimized: KeySpec("isMinimized", .flag, "iOS 26: the tab bar is minimised.")
    }
  }
}
