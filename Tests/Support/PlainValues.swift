import InsetModel

// Short names for building scenarios: an unknown value counts as the default.

extension ScrollProperties {
  var contentInset: InsetExpressions {
    get { values.plain(ScrollProperty.contentInset) }
    set { values.set(ScrollProperty.contentInset, to: newValue) }
  }
  var contentSize: Size? {
    get { values.plain(ScrollProperty.contentSize) }
    set { values.set(ScrollProperty.contentSize, to: newValue) }
  }
  var contentOffset: ContentOffset? {
    get { values.plain(ScrollProperty.contentOffset) }
    set { values.set(ScrollProperty.contentOffset, to: newValue) }
  }
  var contentInsetAdjustmentBehavior: String {
    get { values.plain(ScrollProperty.contentInsetAdjustmentBehavior) }
    set { values.set(ScrollProperty.contentInsetAdjustmentBehavior, to: newValue) }
  }
  var alwaysBounceVertical: Bool? {
    get { values.plain(ScrollProperty.alwaysBounceVertical) }
    set { values.set(ScrollProperty.alwaysBounceVertical, to: newValue) }
  }
  var alwaysBounceHorizontal: Bool? {
    get { values.plain(ScrollProperty.alwaysBounceHorizontal) }
    set { values.set(ScrollProperty.alwaysBounceHorizontal, to: newValue) }
  }
  var isScrollEnabled: Bool {
    get { values.plain(ScrollProperty.isScrollEnabled) }
    set { values.set(ScrollProperty.isScrollEnabled, to: newValue) }
  }
  var scrollIndicatorInsets: Insets {
    get { values.plain(ScrollProperty.scrollIndicatorInsets).map(\.constant) }
    set { values.set(ScrollProperty.scrollIndicatorInsets, to: InsetExpressions(newValue)) }
  }
  var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { values.plain(ScrollProperty.automaticallyAdjustsScrollIndicatorInsets) }
    set { values.set(ScrollProperty.automaticallyAdjustsScrollIndicatorInsets, to: newValue) }
  }
  var refreshControl: RefreshControl? {
    get { values.plain(ScrollProperty.refreshControl) }
    set { values.set(ScrollProperty.refreshControl, to: newValue) }
  }
  var collectionLayout: CollectionLayout? {
    get { values.plain(ScrollProperty.collectionLayout) }
    set { values.set(ScrollProperty.collectionLayout, to: newValue) }
  }
  var sectionInset: Insets {
    get { values.plain(ScrollProperty.sectionInset).map(\.constant) }
    set { values.set(ScrollProperty.sectionInset, to: InsetExpressions(newValue)) }
  }
  var insetsReference: InsetsReference? {
    get { values.plain(ScrollProperty.insetsReference) }
    set { values.set(ScrollProperty.insetsReference, to: newValue) }
  }
}

extension TableProperties {
  var style: Style {
    get { values.plain(TableProperty.style) }
    set { values.set(TableProperty.style, to: newValue) }
  }
  var origin: Origin? {
    get { values.plain(TableProperty.origin) }
    set { values.set(TableProperty.origin, to: newValue) }
  }
  var sectionHeaderHeight: Double? {
    get { values.plain(TableProperty.sectionHeaderHeight) }
    set { values.set(TableProperty.sectionHeaderHeight, to: newValue) }
  }
  var sectionFooterHeight: Double? {
    get { values.plain(TableProperty.sectionFooterHeight) }
    set { values.set(TableProperty.sectionFooterHeight, to: newValue) }
  }
  var estimatedRowHeight: Double? {
    get { values.plain(TableProperty.estimatedRowHeight) }
    set { values.set(TableProperty.estimatedRowHeight, to: newValue) }
  }
  var estimatedSectionHeaderHeight: Double? {
    get { values.plain(TableProperty.estimatedSectionHeaderHeight) }
    set { values.set(TableProperty.estimatedSectionHeaderHeight, to: newValue) }
  }
  var estimatedSectionFooterHeight: Double? {
    get { values.plain(TableProperty.estimatedSectionFooterHeight) }
    set { values.set(TableProperty.estimatedSectionFooterHeight, to: newValue) }
  }
  var rowHeight: Double? {
    get { values.plain(TableProperty.rowHeight) }
    set { values.set(TableProperty.rowHeight, to: newValue) }
  }
  var sectionHeaderTopPadding: Double? {
    get { values.plain(TableProperty.sectionHeaderTopPadding) }
    set { values.set(TableProperty.sectionHeaderTopPadding, to: newValue) }
  }
  var tableHeaderViewHeight: Double? {
    get { values.plain(TableProperty.tableHeaderView) }
    set { values.set(TableProperty.tableHeaderView, to: newValue) }
  }
  var tableFooterViewHeight: Double? {
    get { values.plain(TableProperty.tableFooterView) }
    set { values.set(TableProperty.tableFooterView, to: newValue) }
  }
  var loadMoreFollowsContentSize: Bool {
    get { values.plain(TableProperty.loadMore) }
    set { values.set(TableProperty.loadMore, to: newValue) }
  }
}

