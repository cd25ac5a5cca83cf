import InsetModel

/// What a view is, by its class: decides which keys it may have.
struct ViewRole {
  /// The class; UIKit's own for the place where none is written.
  let className: String
  /// UIKit's class beneath it, where written.
  let baseClassName: String?
  /// Whether it has a scroll view's keys.
  let isScrollView: Bool
  /// Whether it has a `table`.
  let isTable: Bool
  /// Whether it has a `collectionLayout`.
  let isCollection: Bool

  /// UIKit's own class of a view that names none: the root view of a table or collection view
  /// controller is its table or collection view.
  static func defaultClass(rootOf kind: Controller.Kind?) -> String {
    switch kind {
    case .tableViewController: "UITableView"
    case .collectionViewController: "UICollectionView"
    default: "UIView"
    }
  }

  /// UIKit's scroll views.
  static let scrollClasses: Set = [
    "UIScrollView", "UITableView", "UICollectionView", "UITextView", "WKWebView",
  ]

  /// Reads the class of the view with `members`; `rootOf` is the kind of controller whose root
  /// view it is, or nil.
  init(
    _ members: Members<ViewKey>, in document: JSONDocument, rootOf kind: Controller.Kind?
  ) throws(Fault) {
    let standard = Self.defaultClass(rootOf: kind)
    className =
      try members[.className].map { node throws(Fault) in try document.text(node) } ?? standard
    baseClassName = try members[.baseClass].map { node throws(Fault) in try document.text(node) }
    let isStandard = standard != "UIView"
    if isStandard, let node = members[.baseClass] ?? members[.className],
      let written = baseClassName ?? Self.known(className), written != standard
    {
      throw document.fault(
        node, "the view of a \(kind?.rawValue ?? "") is a \(standard), not a \(written)",
        suggestion: "use a viewController for other views")
    }
    let base = isStandard ? standard : baseClassName ?? className
    isCollection = base == "UICollectionView" || className == "UICollectionView"
    isTable = base == "UITableView" || className == "UITableView"
    // A web view on a plain UIView: its scroll view is described itself.
    isScrollView =
      isTable || Self.scrolls(base)
      || (base != className && base != "UIView" && Self.scrolls(className))
    try refuseKeys(members, document)
  }

  /// Most views are plain: they are told apart without a look into the set.
  private static func scrolls(_ name: String) -> Bool {
    name != "UIView" && scrollClasses.contains(name)
  }

  /// The class where it is one of UIKit's that is no table or collection, or one of those.
  private static func known(_ name: String) -> String? {
    scrollClasses.contains(name) || name == "UIView" ? name : nil
  }

  private func refuseKeys(_ members: Members<ViewKey>, _ document: JSONDocument) throws(Fault) {
    if !isScrollView, let key = ViewKey.scrollKeys.first(where: { members[$0] != nil }) {
      try refuse(key, of: "scroll view", "UIScrollView", members, document)
    }
    if !isTable { try refuse(.table, of: "table view", "UITableView", members, document) }
    if !isCollection {
      for key in [ViewKey.collectionLayout, .sectionInset, .insetsReference, .list] {
        try refuse(key, of: "collection view", "UICollectionView", members, document)
      }
    }
  }

  private func refuse(
    _ key: ViewKey, of kind: String, _ base: String, _ members: Members<ViewKey>,
    _ document: JSONDocument
  ) throws(Fault) {
    guard let value = members[key] else { return }
    let isOwn = !className.hasPrefix("UI") && baseClassName == nil
    throw Fault(
      at: document.offset(value - 1), node: members.object,
      "\(quoted(key.name)) is a key of \(kind)s; \(className) is not known to be one",
      suggestion: isOwn
        ? "say what the class is: \"baseClass\": \(quoted(base))"
        : "write \"class\": \(quoted(base))")
  }
}
