// Screens without a device, as an app meets them; debugger/screens.py has the same ones, as a debugger meets
// them. Numbers are UIKit's where docs/facts/ has them. Run with the name of a screen: prints it.
import Foundation
import UIKit
import WebKit

extension UIEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

@MainActor func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@MainActor func make<Object>(_ object: Object, _ body: (Object) -> Void) -> Object {
  body(object)
  return object
}

// MARK: - The app's classes

class FeedTable: UITableView {}
class CloseButton: UIButton {}
class _UIShadowView: UIView {}
class PanelView: UIView {}
class UIVisualEffectView: UIView {}
class _UIVisualEffectContentView: UIView {}
class WKScrollView: UIScrollView {}
class Notes: UITextView {}
class HomeViewController: UIViewController {}
class ListViewController: UIViewController {}
class ContainerViewController: UIViewController {}
class SettingsController: UITableViewController {}
class FirstController: UIViewController {}
class DeepController: UIViewController {}

class FeedViewController: UIViewController {
  weak var nothing: UIView?
  let feed = FeedTable()
  lazy var again: UIView = feed
  lazy var closeButton = CloseButton()
}

class PanelViewController: UIViewController {
  let _scroll = UIScrollView()
}

class SecondController: UIViewController {
  var edge: UITextView? = Notes()
}

/// Delegate and data source in one: methods by selector.
class Methods: UITableViewDelegate, UITableViewDataSource {
  var tableView: TableMethods? = TableMethods()
  subscript(_ name: String) -> ((IndexPath) -> Any?)? {
    get { tableView?.values["tableView:\(name):"] }
    set { tableView?.values["tableView:\(name):"] = newValue }
  }
}

// MARK: - The screens

@MainActor func window(_ system: String, _ width: CGFloat, _ height: CGFloat) -> UIWindow {
  UIDevice.current.systemVersion = system
  return make(UIWindow()) {
    $0.screen.bounds = rect(0, 0, width, height)
    $0.frame = $0.screen.bounds
    $0.windowScene = UIWindowScene()
    $0.windowScene?.statusBarManager = UIStatusBarManager()
  }
}

@MainActor func navigation(_ pages: [UIViewController], bar height: CGFloat)
  -> UINavigationController
{
  make(UINavigationController()) {
    $0.viewControllers = pages
    $0.navigationBar.frame = rect(0, 44, 375, height)
  }
}

@MainActor func feed() -> UIWindow {
  let window = window("12.0", 375, 812)
  let safe = UIEdgeInsets(88, 0, 34, 0)
  let header = UIView()
  let methods = Methods()
  methods["heightForHeaderInSection"] = { [0.01, 30][$0.section] as CGFloat }
  methods["viewForHeaderInSection"] = { $0.section == 0 ? nil : header }
  methods["heightForRowAtIndexPath"] = { _ in 44 as CGFloat }
  let source = Methods()
  source["titleForFooterInSection"] = { [nil, "Prices \"include\" VAT\n"][$0.section] }
  let page = FeedViewController()
  let table = page.feed
  table.rowHeights = [[44, 44, 60], [44]]
  table.headers = [0.01, 30]
  table.footers = [17.5, 38]
  table.style = .grouped
  table.frame = rect(0, 0, 375, 812)
  table.bounds = rect(0, -88, 375, 812)
  table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  table.safeAreaInsets = safe
  table.adjustedContentInset = safe
  table.contentOffset = CGPoint(x: 0, y: -88)
  table.contentSize = CGSize(width: 375, height: 290)
  table.rowHeight = 44
  table.estimatedRowHeight = 0
  table.alwaysBounceVertical = true
  table.tableFooterView = make(UIView()) { $0.frame = rect(0, 0, 375, 1e-5) }
  table.delegate = methods
  table.dataSource = source
  table.addSubview(make(UIView()) { $0.frame = rect(0, 0, 375, 44) })
  keep += [methods, source]
  _ = page.again
  page.view = make(UIView()) {
    $0.frame = rect(0, 0, 375, 812)
    $0.safeAreaInsets = safe
    $0.addSubview(table)
    $0.addSubview(_UIShadowView())
    page.closeButton.frame = rect(315, 96, 44, 44)
    page.closeButton.translatesAutoresizingMaskIntoConstraints = false
    $0.addSubview(page.closeButton)
    $0.addSubview(
      make(UILabel()) {
        $0.frame = rect(16, 700.3336, 343, 20)
        $0.isHidden = true
      })
  }
  window.addSubview(page.view)
  let root = navigation([page], bar: 44)
  root.presentedViewController = UIAlertController()
  window.rootViewController = root
  return window
}

