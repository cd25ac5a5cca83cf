/// A property with the type of its value.
public struct Property<Owner: PropertyOwner, Value: PropertyType>: Sendable {
  /// What is declared of it.
  public let row: PropertyRow
  /// UIKit's default; nil of an optional where it has none.
  let standard: Value

  /// Which property it is.
  public var id: PropertyID { row.id }
}
