public import InsetModel

/// What the user says of a dump beside it.
public struct DumpHints: Sendable {
  /// The device that it comes from.
  public var device: Device?
  /// The system that it comes from.
  public var os: OSVersion?

  /// Hints.
  public init(device: Device? = nil, os: OSVersion? = nil) {
    self.device = device
    self.os = os
  }
}
