import InsetModel

/// Properties that an edit sets, by what their rows say.
extension CodePlan {
  // MARK: Views

  /// A property of a view, of its scroll view or of its table.
  mutating func set(_ row: PropertyRow, to value: PropertyValue, ofView index: Int) {
    let owner = names.owner(ofController: scenario.views[index].controller)
    let (path, outlet) = names.path(ofView: index)
    switch (row.code, value) {
    case (.advice(let advice), .word(let word)):
      guard let instruction = advice[word]?.instruction else { return }
      add(to: owner, .note, [.comment("\(instruction): there is no line for it.")])
    case (.override(let property, let since), _):
      guard value == .flag(true) else { return }
      let property = CodeProperty(property, since: since)
      add(to: names.owner(ofView: index), .note, [.override(property)])
    case (_, .insets(let insets)): setInsets(row, insets.map(Optional.some), ofView: index)
    case (.layout(let forms), _):
      guard let form = forms.first(where: { $0.takes(value, of: layout(ofView: index)) }),
        let code = CodeValue(value, of: row.shape, constants: form.constants)
      else { return add(to: owner, .note, [Self.layoutNote(row)]) }
      let property = CodeProperty(form.property, since: form.since)
      let statement: CodeStatement =
        form.isOfConfiguration
        ? .configureLayout(path, of: form.className, property, code)
        : .set(path.appending("collectionViewLayout", as: form.className), property, code)
      add(to: owner, .load, [statement], outlets: [outlet])
    case (_, .offset(.atRest)):
      // Where the user cannot scroll, the offset is the app's to keep in each layout (INS-13).
      let isScrollable =
        scenario.views[index].scroll?.values[ScrollProperty.isScrollEnabled] != .known(false)
      add(
        to: owner, isScrollable ? .once : .layout, [.scrollToRest(names.scrollPath(ofView: index))],
        outlets: [outlet])
    case (_, .word(let name)) where row.shape == .behavior && !Self.isKnown(name):
      add(to: owner, .note, [Self.ownBehavior(name)])
    default:
      guard let code = CodeValue(value, of: row.shape, constants: row.constants) else { return }
      var statements: [CodeStatement] = []
      if row.shape == .behavior, value == row.standard {
        statements.append(
          .comment(
            "This is UIKit's own value: deleting the line that sets another one does it too."))
      }
      let path = row.id.owner == .scroll ? names.scrollPath(ofView: index) : path
      statements.append(.set(path, CodeProperty(row), code))
      add(to: owner, .load, statements, outlets: [outlet])
    }
  }

  /// Insets of a view, set anew on some edges.
  mutating func setInsets(
    _ row: PropertyRow, _ values: EdgeValues<InsetExpression?>, ofView index: Int
  ) {
    let owner = names.owner(ofController: scenario.views[index].controller)
    let (path, outlet) = names.path(ofView: index)
    guard let (target, property) = insetsPlace(row, ofView: index) else {
      return add(to: owner, .note, [Self.layoutNote(row)])
    }
    for edge in Edge.allCases {
      guard let value = values[edge] else { continue }
      let source = value.follows == .layoutGuide ? guideOwner(ofView: index) : path
      let statement = CodeStatement.inset(
        target, property, edge, .set, CodeAmount(value, of: source))
      if value.factor == 0 {
        add(to: owner, .load, Self.withComment(statement, setting: value), outlets: [outlet])
      } else {
        // A subview's safe area is right only when its controller has been laid out (INS-74).
        let isRoot = scenario.views[index].superview == nil && value.follows == .safeAreaInsets
        add(to: owner, isRoot ? .safeAreaChange : .layout, [statement], outlets: [outlet])
      }
    }
  }

  /// Points added to insets of a view.
  mutating func addInsets(_ row: PropertyRow, _ added: Insets, ofView index: Int) {
    let owner = names.owner(ofController: scenario.views[index].controller)
    guard let (path, property) = insetsPlace(row, ofView: index) else {
      return add(to: owner, .note, [Self.layoutNote(row)])
    }
    add(
      to: owner, .load, adding(added, to: row, at: .view(index), path, property),
      outlets: [names.path(ofView: index).outlet])
  }

  /// Where code finds insets of a view; nil where its layout does not have them.
  private func insetsPlace(
    _ row: PropertyRow, ofView index: Int
  ) -> (path: CodePath, property: CodeProperty)? {
    guard case .layout(let forms) = row.code else {
      return (names.scrollPath(ofView: index), CodeProperty(row))
    }
    let layout = layout(ofView: index)
    return forms.first { $0.takes(.insets(.zero), of: layout) }.map { form in
      (
        names.path(ofView: index).path.appending("collectionViewLayout", as: form.className),
        CodeProperty(form.property, since: form.since)
      )
    }
  }

