// swift-format-ignore-file
// A UIKit that stores what it is told, so that InsetCapture.swift can run without a device: see README.md.
@_exported import Foundation
@_spi(Reflection) import Swift

// MARK: - What Foundation and the Objective-C runtime have on iOS only

public struct Ivar { let name: UnsafeMutablePointer<CChar>, offset: Int }
public func ivar_getName(_ ivar: Ivar) -> UnsafePointer<CChar>? { UnsafePointer(ivar.name) }
public func ivar_getOffset(_ ivar: Ivar) -> Int { ivar.offset }
public func class_getSuperclass(_ its: AnyClass?) -> AnyClass? { its.flatMap { _getSuperclass($0) } }
/// The stored properties of a class, without those of its superclasses, whose names stay in memory.
public func class_copyIvarList(_ its: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Ivar>? {
  let own = fields(its).dropFirst(fields(class_getSuperclass(its)).count)
  let list = UnsafeMutablePointer<Ivar>.allocate(capacity: max(own.count, 1))
  for (index, field) in own.enumerated() { (list + index).initialize(to: field) }
  count?.pointee = UInt32(own.count)
  return list
}
private func fields(_ its: AnyClass?) -> [Ivar] {
  var fields: [Ivar] = []
  guard let its else { return [] }
  _ = _forEachField(of: its, options: .init(rawValue: 1)) { name, offset, _, _ in
    fields.append(Ivar(name: strdup(name), offset: offset))
    return true
  }
  return fields
}

public struct Selector { public let name: String; public init(_ name: String) { self.name = name } }
public struct CGAffineTransform: Equatable {
  public var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
  public init() {}
  public static var identity: CGAffineTransform { CGAffineTransform() }
}
public struct CGColor { public var alpha: CGFloat }
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var row: Int { self[1] }
  public var section: Int { self[0] }
}

// MARK: - Values

public struct UIEdgeInsets: Equatable {
  public var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  public init() {}
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let all = UIRectEdge(rawValue: 15)
}
public struct UIContentSizeCategory { public var rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } }
public enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad }
public enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }
public enum UIModalPresentationStyle: Int {
  case automatic = -2
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}
@MainActor open class UIColor: NSObject { public var cgColor = CGColor(alpha: 1) }
@MainActor open class UIImage: NSObject {}
@MainActor open class UIVisualEffect: NSObject {}

// MARK: - Application and windows

@MainActor open class UIApplication: NSObject {
  public static let shared = UIApplication()
  @available(*, deprecated) public var isStatusBarHidden: Bool { false }
  @available(*, deprecated) public var statusBarFrame: CGRect { .zero }
  public var preferredContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
}
@MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()
  public var systemVersion = "12.0"
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
@MainActor open class UIScreen: NSObject {
  public var bounds = CGRect.zero, scale: CGFloat = 3, nativeScale: CGFloat = 3
}
@MainActor open class UIStatusBarManager: NSObject { public var isStatusBarHidden = false }
@MainActor open class UIWindowScene: NSObject { public var statusBarManager: UIStatusBarManager? }

// MARK: - Views

@MainActor open class UIResponder: NSObject { open var next: UIResponder? { nil } }
@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  public var frame = CGRect.zero
  public var bounds = CGRect.zero
  public var isHidden = false
  public var autoresizingMask: AutoresizingMask = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public var transform = CGAffineTransform.identity
  public var safeAreaInsets = UIEdgeInsets()
  public var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  weak var controller: UIViewController?
  public func addSubview(_ view: UIView) { subviews.append(view); view.superview = self }
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { controller ?? superview }
}
@MainActor open class UIWindow: UIView {
  public var screen = UIScreen()
  public var windowScene: UIWindowScene?
  public var rootViewController: UIViewController?
  open override var window: UIWindow? { self }
}
@MainActor open class UILabel: UIView {}
@MainActor open class UIImageView: UIView {}
@MainActor open class UIPickerView: UIView {}
@MainActor open class UIProgressView: UIView {}
@MainActor open class UIActivityIndicatorView: UIView {}
@MainActor open class UIControl: UIView {}
@MainActor open class UIButton: UIControl {}
@MainActor open class UITextField: UIControl {}
@MainActor open class UISwitch: UIControl {}
@MainActor open class UISlider: UIControl {}
@MainActor open class UIStepper: UIControl {}
@MainActor open class UISegmentedControl: UIControl {}
@MainActor open class UIDatePicker: UIControl {}
@MainActor open class UIPageControl: UIControl {}
@MainActor open class UIRefreshControl: UIControl { public var isRefreshing = false }

