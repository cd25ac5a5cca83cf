import InsetModel
import LuaHost

/// What rules read of the properties in the table.
extension Context {
  /// A member of an object with properties.
  ///
  /// - Parameter answer: What the engine answers for a field of its own.
  /// - Throws: where the property's value is unknown, also where the engine makes something else of it.
  func read<Field, Owner>(
    _ member: Int, in fields: ObjectFields<Field>,
    of values: @autoclosure () -> PropertyValues<Owner>, at node: Node, bar: Bar.Kind? = nil,
    _ answer: (Field) throws(LuaError) -> LuaValue
  ) throws(LuaError) -> LuaValue {
    guard fields.members.indices.contains(member) else { throw noMember() }
    switch fields.members[member] {
    case .field(let field, let id):
      if let id {
        let values = values()
        if values.hasUnknown, let reason = values[id.row].reason {
          throw unknown(UnknownProperty(id: id, node: node, bar: bar, reason: reason))
        }
      }
      return try answer(field)
    case .property(let id):
      return try value(of: id.row, in: values(), at: node, bar: bar)
    }
  }

  /// The value of a property as Lua has it.
  func value<Owner>(
    of row: PropertyRow, in values: PropertyValues<Owner>, at node: Node, bar: Bar.Kind? = nil
  ) throws(LuaError) -> LuaValue {
    if case .none(let reason) = row.reading {
      throw LuaError(
        .runtime, "\(row.ruleName) of \(row.id.owner.title) is not for rules to read", hint: reason)
    }
    switch values[row] {
    case .known(let value): return try lua(value, row)
    case .unknown(let reason):
      throw unknown(UnknownProperty(id: row.id, node: node, bar: bar, reason: reason))
    }
  }

  private func lua(_ value: PropertyValue?, _ row: PropertyRow) throws(LuaError) -> LuaValue {
    switch value {
    case nil, .nil: .nil
    case .flag(let flag): .boolean(flag)
    case .number(let number):
      row.shape == .count ? .integer(Int(number)) : try self.number(number, row.ruleName)
    case .word(let word): .text(word)
    case .insets(let insets): try self.insets(insets.map(\.constant))
    case .edges(let edges):
      list(Edge.allCases.filter { edges.contains($0) }.map { .text($0.name) })
    case .size(let size): try self.size(size)
    case .offset(.point(let point)): try self.point(point)
    case .offset(.atRest): .text(ContentOffset.atRestWord)
    }
  }

  /// A value that the engine needs to answer.
  ///
  /// - Throws: where it is unknown.
  func known<Owner, Value>(
    _ property: Property<Owner, Value>, in values: PropertyValues<Owner>, at node: Node
  ) throws(LuaError) -> Value {
    switch values[property] {
    case .known(let value): return value
    case .unknown(let reason):
      throw unknown(UnknownProperty(id: property.id, node: node, reason: reason))
    }
  }

  /// Ends the rule as undecided.
  private func unknown(_ property: UnknownProperty) -> LuaError {
    unknownProperty = property
    let name = property.id.row.ruleName
    return LuaError(
      .unknownNumber(name), "\(name) is not known: \(property.reason.words)",
      hint: "give it with \"\(property.key)\"")
  }

  /// `isSet "contentInset"`: whether the scenario says something of a property.
  func isSet<Owner>(
    _ arguments: [LuaValue], _ values: PropertyValues<Owner>
  ) throws(LuaError) -> [LuaValue] {
    let row = try property(arguments, of: Owner.self, "isSet")
    return [.boolean(values.isWritten(row))]
  }
}
