import LuaHost

extension Context {
  /// A table that the word of `mark` hands out.
  func marked(_ table: LuaTable, _ mark: Mark) throws(LuaError) -> LuaValue {
    var table = table
    table[Mark.key] = .object(
      try types.mark.object(mark.rawValue, generation: generation))
    return .table(table)
  }

  /// The word that made a table; nil where none did.
  func mark(of table: LuaTable) -> Mark? {
    guard let object = table[Mark.key].asObject, let types = try? types,
      object.type == types.mark.id
    else { return nil }
    return Mark(rawValue: object.index)
  }

  /// The table of a value that the word of `mark` made, without its mark; nil for any other value.
  func unmarked(_ value: LuaValue, _ mark: Mark) -> LuaTable? {
    guard var table = value.asTable, self.mark(of: table) == mark else { return nil }
    table[Mark.key] = .nil
    return table
  }
}