extension TableDelegate {
  var heightForHeaderInSection: Returned<Double> {
    get { values.plain(DelegateProperty.heightForHeaderInSection) }
    set { values.set(DelegateProperty.heightForHeaderInSection, to: newValue) }
  }
  var heightForFooterInSection: Returned<Double> {
    get { values.plain(DelegateProperty.heightForFooterInSection) }
    set { values.set(DelegateProperty.heightForFooterInSection, to: newValue) }
  }
  var viewForHeaderInSection: Returned<Double> {
    get { values.plain(DelegateProperty.viewForHeaderInSection) }
    set { values.set(DelegateProperty.viewForHeaderInSection, to: newValue) }
  }
  var viewForFooterInSection: Returned<Double> {
    get { values.plain(DelegateProperty.viewForFooterInSection) }
    set { values.set(DelegateProperty.viewForFooterInSection, to: newValue) }
  }
  var estimatedHeightForHeaderInSection: Returned<Double> {
    get { values.plain(DelegateProperty.estimatedHeightForHeaderInSection) }
    set { values.set(DelegateProperty.estimatedHeightForHeaderInSection, to: newValue) }
  }
  var estimatedHeightForFooterInSection: Returned<Double> {
    get { values.plain(DelegateProperty.estimatedHeightForFooterInSection) }
    set { values.set(DelegateProperty.estimatedHeightForFooterInSection, to: newValue) }
  }
  var heightForRowAt: Returned<Double> {
    get { values.plain(DelegateProperty.heightForRowAt) }
    set { values.set(DelegateProperty.heightForRowAt, to: newValue) }
  }
  var estimatedHeightForRowAt: Returned<Double> {
    get { values.plain(DelegateProperty.estimatedHeightForRowAt) }
    set { values.set(DelegateProperty.estimatedHeightForRowAt, to: newValue) }
  }
}

extension View {
  var isHidden: Bool {
    get { values.plain(ViewProperty.isHidden) }
    set { values.set(ViewProperty.isHidden, to: newValue) }
  }
  var isInteractive: Bool {
    get { values.plain(ViewProperty.interactive) }
    set { values.set(ViewProperty.interactive, to: newValue) }
  }
  var obstructs: Bool {
    get { values.plain(ViewProperty.obstructs) }
    set { values.set(ViewProperty.obstructs, to: newValue) }
  }
  var overridesSafeAreaInsets: Bool {
    get { values.plain(ViewProperty.overridesSafeAreaInsets) }
    set { values.set(ViewProperty.overridesSafeAreaInsets, to: newValue) }
  }
  var isInWindow: Bool {
    get { values.plain(ViewProperty.inWindow) }
    set { values.set(ViewProperty.inWindow, to: newValue) }
  }
}

