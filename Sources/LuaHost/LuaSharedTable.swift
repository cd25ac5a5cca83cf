/// An immutable table that lives in its state and can be handed to scripts without a copy.
///
/// May be let go on any thread, and after its state has ended.
public final class LuaSharedTable: Sendable {
  let reference: LuaReference

  init(reference: LuaReference) { self.reference = reference }
}

extension LuaSharedTable: Equatable {
  /// The same reference.
  public static func == (left: LuaSharedTable, right: LuaSharedTable) -> Bool { left === right }
}
