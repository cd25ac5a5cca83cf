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