extension Controller {
  var edgesForExtendedLayout: EdgeSet {
    get { values.plain(ControllerProperty.edgesForExtendedLayout) }
    set { values.set(ControllerProperty.edgesForExtendedLayout, to: newValue) }
  }
  var extendedLayoutIncludesOpaqueBars: Bool {
    get { values.plain(ControllerProperty.extendedLayoutIncludesOpaqueBars) }
    set { values.set(ControllerProperty.extendedLayoutIncludesOpaqueBars, to: newValue) }
  }
  var automaticallyAdjustsScrollViewInsets: Bool {
    get { values.plain(ControllerProperty.automaticallyAdjustsScrollViewInsets) }
    set { values.set(ControllerProperty.automaticallyAdjustsScrollViewInsets, to: newValue) }
  }
  var additionalSafeAreaInsets: InsetExpressions {
    get { values.plain(ControllerProperty.additionalSafeAreaInsets) }
    set { values.set(ControllerProperty.additionalSafeAreaInsets, to: newValue) }
  }
  var hidesBottomBarWhenPushed: Bool {
    get { values.plain(ControllerProperty.hidesBottomBarWhenPushed) }
    set { values.set(ControllerProperty.hidesBottomBarWhenPushed, to: newValue) }
  }
  var selectedIndex: Int {
    get { values.plain(ControllerProperty.selectedIndex) }
    set { values.set(ControllerProperty.selectedIndex, to: newValue) }
  }
  var splitDisplay: SplitDisplay? {
    get { values.plain(ControllerProperty.display) }
    set { values.set(ControllerProperty.display, to: newValue) }
  }
  var primaryColumnWidth: Double? {
    get { values.plain(ControllerProperty.primaryColumnWidth) }
    set { values.set(ControllerProperty.primaryColumnWidth, to: newValue) }
  }
  var primaryBackgroundStyle: SplitBackground {
    get { values.plain(ControllerProperty.primaryBackgroundStyle) }
    set { values.set(ControllerProperty.primaryBackgroundStyle, to: newValue) }
  }
  var column: SplitColumn? {
    get { values.plain(ControllerProperty.column) }
    set { values.set(ControllerProperty.column, to: newValue) }
  }
  var preferredContentSize: Size? {
    get { values.plain(ControllerProperty.preferredContentSize) }
    set { values.set(ControllerProperty.preferredContentSize, to: newValue) }
  }
  var isInWindow: Bool {
    get { values.plain(ControllerProperty.inWindow) }
    set { values.set(ControllerProperty.inWindow, to: newValue) }
  }
}

extension Bar {
  var isHidden: Bool {
    get { values.plain(BarProperty.isHidden) }
    set { values.set(BarProperty.isHidden, to: newValue) }
  }
  var isTranslucent: Bool {
    get { values.plain(BarProperty.isTranslucent) }
    set { values.set(BarProperty.isTranslucent, to: newValue) }
  }
  var appearance: Appearance {
    get { values.plain(BarProperty.appearance) }
    set { values.set(BarProperty.appearance, to: newValue) }
  }
  var largeTitle: LargeTitle? {
    get { values.plain(BarProperty.largeTitle) }
    set { values.set(BarProperty.largeTitle, to: newValue) }
  }
  var prompt: String? {
    get { values.plain(BarProperty.prompt) }
    set { values.set(BarProperty.prompt, to: newValue) }
  }
  var search: Search? {
    get { values.plain(BarProperty.searchBar) }
    set { values.set(BarProperty.searchBar, to: newValue) }
  }
  var isRefreshing: Bool {
    get { values.plain(BarProperty.isRefreshing) }
    set { values.set(BarProperty.isRefreshing, to: newValue) }
  }
  var hasItems: Bool {
    get { values.plain(BarProperty.items) }
    set { values.set(BarProperty.items, to: newValue) }
  }
  var height: Double? {
    get { values.plain(BarProperty.height) }
    set { values.set(BarProperty.height, to: newValue) }
  }
  var y: Double? {
    get { values.plain(BarProperty.y) }
    set { values.set(BarProperty.y, to: newValue) }
  }
  var accessoryHeight: Double? {
    get { values.plain(BarProperty.accessoryHeight) }
    set { values.set(BarProperty.accessoryHeight, to: newValue) }
  }
  var isMinimized: Bool {
    get { values.plain(BarProperty.isMinimized) }
    set { values.set(BarProperty.isMinimized, to: newValue) }
  }
}

extension Scenario {
  var displayZoom: Bool {
    get { values.plain(WindowProperty.displayZoom) }
    set { values.set(WindowProperty.displayZoom, to: newValue) }
  }
  var statusBarHidden: Bool {
    get { values.plain(WindowProperty.statusBarHidden) }
    set { values.set(WindowProperty.statusBarHidden, to: newValue) }
  }
  var statusBarDoubleHeight: Bool {
    get { values.plain(WindowProperty.statusBarDoubleHeight) }
    set { values.set(WindowProperty.statusBarDoubleHeight, to: newValue) }
  }
  var preferredContentSizeCategory: ContentSizeCategory {
    get { values.plain(WindowProperty.preferredContentSizeCategory) }
    set { values.set(WindowProperty.preferredContentSizeCategory, to: newValue) }
  }
  var layoutDirection: LayoutDirection {
    get { values.plain(WindowProperty.layoutDirection) }
    set { values.set(WindowProperty.layoutDirection, to: newValue) }
  }
  var designCompatibility: Bool {
    get { values.plain(WindowProperty.designCompatibility) }
    set { values.set(WindowProperty.designCompatibility, to: newValue) }
  }
}
