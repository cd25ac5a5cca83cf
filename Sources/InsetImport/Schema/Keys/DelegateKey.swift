import InsetModel

/// The keys of `delegate`: UITableViewDelegate's methods without `tableView(_:` and `:)`. All of them
/// are properties.
enum DelegateKey: ObjectKey {
  static let keys = KeyTable(
    "delegate", noun: "a delegate", doc: "A method that is written here is implemented.",
    specs: DelegateProperty.rows.map { KeySpec($0) })

  static let allCases: [DelegateKey] = []

  init?(rawValue: Int) { return nil }

  var rawValue: Int { switch self {} }

  var spec: KeySpec { switch self {} }
}
