// Values of properties, where an unknown one counts as the default.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScrollProperties {
  public var contentInset: InsetExpressions {
    get { values.value(ScrollProperty.contentInset) }
    set { values.set(ScrollProperty.contentInset, to: newValue) }
  }
  public var contentSize: Size? {
    get { values.value(ScrollProperty.contentSize) }
    set { values.set(ScrollProperty.contentSize, to: newValue) }
  }
  public var contentOffset: ContentOffset? {
    get { values.value(ScrollProperty.contentOffset) }
    set { values.set(ScrollProperty.contentOffset, to: newValue) }
  }
  public var contentInsetAdjustmentBehavior: String {
    get { values.value(ScrollProperty.contentInsetAdjustmentBehavior) }
    set { values.set(ScrollProperty.contentInsetAdjustmentBehavior, to: newValue) }
  }
  public var alwaysBounceVertical: Bool? {
    get { values.value(ScrollProperty.alwaysBounceVertical) }
    set { values.set(ScrollProperty.alwaysBounceVertical, to: newValue) }
  }
  public var alwaysBounceHorizontal: Bool? {
    get { values.value(ScrollProperty.alwaysBounceHorizontal) }
    set { values.set(ScrollProperty.alwaysBounceHorizontal, to: newValue) }
  }
  public var isScrollEnabled: Bool {
    get { values.value(ScrollProperty.isScrollEnabled) }
    set { values.set(ScrollProperty.isScrollEnabled, to: newValue) }
  }
  public var scrollIndicatorInsets: Insets {
    get { values.value(ScrollProperty.scrollIndicatorInsets).map(\.constant) }
    set { values.set(ScrollProperty.scrollIndicatorInsets, to: InsetExpressions(newValue)) }
  }
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { values.value(ScrollProperty.automaticallyAdjustsScrollIndicatorInsets) }
    set { values.set(ScrollProperty.automaticallyAdjustsScrollIndicatorInsets, to: newValue) }
  }
  public var refreshControl: RefreshControl? {
    get { values.value(ScrollProperty.refreshControl) }
    set { values.set(ScrollProperty.refreshControl, to: newValue) }
  }
  public var collectionLayout: CollectionLayout? {
    get { values.value(ScrollProperty.collectionLayout) }
    set { values.set(ScrollProperty.collectionLayout, to: newValue) }
  }
  public var sectionInset: Insets {
    get { values.value(ScrollProperty.sectionInset).map(\.constant) }
    set { values.set(ScrollProperty.sectionInset, to: InsetExpressions(newValue)) }
  }
  public var insetsReference: InsetsReference? {
    get { values.value(ScrollProperty.insetsReference) }
    set { values.set(ScrollProperty.insetsReference, to: newValue) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TableProperties {
  public var style: Style {
    get { values.value(TableProperty.style) }
    set { values.set(TableProperty.style, to: newValue) }
  }
  public var origin: Origin? {
    get { values.value(TableProperty.origin) }
    set { values.set(TableProperty.origin, to: newValue) }
  }
  public var sectionHeaderHeight: Double? {
    get { values.value(TableProperty.sectionHeaderHeight) }
    set { values.set(TableProperty.sectionHeaderHeight, to: newValue) }
  }
  public var sectionFooterHeight: Double? {
    get { values.value(TableProperty.sectionFooterHeight) }
    set { values.set(TableProperty.sectionFooterHeight, to: newValue) }
  }
  public var estimatedRowHeight: Double? {
    get { values.value(TableProperty.estimatedRowHeight) }
    set { values.set(TableProperty.estimatedRowHeight, to: newValue) }
  }
  public var estimatedSectionHeaderHeight: Double? {
    get { values.value(TableProperty.estimatedSectionHeaderHeight) }
    set { values.set(TableProperty.estimatedSectionHeaderHeight, to: newValue) }
  }
  public var estimatedSectionFooterHeight: Double? {
    get { values.value(TableProperty.estimatedSectionFooterHeight) }
    set { values.set(TableProperty.estimatedSectionFooterHeight, to: newValue) }
  }
  public var rowHeight: Double? {
    get { values.value(TableProperty.rowHeight) }
    set { values.set(TableProperty.rowHeight, to: newValue) }
  }
  public var sectionHeaderTopPadding: Double? {
    get { values.value(TableProperty.sectionHeaderTopPadding) }
    set { values.set(TableProperty.sectionHeaderTopPadding, to: newValue) }
  }
  public var tableHeaderViewHeight: Double? {
    get { values.value(TableProperty.tableHeaderView) }
    set { values.set(TableProperty.tableHeaderView, to: newValue) }
  }
  public var tableFooterViewHeight: Double? {
    get { values.value(TableProperty.tableFooterView) }
    set { values.set(TableProperty.tableFooterView, to: newValue) }
  }
  public var loadMoreFollowsContentSize: Bool {
    get { values.value(TableProperty.loadMore) }
    set { values.set(TableProperty.loadMore, to: newValue) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TableDelegate {
  public var heightForHeaderInSection: Returned<Double> {
    get { values.value(DelegateProperty.heightForHeaderInSection) }
    set { values.set(DelegateProperty.heightForHeaderInSection, to: newValue) }
  }
  public var heightForFooterInSection: Returned<Double> {
    get { values.value(DelegateProperty.heightForFooterInSection) }
    set { values.set(DelegateProperty.heightForFooterInSection, to: newValue) }
  }
  public var viewForHeaderInSection: Returned<Double> {
    get { values.value(DelegateProperty.viewForHeaderInSection) }
    set { values.set(DelegateProperty.viewForHeaderInSection, to: newValue) }
  }
  public var viewForFooterInSection: Returned<Double> {
    get { values.value(DelegateProperty.viewForFooterInSection) }
    set { values.set(DelegateProperty.viewForFooterInSection, to: newValue) }
  }
  public var estimatedHeightForHeaderInSection: Returned<Double> {
    get { values.value(DelegateProperty.estimatedHeightForHeaderInSection) }
    set { values.set(DelegateProperty.estimatedHeightForHeaderInSection, to: newValue) }
  }
  public var estimatedHeightForFooterInSection: Returned<Double> {
    get { values.value(DelegateProperty.estimatedHeightForFooterInSection) }
    set { values.set(DelegateProperty.estimatedHeightForFooterInSection, to: newValue) }
  }
  public var heightForRowAt: Returned<Double> {
    get { values.value(DelegateProperty.heightForRowAt) }
    set { values.set(DelegateProperty.heightForRowAt, to: newValue) }
  }
  public var estimatedHeightForRowAt: Returned<Double> {
    get { values.value(DelegateProperty.estimatedHeightForRowAt) }
    set { values.set(DelegateProperty.estimatedHeightForRowAt, to: newValue) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public var isHidden: Bool {
    get { values.value(ViewProperty.isHidden) }
    set { values.set(ViewProperty.isHidden, to: newValue) }
  }
  public var isInteractive: Bool {
    get { values.value(ViewProperty.interactive) }
    set { values.set(ViewProperty.interactive, to: newValue) }
  }
  public var obstructs: Bool {
    get { values.value(ViewProperty.obstructs) }
    set { values.set(ViewProperty.obstructs, to: newValue) }
  }
  public var overridesSafeAreaInsets: Bool {
    get { values.value(ViewProperty.overridesSafeAreaInsets) }
    set { values.set(ViewProperty.overridesSafeAreaInsets, to: newValue) }
  }
  public var isInWindow: Bool {
    get { values.value(ViewProperty.inWindow) }
    set { values.set(ViewProperty.inWindow, to: newValue) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Controller {
  public var edgesForExtendedLayout: EdgeSet {
    get { values.value(ControllerProperty.edgesForExtendedLayout) }
    set { values.set(ControllerProperty.edgesForExtendedLayout, to: newValue) }
  }
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { values.value(ControllerProperty.extendedLayoutIncludesOpaqueBars) }
    set { values.set(ControllerProperty.extendedLayoutIncludesOpaqueBars, to: newValue) }
  }
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { values.value(ControllerProperty.automaticallyAdjustsScrollViewInsets) }
    set { values.set(ControllerProperty.automaticallyAdjustsScrollViewInsets, to: newValue) }
  }
  public var additionalSafeAreaInsets: InsetExpressions {
    get { values.value(ControllerProperty.additionalSafeAreaInsets) }
    set { values.set(ControllerProperty.additionalSafeAreaInsets, to: newValue) }
  }
  public var hidesBottomBarWhenPushed: Bool {
    get { values.value(ControllerProperty.hidesBottomBarWhenPushed) }
    set { values.set(ControllerProperty.hidesBottomBarWhenPushed, to: newValue) }
  }
  public var selectedIndex: Int {
    get { values.value(ControllerProperty.selectedIndex) }
    set { values.set(ControllerProperty.selectedIndex, to: newValue) }
  }
  public var splitDisplay: SplitDisplay? {
    get { values.value(ControllerProperty.display) }
    set { values.set(ControllerProperty.display, to: newValue) }
  }
  public var primaryColumnWidth: Double? {
    get { values.value(ControllerProperty.primaryColumnWidth) }
    set { values.set(ControllerProperty.primaryColumnWidth, to: newValue) }
  }
  public var primaryBackgroundStyle: SplitBackground {
    get { values.value(ControllerProperty.primaryBackgroundStyle) }
    set { values.set(ControllerProperty.primaryBackgroundStyle, to: newValue) }
  }
  public var column: SplitColumn? {
    get { values.value(ControllerProperty.column) }
    set { values.set(ControllerProperty.column, to: newValue) }
  }
  public var preferredContentSize: Size? {
    get { values.value(ControllerProperty.preferredContentSize) }
    set { values.set(ControllerProperty.preferredContentSize, to: newValue) }
  }
  public var isInWindow: Bool {
    get { values.value(ControllerProperty.inWindow) }
    set { values.set(ControllerProperty.inWindow, to: newValue) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bar {
  public var isHidden: Bool {
    get { values.value(BarProperty.isHidden) }
    set { values.set(BarProperty.isHidden, to: newValue) }
  }
  public var isTranslucent: Bool {
    get { values.value(BarProperty.isTranslucent) }
    set { values.set(BarProperty.isTranslucent, to: newValue) }
  }
  public var appearance: Appearance {
    get { values.value(BarProperty.appearance) }
    set { values.set(BarProperty.appearance, to: newValue) }
  }
  public var largeTitle: LargeTitle? {
    get { values.value(BarProperty.largeTitle) }
    set { values.set(BarProperty.largeTitle, to: newValue) }
  }
  public var prompt: String? {
    get { values.value(BarProperty.prompt) }
    set { values.set(BarProperty.prompt, to: newValue) }
  }
  public var search: Search? {
    get { values.value(BarProperty.searchBar) }
    set { values.set(BarProperty.searchBar, to: newValue) }
  }
  public var isRefreshing: Bool {
    get { values.value(BarProperty.isRefreshing) }
    set { values.set(BarProperty.isRefreshing, to: newValue) }
  }
  public var hasItems: Bool {
    get { values.value(BarProperty.items) }
    set { values.set(BarProperty.items, to: newValue) }
  }
  public var height: Double? {
    get { values.value(BarProperty.height) }
    set { values.set(BarProperty.height, to: newValue) }
  }
  public var y: Double? {
    get { values.value(BarProperty.y) }
    set { values.set(BarProperty.y, to: newValue) }
  }
  public var accessoryHeight: Double? {
    get { values.value(BarProperty.accessoryHeight) }
    set { values.set(BarProperty.accessoryHeight, to: newValue) }
  }
  public var isMinimized: Bool {
    get { values.value(BarProperty.isMinimized) }
    set { values.set(BarProperty.isMinimized, to: newValue) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Scenario {
  public var displayZoom: Bool {
    get { values.value(WindowProperty.displayZoom) }
    set { values.set(WindowProperty.displayZoom, to: newValue) }
  }
  public var statusBarHidden: Bool {
    get { values.value(WindowProperty.statusBarHidden) }
    set { values.set(WindowProperty.statusBarHidden, to: newValue) }
  }
  public var statusBarDoubleHeight: Bool {
    get { values.value(WindowProperty.statusBarDoubleHeight) }
    set { values.set(WindowProperty.statusBarDoubleHeight, to: newValue) }
  }
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { values.value(WindowProperty.preferredContentSizeCategory) }
    set { values.set(WindowProperty.preferredContentSizeCategory, to: newValue) }
  }
  public var layoutDirection: LayoutDirection {
    get { values.value(WindowProperty.layoutDirection) }
    set { values.set(WindowProperty.layoutDirection, to: newValue) }
  }
  public var designCompatibility: Bool {
    get { values.value(WindowProperty.designCompatibility) }
    set { values.set(WindowProperty.designCompatibility, to: newValue) }
  }
}