// MARK: - Bars

@MainActor open class UIBarAppearance: NSObject {
  public var backgroundEffect: UIVisualEffect? = UIVisualEffect()
  public var backgroundColor: UIColor?
  public var backgroundImage: UIImage?
}
@MainActor open class UINavigationBarAppearance: UIBarAppearance {}
@MainActor open class UINavigationBar: UIView {
  public var isTranslucent = true, prefersLargeTitles = false
  public var standardAppearance = UINavigationBarAppearance()
  public var scrollEdgeAppearance: UINavigationBarAppearance?
}
@MainActor open class UIToolbarAppearance: UIBarAppearance {}
@MainActor open class UIToolbar: UIView {
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
}
@MainActor open class UITabBarAppearance: UIBarAppearance {}
@MainActor open class UITabBarItem: NSObject {
  public var standardAppearance: UITabBarAppearance?
  public var scrollEdgeAppearance: UITabBarAppearance?
}
@MainActor open class UITabBar: UIView {
  public var isTranslucent = true
  public var selectedItem: UITabBarItem?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}
@MainActor open class UISearchBar: UIView {}
@MainActor open class UIBarButtonItem: NSObject {}
@MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int { case automatic, always, never }
  public enum SearchBarPlacement: Int { case automatic, inline, stacked }
  public var prompt: String?
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public var searchController: UISearchController?
  public var hidesSearchBarWhenScrolling = true
  public var searchBarPlacement = SearchBarPlacement.automatic
  public var standardAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
}

// MARK: - Controllers

@MainActor open class UISheetPresentationController: NSObject {
  @MainActor public class Detent: NSObject {
    public struct Identifier: Equatable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    public init(_ identifier: Identifier) { self.identifier = identifier }
  }
  public var selectedDetentIdentifier: Detent.Identifier?
  public var detents: [Detent] = []
}
@MainActor open class UIViewController: UIResponder {
  public var isViewLoaded: Bool { view != nil }
  public var view: UIView! { didSet { view?.controller = self } }
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public func addChild(_ child: UIViewController) { children.append(child); child.parent = self }
  public var presentedViewController: UIViewController?
  public var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  public var preferredContentSize = CGSize.zero
  public var sheetPresentationController: UISheetPresentationController?
  public var edgesForExtendedLayout = UIRectEdge.all
  public var extendedLayoutIncludesOpaqueBars = false
  @available(*, deprecated) public var automaticallyAdjustsScrollViewInsets: Bool { adjusts }
  public var adjusts = true
  public var additionalSafeAreaInsets = UIEdgeInsets()
  public var hidesBottomBarWhenPushed = false
  public var navigationItem = UINavigationItem()
  public var toolbarItems: [UIBarButtonItem]?
  open override var next: UIResponder? { view?.superview }
}
@MainActor open class UINavigationController: UIViewController {
  public var navigationBar = UINavigationBar()
  public var isNavigationBarHidden = false, isToolbarHidden = true
  public var toolbar: UIToolbar! = UIToolbar()
  public var viewControllers: [UIViewController] = [] { didSet { viewControllers.forEach(addChild) } }
}
@MainActor open class UITabAccessory: NSObject { public var contentView = UIView() }
@MainActor open class UITabBarController: UIViewController {
  public var tabBar = UITabBar()
  public var viewControllers: [UIViewController]? { didSet { viewControllers?.forEach(addChild) } }
  public var selectedViewController: UIViewController?
  public var bottomAccessory: UITabAccessory?
  public var isTabBarHidden = false
}
@MainActor open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary }
  public enum BackgroundStyle: Int { case none, sidebar }
  public var isCollapsed = false
  public var viewControllers: [UIViewController] = [] { didSet { viewControllers.forEach(addChild) } }
  public var displayMode = DisplayMode.oneBesideSecondary
  public var primaryColumnWidth: CGFloat = 320
  public var primaryBackgroundStyle = BackgroundStyle.none
}
@MainActor open class UIPageViewController: UIViewController {
  public var viewControllers: [UIViewController]? { didSet { viewControllers?.forEach(addChild) } }
}
@MainActor open class UITableViewController: UIViewController {}
@MainActor open class UICollectionViewController: UIViewController {}
@MainActor open class UIAlertController: UIViewController {}
@MainActor open class UIActivityViewController: UIViewController {}
@MainActor open class UISearchController: UIViewController {
  public var isActive = false
  public var searchBar = UISearchBar()
}

