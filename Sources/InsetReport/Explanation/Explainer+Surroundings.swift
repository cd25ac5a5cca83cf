import InsetModel

extension Explainer {
  // MARK: In no window

  /// Why a node is in no window; nil where it is in one.
  func absence(of node: Node) -> Circumstances.Absence? {
    switch node {
    case .scenario, .section: return nil
    case .controller(let index): return absence(ofController: index)
    case .view(let index):
      if screen.views[index].isInWindow { return nil }
      var current: Int? = index
      while let view = current {
        if !scenario.views[view].values.plain(ViewProperty.inWindow) {
          let what = view == index ? "it" : "its superview \(short(.view(view)))"
          return Circumstances.Absence(
            why: "\(what) was not added to one (inWindow is false)",
            place: words.location(of: .view(view), key: "inWindow"), fact: "INS-54")
        }
        current = scenario.views[view].superview
      }
      return absence(ofController: scenario.views[index].controller)
    }
  }

  private func absence(ofController index: Int) -> Circumstances.Absence? {
    guard !screen.controllers[index].isInWindow else { return nil }
    var current = index
    // The outermost controller that is out of the window is the one that keeps it out.
    while let parent = scenario.controllers[current].parent, !screen.controllers[parent].isInWindow
    {
      current = parent
    }
    let name = short(.controller(current))
    guard let parent = scenario.controllers[current].parent,
      scenario.controllers[current].values.plain(ControllerProperty.inWindow)
    else {
      return Circumstances.Absence(
        why: "the view of \(name) was not added to one (inWindow is false)",
        place: words.location(of: .controller(current), key: "inWindow"), fact: "INS-54")
    }
    let holder = short(.controller(parent))
    let instead =
      scenario.shownChild(of: parent).map { ", which now shows \(short(.controller($0)))" } ?? ""
    let isStack = scenario.controllers[parent].kind == .navigation
    let verb = isStack ? "lies below the top page of" : "is a child of"
    return Circumstances.Absence(
      why: "\(name) \(verb) \(holder)\(instead)",
      place: words.location(of: .controller(current)), fact: "INS-54")
  }

  // MARK: What lies over it

  /// Status bar, bars, home indicator and the app's own bars that lie over a view, edge by edge.
  func covers(of node: Node) -> [Circumstances.Cover] {
    let frame: Rect
    var own: Int?
    switch node {
    case .view(let index):
      frame = screen.views[index].windowFrame
      own = index
    case .controller(let index):
      frame = screen.controllers[index].frame
      own = scenario.controllers[index].view
    case .scenario, .section: return []
    }
    let all = screen.obstructions
    let known = Edge.allCases.flatMap { edge in all.filter { !$0.isOwn && $0.edge == edge } }
    return (known + all.filter(\.isOwn)).compactMap { obstruction in
      if case .view(let index) = obstruction.kind, isRelated(index, to: own) { return nil }
      // An unknown size is told as such.
      return obstruction.depth(in: frame).map {
        Circumstances.Cover(
          edge: obstruction.edge, points: $0, label: label(of: obstruction),
          isApps: obstruction.isOwn)
      }
    }
  }

  private func label(of obstruction: Obstruction) -> String {
    switch obstruction.kind {
    case .window(let edge): screen.words(ofWindowInset: edge)
    case .bar(let index):
      "\(words.barLabel(index)) of \(short(.controller(screen.bars[index].controller)))"
    case .view(let index): short(.view(index))
    }
  }

  /// Whether one view is the other or holds it.
  private func isRelated(_ index: Int, to own: Int?) -> Bool {
    own.map { scenario.isView(index, inside: $0) || scenario.isView($0, inside: index) } ?? false
  }

  // MARK: Callbacks

  /// What UIKit calls when the screen appears: all values start at zero. Source: INS-73, INS-73a,
  /// INS-106.
  func callbacks(of node: Node) -> [Circumstances.Callback] {
    guard words.hasSafeArea else {
      return [
        Circumstances.Callback(
          method: "none", receiver: "", fires: false, insets: .zero,
          change: "they came with iOS 11; before, contentInset is written without a word",
          fact: "INS-111")
      ]
    }
    let controller: Int
    switch node {
    case .view(let index): controller = scenario.views[index].controller
    case .controller(let index): controller = index
    case .scenario, .section: return []
    }
    let page = screen.controllers[controller]
    var found = [
      callback(
        "viewSafeAreaInsetsDidChange", short(.controller(controller)),
        page.isInWindow ? page.safeArea.points : .zero, isInWindow: page.isInWindow, "INS-73")
    ]
    guard case .view(let index) = node else { return found }
    let placed = screen.views[index]
    found.append(
      callback(
        "safeAreaInsetsDidChange", short(node), placed.safeArea.points,
        isInWindow: placed.isInWindow, "INS-73a"))
    if let scroll = scroll(of: node) {
      let adjusted = scroll.adjustedContentInset.points
      // The app's own contentInset changes the sum in a window or not.
      found.append(
        callback("adjustedContentInsetDidChange", short(node), adjusted, "INS-106"))
      found.append(
        callback(
          "scrollViewDidChangeAdjustedContentInset", "delegate of \(short(node))", adjusted,
          "INS-106"))
    }
    return found
  }

  private func callback(
    _ method: String, _ receiver: String, _ insets: Insets, isInWindow: Bool = true, _ fact: FactID
  ) -> Circumstances.Callback {
    let isZero = insets == .zero
    let change =
      isZero
      ? "not: stays {0, 0, 0, 0}" + (isInWindow ? "" : " in no window")
      : "to \(words.written(insets))"
    return Circumstances.Callback(
      method: method, receiver: receiver, fires: !isZero, insets: insets, change: change, fact: fact
    )
  }
}
