import InsetBasics
import InsetModel

/// The keys of a view; those of a scroll view among them.
enum ViewKey: Int, ObjectKey {
  case className, baseClass, id, frame, autoresizing, pins, isHidden, interactive, obstructs
  case overridesSafeAreaInsets
  case inWindow, contentInset, contentSize, contentOffset, contentInsetAdjustmentBehavior
  case alwaysBounceVertical, alwaysBounceHorizontal, isScrollEnabled, scrollIndicatorInsets
  case automaticallyAdjustsScrollIndicatorInsets, refreshControl, collectionLayout, sectionInset
  case insetsReference, wants, table
  case list, observed, subviews

  static let keys = KeyTable(
    "view", noun: "a view", doc: "A view.", specs: specs,
    rules: JSON.layoutRules)

  /// The keys that only a scroll view has.
  static let scrollKeys: [ViewKey] = [
    .contentInset, .contentSize, .contentOffset, .contentInsetAdjustmentBehavior,
    .alwaysBounceVertical, .alwaysBounceHorizontal, .isScrollEnabled, .scrollIndicatorInsets,
    .automaticallyAdjustsScrollIndicatorInsets, .refreshControl, .collectionLayout,
    .sectionInset, .insetsReference, .wants,
  ]

  var spec: KeySpec {
    switch self {
    case .className: KeySpec("class", .text, "The class: UIKit's or the app's own.")
    case .baseClass: KeySpec("baseClass", .text, "UIKit's class beneath an app's own.")
    case .id: KeySpec("id", .text, "The name that findings, pins, wants and expect use.")
    case .frame: KeySpec("frame", .rect, "In the superview's coordinates, on this device.")
    case .autoresizing: KeySpec("autoresizing", .autoresizing, "autoresizingMask, with frame.")
    case .pins: KeySpec("pins", .pins, "Edges tied to the superview, its safe area or a sibling.")
    case .isHidden: KeySpec("isHidden", .flag, "false by default.")
    case .interactive: KeySpec("interactive", .flag, "A control of the app's own.")
    case .obstructs: KeySpec("obstructs", .flag, "A bar that the app draws itself.")
    case .overridesSafeAreaInsets:
      KeySpec(
        "overridesSafeAreaInsets", .flag, "Its class overrides safeAreaInsets to return zero.")
    case .inWindow: KeySpec("inWindow", .flag, "false where the view is in no window.")
    case .contentInset:
      KeySpec(
        "contentInset", .edges(of: .inset),
        "As the app sets it; \"-safeAreaInsets.top\" stands for code that follows the safe area.")
    case .contentSize:
      KeySpec("contentSize", .tuple(TupleField.contentSize), "Where it does not follow from rows.")
    case .contentOffset:
      KeySpec(
        "contentOffset",
        .any([.tuple(TupleField.contentPoint), .words([ContentOffset.atRestWord])]),
        "An offset that the app set; atRest stands for code that sets -adjustedContentInset.")
    case .contentInsetAdjustmentBehavior:
      KeySpec(
        "contentInsetAdjustmentBehavior", .text,
        "automatic (the default), scrollableAxes, never, always, or a behaviour of your own.")
    case .alwaysBounceVertical: KeySpec("alwaysBounceVertical", .flag, "The class's by default.")
    case .alwaysBounceHorizontal: KeySpec("alwaysBounceHorizontal", .flag, "false by default.")
    case .isScrollEnabled: KeySpec("isScrollEnabled", .flag, "true by default.")
    case .scrollIndicatorInsets:
      KeySpec("scrollIndicatorInsets", .edges(of: .length), "The app's own.")
    case .automaticallyAdjustsScrollIndicatorInsets:
      KeySpec("automaticallyAdjustsScrollIndicatorInsets", .flag, "true by default.")
    case .refreshControl:
      KeySpec("refreshControl", .words(of: RefreshControl.self), "The refresh control, if any.")
    case .collectionLayout:
      KeySpec("collectionLayout", .words(of: CollectionLayout.self), "A collection view's layout.")
    case .sectionInset:
      KeySpec(
        "sectionInset", .edges(of: .length), "A flow layout's; contentInsets of sections else.")
    case .insetsReference:
      KeySpec(
        "insetsReference", .words(of: InsetsReference.self),
        "sectionInsetReference or contentInsetsReference; the layout's default.")
    case .wants:
      KeySpec(
        "wants", .edges(of: .any([.words(["edge", "belowBars"]), .text])),
        "Where the content should start and end: edge, belowBars or the id of a view.")
    case .table: KeySpec("table", .object("table"), "What a table view adds.")
    case .list: KeySpec("list", .object("list"), "What a collection view's list layout shows.")
    case .observed:
      KeySpec("observed", .object("observed"), "What was printed of it on a running screen.")
    case .subviews:
      KeySpec(
        "subviews", .list(of: .object("view", "anyOf", .oneOfKeys(["frame", "pins"]))),
        "From back to front.")
    }
  }
}
