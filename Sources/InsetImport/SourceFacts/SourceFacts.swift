/// What source code says of the classes that a file of Interface Builder names.
public struct SourceFacts: Sendable {
  /// Nothing known.
  public init() {}
}