@MainActor func tabs() -> UIWindow {
  let window = window("12.0", 375, 812)
  UIApplication.shared.preferredContentSizeCategory = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  let embedded = PanelViewController()
  let scroll = embedded._scroll
  scroll.frame = rect(0, 0, 355, 480)
  scroll.contentInset = UIEdgeInsets(8, 0, 8, 0)
  scroll.adjustedContentInset = UIEdgeInsets(8, 0, 8, 0)
  scroll.contentInsetAdjustmentBehavior = .never
  scroll.contentSize = CGSize(width: 355, height: 900)
  scroll.contentOffset = CGPoint(x: 0, y: -8)
  scroll.alwaysBounceVertical = true
  scroll.isScrollEnabled = false
  scroll.verticalScrollIndicatorInsets = UIEdgeInsets(4, 0, 5, 0)
  scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(0, 6, 0, 7)
  scroll.automaticallyAdjustsScrollIndicatorInsets = false
  scroll.refreshControl = UIRefreshControl()
  embedded.view = make(UIView()) {
    $0.frame = rect(10, 20, 355, 480)
    $0.addSubview(scroll)
  }
  let panel = make(PanelView()) {
    $0.frame = rect(0, 140, 375, 500)
    $0.bounds = rect(0, 5, 375, 500)
    $0.translatesAutoresizingMaskIntoConstraints = false
    $0.addSubview(embedded.view)
  }
  let collection = make(UICollectionView()) {
    $0.frame = rect(0, 640, 375, 172)
    $0.safeAreaInsets = UIEdgeInsets(0, 0, 83, 0)
    $0.adjustedContentInset = UIEdgeInsets(0, 0, 83, 0)
    $0.contentSize = CGSize(width: 375, height: 172)
    $0.alwaysBounceVertical = true
    $0.translatesAutoresizingMaskIntoConstraints = false
    $0.collectionViewLayout = make(UICollectionViewFlowLayout()) {
      $0.sectionInset = UIEdgeInsets(0, 16, 0, 16)
      $0.sectionInsetReference = .fromSafeArea
    }
  }
  let container = ContainerViewController()
  container.view = make(UIView()) {
    $0.frame = rect(0, 0, 375, 812)
    $0.safeAreaInsets = UIEdgeInsets(140, 0, 83, 0)
    $0.addSubview(panel)
    $0.addSubview(collection)
  }
  container.addChild(embedded)
  container.navigationItem.largeTitleDisplayMode = .always
  let shown = navigation([ListViewController(), container], bar: 96)
  shown.navigationBar.prefersLargeTitles = true
  let home = HomeViewController()
  home.hidesBottomBarWhenPushed = true
  let split = UISplitViewController()
  split.isCollapsed = true
  split.viewControllers = [shown]
  let tab = UITabBarController()
  tab.viewControllers = [home, split]
  tab.selectedViewController = split
  tab.view = UIView()
  window.addSubview(tab.view)
  window.rootViewController = tab
  inside = container.view
  return window
}

