/// One device, system and orientation that a fix is tried on.
public struct Cell: Sendable, Hashable {
  /// The device.
  public var device: Device
  /// The iOS version.
  public var os: OSVersion
  /// How the device is held.
  public var orientation: Orientation

  /// A cell.
  public init(device: Device, os: OSVersion, orientation: Orientation) {
    self.device = device
    self.os = os
    self.orientation = orientation
  }

  /// `iPhone 15 Pro, iOS 17.0, landscape`; portrait is not said.
  public var name: String {
    "\(device.name), iOS \(os)" + (orientation == .landscape ? ", landscape" : "")
  }
}
