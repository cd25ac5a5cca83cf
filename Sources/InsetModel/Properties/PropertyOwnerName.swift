/// Whose property it is.
public enum PropertyOwnerName: UInt8, Sendable, Hashable, CaseIterable {
  case window, controller, bar, view, scroll, table, delegate

  /// The owner's properties, in the order of their indexes.
  public var rows: [PropertyRow] {
    switch self {
    case .window: WindowProperty.rows
    case .controller: ControllerProperty.rows
    case .bar: BarProperty.rows
    case .view: ViewProperty.rows
    case .scroll: ScrollProperty.rows
    case .table: TableProperty.rows
    case .delegate: DelegateProperty.rows
    }
  }
}
