import InsetModel

/// What the names in a scenario stand for.
extension ScenarioBuilder {
  /// The part that a name stands for: an id; a bar by its controller's id (`main.navigationBar`); or
  /// the JSON pointer of a controller or view, which is the name of one without an id.
  func subject(named name: String) -> Subject? {
    if let named = ids[name] { return named.subject }
    if name.hasPrefix("/") { return subject(at: name) }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let kind = Bar.Kind(rawValue: String(name[name.index(after: dot)...])),
      case .controller(let index)? = ids[String(name[..<dot])]?.subject,
      controllers[index].kind == (kind == .tabBar ? .tab : .navigation)
    else { return nil }
    return .bar(kind, controller: index)
  }

  /// Whether a name is that of a bar of a controller that is in doubt or was not read.
  func isBarOfDoubtful(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      Bar.Kind(rawValue: String(name[name.index(after: dot)...])) != nil
    else { return false }
    let owner = String(name[..<dot])
    guard case .controller(let index)? = ids[owner]?.subject else {
      return unreadTexts.contains(owner)
    }
    return doubtfulControllers.contains(index)
  }

  private func subject(at pointer: String) -> Subject? {
    var steps = pointer.split(separator: "/", omittingEmptySubsequences: false)[...]
    guard steps.popFirst()?.isEmpty == true, steps.popFirst() == "root",
      !controllers.isEmpty
    else { return nil }
    var subject = Subject.controller(0)
    while let step = steps.popFirst() {
      switch (subject, String(step)) {
      case (.controller(let index), "children"):
        guard let child = element(steps.popFirst(), of: controllers[index].children) else {
          return nil
        }
        subject = .controller(child)
      case (.controller(let index), "view"):
        guard let view = controllers[index].view else { return nil }
        subject = .view(view)
      case (.view(let index), "subviews"):
        guard let subview = element(steps.popFirst(), of: views[index].subviews) else { return nil }
        subject = .view(subview)
      default: return nil
      }
    }
    return subject
  }

  private func element(_ step: Substring?, of list: [Int]) -> Int? {
    guard let step, let place = Int(step), list.indices.contains(place) else { return nil }
    return list[place]
  }
}
