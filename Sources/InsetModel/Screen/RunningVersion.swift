/// A version that a screen is evaluated for. What it is compared with is noted: on every version that
/// compares the same, the evaluation is the same.
public struct RunningVersion: Sendable {
  private let version: OSVersion
  /// What the evaluation asked; nil where the scenario fixes the version.
  private let asked: AskedSurroundings?

  init(_ version: OSVersion, notingIn asked: AskedSurroundings?) {
    self.version = version
    self.asked = asked
  }

  /// The version itself: what reads it depends on it whole.
  public var exact: OSVersion {
    asked?.note(exactly: version)
    return version
  }

  /// The older of this version and one that the scenario gives.
  func limited(to other: OSVersion?) -> RunningVersion {
    guard let other, self >= other else { return self }
    return RunningVersion(other, notingIn: nil)
  }

  /// Whether the version is `other` or newer.
  public static func >= (version: RunningVersion, other: OSVersion) -> Bool {
    version.asked?.note(version.version, comparedWith: other)
    return version.version >= other
  }

  /// Whether the version is older than `other`.
  public static func < (version: RunningVersion, other: OSVersion) -> Bool { !(version >= other) }
}

extension RunningVersion: CustomStringConvertible {
  /// "11.0", or "10.3.1" when there is a patch number.
  public var description: String { exact.description }
}

extension OSRange {
  /// Whether the range holds the version's major number.
  public func contains(_ version: RunningVersion) -> Bool {
    first.map { version >= OSVersion($0) } ?? true
      && last.map { version < OSVersion($0 + 1) } ?? true
  }
}
