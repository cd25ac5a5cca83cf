public import InsetModel

/// What to change in Interface Builder.
public struct IBForm: Sendable, Hashable {
  /// A change to an element of the file.
  public enum Change: Sendable, Hashable {
    /// An attribute is set; nil takes it away, as Interface Builder does with a default.
    case attribute(name: String, value: String?)
    /// A child with that key is written with these attributes; nil takes it away.
    case child(element: String, key: String, attributes: [Attribute]?)
  }

  /// An attribute of a child.
  public struct Attribute: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: String
  }

  /// The view or controller whose element it is.
  public var node: Node
  /// The bar inside that controller's element, where it is a bar's.
  public var bar: Bar.Kind?
  /// What is changed.
  public var change: Change
  /// The inspector and what to look for in it: `Size inspector › Content Insets`.
  public var inspector: String?
  /// What to choose there: `Never`.
  public var setting: String

  /// The change as the file has it: `contentInsetAdjustmentBehavior="never"`.
  public var text: String {
    switch change {
    case .attribute(let name, let value?): "\(name)=\"\(value)\""
    case .attribute(let name, nil): "no \(name)"
    case .child(let element, let key, let attributes?):
      "<\(element) key=\"\(key)\""
        + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + "/>"
    case .child(let element, let key, nil): "no <\(element) key=\"\(key)\">"
    }
  }
}
