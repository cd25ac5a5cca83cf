public import InsetModel

/// With what a session works.
public struct SessionOptions: Sendable, Hashable {
  /// The folder of the standard rules.
  public var standardRules: String
  /// Folders of packs, in the order in which they add to and replace each other.
  public var rules: [String] = []
  /// The files that will be evaluated: storyboards beside them may say what holds their scenes.
  public var inputs: [String] = []
  /// Folders of Swift and Objective-C sources, for what storyboards lack.
  public var sources: [String] = []
  /// What rules may use.
  public var limits = RuleLimits()
  /// How many files, or cells of a matrix, are evaluated at once; nil for as many as there are
  /// processors.
  public var jobs: Int?
  /// On what else than their own the inputs are evaluated.
  public var overrides = Overrides()

  /// A session with the standard rules in a folder.
  public init(standardRules: String) { self.standardRules = standardRules }
}

/// Another device, system or orientation than the inputs' own.
public struct Overrides: Sendable, Hashable {
  /// The device's slug, name or machine identifier.
  public var device: String?
  /// The iOS version.
  public var os: OSVersion?
  /// How the device is held.
  public var orientation: Orientation?

  /// Everything as the inputs have it.
  public init() {}
}

/// What rules may use.
public struct RuleLimits: Sendable, Hashable {
  /// Processor time of one call, in milliseconds; nil for the engine's default.
  public var milliseconds: Int?
  /// Memory of one Lua state, in bytes; nil for the engine's default.
  public var memory: Int?

  /// The engine's defaults.
  public init() {}
}
