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
    func object<Field: MemberList, Method: MemberList>(
      _ name: String, _ fields: Field.Type, _ methods: Method.Type
    ) throws(LuaError) -> LuaObjectType {
      try state.defineObject(
        name: name, fields: Field.names, methods: Method.names, handler: handler)
    }
    screen = try object("screen", ScreenField.self, NoMember.self)
    os = try object("os", OSField.self, OSMethod.self)
    device = try object("device", DeviceField.self, NoMember.self)
    controller = try object("controller", ControllerField.self, ControllerMethod.self)
    bar = try object("bar", BarField.self, NoMember.self)
    obstruction = try object("obstruction", ObstructionField.self, NoMember.self)
    view = try object("view", ViewField.self, ViewMethod.self)
    scroll = try object("scroll", ScrollField.self, ScrollMethod.self)
    table = try object("table", TableField.self, TableMethod.self)
    section = try object("section", SectionField.self, SectionMethod.self)
    parts = try object("parts", PartsField.self, PartsMethod.self)
    part = try object("part", PartField.self, NoMember.self)
    window = try object("window", WindowField.self, NoMember.self)
    finding = try object("finding", FindingField.self, FindingMethod.self)
    edit = try object("edit", NoMember.self, EditMethod.self)
    declaration = try object("declaration", NoMember.self, NoMember.self)
    mark = try object("mark", NoMember.self, NoMember.self)
    insets = try state.defineRecord(name: "insets", fields: ["top", "left", "bottom", "right"])
    rect = try state.defineRecord(name: "rect", fields: ["x", "y", "width", "height"])
    size = try state.defineRecord(name: "size", fields: ["width", "height"])
    point = try state.defineRecord(name: "point", fields: ["x", "y"])
  }
}

/// The members of an object type, declared once: the case's name is the name in Lua.
protocol MemberList {
  /// All members, in the order that the host counts by; made once, since each read asks.
  static var all: [Self] { get }
  /// Their names.
  static var names: [String] { get }
}

extension MemberList {
  /// The member with the number that the host counts by.
  static func member(_ number: Int) -> Self? {
    all.indices.contains(number) ? all[number] : nil
  }
}

extension MemberList where Self: RawRepresentable<String> {
  static var names: [String] { all.map(\.rawValue) }
}

/// For types without fields or without methods.
enum NoMember: MemberList {
  static let all: [NoMember] = []
  static let names: [String] = []
}
