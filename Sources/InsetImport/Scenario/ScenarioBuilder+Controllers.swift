import InsetBasics
import InsetModel

/// Controllers, parents first.
extension ScenarioBuilder {
  private struct Pending {
    var node: Int
    var parent: Int?
    var place: Int
  }

  /// Reads the controller at `root` and all below it, each with its views.
  mutating func readControllers(from root: Int) {
    var pending = [Pending(node: root, parent: nil, place: 0)]
    while let next = pending.popLast() {
      guard let members = try? document.object(next.node, as: ControllerKey.self) else { continue }
      let index = controllers.count
      var kind: Controller.Kind?
      members.read(.kind, into: &kind) { try self.kind($0) }
      var controller = Controller(kind: kind ?? .viewController, parent: next.parent)
      controller.indexInParent = next.place
      if !checkKind(kind, parent: next.parent, members) { doubtfulControllers.insert(index) }
      members.read(.id, into: &controller.id) { try takeID($0, for: .controller(index)) }
      members.read(.className, into: &controller.className) { try className($0) }
      document.read(members, into: &controller.values)
      members.read(.presentation, into: &controller.presentation) { try presentation($0) }
      controller.layout = layout(
        LayoutNodes(
          object: members.object, frame: members[.frame], autoresizing: members[.autoresizing],
          pins: members[.pins]), owner: .controller(index))
      controllers.append(controller)
      if let parent = next.parent { controllers[parent].children.append(index) }
      record(.controller(index), node: next.node, members)
      readBars(index, members)
      if let view = members[.view] { readViews(from: view, controller: index) }
      guard let node = members[.children] else {
        checkSelection(index, members, children: 0)
        continue
      }
      guard let children = try? document.list(node, of: "controllers") else { continue }
      checkSelection(index, members, children: children.count)
      for (place, child) in children.enumerated().reversed() {
        pending.append(Pending(node: child, parent: index, place: place))
      }
    }
  }

  /// A kind; what is spelled like UIKit's class of that kind is told the word for it.
  private func kind(_ node: Int) throws(Refused) -> Controller.Kind {
    let kinds = Controller.Kind.allCases
    guard document.kind(node) == .string, Controller.Kind(rawValue: document.string(node)) == nil,
      let name = nearest(to: document.string(node), among: kinds.compactMap(\.className)),
      let meant = kinds.first(where: { $0.className == name })
    else { return try document.word(node, Controller.Kind.self) }
    throw document.fault(
      node, "unknown value \(quoted(document.string(node)))",
      suggestion: didYouMean(meant.rawValue))
  }

  /// Some keys belong to some kinds of controller, or to the children of some.
  ///
  /// - Parameter kind: nil where the controller does not say, or not in a word that is known.
  /// - Returns: whether the kind is known and has all the keys.
  private func checkKind(
    _ kind: Controller.Kind?, parent: Int?, _ members: Members<ControllerKey>
  ) -> Bool {
    var fits = kind != nil
    members.forEach { spec, value in
      guard let kind, let kinds = spec.controllers, !kinds.contains(kind) else { return }
      fits = false
      misplaced(
        spec.name, value, of: members, "a \(kind.rawValue) controller has no key",
        suggestion: "it is a key of "
          + JSONDocument.choice(of: kinds.map(\.rawValue)) + " controllers")
    }
    // Of a parent that may be anything, the child may have any place.
    if let parent, doubtfulControllers.contains(parent) { return fits }
    let container = parent.map { controllers[$0].kind }
    let column = ControllerProperty.column.row
    if let value = members[column], container != .split {
      misplaced(
        column.name, value, of: members, "only a child of a split controller has a",
        suggestion: "remove it")
    }
    for key in [ControllerKey.frame, .autoresizing, .pins] {
      guard let value = members[key], container != .custom else { continue }
      misplaced(
        key.name, value, of: members, "only a child of a custom controller has a",
        suggestion: "here the container decides where the view goes")
    }
    return fits
  }

  private func misplaced(
    _ key: String, _ value: Int, of members: Members<ControllerKey>, _ message: String,
    suggestion: String
  ) {
    document.fault(
      at: document.offset(value - 1), node: members.object, "\(message) \(quoted(key))",
      suggestion: suggestion)
  }

  private func className(_ node: Int) throws(Refused) -> String {
    let name = try document.text(node)
    if let meant = AppleClasses.meant(by: name, of: AppleClasses.controllers) {
      throw document.fault(node, "unknown class \(quoted(name))", suggestion: didYouMean(meant))
    }
    return name
  }

  private func checkSelection(_ index: Int, _ members: Members<ControllerKey>, children: Int) {
    let property = ControllerProperty.selectedIndex
    guard let node = members[property.row],
      let selected = controllers[index].values[property].value, selected >= max(children, 1)
    else { return }
    document.fault(
      node,
      "selectedIndex is \(selected), but the controller has "
        + (children == 1 ? "1 child" : "\(children) children"),
      suggestion: "the first child has index 0")
  }

  private func presentation(_ node: Int) throws(Refused) -> Presentation {
    guard document.kind(node) == .object else {
      return Presentation(style: try document.word(node, Presentation.Style.self))
    }
    let members = try document.object(node, as: PresentationKey.self)
    var detent = Presentation.Detent.large
    members.read(.detent, into: &detent) { try self.detent($0) }
    guard let style = members[.style] else { throw Refused() }
    return Presentation(style: try document.word(style, Presentation.Style.self), detent: detent)
  }

  private func detent(_ node: Int) throws(Refused) -> Presentation.Detent {
    switch document.kind(node) {
    case .number: .height(try document.number(node, in: .extent))
    case .string:
      try document.word(node, among: ["large", "medium"]) == "large" ? .large : .medium
    default: throw document.mismatch(node, expected: "\"large\", \"medium\" or a height")
    }
  }
}

extension Controller.Kind {
  /// UIKit's class; nil for a container of the app's own.
  fileprivate var className: String? {
    switch self {
    case .navigation: "UINavigationController"
    case .tab: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    case .viewController: "UIViewController"
    case .tableViewController: "UITableViewController"
    case .collectionViewController: "UICollectionViewController"
    case .custom: nil
    }
  }
}
