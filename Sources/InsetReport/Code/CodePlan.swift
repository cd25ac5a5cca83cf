import InsetModel

/// What an edit's steps come to: statements, and the methods that they belong into.
struct CodePlan {
  /// The statements of one method of one class.
  struct Piece {
    var owner: CodeSnippet.Owner
    var place: CodeSnippet.Place
    var outlets: [CodeSnippet.Outlet] = []
    var statements: [CodeStatement] = []
  }

  let scenario: Scenario
  let names: CodeNames
  private(set) var pieces: [Piece] = []

  init(scenario: Scenario) {
    self.scenario = scenario
    names = CodeNames(scenario: scenario)
  }

  /// Adds one step.
  mutating func add(_ step: Edit.Step) {
    switch step.node {
    case .view(let index), .section(let index, _): add(step.change, toView: index)
    case .controller(let index): add(step.change, toController: index)
    case .scenario:
      guard case .behaviorOfAll(let name) = step.change else { return }
      let owner = CodeSnippet.Owner(
        className: nil, superclassName: "NSObject", label: "application:didFinishLaunching")
      add(to: owner, .launch, [appearance(name)])
    }
  }

  /// Adds statements to the piece for a place in a class.
  mutating func add(
    to owner: CodeSnippet.Owner, _ place: CodeSnippet.Place, _ statements: [CodeStatement],
    outlets: [CodeSnippet.Outlet?] = []
  ) {
    let index =
      pieces.firstIndex { $0.owner == owner && $0.place == place }
      ?? {
        pieces.append(Piece(owner: owner, place: place))
        return pieces.count - 1
      }()
    pieces[index].statements += statements
    for case let outlet? in outlets where !pieces[index].outlets.contains(outlet) {
      pieces[index].outlets.append(outlet)
    }
  }

  // MARK: Views

  private mutating func add(_ change: Edit.Change, toView index: Int) {
    let (path, outlet) = names.path(ofView: index)
    let owner = names.owner(ofController: scenario.views[index].controller)
    switch change {
    case .set(let id, let value): set(id.row, to: value, ofView: index)
    case .addInsets(let id, let added): addInsets(id.row, added, ofView: index)
    case .setInsets(let id, let values): setInsets(id.row, values, ofView: index)
    case .implement(let method, let returned):
      add(to: owner, .delegate, implementation(of: method, returned, index))
    case .implementWhereUntitled(let method, let returned):
      add(
        to: owner, .delegate,
        implementation(of: method, returned, index).map {
          guard case .implement(let method, let value) = $0 else { return $0 }
          return .implementWhereUntitled(method, value)
        })
    case .pin(let pins): pin(index, to: pins, path, owner, outlet)
    case .insertFirstSubview:
      add(to: owner, .load, [.insertFirstSubview(path)], outlets: [outlet])
    case .setBar, .behaviorOfAll: return
    }
  }

  private func implementation(
    of method: PropertyID, _ returned: Returned<Double>, _ table: Int
  ) -> [CodeStatement] {
    let controller = scenario.views[table].controller
    let tables = scenario.views.count { $0.controller == controller && $0.table != nil }
    var statements: [CodeStatement] =
      tables > 1 ? [.comment("Called for every table with this delegate, not only this one.")] : []
    let value = returned.propertyValue.flatMap {
      CodeValue($0, of: method.row.shape, constants: nil)
    }
    statements.append(
      value.map { .implement(method, $0) } ?? .comment("Delete tableView(_:\(method.name):)."))
    return statements
  }

  private mutating func pin(
    _ index: Int, to pins: Pins, _ path: CodePath, _ owner: CodeSnippet.Owner,
    _ outlet: CodeSnippet.Outlet?
  ) {
    guard let superview = scenario.views[index].superview else { return }
    let above = names.path(ofView: superview)
    var outlets = [outlet, above.outlet]
    var constraints: [CodeConstraint] = []
    var existing = Pins()
    if case .pins(let set) = scenario.views[index].layout { existing = set }
    for edge in Edge.allCases {
      guard let pin = pins.edges[edge], pin != existing.edges[edge] else { continue }
      let target: CodeConstraint.Target
      switch pin.target {
      case .superview: target = .view(above.path, anchor: pin.edge.anchor)
      case .safeArea:
        let isRoot = scenario.views[superview].superview == nil
        target = .safeArea(above.path, pin.edge, isRoot: isRoot)
      case .sibling(let sibling):
        let other = names.path(ofView: sibling)
        outlets.append(other.outlet)
        target = .view(other.path, anchor: pin.edge.anchor)
      }
      constraints.append(
        CodeConstraint(
          view: path, anchor: edge.anchor, target: target,
          constant: edge.isLeading ? pin.constant : -pin.constant))
    }
    func add(_ anchor: String, _ value: Double?, _ old: Double?, _ target: CodeConstraint.Target) {
      guard let value, value != old else { return }
      constraints.append(
        CodeConstraint(view: path, anchor: anchor, target: target, constant: value))
    }
    add("widthAnchor", pins.width, existing.width, .constant)
    add("heightAnchor", pins.height, existing.height, .constant)
    add("centerXAnchor", pins.centerX, existing.centerX, .view(above.path, anchor: "centerXAnchor"))
    add("centerYAnchor", pins.centerY, existing.centerY, .view(above.path, anchor: "centerYAnchor"))
    if constraints.isEmpty { return }
    var statements: [CodeStatement] = []
    if existing == Pins() {
      statements.append(
        .set(
          path, CodeProperty("translatesAutoresizingMaskIntoConstraints"), .bool(false)))
    } else {
      statements.append(.comment("In place of the constraints that hold the same edges now."))
    }
    self.add(to: owner, .load, statements + [.constrain(constraints)], outlets: outlets)
  }

  // MARK: Controllers

  private mutating func add(_ change: Edit.Change, toController index: Int) {
    switch change {
    case .set(let id, let value): set(id.row, to: value, ofController: index)
    case .setBar(let kind, let id, let value):
      let (owner, path) = speaker(for: index)
      guard let value = CodeValue(value, of: id.row.shape, constants: id.row.constants) else {
        return
      }
      add(to: owner, .load, [.set(path.appending(kind.rawValue), CodeProperty(id.row), value)])
    case .addInsets(let id, let added): addInsets(id.row, added, ofController: index)
    case .setInsets(let id, let values): setInsets(id.row, values, ofController: index)
    case .implement, .implementWhereUntitled, .pin, .insertFirstSubview, .behaviorOfAll: return
    }
  }

  /// The class that can speak for a controller, and how it gets at it: UIKit's own containers have no
  /// code of the app's, so the page inside them speaks.
  func speaker(for index: Int) -> (CodeSnippet.Owner, CodePath) {
    let own = names.owner(ofController: index)
    let kind = scenario.controllers[index].kind
    guard own.className == nil, kind.handsBarsOn else { return (own, .own) }
    var page = index
    while scenario.controllers[page].kind.handsBarsOn {
      let isSplit = scenario.controllers[page].kind == .split
      // Of the columns of a split view the last one holds the content.
      let child =
        isSplit ? scenario.controllers[page].children.last : scenario.shownChild(of: page)
      guard let child else { return (own, .own) }
      page = child
    }
    let property =
      switch kind {
      case .navigation: "navigationController"
      case .tab: "tabBarController"
      default: "splitViewController"
      }
    let path = CodePath(parts: [CodePath.Part(name: property, isOptional: true)])
    return (names.owner(ofController: page), path)
  }
}

extension Edge {
  /// The anchor of a view at this edge.
  var anchor: String { "\(name)Anchor" }
}
