import InsetModel
import InsetXML

/// Builds one scene's scenario: the controllers around it, its views, what it embeds.
struct SceneBuilder {
  let finder: ContainmentFinder
  let surface: Surface
  let sources: SourceFacts?
  var controllers: [Controller] = []
  var views: [View] = []
  var map = SourceMap(path: "")
  var notes: [String] = []
  /// Checks that have nothing to go by.
  private var suppressions: [Suppression] = []
  /// Where the controllers come from.
  var places: [Int: IBPlace] = [:]
  /// Names that are taken.
  var names: Set<String> = ["superview", "safeArea", "edge", "belowBars"]
  /// The document whose places are recorded: the scene's own.
  private var home = 0

  init(finder: ContainmentFinder, surface: Surface, sources: SourceFacts?) {
    self.finder = finder
    self.surface = surface
    self.sources = sources
  }

  /// A controller that is still to be added.
  struct Pending {
    var place: IBPlace
    var parent: Int?
    var column: SplitColumn?
    var layout: ViewLayout?
    var isPushed = false
    /// How many levels of the containment are left below it.
    var level: Int?
  }

  /// The scenario of the scene that `containment` leads to.
  mutating func build(_ containment: SceneContainment, name: String) -> ImportedScreen {
    guard let scene = containment.levels.last else {
      return ImportedScreen(name: name, scenario: scenario())
    }
    home = scene.place.document
    map = SourceMap(path: finder.documents[home].path)
    record(.scenario, finder.controller(scene.place).element, in: home)
    notes = containment.notes
    let hints = containment.isUnknown ? addHints(scene.place, containment) : nil
    let isEntry = finder.documents[home].initial == scene.place.controller
    let isLoose = containment.isUnknown && hints == nil && !isEntry
    if containment.isEmbedded || (isLoose && containment.levels.count == 1) {
      // A page that code puts somewhere, mostly onto a stack or into a sheet.
      suppress(
        "content-hidden",
        containment.isEmbedded
          ? "part of another scene: what lies over it is not known"
          : "nothing in the files leads to this scene: what lies over it is not known")
    }
    let first = containment.levels[0]
    var pending = [Pending(place: first.place, parent: hints, isPushed: first.isPushed, level: 0)]
    // A cycle of embeds, or a screen that no device could hold, ends here.
    while var next = pending.popLast(), controllers.count < Self.controllerLimit {
      addColumnStack(around: &next)
      let index = addController(
        next, presentation: next.level == 0 ? containment.presentation : nil)
      var children: [Pending] = []
      if let level = next.level, level + 1 < containment.levels.count {
        let below = containment.levels[level + 1]
        children = [
          Pending(
            place: below.place, parent: index, column: below.column, isPushed: below.isPushed,
            level: level + 1)
        ]
      } else {
        children = next.level == nil ? held(by: next.place, parent: index) : []
        children += addViews(of: index, next.place)
      }
      pending += children.reversed()
    }
    setBars(for: scene)
    return ImportedScreen(name: name, scenario: scenario(), notes: notes)
  }

  private static let controllerLimit = 64

  private func scenario() -> Scenario {
    var scenario = Scenario(
      device: surface.device.slug.isEmpty ? .inline(surface.device) : .named(surface.device.slug),
      os: surface.os, controllers: controllers, views: views, source: map)
    scenario.orientation = surface.orientation
    scenario.notes = notes
    scenario.suppressions = suppressions
    return scenario
  }

  /// Turns a check off that has nothing to go by; what is off stays in the scenario, with the reason.
  mutating func suppress(_ rule: String, _ reason: String, view: String? = nil) {
    if suppressions.contains(where: { $0.rule == rule && $0.view == nil }) { return }
    suppressions.append(Suppression(rule: rule, reason: reason, view: view))
  }

  // MARK: - Places

  func tree(_ place: IBPlace) -> XMLTree { finder.documents[place.document].tree }

  /// Notes where a node or a key of it stands, if it stands in the scene's own file: at an element, or
  /// at an attribute.
  mutating func record(
    _ node: Node, key: String? = nil, _ element: Int, attribute: String? = nil, in document: Int
  ) {
    guard document == home else { return }
    let tree = finder.documents[home].tree
    map.record(
      node, key: key,
      at: attribute.map { tree.position(element, attribute: $0) } ?? tree.position(element))
  }