  /// A collection view's layout; nil where nobody knows it.
  private func layout(ofView index: Int) -> CollectionLayout? {
    scenario.views[index].scroll?.values[ScrollProperty.collectionLayout].value ?? nil
  }

  /// How a controller gets at the one whose layout guides know the bars (INS-117).
  private func guideOwner(ofView index: Int) -> CodePath {
    let owner = scenario.guideOwner(ofView: index)
    var path = CodePath.own
    var controller = scenario.views[index].controller
    while controller != owner, let parent = scenario.controllers[controller].parent {
      path.parts.append(
        CodePath.Part(name: "parent", objectiveC: "parentViewController", isOptional: true))
      controller = parent
    }
    return path
  }

  // MARK: Controllers

  /// A property of a controller.
  mutating func set(_ row: PropertyRow, to value: PropertyValue, ofController index: Int) {
    if case .insets(let insets) = value {
      return setInsets(row, insets.map(Optional.some), ofController: index)
    }
    guard let code = CodeValue(value, of: row.shape, constants: row.constants) else { return }
    if case .beforePush = row.code {
      let own = names.owner(ofController: index)
      let type = own.className ?? own.superclassName
      let variable = CodeNames.variable(for: type)
      var path = CodePath.property(variable)
      path.isLocal = true
      add(
        to: own, .push, [.set(path, CodeProperty(row), code)],
        outlets: [CodeSnippet.Outlet(name: variable, type: type)])
      return
    }
    let (owner, path) = speaker(for: index)
    add(to: owner, .load, [.set(path, CodeProperty(row), code)])
  }

  /// Insets of a controller, set anew on some edges.
  mutating func setInsets(
    _ row: PropertyRow, _ values: EdgeValues<InsetExpression?>, ofController index: Int
  ) {
    let (owner, path) = speaker(for: index)
    for edge in Edge.allCases {
      guard let value = values[edge] else { continue }
      if value.factor == 0 {
        let statement = CodeStatement.inset(
          path, CodeProperty(row), edge, .set, CodeAmount(value.constant))
        add(to: owner, .load, Self.withComment(statement, setting: value))
      } else {
        add(
          to: names.owner(ofController: index), .safeAreaChange,
          [.cancelInherited(CodeProperty(row), edge, value)])
      }
    }
  }

  /// Points added to insets of a controller.
  mutating func addInsets(_ row: PropertyRow, _ added: Insets, ofController index: Int) {
    let (owner, path) = speaker(for: index)
    add(
      to: owner, .load, adding(added, to: row, at: .controller(index), path, CodeProperty(row)))
  }

  // MARK: Statements

  private static func withComment(
    _ statement: CodeStatement, setting value: InsetExpression
  ) -> [CodeStatement] {
    value == .zero ? [.comment("Better: delete the line that sets it."), statement] : [statement]
  }

  private func adding(
    _ added: Insets, to row: PropertyRow, at node: Node, _ path: CodePath, _ property: CodeProperty
  ) -> [CodeStatement] {
    // What nobody knows is changed, not set.
    let today = scenario.value(of: row.id, at: node) ?? .known(row.standard)
    var insets: InsetExpressions?
    if case .known(.insets(let set)) = today { insets = set }
    var statements: [CodeStatement] = []
    for edge in Edge.allCases where added[edge] != 0 {
      if insets?[edge] == .zero {
        statements.append(.inset(path, property, edge, .set, CodeAmount(added[edge])))
        continue
      }
      // The line that sets it knows best what it is for.
      statements.append(
        .comment("Better: change the line that sets \(property.swift).\(edge.name) now."))
      statements.append(
        .inset(
          path, property, edge, added[edge] < 0 ? .subtract : .add, CodeAmount(abs(added[edge]))))
    }
    return statements
  }

  /// The behaviour of every scroll view without one of its own.
  func appearance(_ name: String) -> CodeStatement {
    let row = ScrollProperty.contentInsetAdjustmentBehavior.row
    guard Self.isKnown(name),
      let value = CodeValue(.word(name), of: row.shape, constants: row.constants)
    else { return Self.ownBehavior(name) }
    return .appearance(CodeProperty(row), value)
  }

  private static func isKnown(_ behavior: String) -> Bool {
    UIKitBehavior.names.contains(behavior)
  }

  private static func ownBehavior(_ name: String) -> CodeStatement {
    let text = CodeNames.identifier(name) ?? "this"
    return .comment("\"\(text)\" is a behaviour of your own rules: UIKit has no code for it.")
  }

  private static func layoutNote(_ row: PropertyRow) -> CodeStatement {
    .comment("\(row.name) is set where the layout is made: there is no line for it.")
  }
}
