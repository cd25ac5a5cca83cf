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

  /// Whether something is wrong with the class, so that what rests on it is not judged: the view may
  /// have every key.
  let isDoubtful: Bool

  /// Reads the class of a view.
  ///
  /// - Parameters:
  ///   - kind: The kind of the controller whose root view it is, or nil.
  ///   - isOwnerDoubtful: Whether something is wrong with that kind.
  init(
    _ members: Members<ViewKey>, in document: JSONDocument, rootOf kind: Controller.Kind?,
    isOwnerDoubtful: Bool
  ) {
    let standard = Self.defaultClass(rootOf: kind)
    var written: String?
    members.read(.className, into: &written) { try document.text($0) }
    var base: String?
    members.read(.baseClass, into: &base) { try document.text($0) }
    className = written ?? standard
    baseClassName = base

    let isStandard = standard != "UIView"
    var isDoubtful =
      written == nil && (isOwnerDoubtful || !members.isMissing(.className))
      || base == nil && !members.isMissing(.baseClass)
    if isStandard, !isOwnerDoubtful, let node = members[.baseClass] ?? members[.className],
      let written = base ?? Self.known(className), written != standard
    {
      document.fault(
        node, "the view of a \(kind?.rawValue ?? "") is a \(standard), not a \(written)",
        suggestion: "use a viewController for other views")
      isDoubtful = true
    }
    let known = isStandard ? standard : base ?? className
    let isCollection = known == "UICollectionView" || className == "UICollectionView"
    let isTable = known == "UITableView" || className == "UITableView"
    // A web view on a plain UIView: its scroll view is described itself.
    let isScrollView =
      isTable || Self.scrolls(known)
      || (known != className && known != "UIView" && Self.scrolls(className))
    if !isDoubtful,
      let (key, kind, suggested) = Self.stranger(
        members, isScrollView: isScrollView, isTable: isTable, isCollection: isCollection),
      let value = members[key]
    {
      let isOwn = !className.hasPrefix("UI") && base == nil
      document.fault(
        at: document.offset(value - 1), node: members.object,
        "\(quoted(key.name)) is a key of \(kind)s; \(className) is not known to be one",
        suggestion: isOwn
          ? "say what the class is: \"baseClass\": \(quoted(suggested))"
          : "write \"class\": \(quoted(suggested))")
      isDoubtful = true
    }
    self.isDoubtful = isDoubtful
    self.isTable = isTable || isDoubtful
    self.isScrollView = isScrollView || isDoubtful
  }

  /// Most views are plain: they are told apart without a look into the set.
  private static func scrolls(_ name: String) -> Bool {
    name != "UIView" && scrollClasses.contains(name)
  }

  /// The class where it is one of UIKit's that is no table or collection, or one of those.
  private static func known(_ name: String) -> String? {
    scrollClasses.contains(name) || name == "UIView" ? name : nil
  }

  private static let collectionKeys: [ViewKey] = [
    .collectionLayout, .sectionInset, .insetsReference, .list,
  ]

  /// What kind of view has the key of the written ones that the view cannot have, with its class.
  private static func stranger(
    _ members: Members<ViewKey>, isScrollView: Bool, isTable: Bool, isCollection: Bool
  ) -> (key: ViewKey, kind: String, base: String)? {
    let isWritten = { members[$0] != nil }
    if !isTable, members[.table] != nil { return (.table, "table view", "UITableView") }
    if !isCollection, let key = collectionKeys.first(where: isWritten) {
      return (key, "collection view", "UICollectionView")
    }
    if !isScrollView, let key = ViewKey.scrollKeys.first(where: isWritten) {
      return (key, "scroll view", "UIScrollView")
    }
    return nil
  }
}
