import InsetModel

/// A value as code writes it.
enum CodeValue: Hashable {
  case bool(Bool)
  case number(Double)
  case behavior(String)
  case edges(EdgeSet)
  /// A view, as high as said; 0 where its height does not matter.
  case view(Double)
  case `nil`
}
