public import InsetModel

/// Everything that was found in a text with dumps.
public struct DumpImport: Sendable {
  /// The formats, in the order in which they were met.
  public var formats: [String] = []
  /// How many views were printed.
  public var views = 0
  /// How many of them are scroll views.
  public var scrollViews = 0
  /// The screens that can be evaluated, in the order of the text, each with its `dump`.
  public var screens: [ImportedScreen] = []
  /// The screens that cannot be, likewise.
  public var refusals: [DumpRefusal] = []

  /// The scenarios of the screens.
  public var scenarios: [Scenario] { screens.map(\.scenario) }
}

/// A screen of a dump that cannot be evaluated.
public struct DumpRefusal: Error, Sendable {
  /// What the dump told.
  public var summary: DumpSummary
  /// Why there is no scenario.
  public var reason: String
}
