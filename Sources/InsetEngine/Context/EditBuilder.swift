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
    let screen = try current()
    guard let given = arguments.first?.asObject else {
      throw LuaError(
        .runtime, "edit wants a view or a controller, not \(arguments.first?.typeName ?? "nil")")
    }
    let object = try fresh(given)
    let target: Node
    switch object.type {
    case types.view.id: target = .view(object.index)
    case types.scroll.id, types.table.id: target = .view(screen.scrolls[object.index].view)
    case types.controller.id: target = .controller(object.index)
    case types.bar.id: target = .controller(screen.bars[object.index].controller)
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
    let property = try property(arguments, "set")
    let value = arguments.count > 1 ? arguments[1] : .nil
    if let insets = Edit.InsetProperty(rawValue: property) {
      var values = EdgeValues<InsetExpression?>(all: nil)
      for (edge, points) in try edges(value, property) {
        values[edge] = InsetExpression(constant: points)
      }
      return .setInsets(property: insets, values)
    }
    if property == "contentInsetAdjustmentBehavior" {
      guard let name = value.asText else { throw wrong(property, "a behaviour's name", value) }
      return .behavior(try behavior(name))
    }
    if property == "origin" {
      guard let origin = value.asText.flatMap(TableProperties.Origin.init) else {
        throw wrong(property, "\"code\" or \"nib\"", value)
      }
      return .tableOrigin(origin)
    }
    if property == "contentOffset" {
      guard value.asText == ContentOffset.atRestWord else {
        throw wrong(property, "\"\(ContentOffset.atRestWord)\"", value)
      }
      return .contentOffsetAtRest
    }
    if let flag = Edit.FlagProperty(rawValue: property) {
      guard let on = value.asBool else { throw wrong(property, "true or false", value) }
      return .flag(flag, on)
    }
    if let number = Edit.TableNumber(rawValue: property) {
      guard let points = value.asDouble, points.isFinite else {
        throw wrong(property, "a finite number", value)
      }
      return .tableNumber(number, points)
    }
    if property == "edgesForExtendedLayout" {
      guard let list = value.asTable, list.fields.isEmpty else {
        throw wrong(property, "a list of edges", value)
      }
      var edges: EdgeSet = []
      for entry in list.array { edges.insert(EdgeSet(try edge([entry], "edgesForExtendedLayout"))) }
      return .edgesForExtendedLayout(edges)
    }
    for kind in [Bar.Kind.navigationBar, .toolbar, .tabBar]
    where property == "\(kind.rawValue).isTranslucent" {
      guard let on = value.asBool else { throw wrong(property, "true or false", value) }
      return .barIsTranslucent(kind, on)
    }
    throw unknown(property, "set")
  }

  /// `:add("additionalSafeAreaInsets", { top = -20 })`
  private func add(_ arguments: [LuaValue]) throws(LuaError) -> Edit.Change {
    let property = try property(arguments, "add")
    guard let insets = Edit.InsetProperty(rawValue: property) else {
      throw LuaError(
        .runtime, "add cannot change \"\(property)\"",
        hint: "it adds to contentInset or additionalSafeAreaInsets")
    }
    var values = Insets.zero
    for (edge, points) in try edges(arguments.count > 1 ? arguments[1] : .nil, property) {
      values[edge] = points
    }
    return .addInsets(property: insets, values)
  }

  /// `:runtime("contentInset", "top", "-safeAreaInsets.top")`
  private func runtime(_ arguments: [LuaValue]) throws(LuaError) -> Edit.Change {
    let property = try property(arguments, "runtime")
    guard let insets = Edit.InsetProperty(rawValue: property) else {
      throw LuaError(.runtime, "runtime sets contentInset or additionalSafeAreaInsets")
    }
    let edge = try edge(Array(arguments.dropFirst()), "runtime")
    // An addition to the safe area follows the system's part alone; no layout guide is without it.
    let followed = try followed(
      arguments.count > 2 ? arguments[2] : .nil, at: edge, guides: insets == .contentInset)
    var values = EdgeValues<InsetExpression?>(all: nil)
    values[edge] = followed
    return .setInsets(property: insets, values)
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
    guard property == "contentInsetAdjustmentBehavior", arguments.count > 1,
      let name = arguments[1].asText
    else {
      throw LuaError(
        .runtime, "appearance cannot set \"\(property)\"",
        hint: "it sets contentInsetAdjustmentBehavior to a behaviour's name")
    }
    return .behaviorOfAll(try behavior(name))
  }

  /// `:implement("viewForHeaderInSection", "view")`, `:implement("heightForHeaderInSection", 0.01)`; with
  /// a third argument `"untitled"` for sections without a title alone.
  private func implement(_ arguments: [LuaValue]) throws(LuaError) -> Edit.Change {
    let method = try word(arguments, Edit.DelegateMethod.self, "implement")
    let value = arguments.count > 1 ? arguments[1] : .nil
    let returned: Returned<Double>
    if method.returnsView {
      guard value.isNil || value.asText == "view" else {
        throw wrong(method.rawValue, "\"view\" or nil", value)
      }
      returned = value.isNil ? .nil : .value(0)
    } else {
      guard let points = value.asDouble, points.isFinite else {
        throw wrong(method.rawValue, "a finite number", value)
      }
      returned = .value(points)
    }
    guard arguments.count > 2, !arguments[2].isNil else { return .implement(method, returned) }
    guard arguments[2].asText == "untitled", method.isOfStrip else {
      throw LuaError(
        .runtime, "implement knows no such third argument",
        hint: "write \"untitled\" for sections without a title, of a header or footer method")
    }
    return .implementWhereUntitled(method, returned)
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

  private func unknown(_ property: String, _ method: String) -> LuaError {
    let known =
      Edit.InsetProperty.allCases.map(\.rawValue) + Edit.FlagProperty.allCases.map(\.rawValue)
      + Edit.TableNumber.allCases.map(\.rawValue)
      + [
        "contentInsetAdjustmentBehavior", "contentOffset", "edgesForExtendedLayout", "origin",
        "navigationBar.isTranslucent", "toolbar.isTranslucent", "tabBar.isTranslucent",
      ]
    return LuaError(
      .runtime, "\(method) knows no property \"\(property)\"",
      hint: suggestion(for: property, among: known)
        ?? "known: \(known.joined(separator: ", "))")
  }
}