@MainActor func sheet() -> UIWindow {
  let window = window("15.0", 390, 844)
  let page = SettingsController()
  page.navigationItem.prompt = "Choose"
  let table = make(UITableView()) {
    $0.rowHeights = Array(repeating: [44], count: 60)
    $0.safeAreaInsets = UIEdgeInsets(86, 0, 34, 0)
    $0.adjustedContentInset = UIEdgeInsets(86, 0, 34, 0)
    $0.contentOffset = CGPoint(x: 0, y: -86)
    $0.contentSize = CGSize(width: 390, height: 6000)
    $0.sectionHeaderTopPadding = 0
    $0.alwaysBounceVertical = true
  }
  page.view = table
  window.addSubview(table)
  let shown = navigation([page], bar: 86)
  shown.sheetPresentationController = make(UISheetPresentationController()) {
    $0.detents = [.init(.medium)]
  }
  shown.view = make(UIView()) { $0.frame = rect(0, 388, 390, 456) }
  let home = HomeViewController()
  home.presentedViewController = shown
  window.rootViewController = home
  return window
}

@MainActor func pad() -> UIWindow {
  let window = window("17.0", 1180, 820)
  UIDevice.current.userInterfaceIdiom = .pad
  window.frame = rect(0, 0, 589.5, 820)
  window.safeAreaInsets = UIEdgeInsets(24, 0, 20, 0)
  window.effectiveUserInterfaceLayoutDirection = .rightToLeft
  window.screen.scale = 2
  window.screen.nativeScale = 2.2
  window.windowScene?.statusBarManager?.isStatusBarHidden = true
  let first = FirstController()
  first.edgesForExtendedLayout = []
  first.extendedLayoutIncludesOpaqueBars = true
  first.adjusts = false
  first.additionalSafeAreaInsets = UIEdgeInsets(10, 0, 0, 0)
  first.navigationItem.searchController = make(UISearchController()) {
    $0.searchBar.frame = rect(0, 0, 320, 0)
  }
  first.view = make(UIView()) { $0.safeAreaInsets = UIEdgeInsets(10, 0, 0, 0) }
  window.addSubview(first.view)
  let left = navigation([first], bar: 50)
  left.isToolbarHidden = false
  left.toolbar.isTranslucent = false
  left.toolbar.standardAppearance.backgroundEffect = nil
  left.navigationBar.isTranslucent = false
  left.navigationBar.scrollEdgeAppearance = make(UINavigationBarAppearance()) {
    $0.backgroundEffect = nil
    $0.backgroundColor = make(UIColor()) { $0.cgColor.alpha = 0 }
  }
  let web = WKWebView()
  web.frame = rect(0, 0, 269.5, 300)
  web.safeAreaInsets = UIEdgeInsets(24, 0, 0, 0)
  web.scrollView = make(WKScrollView()) {
    $0.adjustedContentInset = UIEdgeInsets(24, 0, 0, 0)
    $0.contentOffset = CGPoint(x: 0, y: -24)
    $0.contentSize = CGSize(width: 269.5, height: 900)
    $0.alwaysBounceVertical = true
  }
  web.addSubview(UIView())
  let second = SecondController()
  let text = second.edge ?? UITextView()
  text.frame = rect(0, 300, 269.5, 100)
  text.contentSize = CGSize(width: 269.5, height: 37)
  (text.transform.a, text.transform.d) = (2, 2)
  let grid = make(UICollectionView()) {
    $0.frame = rect(0, 400, 269.5, 420)
    $0.contentSize = CGSize(width: 269.5, height: 900)
    $0.safeAreaInsets = UIEdgeInsets(0, 0, 20, 0)
    $0.adjustedContentInset = UIEdgeInsets(0, 0, 20, 0)
    $0.alwaysBounceHorizontal = true
    $0.contentInsetAdjustmentBehavior = .scrollableAxes
    $0.collectionViewLayout = make(UICollectionViewCompositionalLayout()) {
      $0.configuration.contentInsetsReference = .none
    }
  }
  let effect = make(UIVisualEffectView()) {
    $0.frame = rect(0, 780, 100, 40)
    $0.addSubview(
      make(_UIVisualEffectContentView()) {
        $0.frame = rect(0, 0, 100, 40)
        $0.addSubview(make(UIButton()) { $0.frame = rect(0, 0, 40, 40) })
      })
  }
  second.view = make(UIView()) {
    $0.frame = rect(0, 0, 269.5, 820)
    $0.safeAreaInsets = UIEdgeInsets(24, 0, 20, 0)
    for view in [web, text, grid, effect] { $0.addSubview(view) }
  }
  window.addSubview(second.view)
  let pages = UIPageViewController()
  pages.viewControllers = [second]
  let split = UISplitViewController()
  split.viewControllers = [left, pages]
  window.rootViewController = split
  return window
}

