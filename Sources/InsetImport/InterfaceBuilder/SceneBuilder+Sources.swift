import InsetModel
import InsetXML

/// What source code adds to a scene: table methods, and values set when the view loads.
///
/// Only what is certain changes the scenario; the rest is noted with its place.
extension SceneBuilder {
  /// Adds what is known of a controller's class, and of the classes that its tables ask.
  mutating func apply(
    _ sources: SourceFacts, to index: Int, _ numbers: [(view: Int, element: Int)], _ place: IBPlace
  ) {
    guard let className = controllers[index].className else { return }
    let facts = sources.classes[className]
    for (view, element) in numbers where views[view].table != nil {
      guard let asked = delegateClass(view, element, index, facts, place),
        let methods = sources.classes[asked]?.methods
      else { continue }
      apply(methods, of: asked, to: view)
    }
    guard let facts else { return }
    var groups: [(key: String, assignments: [SourceFacts.Assignment])] = []
    for assignment in facts.assignments where assignment.property != "delegate" {
      let key = "\(assignment.receiver).\(assignment.property)"
      if let group = groups.firstIndex(where: { $0.key == key }) {
        groups[group].assignments.append(assignment)
      } else {
        groups.append((key, [assignment]))
      }
    }
    for group in groups { apply(group.assignments, to: index, numbers.map(\.view)) }
  }

  /// The class that a table asks: its delegate outlet's, or the controller's own.
  private func delegateClass(
    _ view: Int, _ element: Int, _ index: Int, _ facts: SourceFacts.ClassFacts?, _ place: IBPlace
  ) -> String? {
    let tree = tree(place)
    let outlets = tree.child(of: element, named: "connections").map { Array(tree.children(of: $0)) }
    let outlet = outlets?.first { tree.value($0, "property") == "delegate" }
    if let id = outlet.flatMap({ tree.value($0, "destination") }) {
      let controller = finder.controller(place)
      if id == controller.id { return controllers[index].className }
      return finder.documents[place.document].elements[id].flatMap { tree.value($0, "customClass") }
    }
    let isOwn = controllers[index].kind == .tableViewController && views[view].superview == nil
    let isSet =
      facts?.assignments.contains {
        $0.property == "delegate" && $0.receiver == views[view].id && $0.value == .name("self")
      } ?? false
    return isOwn || isSet ? controllers[index].className : nil
  }

  // MARK: - Table methods

  private mutating func apply(
    _ methods: [String: SourceFacts.Method], of className: String, to view: Int
  ) {
    guard var table = views[view].table, let id = views[view].id else { return }
    let before = table.delegate
    var isOpen = false
    for (name, method) in methods.sorted(by: { $0.key < $1.key }) {
      switch (name, method.returns) {
      case ("numberOfRowsInSection", _): continue
      case ("titleForHeaderInSection", _), ("titleForFooterInSection", _):
        // Titles that code gives are not known, and neither is what follows from them.
        isOpen = true
        notes.append("\(id): \(method.place.text) gives titles, which are not known")
      case ("viewForHeaderInSection", let value):
        table.delegate.viewForHeaderInSection = value == .nil ? .nil : .value(0)
      case ("viewForFooterInSection", let value):
        table.delegate.viewForFooterInSection = value == .nil ? .nil : .value(0)
      case (_, .number(let height)) where height >= 0 || height == -1:
        guard let property = Self.heights[name] else { continue }
        table.delegate[keyPath: property] = .value(height)
      default:
        isOpen = true
        notes.append(
          "\(id): \(className) implements \(name) (\(method.place.text)); what it returns is unknown"
        )
        continue
      }
      if case .number = method.returns {
        notes.append("\(id): \(name) is \(className)'s, at \(method.place.text)")
      }
    }
    if table.delegate != before, table.sections == nil, !isOpen {
      // What headers come to can be told from one section; how many rows there are cannot.
      table.sections = [TableSection(rows: [])]
      if let place = map.position(of: .view(view)) {
        map.record(.section(view: view, section: 0), at: place)
      }
      notes.append("\(id): one section without rows stands for those that code makes")
    }
    views[view].table = table
  }

  private static var heights: [String: WritableKeyPath<TableDelegate, Returned<Double>>] {
    [
      "heightForHeaderInSection": \.heightForHeaderInSection,
      "heightForFooterInSection": \.heightForFooterInSection,
      "estimatedHeightForHeaderInSection": \.estimatedHeightForHeaderInSection,
      "estimatedHeightForFooterInSection": \.estimatedHeightForFooterInSection,
      "heightForRowAt": \.heightForRowAt,
      "estimatedHeightForRowAt": \.estimatedHeightForRowAt,
    ]
  }

