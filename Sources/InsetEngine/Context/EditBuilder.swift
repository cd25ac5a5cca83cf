import InsetBasics
import InsetModel
import LuaHost

/// An edit that a fix is building.
struct EditBuilder {
  /// What `edit(…)` was given.
  var target: Node
  /// The steps so far.
  var edit = Edit()
}

extension Context {
  /// `edit(target)`: starts an edit of a view, scroll view, table or controller.
  func startEdit(_ arguments: [LuaValue]) throws(LuaError) -> LuaValue {
    let types = try types
    let shown = try current()
    guard let given = arguments.first?.asObject else {
      throw LuaError(
        .runtime, "edit wants a view or a controller, not \(arguments.first?.typeName ?? "nil")")
    }
    let object = try fresh(given)
    let target: Node
    switch object.type {
    case types.view.id: target = .view(object.index)
    case types.scroll.id, types.table.id: target = .view(shown.screen.scrolls[object.index].view)
    case types.controller.id: target = .controller(object.index)
    case types.bar.id: target = .controller(shown.screen.bars[object.index].controller)
    case types.screen.id: target = .scenario
    default: throw LuaError(.runtime, "edit wants a view or a controller")
    }
    edits.append(EditBuilder(target: target))
    return .object(types.edit.object(edits.count - 1, generation: generation))
  }

  /// The finished edit behind an object that `propose` returned.
  func edit(_ object: LuaObject) -> Edit? {
    edits.indices.contains(object.index) ? edits[object.index].edit : nil
  }

  func call(
    _ method: EditMethod?, onEdit index: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    guard edits.indices.contains(index) else { throw noMember() }
    let change: Edit.Change
    switch method {
    case .set: change = try set(arguments)
    case .add: change = try add(arguments)
    case .implement: change = try implement(arguments)
    case .pin: change = try pin(arguments, edits[index].target)
    case .runtime: change = try runtime(arguments)
    case .insertFirstSubview: change = .insertFirstSubview
    case .appearance: change = try appearance(arguments)
    case .refuse:
      guard let reason = arguments.first?.asText else {
        throw LuaError(.runtime, "refuse wants a reason")
      }
      edits[index].edit.refusal = reason
      return [.object(try types.edit.object(index, generation: generation))]
    case nil: throw noMember()
    }
    edits[index].edit.steps.append(Edit.Step(node: edits[index].target, change: change))
    return [.object(try types.edit.object(index, generation: generation))]
  }

  /// `:set("contentInsetAdjustmentBehavior", "never")`, `:set("estimatedRowHeight", 0)`, …
  private func set(_ arguments: [LuaValue]) throws(LuaError) -> Edit.Change {
    let (bar, row) = try settable(property(arguments, "set"))
    let value = arguments.count > 1 ? arguments[1] : .nil
    if case .insets = row.shape {
      var values = EdgeValues<InsetExpression?>(all: nil)
      for (edge, points) in try edges(value, row.ruleName) {
        values[edge] = InsetExpression(constant: points)
      }
      return .setInsets(row.id, values)
    }
    let read = try propertyValue(value, of: row, called: bar.map { "\($0.rawValue)." } ?? "")
    return bar.map { .setBar($0, row.id, read) } ?? .set(row.id, read)
  }

  /// The property of a name that fixes can set; a bar's has the bar before it.
  private func settable(
    _ name: String
  ) throws(LuaError) -> (bar: Bar.Kind?, row: PropertyRow) {
    let all = EditTarget.all.filter { $0.name == name }
    if let found = all.first(where: { $0.row.cost != nil }) { return (found.bar, found.row) }
    if let row = all.first?.row, case .none(let reason) = row.setting {
      throw LuaError(.runtime, "set cannot change \"\(name)\"", hint: reason)
    }
    let known = EditTarget.all.filter { $0.row.cost != nil }.map(\.name)
    throw LuaError(
      .runtime, "set knows no property \"\(name)\"",
      hint: suggestion(for: name, among: known) ?? "known: \(known.joined(separator: ", "))")
  }