  /// A name that is still free: the first of the candidates, else the last with a number.
  mutating func name(_ candidates: [String?]) -> String? {
    var last: String?
    for case let candidate? in candidates where !candidate.isEmpty && !candidate.hasPrefix("/") {
      if names.insert(candidate).inserted { return candidate }
      last = candidate
    }
    guard let last else { return nil }
    var number = 2
    while !names.insert("\(last)-\(number)").inserted { number += 1 }
    return "\(last)-\(number)"
  }

  // MARK: - Controllers

  private mutating func addController(_ pending: Pending, presentation: Presentation?) -> Int {
    let source = finder.controller(pending.place)
    let tree = tree(pending.place)
    let element = source.element
    var controller = Controller(kind: source.kind, parent: pending.parent)
    let index = controllers.count
    controller.className = tree.value(element, "customClass") ?? source.uikitClass
    // Object ids can be searched for in Xcode.
    controller.id = name([tree.value(element, "storyboardIdentifier"), source.id])
    controller.values.set(ControllerProperty.column, to: pending.column)
    controller.layout = pending.layout
    controller.presentation = presentation
    record(.controller(index), element, in: pending.place.document)
    readSwitches(&controller, index, pending)
    if let parent = pending.parent {
      controller.indexInParent = controllers[parent].children.count
      controllers[parent].children.append(index)
    }
    controllers.append(controller)
    places[index] = pending.place
    let above = pending.parent.flatMap { map.objectPath(of: .controller($0)) }
    map.record(.controller(index), objectPath: (above.map { $0 + "/" } ?? "") + source.id)
    if source.kind == .navigation || source.kind == .tab { readBars(index, pending.place) }
    return index
  }

  private mutating func readSwitches(
    _ controller: inout Controller, _ index: Int, _ pending: Pending
  ) {
    let tree = tree(pending.place)
    let element = finder.controller(pending.place).element
    let document = pending.place.document
    read(
      into: &controller.values, from: IBProperties(element, tree), of: .controller(index),
      in: document)
    // On containers the switch is what Interface Builder writes by itself, and means nothing
    // (docs/facts/interface-builder.md, section 3).
    if controller.kind.handsBarsOn {
      controller.values.set(ControllerProperty.automaticallyAdjustsScrollViewInsets, to: true)
    }
    if controller.values[ControllerProperty.hidesBottomBarWhenPushed] == .known(true) {
      // The stack's first page is not pushed: its switch does nothing (INS-41).
      let parent = pending.parent.map { controllers[$0].kind }
      controller.values.set(
        ControllerProperty.hidesBottomBarWhenPushed, to: pending.isPushed || parent != .navigation)
    }
    if let size = tree.child(of: element, key: "freeformSize", named: "size"),
      controller.presentation?.style == .formSheet || controller.presentation?.style == .popover,
      let width = tree.number(size, "width"), let height = tree.number(size, "height"), width > 0,
      height > 0
    {
      controller.values.set(
        ControllerProperty.preferredContentSize, to: Size(width: width, height: height))
    }
  }

  /// A split view of the column style puts each page into a navigation controller of its own.
  private mutating func addColumnStack(around page: inout Pending) {
    guard let split = page.parent, controllers[split].kind == .split, let place = places[split],
      !finder.controller(page.place).kind.handsBarsOn,
      tree(place).flag(finder.controller(place).element, "allowDoubleColumnStyle") == true
    else { return }
    var stack = Controller(kind: .navigation, parent: split)
    stack.values.set(ControllerProperty.column, to: page.column)
    stack.indexInParent = controllers[split].children.count
    controllers[split].children.append(controllers.count)
    page.column = nil
    page.parent = controllers.count
    controllers.append(stack)
  }

  /// What an embedded container holds: the root of a stack, the first tab, both columns.
  private func held(by place: IBPlace, parent: Int) -> [Pending] {
    let document = finder.documents[place.document]
    let controller = document.controllers[place.controller]
    guard controller.kind.handsBarsOn else { return [] }
    var found: [Pending] = []
    for segue in document.segues
    where segue.source == place.controller && segue.kind == "relationship" {
      guard let child = document.controller(id: segue.destination) else { continue }
      var pending = Pending(
        place: IBPlace(document: place.document, controller: child), parent: parent)
      if controller.kind == .split {
        pending.column = segue.relationship == "masterViewController" ? .primary : .secondary
        if found.contains(where: { $0.column == pending.column }) { continue }
      } else if !found.isEmpty {
        break
      }
      found.append(pending)
    }
    return found
  }
}
