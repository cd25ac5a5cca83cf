/// The properties of `UITableView`, and of a list layout's configuration.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum TableProperty: PropertyOwner {
  public static let name = PropertyOwnerName.table

  public static let style = property(
    0, "style", .words(of: TableProperties.Style.self), default: TableProperties.Style.plain,
    interfaceBuilder: .attribute("style", in: "Attributes inspector › Style"),
    setting: .none("a table keeps its style"), fact: "TBL-1", listKey: "appearance",
    "The style; `plain` by default.")
  public static let origin = property(
    1, "origin", .words(of: TableProperties.Origin.self), default: TableProperties.Origin?.none,
    code: .advice([
      "code": .init(summary: "made in code", instruction: "Lay this table out in code"),
      "nib": .init(
        summary: "laid out in a storyboard or xib",
        instruction: "Lay this table out in the controller's storyboard or xib"),
    ]), setting: .settable(cost: 6), fact: "TBL-17",
    uncaptured: "an object does not tell where it was made",
    "Taken as made in code unless written. A nib stores heights of its own (TBL-17).")
  public static let sectionHeaderHeight = height(
    2, "sectionHeaderHeight", in: "Section Height, Header", fact: "TBL-2",
    "Of headers that give no height of their own; UIKit's by default.")
  public static let sectionFooterHeight = height(
    3, "sectionFooterHeight", in: "Section Height, Footer", fact: "TBL-2",
    "Of footers that give no height of their own; UIKit's by default.")
  public static let estimatedRowHeight = height(
    4, "estimatedRowHeight", in: "Row Height, Estimate", silence: .number(0), fact: "TBL-4",
    "UIKit's by default; 0 turns estimates off.")
  public static let estimatedSectionHeaderHeight = height(
    5, "estimatedSectionHeaderHeight", in: "Section Height, Header Estimate", silence: .number(0),
    fact: "TBL-4", "UIKit's by default; 0 turns estimates off.")
  public static let estimatedSectionFooterHeight = height(
    6, "estimatedSectionFooterHeight", in: "Section Height, Footer Estimate", silence: .number(0),
    fact: "TBL-4", "UIKit's by default; 0 turns estimates off.")
  public static let rowHeight = height(
    7, "rowHeight", in: "Row Height", fact: "TBL-2",
    "Of rows that give no height of their own; UIKit's by default.")
  public static let sectionHeaderTopPadding = property(
    8, "sectionHeaderTopPadding", .height, default: Double?.none, since: OSVersion(15),
    setting: .settable(cost: 1), fact: "TBL-51", listKey: "headerTopPadding",
    "The padding above each section's header; UIKit's by default (iOS 15 and newer).")
  public static let tableHeaderView = property(
    9, "tableHeaderView", .sizedView, default: Double?.none, inRules: "tableHeaderViewHeight",
    setting: .settable(cost: 1), fact: "TBL-49a", "The table's own header.")
  public static let tableFooterView = property(
    10, "tableFooterView", .sizedView, default: Double?.none, inRules: "tableFooterViewHeight",
    setting: .settable(cost: 1), fact: "TBL-49a", "The table's own footer.")
  public static let loadMore = property(
    11, "loadMore", .follows("contentSize"), default: false,
    inRules: "loadMoreFollowsContentSize", setting: .none("it is a control of the app's own"),
    fact: "TBL-64",
    uncaptured: "no object tells what follows the content size",
    "A load-more control that places itself by `contentSize`: `follows` names what it observes.")

  public static let rows = [
    style.row, origin.row, sectionHeaderHeight.row, sectionFooterHeight.row,
    estimatedRowHeight.row, estimatedSectionHeaderHeight.row, estimatedSectionFooterHeight.row,
    rowHeight.row, sectionHeaderTopPadding.row, tableHeaderView.row, tableFooterView.row,
    loadMore.row,
  ]

  /// A height that Interface Builder keeps as an attribute of the same name.
  private static func height(
    _ index: UInt8, _ name: String, in setting: String, silence: PropertyValue? = nil,
    fact: FactID, _ doc: String
  ) -> Property<TableProperty, Double?> {
    property(
      index, name, .height, default: nil,
      interfaceBuilder: .attribute(name, in: "Size inspector › \(setting)", silence: silence),
      setting: .settable(cost: 1), fact: fact, doc)
  }
}
