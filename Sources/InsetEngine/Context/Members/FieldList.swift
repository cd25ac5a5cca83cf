import InsetModel

/// The fields of an object type that are not properties of the table, declared once: the case's name is
/// the name in Lua.
protocol FieldList: CaseIterable, RawRepresentable<String>, Sendable {
  /// All of them, in the order that the host counts by; made once, since each read asks.
  static var all: [Self] { get }
  /// Its type in Lua, and what it is in one line.
  var declaration: (type: String, doc: String) { get }
}

extension FieldList {
  /// The field with the number that the host counts by, of an object without properties.
  static func member(_ number: Int) -> Self? {
    all.indices.contains(number) ? all[number] : nil
  }
}

/// What rules read of an object: the fields declared here, then the properties of its owner.
struct ObjectFields<Field: FieldList>: Sendable {
  /// One name.
  enum Member: Sendable {
    /// The engine answers; where there is such a property, its value has to be known.
    case field(Field, PropertyID?)
    /// A property's value, or the reason why none is read.
    case property(PropertyID)
  }

  /// All of them, in the order that the host counts by.
  let members: [Member]
  /// Their names in Lua.
  let names: [String]

  /// The fields of an object whose properties are the owner's; nil where it has none.
  init(_ owner: PropertyOwnerName? = nil) {
    let rows = owner?.rows ?? []
    let fields = Field.all
    let own = Set(fields.map(\.rawValue))
    let others = rows.filter { !own.contains($0.ruleName) }
    members =
      fields.map { field in .field(field, rows.first { $0.ruleName == field.rawValue }?.id) }
      + others.map { .property($0.id) }
    names = fields.map(\.rawValue) + others.map(\.ruleName)
  }

  /// What is told of those that can be read.
  var described: [RuleObject.Field] {
    members.compactMap { member in
      switch member {
      case .field(let field, let id):
        let (type, doc) = field.declaration
        return RuleObject.Field(field.rawValue, type, doc, property: id)
      case .property(let id):
        let row = id.row
        guard case .value = row.reading else { return nil }
        return RuleObject.Field(row.ruleName, row.luaType, row.doc, property: id)
      }
    }
  }
}
