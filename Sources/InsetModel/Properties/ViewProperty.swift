/// The properties of `UIView`, and what a scenario says of a view besides.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum ViewProperty: PropertyOwner {
  public static let name = PropertyOwnerName.view

  public static let isHidden = property(
    0, "isHidden", .flag, default: false, objectiveC: "hidden",
    interfaceBuilder: .attribute("hidden", in: "Attributes inspector › Hidden"),
    reading: .evaluated, setting: .none("a view that is gone is another screen"),
    "Whether the view is hidden; false by default.")
  public static let interactive = property(
    1, "interactive", .flag, default: false, reading: .evaluated,
    setting: .none("it says what the class is"),
    uncaptured: "it says what the app means with its own control",
    "A control of the app's own; UIKit's controls need not say so.")
  public static let obstructs = property(
    2, "obstructs", .flag, default: false, setting: .none("it says what the view is"),
    uncaptured: "it says what the app means with its own bar",
    "A bar that the app draws itself: content beneath it counts as hidden.")
  public static let overridesSafeAreaInsets = property(
    3, "overridesSafeAreaInsets", .flag, default: false,
    code: .override("safeAreaInsets", since: OSVersion(11)), setting: .settable(cost: 8),
    fact: "F15",
    uncaptured: "the safe areas below the view show it",
    "Its class overrides `safeAreaInsets` to return zero (iOS 11 and newer); its subviews and child "
      + "controllers get zero, too.")
  public static let inWindow = property(
    4, "inWindow", .flag, default: true, reading: .none("isInWindow has it"),
    setting: .none("it is a moment, not a setting"), fact: "INS-54",
    needed: "a view in no window is laid out by nobody",
    uncaptured: "what is captured is in a window", "false where the view is in no window.")

  public static let rows = [
    isHidden.row, interactive.row, obstructs.row, overridesSafeAreaInsets.row, inWindow.row,
  ]
}