  /// A value of a property's shape.
  private func propertyValue(
    _ value: LuaValue, of row: PropertyRow, called prefix: String
  ) throws(LuaError) -> PropertyValue {
    let name = prefix + row.ruleName
    switch row.shape {
    case .flag, .follows:
      guard let on = value.asBool else { throw wrong(name, "true or false", value) }
      return .flag(on)
    case .length, .extent, .height, .sizedView, .returnedView:
      guard let points = value.asDouble, points.isFinite else {
        throw wrong(name, "a finite number", value)
      }
      return .number(points)
    case .count:
      guard let count = value.asInt, count >= 0 else { throw wrong(name, "a whole number", value) }
      return .number(Double(count))
    case .words(let words):
      guard let word = value.asText, words.contains(word) else {
        throw wrong(name, Self.either(words), value)
      }
      return .word(word)
    case .text:
      guard let text = value.asText else { throw wrong(name, "text", value) }
      return .word(text)
    case .behavior:
      guard let word = value.asText else { throw wrong(name, "a behaviour's name", value) }
      return .word(try behavior(word))
    case .offset:
      guard value.asText == ContentOffset.atRestWord else {
        throw wrong(name, Self.either([ContentOffset.atRestWord]), value)
      }
      return .offset(.atRest)
    case .edges:
      guard let list = value.asTable, list.fields.isEmpty else {
        throw wrong(name, "a list of edges", value)
      }
      var edges: EdgeSet = []
      for entry in list.array { edges.insert(EdgeSet(try edge([entry], name))) }
      return .edges(edges)
    case .size, .contentSize:
      guard let table = value.asTable else { throw wrong(name, "a width and a height", value) }
      var fields = TableDecoder(table, what: name)
      guard let width = try fields.number("width"), let height = try fields.number("height") else {
        throw wrong(name, "a width and a height", value)
      }
      try fields.finish()
      return .size(Size(width: width, height: height))
    case .insets: throw wrong(name, "a table of edges", value)
    }
  }

  /// Words in quotes: `"code" or "nib"`.
  private static func either(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + quoted[quoted.count - 1]
  }

  /// `:add("additionalSafeAreaInsets", { top = -20 })`
  private func add(_ arguments: [LuaValue]) throws(LuaError) -> Edit.Change {
    let row = try insets(arguments, "add", following: false)
    var values = Insets.zero
    for (edge, points) in try edges(arguments.count > 1 ? arguments[1] : .nil, row.ruleName) {
      values[edge] = points
    }
    return .addInsets(row.id, values)
  }

  /// `:runtime("contentInset", "top", "-safeAreaInsets.top")`
  private func runtime(_ arguments: [LuaValue]) throws(LuaError) -> Edit.Change {
    let row = try insets(arguments, "runtime", following: true)
    let edge = try edge(Array(arguments.dropFirst()), "runtime")
    // An addition to the safe area follows the system's part alone; no layout guide is without it.
    let followed = try followed(
      arguments.count > 2 ? arguments[2] : .nil, at: edge,
      guides: row.shape == .insets(.safeAreaAndGuides))
    var values = EdgeValues<InsetExpression?>(all: nil)
    values[edge] = followed
    return .setInsets(row.id, values)
  }

  /// Insets that a fix can set, by name.
  ///
  /// - Parameter following: Whether they have to be such as code can keep after the safe area.
  private func insets(
    _ arguments: [LuaValue], _ method: String, following: Bool
  ) throws(LuaError) -> PropertyRow {
    let name = try property(arguments, method)
    let known = EditTarget.all.map(\.row).filter { row in
      guard row.cost != nil, case .insets(let follows) = row.shape else { return false }
      return !following || follows != .nothing
    }
    if let row = known.first(where: { $0.ruleName == name }) { return row }
    let names = known.map(\.ruleName)
    throw LuaError(
      .runtime, "\(method) cannot change \"\(name)\"",
      hint: suggestion(for: name, among: names)
        ?? "it is for \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "nothing")")
  }

