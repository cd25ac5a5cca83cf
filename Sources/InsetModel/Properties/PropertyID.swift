/// A property: its owner, and its place among the owner's.
public struct PropertyID: Sendable, Hashable {
  /// Whose it is.
  public var owner: PropertyOwnerName
  /// Its place in the owner's rows.
  public var index: UInt8

  /// What is declared of it.
  public var row: PropertyRow { owner.rows[Int(index)] }

  /// UIKit's name for it.
  public var name: String { row.name }
}
