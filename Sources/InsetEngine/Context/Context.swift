import InsetModel
import LuaHost

/// The screen that rules look at, in one place, so that a read copies nothing of it.
final class ShownScreen {
  let screen: Screen
  let scenario: Scenario
  let surroundings: Surroundings

  init(_ screen: Screen) {
    self.screen = screen
    scenario = screen.scenario
    surroundings = screen.surroundings
  }
}

/// Shows one screen to Lua: answers what rules read of it and keeps what they build.
///
/// Rules read objects; each read is answered from the screen as it is at that moment, so nothing is
/// copied into tables. Objects of an earlier evaluation are refused by their generation.
final class Context: LuaObjectHandler {
  /// The numbers behind unknowns and open questions.
  var catalogue = Catalogue()
  /// The behaviours of the packs, for what fixes set.
  var behaviorNames: [String] = []
  /// The screen that rules look at, as far as it is built.
  private(set) var shown: ShownScreen?
  /// Summands that rules asked for, as one list with the ranges handed out.
  private(set) var parts: [Contribution] = []
  private var partLists: [Range<Int>] = []
  /// The finding that a fix is asked about.
  var finding: Finding? { didSet { absentFields = [] } }
  /// Fields of it that the fix read and that are nil, in the order of reading.
  var absentFields: [FindingField] = []
  /// The property whose unknown value ended the rule that was asked last.
  var unknownProperty: UnknownProperty?
  /// Whether it ended at a switch that rests on something unknown.
  var isSwitchUnknown = false
  /// Answers an open question, which is noted as asked.
  var answer: (_ question: String) -> String = { _ in "" }
  /// What is supposed of one scroll view's content while its behaviour is asked.
  var supposed: (scroll: Int, axis: Axis, scrolls: Bool)?
  /// Whether the behaviour asked for that.
  var isSuppositionUsed = false
  /// What is supposed of all content while a screen is evaluated.
  var contents: ContentWorld?
  /// Why numbers that the rule at work got are not known, by name.
  var unknownReasons: [String: UnknownReasons] = [:]
  /// Versions that rules wrote, by their text.
  var versions: [String: OSVersion] = [:]
  static let versionLimit = 64
  /// Which of the delegate's methods tables have. Each section asks, and may have to look at all.
  var implemented: [TableMethodKey: Bool] = [:]
  /// Edits being built.
  var edits: [EditBuilder] = []
  /// Counts evaluations, so that objects kept from an earlier one are refused.
  private(set) var generation: UInt32 = 0

  private var defined: ObjectTypes?

  /// The object types; asked for after `define`.
  var types: ObjectTypes {
    get throws(LuaError) {
      guard let defined else { throw LuaError(.internalBug, "object types are not defined") }
      return defined
    }
  }

  /// Defines the object types in a state.
  func define(in state: LuaState) throws(LuaError) {
    defined = try ObjectTypes(state: state, handler: self)
  }

  /// Starts a new evaluation: what rules kept is stale from here on.
  func begin(_ state: LuaState) {
    generation &+= 1
    state.generation = generation
    parts.removeAll(keepingCapacity: true)
    partLists.removeAll(keepingCapacity: true)
    edits.removeAll(keepingCapacity: true)
    implemented.removeAll(keepingCapacity: true)
  }

  /// An object that a rule hands back, refused where it is of an earlier evaluation.
  func fresh(_ object: LuaObject) throws(LuaError) -> LuaObject {
    guard object.generation == generation else { throw stale() }
    return object
  }

  /// The refusal of an object that is of an earlier call.
  func stale() -> LuaError {
    LuaError(
      .stale(type: "object"), "an object was kept from an earlier call",
      hint: "objects live for one call: read what you need while it lasts")
  }

  /// Shows a screen to rules; nil ends that.
  func show(_ screen: Screen?) { shown = screen.map(ShownScreen.init) }

  /// The screen; asked for only while there is one.
  func current() throws(LuaError) -> ShownScreen {
    guard let shown else { throw LuaError(.internalBug, "no screen is being evaluated") }
    return shown
  }

  // MARK: Dispatch

  func read(field: Int, of object: LuaObject) throws(LuaError) -> LuaValue {
    let types = try types
    switch object.type {
    case types.scroll.id: return try read(field, ofScroll: object.index, on: current())
    case types.view.id: return try read(field, ofView: object.index, on: current())
    case types.controller.id: return try read(field, ofController: object.index, on: current())
    case types.section.id: return try read(.member(field), ofSection: object.index)
    case types.table.id: return try read(field, ofTable: object.index, on: current())
    case types.part.id: return try read(.member(field), ofPart: object.index)
    case types.screen.id: return try readScreen(field, current())
    case types.bar.id: return try read(field, ofBar: object.index, on: current())
    case types.obstruction.id:
      return try read(.member(field), ofObstruction: ObstructionIndex(objectIndex: object.index))
    case types.os.id: return try read(.member(field), ofVersion: object.index)
    case types.device.id: return try readDevice(.member(field))
    case types.finding.id: return try readFinding(.member(field))
    case types.parts.id: return .integer(partLists[object.index].count)
    case types.window.id: return try readWindow(.member(field))
    default: throw LuaError(.internalBug, "an object of an unknown type")
    }
  }

  func call(
    method: Int, on object: LuaObject, arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    let types = try types
    switch object.type {
    case types.scroll.id: return try call(.member(method), onScroll: object.index, arguments)
    case types.view.id: return try call(.member(method), onView: object.index, arguments)
    case types.controller.id:
      return try call(.member(method), onController: object.index, arguments)
    case types.section.id: return try call(.member(method), onSection: object.index, arguments)
    case types.table.id: return try call(.member(method), onTable: object.index, arguments)
    case types.screen.id: return try callScreen(.member(method), arguments)
    case types.bar.id: return try call(.member(method), onBar: object.index, arguments)
    case types.os.id: return try call(.member(method), onVersion: object.index, arguments)
    case types.finding.id: return try callFinding(.member(method), arguments)
    case types.parts.id: return try call(.member(method), onParts: object.index, arguments)
    case types.edit.id: return try call(.member(method), onEdit: object.index, arguments)
    default: throw LuaError(.internalBug, "a method of an unknown type")
    }
  }

  // MARK: Parts

  /// Summands as one object: `for part in scroll:parts "top" do`, `finding { parts = … }`.
  func list(_ contributions: [Contribution]) throws(LuaError) -> LuaValue {
    let start = parts.count
    parts += contributions
    partLists.append(start..<parts.count)
    return .object(try types.parts.object(partLists.count - 1, generation: generation))
  }

  /// The summands of a list object.
  func contributions(of list: LuaObject) -> [Contribution] {
    partLists.indices.contains(list.index) ? Array(parts[partLists[list.index]]) : []
  }

  /// One step of a for loop, which hands back the summand before as its second argument.
  func call(
    _ method: PartsMethod?, onParts index: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    let range = partLists[index]
    let before = arguments.count > 1 ? arguments[1].asObject?.index : nil
    let next = before.map { $0 + 1 } ?? range.lowerBound
    guard range.contains(next) else { return [.nil] }
    return [.object(try types.part.object(next, generation: generation))]
  }
}
