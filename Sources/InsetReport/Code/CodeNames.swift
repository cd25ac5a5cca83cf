import InsetModel

/// The identifiers that code has for a scenario's views and controllers.
struct CodeNames {
  let scenario: Scenario

  // MARK: Classes

  /// The class whose code speaks for a controller.
  func owner(ofController index: Int) -> CodeSnippet.Owner {
    let controller = scenario.controllers[index]
    let name = controller.className.flatMap(Self.className).flatMap {
      $0.hasPrefix("UI") ? nil : $0
    }
    let base = controller.kind.className
    var label = name ?? "the \(base)"
    if name == nil, let id = controller.id.flatMap(Self.identifier) { label += " \"\(id)\"" }
    return CodeSnippet.Owner(className: name, superclassName: base, label: label)
  }

  /// The class of a view, where its code is meant.
  func owner(ofView index: Int) -> CodeSnippet.Owner {
    let view = scenario.views[index]
    let name = Self.className(view.className).flatMap { $0.hasPrefix("UI") ? nil : $0 }
    let base = Self.type(of: view)
    let place = view.superview == nil ? "the page's root view" : scenario.codeName(of: .view(index))
    return CodeSnippet.Owner(
      className: name, superclassName: base, label: "\(place): a \(base) of your own class")
  }

  /// `Module.FeedViewController` without its module, if what is left is a name.
  static func className(_ text: String) -> String? {
    let last = text.split(separator: ".").last.map(String.init) ?? text
    guard let name = identifier(last), name == last else { return nil }
    return name
  }

  // MARK: Views

  /// How a view is reached from its controller's class, and the property that this needs.
  func path(ofView index: Int) -> (path: CodePath, outlet: CodeSnippet.Outlet?) {
    let view = scenario.views[index]
    let isRoot = view.superview == nil
    if isRoot {
      // These two have a property of UIKit's for their root view.
      switch scenario.controllers[view.controller].kind {
      case .tableViewController where view.table != nil: return (.property("tableView"), nil)
      case .collectionViewController where view.scroll != nil:
        return (.property("collectionView"), nil)
      default: if view.scroll == nil { return (.property("view"), nil) }
      }
    }
    let name = Self.ownName(of: view) ?? unnamed(index)
    return (.property(name), CodeSnippet.Outlet(name: name, type: Self.type(of: view)))
  }

  /// How its scroll view is reached: the view itself, or the scroll view that it has inside.
  func scrollPath(ofView index: Int) -> CodePath {
    let path = path(ofView: index).path
    return scenario.views[index].hasInnerScrollView ? path.appending("scrollView") : path
  }

  /// The view's id as an identifier; an object id of Interface Builder is nobody's variable.
  private static func ownName(of view: View) -> String? {
    guard let id = view.id else { return nil }
    let parts = id.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
    if parts == [3, 2, 3] { return nil }
    return identifier(id).map(unreserved)
  }

  /// `tableView` for the first table without an id, `tableView2` for the second.
  private func unnamed(_ index: Int) -> String {
    let view = scenario.views[index]
    let base = Self.variable(for: Self.className(view.className) ?? "UIView")
    let place = scenario.views[...index].count {
      $0.controller == view.controller && Self.ownName(of: $0) == nil
        && $0.className == view.className && !(($0.superview == nil) && $0.scroll == nil)
    }
    return Self.unreserved(place > 1 ? "\(base)\(place)" : base)
  }

  /// UIKit's class, as far as code needs it.
  private static func type(of view: View) -> String {
    if view.table != nil { return "UITableView" }
    let names = [view.className, view.baseClassName ?? ""]
    if view.scroll == nil { return "UIView" }
    let layout = view.scroll?.values[ScrollProperty.collectionLayout].value ?? nil
    if layout != nil || names.contains("UICollectionView") {
      return "UICollectionView"
    }
    if view.hasInnerScrollView { return View.webViewClass }
    return "UIScrollView"
  }

  // MARK: Identifiers

  /// `UITableView` as a variable: `tableView`.
  static func variable(for className: String) -> String {
    var rest = className[...]
    if rest.hasPrefix("UI"), rest.count > 2 { rest = rest.dropFirst(2) }
    // A name in capitals (WKWebView) loses all of its first run but the last letter.
    let run = rest.prefix { $0.isUppercase }
    if run.count > 1, run.count < rest.count {
      let keep = rest.index(before: run.endIndex)
      return run[..<keep].lowercased() + rest[keep...]
    }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// The text as one identifier, words run together; nil where nothing of it can stand in one.
  static func identifier(_ text: String) -> String? {
    var result = ""
    var isWordStart = false
    for character in text {
      // Swift and clang both take the letters of all alphabets (UAX 31), but no symbols.
      if character.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue }) {
        result += isWordStart && !result.isEmpty ? character.uppercased() : String(character)
        isWordStart = false
      } else {
        isWordStart = true
      }
    }
    guard let first = result.unicodeScalars.first, result.contains(where: { $0.isLetter }) else {
      return nil
    }
    return first == "_" || first.properties.isXIDStart ? result : "view\(result)"
  }

  /// The name, changed where a language or UIKit has it already.
  static func unreserved(_ name: String) -> String {
    reserved.contains(name) ? "\(name)View" : name
  }

  /// Keywords of both languages, and names that every controller has.
  private static let reserved: Set<String> = [
    "actor", "any", "as", "associatedtype", "auto", "await", "bool", "break", "case", "catch",
    "char", "class", "const", "continue", "default", "defer", "deinit", "do", "double", "else",
    "enum", "extension", "extern", "fallthrough", "false", "fileprivate", "float", "for", "func",
    "goto", "guard", "id", "if", "import", "in", "init", "inline", "inout", "int", "internal", "is",
    "let", "long", "nil", "open", "operator", "override", "private", "protocol", "public",
    "register", "repeat", "rethrows", "return", "self", "short", "signed", "sizeof", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "typedef", "union", "unsigned", "var", "void", "volatile", "where", "while",
    "view", "title", "parent", "children", "description", "hash", "superclass",
    "navigationController", "navigationItem", "tabBarController", "tabBarItem", "toolbarItems",
    "splitViewController",
    "storyboard", "nibName", "nibBundle", "topLayoutGuide", "bottomLayoutGuide",
    "additionalSafeAreaInsets", "edgesForExtendedLayout", "presentationController", "isEditing",
    "editing", "debugDescription", "zone", "copy", "release", "retain", "autorelease", "dealloc",
  ]
}