/// A large sheet on a phone whose sheets no public source has, and numbers that the format refuses.
@MainActor func island() -> UIWindow {
  let window = window("17.0", 393, 852)
  let methods = Methods()
  methods["heightForHeaderInSection"] = { [-2, 20][$0.section] as CGFloat }
  methods["heightForFooterInSection"] = { [8, 200_000][$0.section] as CGFloat }
  // There is no row in the first section.
  methods["heightForRowAtIndexPath"] = { [[], [44, 60]][$0.section][$0.row] as CGFloat }
  methods["estimatedHeightForRowAtIndexPath"] = { _ in CGFloat.infinity }
  let safe = UIEdgeInsets(56, 0, 83, 0)
  let page = SettingsController()
  let table = make(UITableView()) {
    $0.rowHeights = [[], [44, 60]]
    $0.headers = [20, 20]
    $0.footers = [8, 8]
    $0.safeAreaInsets = safe
    $0.adjustedContentInset = safe
    $0.contentOffset = CGPoint(x: 0, y: -56)
    $0.verticalScrollIndicatorInsets = UIEdgeInsets(.infinity, 0, 0, 0)
    $0.rowHeight = .nan
    $0.estimatedSectionFooterHeight = -3
    $0.tableHeaderView = make(UIView()) { $0.frame = rect(0, 0, 393, 300_000) }
    $0.alwaysBounceVertical = true
    $0.delegate = methods
  }
  keep.append(methods)
  page.view = table
  window.addSubview(table)
  let tab = make(UITabBarController()) {
    $0.viewControllers = [navigation([page], bar: 56)]
    $0.selectedViewController = $0.viewControllers?[0]
    // The item's appearance counts before the bar's.
    $0.tabBar.standardAppearance.backgroundColor = UIColor()
    $0.tabBar.selectedItem = make(UITabBarItem()) {
      $0.scrollEdgeAppearance = make(UITabBarAppearance()) { $0.backgroundEffect = nil }
    }
    $0.view = make(UIView()) { $0.frame = rect(0, 0, 393, 793) }
  }
  tab.modalPresentationStyle = .automatic
  let home = HomeViewController()
  home.presentedViewController = tab
  window.rootViewController = home
  return window
}

@MainActor func deep() -> UIWindow {
  let window = window("12.0", 375, 812)
  let root = UIView()
  root.safeAreaInsets = UIEdgeInsets(44, 0, 34, 0)
  var inner = root
  for _ in 0..<64 {
    let view = UIView()
    inner.addSubview(view)
    inner = view
  }
  for _ in 0..<1000 { root.addSubview(UIView()) }
  let page = DeepController()
  page.view = root
  window.addSubview(root)
  window.rootViewController = page
  return window
}

@MainActor var keep: [AnyObject] = []
@MainActor var inside: UIView?

@main @MainActor enum Main {
  static func main() throws {
    let screens = [
      "feed": feed, "tabs": tabs, "sheet": sheet, "pad": pad, "island": island, "deep": deep,
    ]
    let names = CommandLine.arguments.dropFirst()
    guard let name = names.first, let window = screens[name]?() else { return }
    switch names.dropFirst().first {
    case nil: InsetCapture.print(of: window)
    case "view": print(InsetCapture.scenario(of: inside ?? window))
    case "stray": print(InsetCapture.scenario(of: UILabel()))
    case "unloaded": print(InsetCapture.scenario(of: HomeViewController()))
    case "file"?: try InsetCapture.write(of: window, to: URL(fileURLWithPath: "screen.json"))
    default: break
    }
  }
}
