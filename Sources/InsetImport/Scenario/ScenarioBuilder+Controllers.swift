import InsetBasics
import InsetModel

/// Controllers, parents first.
extension ScenarioBuilder {
  /// Reads the controller at `root` and all below it, each with its views.
  mutating func readControllers(from root: Int) {
    var pending: [(node: Int, parent: Int?, place: Int)] = [(root, nil, 0)]
    while let next = pending.popLast() {
      let form = Forms.controller
      guard let members = try? Members(of: next.node, in: document, table: form.table) else {
        continue
      }
      let index = controllers.count
      let kind = members["kind"].flatMap { try? self.kind($0) }
      var controller = Controller(kind: kind ?? .viewController, parent: next.parent)
      controller.indexInParent = next.place
      if !checkKind(kind, parent: next.parent, members) { doubtfulControllers.insert(index) }
      part = .controller(index)
      source.record(part, at: document.position(next.node))
      try? form.read(members, into: &controller, &self)
      controller.layout = layout(members)
      controllers.append(controller)
      if let parent = next.parent { controllers[parent].children.append(index) }
      if let view = members["view"] { readViews(from: view, controller: index) }
      guard let node = members["children"] else {
        checkSelection(index, members, children: 0)
        continue
      }
      guard let children = try? document.list(node, of: "controllers") else { continue }
      checkSelection(index, members, children: children.count)
      for (place, child) in children.enumerated().reversed() {
        pending.append((child, index, place))
      }
    }
  }

  /// A kind; what is spelled like UIKit's class of that kind is told the word for it.
  private mutating func kind(_ node: Int) throws -> Controller.Kind {
    let kinds = Controller.Kind.allCases.filter { $0 != .custom }
    guard document.kind(node) == .string, Controller.Kind(rawValue: document.string(node)) == nil,
      let name = nearest(to: document.string(node), among: kinds.map(\.className)),
      let meant = kinds.first(where: { $0.className == name })
    else { return try Form<Controller.Kind>.word.read(node, &self) }
    throw document.fault(
      node, "unknown value \(quoted(document.string(node)))",
      suggestion: didYouMean(meant.rawValue))
  }

  /// Some keys belong to some kinds of controller, or to the children of some.
  ///
  /// - Parameter kind: nil where the controller does not say, or not in a word that is known.
  /// - Returns: whether the kind is known and has all the keys.
  private func checkKind(_ kind: Controller.Kind?, parent: Int?, _ members: Members) -> Bool {
    var fits = kind != nil
    for (key, value) in members.written {
      guard let kind, let kinds = key.controllers, !kinds.contains(kind) else { continue }
      fits = false
      document.fault(
        keyOf: value, in: members.object,
        "a \(kind.rawValue) controller has no key \(quoted(key.name))",
        suggestion: "it is a key of "
          + JSONDocument.choice(of: kinds.map(\.rawValue)) + " controllers")
    }
    // Of a parent that may be anything, the child may have any place.
    if let parent, doubtfulControllers.contains(parent) { return fits }
    let container = parent.map { controllers[$0].kind }
    func refuse(_ key: String, outside kind: Controller.Kind, _ suggestion: String) {
      guard let value = members[key], container != kind else { return }
      document.fault(
        keyOf: value, in: members.object,
        "only a child of a \(kind.rawValue) controller has a \(quoted(key))",
        suggestion: suggestion)
    }
    refuse(ControllerProperty.column.row.name, outside: .split, "remove it")
    for key in ["frame", "autoresizing", "pins"] {
      refuse(key, outside: .custom, "here the container decides where the view goes")
    }
    return fits
  }

  private func checkSelection(_ index: Int, _ members: Members, children: Int) {
    let property = ControllerProperty.selectedIndex
    guard let node = members[property.row.name],
      let selected = controllers[index].values[property].value, selected >= max(children, 1)
    else { return }
    document.fault(
      node,
      "selectedIndex is \(selected), but the controller has "
        + (children == 1 ? "1 child" : "\(children) children"),
      suggestion: "the first child has index 0")
  }
}
