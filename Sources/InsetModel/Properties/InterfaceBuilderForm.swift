/// How Interface Builder stores a property, and where its inspectors show it.
public struct InterfaceBuilderForm: Sendable, Hashable {
  /// Where the value stands in the file.
  public enum Place: Sendable, Hashable {
    /// An attribute of the owner's element.
    case attribute(String)
    /// A child with the property's name as its key: this element, with attributes for the edges.
    case child(String)
  }

  /// Where the value stands.
  public var place: Place
  /// What a file means that does not have it, where that differs from UIKit's default.
  public var silence: PropertyValue?
  /// The inspector and what to look for in it; nil where no inspector shows it.
  public var inspector: String?
  /// Whether Interface Builder writes it for every table, so that nobody knows what one means that does
  /// not have it.
  public var isAlwaysWrittenForTables = false

  /// An attribute of the owner's element.
  public static func attribute(
    _ name: String, in inspector: String?, silence: PropertyValue? = nil,
    isAlwaysWrittenForTables: Bool = false
  ) -> InterfaceBuilderForm {
    InterfaceBuilderForm(
      place: .attribute(name), silence: silence, inspector: inspector,
      isAlwaysWrittenForTables: isAlwaysWrittenForTables)
  }

  /// A child of the owner's element.
  public static func child(_ element: String, in inspector: String? = nil) -> InterfaceBuilderForm {
    InterfaceBuilderForm(place: .child(element), silence: nil, inspector: inspector)
  }

  /// What the attributes for the edges are called in an element, in the order in which the format
  /// writes them: `minY` is the top in `<inset>`, `top` in `<edgeInsets>` and `<extendedEdge>`.
  public static func edgeAttributes(of element: String) -> [(name: String, edge: Edge)] {
    element == "inset"
      ? [("minX", .left), ("minY", .top), ("maxX", .right), ("maxY", .bottom)]
      : Edge.allCases.map { ($0.name, $0) }
  }
}
