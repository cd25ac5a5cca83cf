import InsetModel

/// The words for the parts of one measured screen.
struct Phrasing {
  let screen: Screen

  var scenario: Scenario { screen.scenario }

  /// `iPhone X · iOS 11.0 · portrait`.
  var place: String {
    let surroundings = screen.surroundings
    return [
      printable(surroundings.device.name), "iOS \(surroundings.os)",
      surroundings.orientation.rawValue,
    ].joined(separator: " · ")
  }

  /// `feed (UITableView) in FeedViewController, in UINavigationController "main"`.
  func describe(_ node: Node) -> String {
    switch node {
    case .scenario: "the screen"
    case .controller(let index): controllers(from: index)
    case .view(let index):
      "\(name(node)) (\(printable(scenario.views[index].className)))"
        + " in \(controllers(from: scenario.views[index].controller))"
    case .section(let view, let section): "section \(section) of \(describe(.view(view)))"
    }
  }

  /// What findings call a node: its id, else its pointer.
  func name(_ node: Node) -> String {
    switch node {
    case .scenario: "the screen"
    case .controller(let index): printable(scenario.name(ofController: index))
    case .view(let index): printable(scenario.name(ofView: index))
    case .section(let view, let section): "section \(section) of \(name(.view(view)))"
    }
  }

  /// The controller and those around it, innermost first.
  private func controllers(from index: Int) -> String {
    var parts: [String] = []
    var current: Int? = index
    while let controller = current {
      let className = printable(scenario.className(ofController: controller))
      let id = scenario.controllers[controller].id.map { " \"\(printable($0))\"" }
      parts.append(className + (id ?? ""))
      current = scenario.controllers[controller].parent
    }
    return parts.joined(separator: ", in ")
  }

  /// Who causes a contribution, in the word that the scenario has for it.
  func owner(_ cause: Cause) -> String {
    switch cause {
    case .window: "window"
    case .keyboard: "keyboard"
    case .bar(let index):
      printable(
        screen.bars[index].bar.id
          ?? scenario.name(ofController: screen.bars[index].controller))
    case .controller(let index): name(.controller(index))
    case .view(let index): name(.view(index))
    }
  }

  /// The scroll view's placement, where the node is one or a section of one.
  func scroll(of node: Node) -> PlacedScroll? {
    switch node {
    case .view(let index): screen.views[index].scroll.map { screen.scrolls[$0] }
    case .section, .scenario, .controller: nil
    }
  }
}

// MARK: - Unknown numbers

/// Whether both are the same number, or both unknown: a number that no source gives equals nothing,
/// itself neither.
func isSameNumber(_ left: Double, _ right: Double) -> Bool {
  left == right || (left.isNaN && right.isNaN)
}

extension Phrasing {
  /// `the top tab bar's height is in no public source   Q8`; nil where nothing is missing.
  var missing: String? {
    let unknowns = screen.unknowns
    guard let first = unknowns.first else { return nil }
    let names = unknowns.map { printable($0.what) }
    let what = names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }
    if what.count == 1, let reason = first.reason {
      return "\(what[0]) \(Self.lack(reason))   \(printable(first.fact))"
    }
    return "\(listed(what)) \(what.count == 1 ? "is" : "are") in no public source   "
      + printable(first.fact)
  }

  /// Why something is not known: UIKit's number has no source, or the scenario leaves it open.
  static func lack(_ reason: UnknownReason?) -> String {
    reason.map { "is not known: \(printable($0.words))" } ?? "is in no public source"
  }
}

// MARK: - Names of values

extension Phrasing {
  /// From iOS 11 on views know their safe area; before, only controllers' layout guides did.
  var hasSafeArea: Bool { screen.surroundings.os >= OSVersion(11) }

  /// `safeAreaInsets.top`; before iOS 11 the layout guide's length.
  func safeAreaName(_ edge: Edge) -> String {
    if hasSafeArea { return "safeAreaInsets.\(edge.name)" }
    switch edge {
    case .top: return "topLayoutGuide.length"
    case .bottom: return "bottomLayoutGuide.length"
    case .left, .right: return "\(edge.name) edge"
    }
  }

  /// `adjustedContentInset.top`; before iOS 11 the content inset that UIKit wrote.
  func adjustedName(_ edge: Edge?, of scroll: PlacedScroll) -> String {
    let suffix = edge.map { ".\($0.name)" } ?? ""
    if hasSafeArea { return "adjustedContentInset" + suffix }
    return "contentInset" + suffix
      + (scroll.adjustment.writesContentInset ? " (written by UIKit)" : "")
  }

  /// The property by which an app chooses the behaviour.
  func behaviorPhrase(of scroll: PlacedScroll) -> String {
    let name = printable(scroll.adjustment.behavior)
    return hasSafeArea ? "contentInsetAdjustmentBehavior = \(name)" : name
  }
}

// MARK: - Places

extension Phrasing {
  /// Where a node, or its key, stands in the file.
  func location(of node: Node, key: String? = nil) -> Location {
    Location(
      path: scenario.source.path, position: scenario.source.position(of: node, key: key))
  }
}

/// A place in a file, as the one-line form writes it.
struct Location {
  var path: String
  var position: SourcePosition?

  /// `path:line:col`, as much of it as is known. A column of 0 stands for an unknown one.
  var text: String {
    guard let position else { return printable(path) }
    let column = position.column > 0 ? ":\(position.column)" : ""
    return "\(printable(path)):\(position.line)\(column)"
  }
}
