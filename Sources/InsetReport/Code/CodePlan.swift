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

  private let scenario: Scenario
  private let names: CodeNames
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
      add(to: owner, .launch, isKnown(name) ? [.appearance(name)] : [Self.ownBehavior(name)])
    }
  }

  private mutating func add(
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
    let scroll = names.scrollPath(ofView: index)
    let owner = names.owner(ofController: scenario.views[index].controller)
    func load(_ statements: CodeStatement...) {
      add(to: owner, .load, statements, outlets: [outlet])
    }
    switch change {
    case .behavior(UIKitBehavior.automatic.rawValue):
      load(
        .comment("This is UIKit's own value: deleting the line that sets another one does it too."),
        .set(scroll, "contentInsetAdjustmentBehavior", .behavior(UIKitBehavior.automatic.rawValue)))
    case .behavior(let name):
      if isKnown(name) {
        load(.set(scroll, "contentInsetAdjustmentBehavior", .behavior(name)))
      } else {
        add(to: owner, .note, [Self.ownBehavior(name)])
      }
    case .contentOffsetAtRest:
      // Where the user cannot scroll, the offset is the app's to keep in each layout (INS-13).
      let isScrollable = scenario.views[index].scroll?.isScrollEnabled ?? true
      add(to: owner, isScrollable ? .once : .layout, [.scrollToRest(scroll)], outlets: [outlet])
    case .flag(.overridesSafeAreaInsets, let value):
      if value { add(to: names.owner(ofView: index), .note, [.overrideSafeArea]) }
    case .flag(let flag, let value): load(.set(scroll, flag.rawValue, .bool(value)))
    case .tableNumber(.tableHeaderViewHeight, let height):
      load(.tableView(path, "tableHeaderView", height))
    case .tableNumber(.tableFooterViewHeight, let height):
      load(.tableView(path, "tableFooterView", height))
    case .tableNumber(let number, let value): load(.set(path, number.rawValue, .number(value)))
    case .tableOrigin(let origin):
      let place = origin == .nib ? "in the controller's storyboard or xib" : "in code"
      add(to: owner, .note, [.comment("Lay this table out \(place): there is no line for it.")])
    case .addInsets(let property, let added):
      let today = scenario.views[index].scroll?.contentInset ?? .zero
      for statement in adding(added, to: today, scroll, property) { load(statement) }
    case .setInsets(let property, let values):
      setInsets(property, values, of: index, owner)
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
    case .insertFirstSubview: load(.insertFirstSubview(path))
    case .edgesForExtendedLayout, .barIsTranslucent, .behaviorOfAll: return
    }
  }

  private mutating func setInsets(
    _ property: Edit.InsetProperty, _ values: EdgeValues<InsetExpression?>, of index: Int,
    _ owner: CodeSnippet.Owner
  ) {
    let (path, outlet) = names.path(ofView: index)
    for edge in Edge.allCases {
      guard let value = values[edge] else { continue }
      let source = value.follows == .layoutGuide ? guideOwner(ofView: index) : path
      let statement = CodeStatement.inset(
        names.scrollPath(ofView: index), property.rawValue, edge, .set,
        CodeAmount(value, of: source))
      if value.factor == 0 {
        let comment = CodeStatement.comment("Better: delete the line that sets it.")
        add(
          to: owner, .load, value == .zero ? [comment, statement] : [statement], outlets: [outlet])
      } else {
        // A subview's safe area is right only when its controller has been laid out (INS-74).
        let isRoot = scenario.views[index].superview == nil && value.follows == .safeAreaInsets
        add(to: owner, isRoot ? .safeAreaChange : .layout, [statement], outlets: [outlet])
      }
    }
  }

  /// How a controller gets at the one whose layout guides know the bars (INS-117).
  private func guideOwner(ofView index: Int) -> CodePath {
    let owner = scenario.guideOwner(ofView: index)
    var path = CodePath.own
    var controller = scenario.views[index].controller
    while controller != owner, let parent = scenario.controllers[controller].parent {
      path.parts.append(CodePath.Part(name: "parent", isOptional: true))
      controller = parent
    }
    return path
  }

  private func implementation(
    of method: Edit.DelegateMethod, _ returned: Returned<Double>, _ table: Int
  ) -> [CodeStatement] {
    let controller = scenario.views[table].controller
    let tables = scenario.views.count { $0.controller == controller && $0.table != nil }
    var statements: [CodeStatement] =
      tables > 1 ? [.comment("Called for every table with this delegate, not only this one.")] : []
    switch returned {
    case .notImplemented:
      statements.append(.comment("Delete tableView(_:\(method.rawValue):)."))
    case .nil: statements.append(.implement(method, .nil))
    case .value(let value):
      statements.append(.implement(method, method.returnsView ? .view(value) : .number(value)))
    }
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
      statements.append(.set(path, "translatesAutoresizingMaskIntoConstraints", .bool(false)))
    } else {
      statements.append(.comment("In place of the constraints that hold the same edges now."))
    }
    self.add(to: owner, .load, statements + [.constrain(constraints)], outlets: outlets)
  }

  // MARK: Controllers

  private mutating func add(_ change: Edit.Change, toController index: Int) {
    let (owner, path) = speaker(for: index)
    switch change {
    case .flag(.hidesBottomBarWhenPushed, let value):
      let own = names.owner(ofController: index)
      let variable = CodeNames.variable(for: own.className ?? own.superclassName)
      let outlet = CodeSnippet.Outlet(
        name: variable, type: own.className ?? own.superclassName)
      var path = CodePath.property(variable)
      path.isLocal = true
      add(
        to: own, .push, [.set(path, "hidesBottomBarWhenPushed", .bool(value))], outlets: [outlet])
    case .flag(let flag, let value):
      add(to: owner, .load, [.set(path, flag.rawValue, .bool(value))])
    case .edgesForExtendedLayout(let edges):
      add(to: owner, .load, [.set(path, "edgesForExtendedLayout", .edges(edges))])
    case .barIsTranslucent(let kind, let value):
      add(
        to: owner, .load, [.set(path.appending(kind.rawValue), "isTranslucent", .bool(value))])
    case .addInsets(let property, let added):
      let today = scenario.controllers[index].additionalSafeAreaInsets
      add(to: owner, .load, adding(added, to: today, path, property))
    case .setInsets(let property, let values):
      for edge in Edge.allCases {
        guard let value = values[edge] else { continue }
        if value.factor != 0 {
          add(
            to: names.owner(ofController: index), .safeAreaChange, [.cancelInherited(edge, value)])
          continue
        }
        let comment = CodeStatement.comment("Better: delete the line that sets it.")
        let statement = CodeStatement.inset(
          path, property.rawValue, edge, .set, CodeAmount(value.constant))
        add(to: owner, .load, value == .zero ? [comment, statement] : [statement])
      }
    case .behavior, .contentOffsetAtRest, .tableNumber, .tableOrigin, .implement,
      .implementWhereUntitled, .pin,
      .insertFirstSubview,
      .behaviorOfAll:
      return
    }
  }

  /// The class that can speak for a controller, and how it gets at it: UIKit's own containers have no
  /// code of the app's, so the page inside them speaks.
  private func speaker(for index: Int) -> (CodeSnippet.Owner, CodePath) {
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

  // MARK: Insets

  private func adding(
    _ added: Insets, to today: InsetExpressions, _ path: CodePath, _ property: Edit.InsetProperty
  ) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    for edge in Edge.allCases where added[edge] != 0 {
      if today[edge] == .zero {
        statements.append(
          .inset(path, property.rawValue, edge, .set, CodeAmount(added[edge])))
        continue
      }
      // The line that sets it knows best what it is for.
      statements.append(
        .comment("Better: change the line that sets \(property.rawValue).\(edge.name) now."))
      statements.append(
        .inset(
          path, property.rawValue, edge, added[edge] < 0 ? .subtract : .add,
          CodeAmount(abs(added[edge]))))
    }
    return statements
  }

  private func isKnown(_ name: String) -> Bool { UIKitBehavior.names.contains(name) }

  private static func ownBehavior(_ name: String) -> CodeStatement {
    let text = CodeNames.identifier(name) ?? "this"
    return .comment("\"\(text)\" is a behaviour of your own rules: UIKit has no code for it.")
  }
}

extension Edge {
  /// The anchor of a view at this edge.
  var anchor: String { "\(name)Anchor" }
}
