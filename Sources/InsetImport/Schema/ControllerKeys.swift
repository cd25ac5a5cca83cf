import InsetBasics
import InsetModel

/// The keys of a controller.
enum ControllerKey: Int, ObjectKey {
  case kind, id, className, edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars
  case automaticallyAdjustsScrollViewInsets, additionalSafeAreaInsets, hidesBottomBarWhenPushed
  case navigationBar, toolbar, tabBar, selectedIndex, display, primaryColumnWidth
  case primaryBackgroundStyle, column, presentation
  case preferredContentSize, frame, autoresizing, pins, inWindow, view, children

  static let keys = KeyTable(
    "controller", noun: "a controller", doc: "A view controller.", specs: specs,
    rules: JSON.layoutRules + [("dependentSchemas", .object(kindRules))])

  /// For each key that not all kinds have: the kinds.
  private static var kindRules: [(key: String, value: JSON)] {
    allCases.compactMap { key in
      guard let kinds = key.kinds else { return nil }
      let words = JSON.object([("enum", .array(kinds.map(JSON.word)))])
      return (key.spec.name, .object([("properties", .object([("kind", words)]))]))
    }
  }

  /// The kinds of controller that have the key; nil for all.
  var kinds: [Controller.Kind]? {
    switch self {
    case .navigationBar, .toolbar: [.navigation]
    case .tabBar, .selectedIndex: [.tab]
    case .display, .primaryColumnWidth, .primaryBackgroundStyle: [.split]
    case .children: [.navigation, .tab, .split, .page, .custom]
    default: nil
    }
  }

  var spec: KeySpec {
    switch self {
    case .kind:
      KeySpec("kind", .words(of: Controller.Kind.self), "What it is.", isRequired: true)
    case .id: KeySpec("id", .text, "The name that findings, expect and suppress use.")
    case .className: KeySpec("class", .text, "The app's own class.")
    case .edgesForExtendedLayout:
      KeySpec(
        "edgesForExtendedLayout",
        .any([.words(["all", "none"]), .list(of: .words(Edge.allCases.map(\.name)))]),
        "all by default.")
    case .extendedLayoutIncludesOpaqueBars:
      KeySpec("extendedLayoutIncludesOpaqueBars", .flag, "false by default.")
    case .automaticallyAdjustsScrollViewInsets:
      KeySpec("automaticallyAdjustsScrollViewInsets", .flag, "true by default.")
    case .additionalSafeAreaInsets:
      KeySpec(
        "additionalSafeAreaInsets", .edges(of: .inset),
        "Both signs; \"-safeAreaInsets.top\" stands for code that follows the safe area.")
    case .hidesBottomBarWhenPushed: KeySpec("hidesBottomBarWhenPushed", .flag, "false by default.")
    case .navigationBar:
      KeySpec("navigationBar", .object("navigationBar"), "A navigation controller's bar.")
    case .toolbar:
      KeySpec(
        "toolbar", .object("toolbar"), "A navigation controller's toolbar; unwritten: hidden.")
    case .tabBar: KeySpec("tabBar", .object("tabBar"), "A tab bar controller's bar.")
    case .selectedIndex: KeySpec("selectedIndex", .count, "Which child a tab bar controller shows.")
    case .display:
      KeySpec(
        "display", .words(of: SplitDisplay.self), "How a split view controller shows columns.")
    case .primaryColumnWidth:
      KeySpec("primaryColumnWidth", .extent, "The primary column's; the catalogue's by default.")
    case .primaryBackgroundStyle:
      KeySpec(
        "primaryBackgroundStyle", .words(of: SplitBackground.self),
        "sidebar by default; none puts the columns side by side.")
    case .column:
      KeySpec("column", .words(of: SplitColumn.self), "The column that a split view's child fills.")
    case .presentation:
      KeySpec(
        "presentation", .any([.words(of: Presentation.Style.self), .object("presentation")]),
        "How it is presented.")
    case .preferredContentSize:
      KeySpec("preferredContentSize", .tuple(TupleField.size), "For form sheets and popovers.")
    case .frame: KeySpec("frame", .rect, "Where a custom container puts this child's view.")
    case .autoresizing:
      KeySpec("autoresizing", .autoresizing, "autoresizingMask of this child's view.")
    case .pins: KeySpec("pins", .pins, "Where a custom container ties this child's view.")
    case .inWindow: KeySpec("inWindow", .flag, "false where its view is in no window.")
    case .view:
      KeySpec(
        "view", .object("view", "not", .object([("anyOf", .oneOfKeys(["frame", "pins"]))])),
        "The root view.")
    case .children:
      KeySpec(
        "children", .list(of: .object("controller")), "The last one of a navigation is on top.")
    }
  }
}

extension Shape {
  /// `["flexibleWidth", ...]`.
  static let autoresizing = Shape.list(of: .words(AutoresizingMask.names.map(\.name)))
  /// `"superview"` or an object of pins.
  static let pins = Shape.any([.words(["superview"]), .object("pins")])
}

extension AutoresizingMask {
  /// UIKit's names, in the order of their bits.
  static let names: [(name: String, mask: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

/// The keys of a presentation.
enum PresentationKey: Int, ObjectKey {
  case style, detent

  static let keys = KeyTable(
    "presentation", noun: "a presentation", doc: "How a controller is presented.", specs: specs)

  var spec: KeySpec {
    switch self {
    case .style:
      KeySpec(
        "style", .words(of: Presentation.Style.self), "UIModalPresentationStyle.",
        isRequired: true)
    case .detent:
      KeySpec("detent", .any([.words(["large", "medium"]), .extent]), "How high a sheet stands.")
    }
  }
}

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
