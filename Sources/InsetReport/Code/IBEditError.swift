/// Why a file of Interface Builder cannot be changed.
public struct IBEditError: Error, Sendable, Hashable {
  /// What is wrong, in words.
  public var message: String
}
