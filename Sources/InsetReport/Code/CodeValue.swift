import InsetModel

/// A value as code writes it.
enum CodeValue: Hashable {
  case bool(Bool)
  case number(Double)
  /// A height of a table, which may be automatic.
  case height(Double)
  /// A case of an enumeration, and what its constant in Objective-C begins with.
  case constant(String, prefix: String)
  case text(String)
  case edges(EdgeSet)
  case size(Size)
  case point(Point)
  /// A view, as high as said; 0 where its height does not matter.
  case view(Double)
  case `nil`

  /// A property's value; nil of insets, which are set edge by edge, and of an offset that code finds.
  ///
  /// - Parameter constants: What the words' constants in Objective-C begin with.
  init?(_ value: PropertyValue, of shape: PropertyShape, constants: String?) {
    switch value {
    case .flag(let flag): self = .bool(flag)
    case .number(let number):
      switch shape {
      case .height: self = .height(number)
      case .sizedView, .returnedView: self = .view(number)
      default: self = .number(number)
      }
    case .word(let word):
      self = shape == .text ? .text(word) : .constant(word, prefix: constants ?? "")
    case .edges(let edges): self = .edges(edges)
    case .size(let size): self = .size(size)
    case .offset(.point(let point)): self = .point(point)
    case .nil: self = .nil
    case .insets, .offset(.atRest): return nil
    }
  }
}
