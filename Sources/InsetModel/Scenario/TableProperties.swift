/// What a table view adds to a scroll view. Heights in points; nil means UIKit's default.
public struct TableProperties: Sendable, Hashable {
  /// What is said of its properties.
  public var values = PropertyValues<TableProperty>()
  /// `UITableView.Style`.
  public enum Style: String, Sendable, Hashable, CaseIterable { case plain, grouped, insetGrouped }

  /// Whether the table was made in code or came from a nib, whose stored heights differ (TBL-17).
  public enum Origin: String, Sendable, Hashable, CaseIterable { case code, nib }

  /// Whether it is a collection view with a list layout (UICollectionLayoutListConfiguration).
  public var isList = false
  /// Which delegate methods exist and what they return where a section does not say.
  public var delegate = TableDelegate()
  /// The sections; nil where the scenario does not describe them.
  public var sections: [TableSection]?

  /// A table with UIKit's defaults.
  public init() {}

  /// `UITableView.automaticDimension`. Source: TBL-2.
  public static let automaticDimension = -1.0
}

/// What a delegate method returns, or that it is not there.
public enum Returned<Value> {
  /// The class does not implement the method.
  case notImplemented
  /// It returns nil.
  case `nil`
  /// It returns a value.
  case value(Value)

  /// Whether the method exists.
  public var isImplemented: Bool { if case .notImplemented = self { false } else { true } }

  /// The returned value, where there is one.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }
}

extension Returned: Sendable where Value: Sendable {}
extension Returned: Equatable where Value: Equatable {}
extension Returned: Hashable where Value: Hashable {}

/// The table delegate's methods, by their UIKit names.
public struct TableDelegate: Sendable, Hashable {
  /// What is said of its properties.
  public var values = PropertyValues<DelegateProperty>()

  /// No method implemented.
  public init() {}
}

/// A header or footer of one section, as far as the scenario says.
public struct SectionSlot: Sendable, Hashable {
  /// The title that the data source returns for it.
  public var title: String?
  /// The view method's answer for this section; nil takes the table's.
  public var view: Returned<Double>?
  /// The height method's answer for this section; nil takes the table's.
  public var height: Returned<Double>?

  /// Nothing said.
  public init() {}
}

/// One section of a table.
public struct TableSection: Sendable, Hashable {
  /// The height of each row; nil where the row takes the table's.
  public var rows: [Double?]
  /// The header.
  public var header = SectionSlot()
  /// The footer.
  public var footer = SectionSlot()

  /// A section of rows.
  public init(rows: [Double?]) { self.rows = rows }
}
