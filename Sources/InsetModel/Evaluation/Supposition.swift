/// A way in which a screen of unknown containment may be held, to be tried by evaluating it.
public struct Supposition: Sendable, Hashable {
  /// The controllers around the page, outermost first.
  public var containers: [Container]

  /// One container, with the state of its bar.
  public enum Container: Sendable, Hashable {
    /// A tab bar controller.
    case tab
    /// A navigation controller.
    case navigation(Bar, toolbar: Bool)
  }

  /// In words: `a UINavigationController with a large title, in a UITabBarController`.
  public var text: String

  /// What pages are most often held by, the plainest first.
  public static let usual: [Supposition] = {
    var hidden = Bar()
    hidden.values.set(BarProperty.isHidden, to: true)
    var large = Bar()
    large.values.set(BarProperty.largeTitle, to: .expanded)
    var searched = large
    searched.values.set(BarProperty.searchBar, to: .attached)
    var opaque = Bar()
    opaque.values.set(BarProperty.isTranslucent, to: false)
    let bars: [(bar: Bar, toolbar: Bool, text: String)] = [
      (Bar(), false, "a UINavigationController"),
      (large, false, "a UINavigationController with a large title"),
      (searched, false, "a UINavigationController with a large title and a search field"),
      (Bar(), true, "a UINavigationController with a toolbar"),
      (opaque, false, "a UINavigationController with an opaque bar"),
      (hidden, false, "a UINavigationController with a hidden bar"),
    ]
    var all = bars.map {
      Supposition(containers: [.navigation($0.bar, toolbar: $0.toolbar)], text: $0.text)
    }
    all.append(Supposition(containers: [.tab], text: "a UITabBarController"))
    all += bars.map {
      Supposition(
        containers: [.tab, .navigation($0.bar, toolbar: $0.toolbar)],
        text: "\($0.text), in a UITabBarController")
    }
    return all
  }()
}

extension Scenario {
  /// The same screen, held as `supposition` says.
  public func held(as supposition: Supposition) -> Scenario {
    var result = self
    let added = supposition.containers.count
    var outer: [Controller] = []
    for (index, container) in supposition.containers.enumerated() {
      var controller: Controller
      switch container {
      case .tab: controller = Controller(kind: .tab)
      case .navigation(let bar, let toolbar):
        controller = Controller(kind: .navigation)
        controller.navigationBar = bar
        controller.toolbar = toolbar ? Bar() : nil
      }
      controller.parent = index == 0 ? nil : index - 1
      controller.children = [index + 1]
      outer.append(controller)
    }
    for index in result.controllers.indices {
      result.controllers[index].parent = controllers[index].parent.map { $0 + added } ?? added - 1
      result.controllers[index].children = controllers[index].children.map { $0 + added }
    }
    for index in result.views.indices { result.views[index].controller += added }
    result.controllers = outer + result.controllers
    result.containment = .known
    return result
  }
}
