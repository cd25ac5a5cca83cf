/// A Lua function that the host holds.
///
/// May be let go on any thread, and after its state has ended: the reference is only noted, and
/// released by the state when it next works.
public final class LuaFunction: Sendable {
  let reference: LuaReference

  init(reference: LuaReference) { self.reference = reference }
}

extension LuaFunction: Hashable {
  /// The same reference; two copies of one Lua function out of Lua are two references.
  public static func == (left: LuaFunction, right: LuaFunction) -> Bool { left === right }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The global names a chunk sees.
public final class LuaEnvironment: Sendable {
  let reference: LuaReference
  /// The global names, sorted.
  public let names: [String]

  init(reference: LuaReference, names: [String]) {
    self.reference = reference
    self.names = names
  }
}
