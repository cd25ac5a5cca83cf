/// The properties of `UIScrollView`, and of a collection view's layout.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum ScrollProperty: PropertyOwner {
  public static let name = PropertyOwnerName.scroll

  public static let contentInset = property(
    0, "contentInset", .insets(.safeAreaAndGuides), default: InsetExpressions.zero,
    interfaceBuilder: .child("inset"), reading: .evaluated, setting: .settable(cost: 2),
    fact: "INS-90",
    "As the app sets it; `\"-safeAreaInsets.top\"` stands for code that follows the safe area.")
  public static let contentSize = property(
    1, "contentSize", .contentSize, default: Size?.none, reading: .evaluated,
    setting: .none("it follows from the content"), fact: "INS-95",
    "Where it does not follow from a table's rows. Without it nobody knows whether the content "
      + "scrolls: where that decides, both outcomes are shown.")
  public static let contentOffset = property(
    2, "contentOffset", .offset, default: ContentOffset?.none, reading: .evaluated,
    setting: .settable(cost: 2), fact: "INS-10",
    "An offset that the app set; `atRest` stands for code that sets the negative "
      + "`adjustedContentInset` once the view is laid out. Unwritten: never scrolled. On iOS 26 one "
      + "that scrolls far enough folds an expanded large title away.")
  public static let contentInsetAdjustmentBehavior = property(
    3, "contentInsetAdjustmentBehavior", .behavior, default: UIKitBehavior.automatic.rawValue,
    since: OSVersion(11), constants: "UIScrollViewContentInsetAdjustment",
    interfaceBuilder: .attribute(
      "contentInsetAdjustmentBehavior", in: "Size inspector › Content Insets"),
    setting: .settable(cost: 1), fact: "INS-91",
    "`automatic` (the default), `scrollableAxes`, `never`, `always`, or a behaviour that your rules define."
  )
  public static let alwaysBounceVertical = property(
    4, "alwaysBounceVertical", .flag, default: Bool?.none,
    interfaceBuilder: .attribute(
      "alwaysBounceVertical", in: "Attributes inspector › Bounce Vertically",
      isAlwaysWrittenForTables: true),
    reading: .evaluated, setting: .settable(cost: 1), fact: "INS-95",
    "Whether it bounces where content fits; the class's default unless written.")
  public static let alwaysBounceHorizontal = property(
    5, "alwaysBounceHorizontal", .flag, default: Bool?.none,
    interfaceBuilder: .attribute(
      "alwaysBounceHorizontal", in: "Attributes inspector › Bounce Horizontally"),
    reading: .evaluated, setting: .settable(cost: 1), fact: "INS-95",
    "Whether it bounces sideways where content fits; false by default.")
  public static let isScrollEnabled = property(
    6, "isScrollEnabled", .flag, default: true, objectiveC: "scrollEnabled",
    interfaceBuilder: .attribute(
      "scrollEnabled", in: "Attributes inspector › Scrolling Enabled"),
    setting: .settable(cost: 1), fact: "INS-13",
    "Whether the user can scroll it; true by default.")
  public static let scrollIndicatorInsets = property(
    7, "scrollIndicatorInsets", .insets(.nothing), default: InsetExpressions.zero,
    interfaceBuilder: .child("inset"), setting: .settable(cost: 2), fact: "INS-130",
    "The insets of its indicators, as the app sets them.")
  public static let automaticallyAdjustsScrollIndicatorInsets = property(
    8, "automaticallyAdjustsScrollIndicatorInsets", .flag, default: true, since: OSVersion(13),
    setting: .settable(cost: 1), fact: "INS-130",
    "Whether UIKit adds the safe area to the indicators' insets; true by default (iOS 13 and newer)."
  )
  public static let refreshControl = property(
    9, "refreshControl", .words(of: RefreshControl.self), default: RefreshControl?.none,
    setting: .none("whether it refreshes is a moment, not a setting"), fact: "INS-135",
    "The state of the refresh control; unwritten: there is none.")
  public static let collectionLayout = property(
    10, "collectionLayout", .words(of: CollectionLayout.self), default: CollectionLayout?.none,
    setting: .none("a layout of another class is another screen"), fact: "INS-105",
    collectionsOnly: true, "A collection view's layout.")
  public static let sectionInset = property(
    11, "sectionInset", .insets(.nothing), default: InsetExpressions.zero,
    code: .layout([
      .init(
        of: [.flow], className: "UICollectionViewFlowLayout", property: "sectionInset",
        since: OSVersion(7))
    ]), setting: .settable(cost: 2), fact: "TBL-81", collectionsOnly: true,
    "`sectionInset` of a flow layout, `contentInsets` of a compositional layout's sections.")
  public static let insetsReference = property(
    12, "insetsReference", .words(of: InsetsReference.self), default: InsetsReference?.none,
    since: OSVersion(11),
    code: .layout([
      .init(
        of: [.flow], className: "UICollectionViewFlowLayout", property: "sectionInsetReference",
        words: ["fromContentInset", "fromSafeArea", "fromLayoutMargins"],
        constants: "UICollectionViewFlowLayoutSectionInsetReference", since: OSVersion(11)),
      .init(
        of: [.compositional, .list], className: "UICollectionViewCompositionalLayout",
        isOfConfiguration: true, property: "contentInsetsReference",
        words: ["automatic", "none", "safeArea", "layoutMargins", "readableContent"],
        constants: "UIContentInsetsReference", since: OSVersion(14)),
    ]), setting: .settable(cost: 1), fact: "TBL-81", collectionsOnly: true,
    "`sectionInsetReference` of a flow layout, `contentInsetsReference` of a compositional one; the "
      + "layout's default unless written. Margins are not known.")

  public static let rows = [
    contentInset.row, contentSize.row, contentOffset.row, contentInsetAdjustmentBehavior.row,
    alwaysBounceVertical.row, alwaysBounceHorizontal.row, isScrollEnabled.row,
    scrollIndicatorInsets.row, automaticallyAdjustsScrollIndicatorInsets.row, refreshControl.row,
    collectionLayout.row, sectionInset.row, insetsReference.row,
  ]
}
