import InsetModel
import LuaHost

/// The kinds of objects that rules see. One handler answers for all: an object is a kind and an index.
///
/// A class, since each read asks for it and a copy of a structure would count the references within.
final class ObjectTypes {
  let screen: LuaObjectType
  let os: LuaObjectType
  let device: LuaObjectType
  let controller: LuaObjectType
  let bar: LuaObjectType
  let obstruction: LuaObjectType
  let view: LuaObjectType
  let scroll: LuaObjectType
  let table: LuaObjectType
  let section: LuaObjectType
  let parts: LuaObjectType
  let part: LuaObjectType
  let window: LuaObjectType
  let finding: LuaObjectType
  let edit: LuaObjectType
  let declaration: LuaObjectType
  let mark: LuaObjectType

  let insets: LuaRecordType
  let rect: LuaRecordType
  let size: LuaRecordType
  let point: LuaRecordType

  init(state: LuaState, handler: any LuaObjectHandler) throws(LuaError) {
    func object(
      _ name: String, _ fields: [String], _ methods: [String] = [], answersStay: Bool = true,
      reaching reach: (_ member: String) -> UInt8 = { _ in 0 }
    ) throws(LuaError) -> LuaObjectType {
      let marks = (fields + methods).map { ($0, reach($0)) }
      return try state.defineObject(
        name: name, fields: fields, methods: methods, handler: handler, answersStay: answersStay,
        marks: Dictionary(uniqueKeysWithValues: marks))
    }
    screen = try object("screen", ScreenField.fields.names, ScreenMethod.names) { member in
      ScreenField(rawValue: member)?.isOfSurroundings == true ? 0 : NodeReads.Reach.everything
    }
    os = try object("os", OSField.fields.names, OSMethod.names)
    device = try object("device", DeviceField.fields.names)
    controller = try object(
      "controller", ControllerField.fields.names, ControllerMethod.names
    ) { $0 == ControllerField.bars.rawValue ? NodeReads.Reach.bars : 0 }
    bar = try object("bar", BarField.fields.names, BarMethod.names)
    obstruction = try object("obstruction", ObstructionField.fields.names)
    view = try object("view", ViewField.fields.names, ViewMethod.names)
    scroll = try object(
      "scroll", ScrollField.fields.names + ViewField.fields.names, ScrollMethod.names)
    table = try object("table", TableField.fields.names, TableMethod.names) { member in
      TableField(rawValue: member)?.isFound == true ? NodeReads.Reach.found : 0
    }
    section = try object("section", SectionField.fields.names, SectionMethod.names) { member in
      member == SectionMethod.slot.rawValue ? NodeReads.Reach.found : 0
    }
    parts = try object("parts", PartsField.fields.names, PartsMethod.names)
    part = try object("part", PartField.fields.names)
    window = try object("window", WindowField.fields.names)
    finding = try object("finding", FindingField.fields.names, FindingMethod.names)
    edit = try object("edit", [], EditMethod.names, answersStay: false)
    declaration = try object("declaration", [])
    mark = try object("mark", [])
    func record(_ record: RuleObject) throws(LuaError) -> LuaRecordType {
      try state.defineRecord(name: record.name, fields: record.fieldNames)
    }
    insets = try record(.insets)
    rect = try record(.rect)
    size = try record(.size)
    point = try record(.point)
  }
}
