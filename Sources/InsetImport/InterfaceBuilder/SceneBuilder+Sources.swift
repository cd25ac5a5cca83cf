internal import InsetModel

/// What source code adds to a scene.
extension SceneBuilder {
  /// Adds what the classes around a table say of it.
  mutating func apply(
    _ sources: SourceFacts, to view: inout View, _ number: Int, _ place: IBPlace
  ) {}
}
