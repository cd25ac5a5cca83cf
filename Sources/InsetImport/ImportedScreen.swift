public import InsetModel

/// One screen of a file, as a scenario.
public struct ImportedScreen: Sendable {
  /// What it is called among the file's screens: a scene's class, storyboard identifier or title, a
  /// dump's line.
  public var name: String
  /// The scenario, with places in the file.
  public var scenario: Scenario
  /// What was assumed or left out; each stands in the scenario's notes too.
  public var notes: [String]
  /// What the view dump told that it was read from; nil for other files.
  public var dump: DumpSummary?

  /// A screen.
  public init(name: String, scenario: Scenario, notes: [String] = [], dump: DumpSummary? = nil) {
    self.name = name
    self.scenario = scenario
    self.notes = notes
    self.dump = dump
  }
}
