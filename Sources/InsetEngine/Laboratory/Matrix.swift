public import InsetModel

/// Which devices, systems and orientations fixes are tried on.
public enum MatrixSelection: Sendable, Hashable {
  /// What the scenario's era can meet: devices of the same kind as its own; from iOS 11 on where it
  /// is about 11 or later, else every version.
  case era
  /// Every device and version.
  case all
  /// Every iPhone.
  case iphones
  /// Every iPad.
  case ipads
  /// Named devices, every version.
  case devices([Device])
}

/// The cells of a selection.
public struct Matrix: Sendable {
  /// The cells: devices as in the catalogue, then versions, then portrait and landscape.
  public let cells: [Cell]

  /// The cells that `selection` means for a scenario on `device` with `os`.
  public init(
    _ selection: MatrixSelection, device: Device, os: OSVersion, catalogue: Catalogue
  ) {
    var first = 0
    let devices: [Device]
    switch selection {
    case .all: devices = catalogue.devices
    case .iphones: devices = catalogue.devices.filter { $0.idiom == .phone }
    case .ipads: devices = catalogue.devices.filter { $0.idiom == .pad }
    case .devices(let named): devices = named
    case .era:
      devices = catalogue.devices.filter { $0.idiom == device.idiom }
      if os >= OSVersion(11) { first = 11 }
    }
    let newest = catalogue.newestOS
    var cells: [Cell] = []
    for device in devices {
      let last = device.latestOS?.major ?? newest
      guard device.earliestOS.major <= last else { continue }
      for major in device.earliestOS.major...last
      where major >= max(first, 7) && OSVersion.isMajor(major) {
        let version = max(OSVersion(major), device.earliestOS)
        for orientation in Orientation.allCases {
          cells.append(Cell(device: device, os: version, orientation: orientation))
        }
      }
    }
    self.cells = cells
  }
}