  /// What an edge's inset follows at run time, in the syntax of scenarios.
  private func followed(
    _ value: LuaValue, at edge: Edge, guides: Bool
  ) throws(LuaError) -> InsetExpression {
    let known =
      [InsetExpression.safeArea(at: edge)]
      + (guides ? [InsetExpression.layoutGuide(at: edge)].compactMap(\.self) : [])
    let hint = known.map { "\"-\($0)\"" }.joined(separator: " or ")
    guard let text = value.asText else {
      throw LuaError(
        .runtime, "runtime wants what the inset follows, not \(value.typeName)",
        hint: "write \(hint)")
    }
    do throws(InsetExpression.ReadingFailure) {
      let read = try InsetExpression(reading: text, at: edge, guides: guides)
      if read.factor != 0 { return read }
    } catch {
      if case .follows(let word) = error {
        throw LuaError(
          .runtime, "the \(edge.name) inset cannot follow \"\(word)\"", hint: "write \(hint)")
      }
      throw LuaError(.runtime, "runtime does not know \"\(text)\"", hint: "write \(hint)")
    }
    throw LuaError(
      .runtime, "\"\(text)\" follows nothing",
      hint: "write \(hint), or set a number with :set")
  }

  /// A behaviour's name: UIKit's, or one that the packs have.
  private func behavior(_ name: String) throws(LuaError) -> String {
    let own = UIKitBehavior.names
    let names = own + behaviorNames.filter { !own.contains($0) }
    if names.contains(name) { return name }
    throw LuaError(
      .runtime, "there is no behaviour \"\(name)\"",
      hint: suggestion(for: name, among: names)
        ?? "known: \(names.joined(separator: ", "))",
      written: [.text(name)])
  }

  /// `:appearance("contentInsetAdjustmentBehavior", "never")`, on the screen
  private func appearance(_ arguments: [LuaValue]) throws(LuaError) -> Edit.Change {
    let property = try property(arguments, "appearance")
    let known = ScrollProperty.contentInsetAdjustmentBehavior.row.ruleName
    guard property == known, arguments.count > 1, let name = arguments[1].asText else {
      throw LuaError(
        .runtime, "appearance cannot set \"\(property)\"",
        hint: "it sets \(known) to a behaviour's name")
    }
    return .behaviorOfAll(try behavior(name))
  }

  /// `:implement("viewForHeaderInSection", "view")`, `:implement("heightForHeaderInSection", 0.01)`; with
  /// a third argument `"untitled"` for sections without a title alone.
  private func implement(_ arguments: [LuaValue]) throws(LuaError) -> Edit.Change {
    let row = try property(arguments, of: DelegateProperty.self, "implement")
    let value = arguments.count > 1 ? arguments[1] : .nil
    let returned: Returned<Double>
    if row.returnsView {
      guard value.isNil || value.asText == "view" else {
        throw wrong(row.ruleName, "\"view\" or nil", value)
      }
      returned = value.isNil ? .nil : .value(0)
    } else {
      guard let points = value.asDouble, points.isFinite else {
        throw wrong(row.ruleName, "a finite number", value)
      }
      returned = .value(points)
    }
    guard arguments.count > 2, !arguments[2].isNil else { return .implement(row.id, returned) }
    guard arguments[2].asText == "untitled", row.strip != nil else {
      throw LuaError(
        .runtime, "implement knows no such third argument",
        hint: "write \"untitled\" for sections without a title, of a header or footer method")
    }
    return .implementWhereUntitled(row.id, returned)
  }

  private func property(_ arguments: [LuaValue], _ method: String) throws(LuaError) -> String {
    guard let name = arguments.first?.asText else {
      throw LuaError(.runtime, "\(method) wants a property's name")
    }
    return name
  }

  private func edges(
    _ value: LuaValue, _ property: String
  ) throws(LuaError) -> [(Edge, Double)] {
    guard let table = value.asTable else {
      throw wrong(property, "a table of edges", value)
    }
    var fields = TableDecoder(table, what: property)
    var result: [(Edge, Double)] = []
    for edge in Edge.allCases {
      if let points = try fields.number(edge.name) { result.append((edge, points)) }
    }
    try fields.finish()
    return result
  }

  private func wrong(_ property: String, _ wanted: String, _ value: LuaValue) -> LuaError {
    LuaError(.runtime, "\(property) must be \(wanted), not \(value.told)")
  }
}