// MARK: - Scroll views

@MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
  public var contentInset = UIEdgeInsets(), adjustedContentInset = UIEdgeInsets()
  public var contentSize = CGSize.zero, contentOffset = CGPoint.zero
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public var alwaysBounceVertical = false, alwaysBounceHorizontal = false, isScrollEnabled = true
  public var verticalScrollIndicatorInsets = UIEdgeInsets(), horizontalScrollIndicatorInsets = UIEdgeInsets()
  public var automaticallyAdjustsScrollIndicatorInsets = true
  public var refreshControl: UIRefreshControl?
}
@MainActor open class UITextView: UIScrollView {}
@MainActor open class UICollectionViewLayout: NSObject {}
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int { case fromContentInset, fromSafeArea, fromLayoutMargins }
  public var sectionInset = UIEdgeInsets()
  public var sectionInsetReference = SectionInsetReference.fromContentInset
}
public enum UIContentInsetsReference: Int { case automatic, none, safeArea, layoutMargins, readableContent }
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public var contentInsetsReference = UIContentInsetsReference.automatic
}
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public var configuration = UICollectionViewCompositionalLayoutConfiguration()
}
@MainActor open class UICollectionView: UIScrollView { public var collectionViewLayout = UICollectionViewLayout() }

// MARK: - Tables

/// The methods that a delegate or data source has, by selector. Optional methods are Objective-C's and
/// cannot be declared here; this is called as they are, and one that is not implemented returns nil.
@MainActor public struct TableMethods {
  public var values: [String: (IndexPath) -> Any?] = [:]
  public init() {}
  func value<T>(_ name: String, _ section: Int, row: Int = 0) -> T? {
    values["tableView:\(name):"]?(IndexPath(row: row, section: section)) as? T
  }
  public func callAsFunction(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat? { value("heightForHeaderInSection", section) }
  public func callAsFunction(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat? { value("heightForFooterInSection", section) }
  public func callAsFunction(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? { value("viewForHeaderInSection", section) }
  public func callAsFunction(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? { value("viewForFooterInSection", section) }
  public func callAsFunction(_ table: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat? { value("estimatedHeightForHeaderInSection", section) }
  public func callAsFunction(_ table: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat? { value("estimatedHeightForFooterInSection", section) }
  public func callAsFunction(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat? { value("heightForRowAtIndexPath", path.section, row: path.row) }
  public func callAsFunction(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat? { value("estimatedHeightForRowAtIndexPath", path.section, row: path.row) }
  public func callAsFunction(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { value("titleForHeaderInSection", section) }
  public func callAsFunction(_ table: UITableView, titleForFooterInSection section: Int) -> String? { value("titleForFooterInSection", section) }
}
@MainActor public protocol UITableViewMethods: AnyObject { var tableView: TableMethods? { get } }
extension UITableViewMethods {
  public func responds(to selector: Selector) -> Bool { tableView?.values[selector.name] != nil }
}
@MainActor public protocol UITableViewDelegate: UITableViewMethods {}
@MainActor public protocol UITableViewDataSource: UITableViewMethods {}
@MainActor open class UITableView: UIScrollView {
  public enum Style: Int { case plain, grouped, insetGrouped }
  public var style = Style.plain
  public var rowHeight: CGFloat = -1, sectionHeaderHeight: CGFloat = -1, sectionFooterHeight: CGFloat = -1
  public var estimatedRowHeight: CGFloat = -1, estimatedSectionHeaderHeight: CGFloat = -1
  public var estimatedSectionFooterHeight: CGFloat = -1, sectionHeaderTopPadding: CGFloat = -1
  public var tableHeaderView: UIView?, tableFooterView: UIView?
  public weak var delegate: (any UITableViewDelegate)?
  public weak var dataSource: (any UITableViewDataSource)?
  /// What UIKit would have measured: rows by section, and slots.
  public var rowHeights: [[CGFloat]] = [], headers: [CGFloat] = [], footers: [CGFloat] = []
  public var numberOfSections: Int { rowHeights.count }
  public func numberOfRows(inSection section: Int) -> Int { rowHeights[section].count }
  public func rectForHeader(inSection section: Int) -> CGRect { rect(headers[section]) }
  public func rectForFooter(inSection section: Int) -> CGRect { rect(footers[section]) }
  public func rectForRow(at path: IndexPath) -> CGRect { rect(rowHeights[path.section][path.row]) }
  private func rect(_ height: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: frame.size.width, height: height) }
}
