import InsetModel
import InsetXML

/// What source code adds to a scene: table methods, and values set before the screen is shown.
///
/// What is certain is set; of the rest nobody knows the value, which is noted with its place.
extension SceneBuilder {
  /// Adds what is known of a controller's class, and of the classes that its tables ask.
  mutating func apply(
    _ sources: SourceFacts, to index: Int, _ numbers: [(view: Int, element: Int)], _ place: IBPlace
  ) {
    guard let className = controllers[index].className else { return }
    let facts = sources.facts(of: className)
    for (view, element) in numbers where views[view].table != nil {
      guard let asked = delegateClass(view, element, index, facts, place),
        let methods = sources.facts(of: asked)?.methods
      else { continue }
      apply(methods, of: asked, to: view)
    }
    guard let facts else { return }
    var groups: [(key: String, assignments: [SourceFacts.Assignment])] = []
    for assignment in facts.assignments
    where assignment.property != "delegate"
      && assignment.availability.allSatisfy({ $0.admits(surface.os) })
    {
      let key = "\(assignment.receiver).\(assignment.property)"
      if let group = groups.firstIndex(where: { $0.key == key }) {
        groups[group].assignments.append(assignment)
      } else {
        groups.append((key, [assignment]))
      }
    }
    let showing = facts.methodsOfShowing
    for group in groups {
      let isKnown =
        group.assignments.allSatisfy { $0.isCertain && showing.contains($0.method) }
        && Self.isOrderKnown(of: group.assignments)
      apply(group.assignments, isKnown, to: index, numbers.map(\.view))
    }
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
      case (let name, let value):
        guard let row = DelegateProperty.rows.first(where: { $0.name == name }) else { continue }
        if let returned = value.returned(as: row.shape) {
          table.delegate.values.set(row, to: returned)
        } else {
          isOpen = true
          if row.canBeUnknown {
            table.delegate.values.setUnknown(row, .setInCode(method.place.text))
          }
          notes.append(
            "\(id): \(className) implements \(name) (\(method.place.text)); what it returns is unknown"
          )
          continue
        }
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

  // MARK: - Assignments

  /// Whether it does not matter which of some methods runs first.
  private static func isOrderKnown(of assignments: [SourceFacts.Assignment]) -> Bool {
    Set(assignments.map(\.method)).count <= 1 || Set(assignments.map(\.value)).count <= 1
  }

  /// Applies the assignments to one property of one receiver, where they are known; the last holds.
  private mutating func apply(
    _ assignments: [SourceFacts.Assignment], _ isKnown: Bool, to index: Int, _ own: [Int]
  ) {
    guard let last = assignments.last else { return }
    let target = own.first {
      views[$0].id == last.receiver || (last.receiver == "view" && views[$0].superview == nil)
    }
    let name = "\(last.receiver.isEmpty ? "" : last.receiver + ".")\(last.property)"
    guard last.receiver.isEmpty || target != nil else { return }
    func set(_ isKnown: Bool) -> Bool {
      guard let target else { return Self.set(last, isKnown, in: &controllers[index].values) }
      return self.set(last, isKnown, onView: target)
    }
    if isKnown, set(true) {
      notes.append("\(name) is set at \(last.place.text)")
    } else {
      _ = set(false)
      for assignment in assignments {
        notes.append("\(name) is set at \(assignment.place.text), to what or when is unknown")
      }
    }
  }

  private mutating func set(
    _ assignment: SourceFacts.Assignment, _ isKnown: Bool, onView view: Int
  ) -> Bool {
    if var table = views[view].table, Self.set(assignment, isKnown, in: &table.values) {
      views[view].table = table
      return true
    }
    guard var scroll = views[view].scroll, Self.set(assignment, isKnown, in: &scroll.values) else {
      return false
    }
    views[view].scroll = scroll
    return true
  }

  /// Sets what an assignment sets, where the owner has the property: to its value where that is known and
  /// understood, else to an unknown one.
  ///
  /// - Returns: whether it is what was asked for.
  private static func set<Owner>(
    _ assignment: SourceFacts.Assignment, _ isKnown: Bool, in values: inout PropertyValues<Owner>
  ) -> Bool {
    let parts = assignment.property.split(separator: ".")
    guard let row = Owner.rows.first(where: { $0.name == parts[0] }) else { return false }
    guard isKnown else {
      // Where content is scrolled to later on says nothing of where it rests at first.
      if row.canBeUnknown, row.shape != .offset {
        values.setUnknown(row, .setInCode(assignment.place.text))
      }
      return true
    }
    if parts.count == 1 {
      guard let value = assignment.value.value(as: row.shape) else { return false }
      values.set(row, to: value)
      return true
    }
    // `contentInset.top`
    guard let edge = Edge(name: String(parts[1])), case .number(let points) = assignment.value,
      case .known(.insets(var insets)?) = values[row]
    else { return false }
    insets[edge] = InsetExpression(constant: points)
    values.set(row, to: .insets(insets))
    return true
  }
}
