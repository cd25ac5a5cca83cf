// swift-format-ignore-file
// Declarations only, to typecheck printed code against: see README.md.
@_exported import Foundation

public struct UIEdgeInsets: Equatable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public struct UIRectEdge: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

open class NSLayoutConstraint {
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}
open class NSLayoutAnchor<AnchorType: AnyObject> {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint { fatalError() }
}
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
}
open class UILayoutGuide {
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
}
public protocol UILayoutSupport {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

open class UIView: NSObject {
  public override init() {}
  public init(frame: CGRect) {}
  open var translatesAutoresizingMaskIntoConstraints = true
  open var safeAreaInsets: UIEdgeInsets { fatalError() }
  open var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
  open func insertSubview(_ view: UIView, at index: Int) {}
  open class func appearance() -> Self { fatalError() }
}

open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var adjustedContentInset: UIEdgeInsets { fatalError() }
  open var contentOffset = CGPoint(x: 0, y: 0)
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
open class UICollectionViewLayout: NSObject {}
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int { case fromContentInset, fromSafeArea, fromLayoutMargins }
  open var sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var sectionInsetReference = SectionInsetReference.fromContentInset
}
public enum UIContentInsetsReference: Int {
  case automatic, none, safeArea, layoutMargins, readableContent
}
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { fatalError() }
    set {}
  }
}
open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout { fatalError() }
}
// WebKit's.
open class WKWebView: UIView { open var scrollView: UIScrollView { fatalError() } }
// Optional requirements need Objective-C: here, something optional that is called in the same words.
public struct UITableViewTitles {
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
public protocol UITableViewDataSource: AnyObject { var tableView: UITableViewTitles? { get } }
open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)?
  public static let automaticDimension: CGFloat = -1
  open var rowHeight: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var estimatedRowHeight: CGFloat = 0
  open var estimatedSectionHeaderHeight: CGFloat = 0
  open var estimatedSectionFooterHeight: CGFloat = 0
  open var sectionHeaderTopPadding: CGFloat = 0
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
}

open class UINavigationBar: UIView { open var isTranslucent = true }
open class UIToolbar: UIView { open var isTranslucent = true }
open class UITabBar: UIView { open var isTranslucent = true }

open class UIViewController: NSObject {
  public override init() {}
  open var view: UIView! = nil
  open var additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var hidesBottomBarWhenPushed = false
  open var topLayoutGuide: any UILayoutSupport { fatalError() }
  open var bottomLayoutGuide: any UILayoutSupport { fatalError() }
  open var parent: UIViewController? { nil }
  open var navigationController: UINavigationController? { nil }
  open var tabBarController: UITabBarController? { nil }
  open var splitViewController: UISplitViewController? { nil }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
}
open class UINavigationController: UIViewController {
  open var navigationBar: UINavigationBar { fatalError() }
  open var toolbar: UIToolbar! { fatalError() }
}
open class UITabBarController: UIViewController { open var tabBar: UITabBar { fatalError() } }
open class UISplitViewController: UIViewController {}
open class UIPageViewController: UIViewController {}
open class UICollectionViewController: UIViewController { open var collectionView: UICollectionView! }
open class UITableViewController: UIViewController {
  open var tableView: UITableView! = nil
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
}
