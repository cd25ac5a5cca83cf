import InsetModel

/// A device, orientation and range of systems that a dump can come from.
struct DeviceFit {
  var device: Device
  var orientation: Orientation
  var isZoomed = false
  /// The major versions, oldest first.
  var majors: [Int]
  /// Whether the whole screen was matched, not one side of it.
  var isExact = true
}

/// Finds the devices that a dump fits.
struct DeviceFinder {
  private let devices: [Device]
  private let newest: Int
  private let systems: SystemRange

  init(catalogue: Catalogue, systems: SystemRange) {
    devices = catalogue.devices
    newest = catalogue.newestOS
    self.systems = systems
  }

  /// The devices of a window or screen of `size`.
  func devices(ofSize size: Size) -> [DeviceFit] {
    var found = fits { device in
      if device.size.isNear(size) { return .portrait }
      return device.size.turned.isNear(size) ? .landscape : nil
    }
    if found.isEmpty {
      found = fits(isZoomed: true) { $0.zoomed?.size?.isNear(size) == true ? .portrait : nil }
    }
    return found
  }

  /// The devices on whose screen a view can reach from the origin to `corner`: as wide and high, else
  /// as wide, else as high.
  func devices(reaching corner: Size) -> [DeviceFit] {
    let exact = devices(ofSize: corner)
    if !exact.isEmpty { return exact }
    func sides(_ test: (Size) -> Bool) -> [DeviceFit] {
      fits(isExact: false) { device in
        if test(device.size) { return .portrait }
        return test(device.size.turned) ? .landscape : nil
      }
    }
    let wide = sides { abs($0.width - corner.width) < 0.5 && corner.height <= $0.height + 0.5 }
    if !wide.isEmpty {
      // A view may be longer than its screen: those come last.
      return wide + sides { abs($0.width - corner.width) < 0.5 && corner.height > $0.height + 0.5 }
    }
    return sides { abs($0.height - corner.height) < 0.5 && corner.width <= $0.width + 0.5 }
  }

  /// Every device that runs one of the systems and holds a window of `size`.
  func devices(holding size: Size) -> [DeviceFit] {
    fits(isExact: false) {
      $0.size.width >= size.width && $0.size.height >= size.height ? .portrait : nil
    }
  }

  private func fits(
    isZoomed: Bool = false, isExact: Bool = true, _ test: (Device) -> Orientation?
  ) -> [DeviceFit] {
    devices.compactMap { device in
      guard let orientation = test(device) else { return nil }
      let majors = majors(of: device)
      return majors.isEmpty
        ? nil
        : DeviceFit(
          device: device, orientation: orientation, isZoomed: isZoomed, majors: majors,
          isExact: isExact)
    }
  }

  /// The versions that the device runs and the dump can come from; those that exist.
  func majors(of device: Device) -> [Int] {
    let newest = device.latestOS?.major ?? max(newest, device.earliestOS.major)
    guard device.earliestOS.major <= newest else { return [] }
    return (max(7, device.earliestOS.major)...max(7, newest)).filter {
      systems.contains($0) && OSVersion.isMajor($0)
    }
  }
}

extension DeviceFit {
  /// The fit in a summary's words.
  var candidate: DumpSummary.Candidate {
    DumpSummary.Candidate(slug: device.slug, name: device.name, majors: majors)
  }

  /// A version of a major number that the device runs.
  func version(_ major: Int) -> OSVersion { max(OSVersion(major), device.earliestOS) }
}

extension Size {
  /// Whether both sides are the same within half a point.
  func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < 0.5 && abs(height - other.height) < 0.5
  }
}
