import InsetModel

/// The keys of `delegate`: UITableViewDelegate's methods without `tableView(_:` and `:)`.
enum DelegateKey: Int, ObjectKey {
  case heightForHeaderInSection, heightForFooterInSection, viewForHeaderInSection
  case viewForFooterInSection, estimatedHeightForHeaderInSection
  case estimatedHeightForFooterInSection, heightForRowAt, estimatedHeightForRowAt

  static let keys = KeyTable(
    "delegate", noun: "a delegate", doc: "A method that is written here is implemented.",
    specs: specs)

  /// The property that holds what the method returns.
  var property: WritableKeyPath<TableDelegate, Returned<Double>> {
    switch self {
    case .heightForHeaderInSection: \.heightForHeaderInSection
    case .heightForFooterInSection: \.heightForFooterInSection
    case .viewForHeaderInSection: \.viewForHeaderInSection
    case .viewForFooterInSection: \.viewForFooterInSection
    case .estimatedHeightForHeaderInSection: \.estimatedHeightForHeaderInSection
    case .estimatedHeightForFooterInSection: \.estimatedHeightForFooterInSection
    case .heightForRowAt: \.heightForRowAt
    case .estimatedHeightForRowAt: \.estimatedHeightForRowAt
    }
  }

  /// Whether the method returns a view, not a height.
  var returnsView: Bool { self == .viewForHeaderInSection || self == .viewForFooterInSection }

  var spec: KeySpec {
    switch self {
    case .heightForHeaderInSection:
      KeySpec("heightForHeaderInSection", .height, "What the method returns.")
    case .heightForFooterInSection:
      KeySpec("heightForFooterInSection", .height, "What the method returns.")
    case .viewForHeaderInSection:
      KeySpec("viewForHeaderInSection", .returnedView, "\"view\", its height, or null for nil.")
    case .viewForFooterInSection:
      KeySpec("viewForFooterInSection", .returnedView, "\"view\", its height, or null for nil.")
    case .estimatedHeightForHeaderInSection:
      KeySpec("estimatedHeightForHeaderInSection", .height, "What the method returns.")
    case .estimatedHeightForFooterInSection:
      KeySpec("estimatedHeightForFooterInSection", .height, "What the method returns.")
    case .heightForRowAt: KeySpec("heightForRowAt", .height, "What the method returns.")
    case .estimatedHeightForRowAt:
      KeySpec("estimatedHeightForRowAt", .height, "What the method returns.")
    }
  }
}
