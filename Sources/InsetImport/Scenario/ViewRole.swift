import InsetBasics
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
  ///   - classes: The catalogue's classes by name; what it says of a class is believed.
  init(
    _ members: Members, in document: JSONDocument, rootOf kind: Controller.Kind?,
    isOwnerDoubtful: Bool, classes: [String: ViewClass]
  ) {
    let standard = Self.defaultClass(rootOf: kind)
    let written = members["class"].flatMap { try? document.text($0) }
    let base = members["baseClass"].flatMap { try? document.text($0) }
    className = written ?? standard
    baseClassName = base

    let isStandard = standard != "UIView"
    var isDoubtful =
      written == nil && (isOwnerDoubtful || !members.isMissing("class"))
      || base == nil && !members.isMissing("baseClass")
    let inherited = base ?? Self.scrollClass(of: className, in: classes)
    if Self.refuse(
      misspelt: base ?? written, at: members["baseClass"] ?? members["class"],
      in: document, besides: classes)
    {
      isDoubtful = true
    } else if isStandard, !isOwnerDoubtful, let node = members["baseClass"] ?? members["class"],
      let written = inherited ?? Self.known(className), written != standard
    {
      document.fault(
        node, "the view of a \(kind?.rawValue ?? "") is a \(standard), not a \(written)",
        suggestion: "use a viewController for other views")
      isDoubtful = true
    }
    let known = isStandard ? standard : inherited ?? className
    let isCollection = known == "UICollectionView" || className == "UICollectionView"
    let isTable = known == "UITableView" || className == "UITableView"
    // A web view on a plain UIView: its scroll view is described itself.
    let isScrollView =
      isTable || Self.scrollClasses.contains(known)
      || known != "UIView" && Self.scrollClasses.contains(className)
    let kinds = ScrollKind.allCases.filter { kind in
      switch kind {
      case .table: isTable
      case .collection: isCollection
      case .scroll: isScrollView
      }
    }
    if !isDoubtful, let (key, kind, value) = Self.stranger(members, among: kinds) {
      let isOwn = !className.hasPrefix("UI") && base == nil
      document.fault(
        keyOf: value, in: members.object,
        "\(quoted(key)) is a key of \(kind.noun)s; \(className) is not known to be one",
        suggestion: isOwn
          ? "say what the class is: \"baseClass\": "
            + quoted(Self.named(in: className) ?? kind.className)
          : "write \"class\": \(quoted(kind.className))")
      isDoubtful = true
    }
    self.isDoubtful = isDoubtful
    self.isTable = isTable || isDoubtful
    self.isScrollView = isScrollView || isDoubtful
  }

  /// Refuses a class that is spelled nearly like one of Apple's.
  ///
  /// - Returns: whether it is.
  private static func refuse(
    misspelt name: String?, at node: Int?, in document: JSONDocument,
    besides classes: [String: ViewClass]
  ) -> Bool {
    guard let name, let node, name != "UIView", classes[name] == nil,
      let meant = AppleClasses.meant(by: name, of: AppleClasses.views)
    else { return false }
    document.fault(node, "unknown class \(quoted(name))", suggestion: didYouMean(meant))
    return true
  }

  /// UIKit's scroll view beneath a class of the catalogue; nil where the class is plain or not listed.
  private static func scrollClass(of name: String, in classes: [String: ViewClass]) -> String? {
    guard name != "UIView", !scrollClasses.contains(name), let listed = classes[name] else {
      return nil
    }
    switch listed.kind {
    case .scroll: return "UIScrollView"
    case .table: return "UITableView"
    case .collection: return "UICollectionView"
    case .text: return "UITextView"
    case .web: return listed.inherits == "WKWebView" ? "WKWebView" : nil
    case .view, .window, .stack, .bar, .cell, .effect, .map, .refresh, .container: return nil
    }
  }

  /// The scroll view whose name an app's own class bears: UITableView for FeedTableView, and for
  /// FeedTabelView.
  private static func named(in name: String) -> String? {
    scrollClasses.sorted().first { scroll in
      let part = scroll.dropFirst(2)
      return name.contains(part)
        || slip(of: String(name.suffix(part.count)), among: [String(part)]) != nil
    }
  }

  /// The class where it is one of UIKit's that is no table or collection, or one of those.
  private static func known(_ name: String) -> String? {
    scrollClasses.contains(name) || name == "UIView" ? name : nil
  }

  /// A written key that the view cannot have, with the kind of view that has it and its value.
  private static func stranger(
    _ members: Members, among kinds: [ScrollKind]
  ) -> (key: String, kind: ScrollKind, value: Int)? {
    let strangers = members.written.compactMap { key, value in
      key.scrollKind.flatMap { kinds.contains($0) ? nil : (key.name, $0, value) }
    }
    return ScrollKind.allCases.lazy.compactMap { kind in strangers.first { $0.1 == kind } }.first
  }
}
