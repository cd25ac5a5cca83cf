import InsetBasics
import InsetModel
import LuaHost

/// The table of a `finding { … }`, read strictly.
///
/// It is read where the rule calls `finding`, so that a mistake has that line, and again where the
/// engine takes it, since a rule may change it in between.
struct FindingTable {
  var edge: Edge?
  var points: Double?
  var facts: [FactID]?
  var level: Level?
  var message: String?
  var key: String?
  /// What it is about, where that is not what the check looked at.
  var target: LuaObject?
  var parts: LuaObject?

  init(_ table: LuaTable, what: String, types: ObjectTypes) throws(LuaError) {
    var fields = TableDecoder(table, what: what)
    edge = try fields.edge("edge")
    points = try fields.number("points")
    facts = try fields.texts("facts")
    level = try fields.word("level", Level.self)
    message = try fields.text("message")
    key = try fields.text("key")
    for name in ["view", "controller", "section"] {
      let value = fields.value(name)
      if value.isNil { continue }
      let known = [
        types.view.id, types.scroll.id, types.table.id, types.controller.id, types.section.id,
      ]
      guard let object = value.asObject, known.contains(object.type) else {
        throw fields.refusal(
          of: name, "\(name) of \(what) is no \(name)",
          hint: value.asText == nil ? nil : "give the object, not its name")
      }
      target = target ?? object
    }
    let value = fields.value("parts")
    if !value.isNil {
      guard let object = value.asObject, object.type == types.parts.id else {
        throw fields.refusal(
          of: "parts", "parts of \(what) must be what parts gives",
          hint: "parts = scroll:parts \"top\"")
      }
      parts = object
    }
    try fields.finish()
  }
}
