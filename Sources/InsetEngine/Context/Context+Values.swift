import InsetBasics
import InsetModel
import LuaHost

extension Context {
  // MARK: Values that rules get

  /// Remembers why a number that a rule gets is not known, under the name by which it is read.
  private func noteIfUnknown(_ points: Double, _ name: String) {
    let reasons = Length(atRest: points).reasons
    if !reasons.isEmpty { unknownReasons[name, default: []].formUnion(reasons) }
  }

  /// The key that would supply a number that the rule at work could not read: of what is behind the
  /// numbers of this name that it got.
  func missingKey(of name: String) -> String? {
    guard let screen = shown?.screen else { return nil }
    let reasons = unknownReasons[name] ?? []
    let known = reasons.indexes.first { screen.unknowns.indices.contains($0) }
    return known.map { screen.unknowns[$0].supply } ?? screen.missingKey
  }

  func insets(_ insets: Insets) throws(LuaError) -> LuaValue {
    for edge in Edge.allCases { noteIfUnknown(insets[edge], edge.name) }
    return .record(try types.insets.record(insets.vector))
  }

  func rect(_ rect: Rect) throws(LuaError) -> LuaValue {
    noteIfUnknown(rect.x, "x")
    noteIfUnknown(rect.y, "y")
    noteIfUnknown(rect.width, "width")
    noteIfUnknown(rect.height, "height")
    return .record(try types.rect.record(SIMD4(rect.x, rect.y, rect.width, rect.height)))
  }

  func size(_ size: Size) throws(LuaError) -> LuaValue {
    noteIfUnknown(size.width, "width")
    noteIfUnknown(size.height, "height")
    return .record(try types.size.record(SIMD4(size.width, size.height, 0, 0)))
  }

  func point(_ point: Point) throws(LuaError) -> LuaValue {
    noteIfUnknown(point.x, "x")
    noteIfUnknown(point.y, "y")
    return .record(try types.point.record(SIMD4(point.x, point.y, 0, 0)))
  }

  /// A number; one that no source gives ends the rule as undecided.
  func number(_ points: Double, _ name: String) throws(LuaError) -> LuaValue {
    noteIfUnknown(points, name)
    if points.isNaN { throw LuaError(.unknownNumber(name), "\(name) has no known value") }
    return .number(points)
  }

  func number(_ points: Double?, _ name: String) throws(LuaError) -> LuaValue {
    guard let points else { return .nil }
    return try number(points, name)
  }

  /// A switch; one that is unknown ends the rule as undecided.
  func flag(_ value: Bool?, _ name: String) throws(LuaError) -> LuaValue {
    guard let value else {
      isSwitchUnknown = true
      throw LuaError(.unknownNumber(name), "\(name) has no known value")
    }
    return .boolean(value)
  }

  func text(_ text: String?) -> LuaValue { text.map { .text($0) } ?? .nil }

  func view(_ index: Int?) throws(LuaError) -> LuaValue {
    guard let index else { return .nil }
    return .object(try types.view.object(index, generation: generation))
  }

  func controller(_ index: Int?) throws(LuaError) -> LuaValue {
    guard let index else { return .nil }
    return .object(try types.controller.object(index, generation: generation))
  }

  func scroll(_ index: Int?) throws(LuaError) -> LuaValue {
    guard let index else { return .nil }
    return .object(try types.scroll.object(index, generation: generation))
  }

  func table(_ scroll: Int?) throws(LuaError) -> LuaValue {
    guard let scroll else { return .nil }
    return .object(try types.table.object(scroll, generation: generation))
  }

  func bar(_ index: Int) throws(LuaError) -> LuaValue {
    .object(try types.bar.object(index, generation: generation))
  }

  func obstruction(_ kind: Obstruction.Kind) throws(LuaError) -> LuaValue {
    let index = ObstructionIndex(kind).objectIndex
    return .object(try types.obstruction.object(index, generation: generation))
  }

  func screenObject() throws(LuaError) -> LuaValue {
    .object(try types.screen.object(0, generation: generation))
  }

  /// `os` is version 0, `linkedSDK` version 1.
  func version(_ index: Int) throws(LuaError) -> LuaValue {
    .object(try types.os.object(index, generation: generation))
  }

  func section(_ number: Int, ofScroll scroll: Int) throws(LuaError) -> LuaValue {
    let index = SectionIndex(scroll: scroll, number: number).objectIndex
    return .object(try types.section.object(index, generation: generation))
  }

  func list(_ values: [LuaValue]) -> LuaValue { .table(LuaTable(array: values)) }

  /// Who causes a summand, as an object.
  func cause(_ cause: Cause) throws(LuaError) -> LuaValue {
    switch cause {
    case .window, .keyboard: .object(try types.window.object(0, generation: generation))
    case .bar(let index): try bar(index)
    case .controller(let index): try controller(index)
    case .view(let index): try view(index)
    }
  }

  // MARK: Arguments that rules give

  func edge(_ arguments: [LuaValue], _ method: String) throws(LuaError) -> Edge {
    guard let name = arguments.first?.asText else {
      throw LuaError(.runtime, "\(method) wants an edge", hint: "\(method) \"top\"")
    }
    guard let edge = Edge(name: name) else {
      throw LuaError(
        .runtime, "there is no edge \"\(name)\"",
        hint: suggestion(for: name, among: Edge.allCases.map(\.name))
          ?? "an edge is top, left, bottom or right")
    }
    return edge
  }

  func axis(_ arguments: [LuaValue], _ method: String) throws(LuaError) -> Axis {
    switch arguments.first?.asText {
    case "vertical": return .vertical
    case "horizontal": return .horizontal
    default:
      throw LuaError(.runtime, "\(method) wants \"vertical\" or \"horizontal\"")
    }
  }

  func word<Word: RawRepresentable & CaseIterable>(
    _ arguments: [LuaValue], _ type: Word.Type, _ method: @autoclosure () -> String
  ) throws(LuaError) -> Word where Word.RawValue == String {
    if let word = arguments.first?.asText.flatMap(Word.init) { return word }
    throw noWord(arguments, among: type.allCases.map(\.rawValue), method())
  }

  /// The first argument as a property of `Owner`, by the name that rules use.
  func property<Owner: PropertyOwner>(
    _ arguments: [LuaValue], of owner: Owner.Type, _ method: String
  ) throws(LuaError) -> PropertyRow {
    let name = arguments.first?.asText
    if let index = Owner.rows.firstIndex(where: { $0.ruleName == name }) {
      return Owner.rows[index]
    }
    throw noWord(arguments, among: Owner.rows.map(\.ruleName), method)
  }

  /// The refusal of a first argument that is none of some words.
  private func noWord(
    _ arguments: [LuaValue], among words: [String], _ method: String
  ) -> LuaError {
    guard let name = arguments.first?.asText else {
      return LuaError(.runtime, "\(method) wants one of \(words.joined(separator: ", "))")
    }
    return LuaError(
      .runtime, "\(method) knows no \"\(name)\"",
      hint: suggestion(for: name, among: words)
        ?? "it is one of \(words.joined(separator: ", "))")
  }

  /// What a call of a member that the type does not have would be: the host never makes one.
  func noMember() -> LuaError { LuaError(.internalBug, "a member that is not declared") }
}