  // MARK: - Assignments

  /// Applies the assignments to one property of one receiver, if all are certain; the last holds.
  private mutating func apply(
    _ assignments: [SourceFacts.Assignment], to index: Int, _ own: [Int]
  ) {
    guard let last = assignments.last else { return }
    let target = own.first {
      views[$0].id == last.receiver || (last.receiver == "view" && views[$0].superview == nil)
    }
    let name = "\(last.receiver.isEmpty ? "" : last.receiver + ".")\(last.property)"
    let isKnown = assignments.allSatisfy(\.isCertain)
    let isApplied =
      isKnown
      && (last.receiver.isEmpty
        ? set(last, onController: index) : target.map { set(last, onView: $0) } ?? false)
    if isApplied {
      notes.append("\(name) is set at \(last.place.text)")
    } else if last.receiver.isEmpty || target != nil {
      for assignment in assignments {
        notes.append("\(name) is set at \(assignment.place.text), to what or when is unknown")
      }
    }
  }

  private mutating func set(_ assignment: SourceFacts.Assignment, onController index: Int) -> Bool {
    switch (assignment.property, assignment.value) {
    case ("automaticallyAdjustsScrollViewInsets", .flag(let value)):
      controllers[index].automaticallyAdjustsScrollViewInsets = value
    case ("extendedLayoutIncludesOpaqueBars", .flag(let value)):
      controllers[index].extendedLayoutIncludesOpaqueBars = value
    case ("edgesForExtendedLayout", .edges(let names)):
      controllers[index].edgesForExtendedLayout = Self.edges(names)
    case ("edgesForExtendedLayout", .name(let name)):
      controllers[index].edgesForExtendedLayout = name == "all" ? .all : Self.edges([name])
    case ("additionalSafeAreaInsets", .insets(let numbers)):
      controllers[index].additionalSafeAreaInsets = InsetExpressions(Self.insets(numbers))
    case ("additionalSafeAreaInsets", .name("zero")):
      controllers[index].additionalSafeAreaInsets = .zero
    default:
      guard let (edge, number) = Self.edge(assignment, of: "additionalSafeAreaInsets") else {
        return false
      }
      controllers[index].additionalSafeAreaInsets[edge] = InsetExpression(constant: number)
    }
    return true
  }

  private mutating func set(_ assignment: SourceFacts.Assignment, onView view: Int) -> Bool {
    switch (assignment.property, assignment.value) {
    case ("contentInsetAdjustmentBehavior", .name(let name))
    where UIKitBehavior.names.contains(name):
      views[view].scroll?.contentInsetAdjustmentBehavior = name
    case ("contentInset", .insets(let numbers)):
      views[view].scroll?.contentInset = InsetExpressions(Self.insets(numbers))
    case ("contentInset", .name("zero")): views[view].scroll?.contentInset = .zero
    case (let name, .number(let height)) where height >= 0 || height == -1:
      guard let property = Self.tableHeights[name], views[view].table != nil else {
        guard let (edge, number) = Self.edge(assignment, of: "contentInset") else { return false }
        views[view].scroll?.contentInset[edge] = InsetExpression(constant: number)
        return views[view].scroll != nil
      }
      views[view].table?[keyPath: property] = height
    default:
      guard let (edge, number) = Self.edge(assignment, of: "contentInset") else { return false }
      views[view].scroll?.contentInset[edge] = InsetExpression(constant: number)
    }
    return views[view].scroll != nil
  }

  private static var tableHeights: [String: WritableKeyPath<TableProperties, Double?>] {
    [
      "rowHeight": \.rowHeight, "estimatedRowHeight": \.estimatedRowHeight,
      "sectionHeaderHeight": \.sectionHeaderHeight, "sectionFooterHeight": \.sectionFooterHeight,
      "estimatedSectionHeaderHeight": \.estimatedSectionHeaderHeight,
      "estimatedSectionFooterHeight": \.estimatedSectionFooterHeight,
      "sectionHeaderTopPadding": \.sectionHeaderTopPadding,
    ]
  }

  private static func edge(
    _ assignment: SourceFacts.Assignment, of property: String
  ) -> (Edge, Double)? {
    let parts = assignment.property.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[0] == property, let edge = Edge(name: parts[1]),
      case .number(let number) = assignment.value
    else { return nil }
    return (edge, number)
  }

  private static func insets(_ numbers: [Double]) -> Insets {
    numbers.count == 4
      ? Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]) : .zero
  }

  private static func edges(_ names: [String]) -> EdgeSet {
    var edges: EdgeSet = []
    for name in names { if let edge = Edge(name: name) { edges.insert(EdgeSet(edge)) } }
    return edges
  }
}
