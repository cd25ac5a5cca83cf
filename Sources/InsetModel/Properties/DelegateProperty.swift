/// The methods of `UITableViewDelegate` that decide heights, by their last label. A method that is set
/// is implemented; its value is what it returns.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum DelegateProperty: PropertyOwner {
  public static let name = PropertyOwnerName.delegate

  public static let heightForHeaderInSection = height(0, "heightForHeaderInSection")
  public static let heightForFooterInSection = height(1, "heightForFooterInSection")
  public static let viewForHeaderInSection = view(2, "viewForHeaderInSection")
  public static let viewForFooterInSection = view(3, "viewForFooterInSection")
  public static let estimatedHeightForHeaderInSection = height(
    4, "estimatedHeightForHeaderInSection")
  public static let estimatedHeightForFooterInSection = height(
    5, "estimatedHeightForFooterInSection")
  public static let heightForRowAt = height(
    6, "heightForRowAt", objectiveC: "heightForRowAtIndexPath")
  public static let estimatedHeightForRowAt = height(
    7, "estimatedHeightForRowAt", objectiveC: "estimatedHeightForRowAtIndexPath")

  public static let rows = [
    heightForHeaderInSection.row, heightForFooterInSection.row, viewForHeaderInSection.row,
    viewForFooterInSection.row, estimatedHeightForHeaderInSection.row,
    estimatedHeightForFooterInSection.row, heightForRowAt.row, estimatedHeightForRowAt.row,
  ]

  private static func height(
    _ index: UInt8, _ name: String, objectiveC: String? = nil
  ) -> Property<DelegateProperty, Returned<Double>> {
    property(
      index, name, .height, default: .notImplemented, objectiveC: objectiveC,
      setting: .settable(cost: 2), fact: "TBL-20", "What the method returns.")
  }

  private static func view(
    _ index: UInt8, _ name: String
  ) -> Property<DelegateProperty, Returned<Double>> {
    property(
      index, name, .returnedView, default: .notImplemented, setting: .settable(cost: 2),
      fact: "TBL-20", "`\"view\"`, a view with a height `{ \"height\": 30 }`, or null for nil.")
  }
}
