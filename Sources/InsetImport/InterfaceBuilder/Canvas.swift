import InsetModel
import InsetXML

/// The canvas on which a document was drawn, and the device that stands for it.
struct Canvas {
  /// The canvas' size in portrait; nil where the document names none.
  var size: Size?
  /// Its scale, where two classes of screens have the size.
  var scale: Double?
  /// How it was held.
  var orientation: Orientation

  /// The canvas of a document.
  init(_ tree: XMLTree) {
    let device = tree.child(of: 0, named: "device")
    orientation =
      device.flatMap { tree.value($0, "orientation") } == "landscape" ? .landscape : .portrait
    let id = device.flatMap { tree.value($0, "id") }
    size = id.flatMap { Self.sizes[$0] }
    scale = id.flatMap { Self.scales[$0] }
  }

  /// A device with a screen of `size`: the one with the newest system, and of those the newest.
  ///
  /// A canvas names a class of screens, not a device (docs/facts/interface-builder.md, 1.2). With
  /// `os`, only devices that run it are asked.
  static func device(
    of size: Size, scale: Double? = nil, in catalogue: Catalogue, os: OSVersion?
  ) -> Device? {
    var best: Device?
    for device in catalogue.devices where device.size == size && device.runs(os) {
      if let scale, device.scale != scale { continue }
      if let known = best, (known.latestOS ?? .endless) > (device.latestOS ?? .endless) { continue }
      best = device
    }
    return best
  }

  /// The device for a document whose canvas names none: the commonest canvas' (1.2).
  static let standard = Size(width: 375, height: 667)

  /// Sizes of canvases in portrait. Source: docs/facts/interface-builder.md, 1.2; ids that were not
  /// met in files are not listed.
  private static let sizes: [String: Size] = [
    "retina3_5": Size(width: 320, height: 480), "retina4_0": Size(width: 320, height: 568),
    "retina4_7": Size(width: 375, height: 667), "retina5_5": Size(width: 414, height: 736),
    "retina5_9": Size(width: 375, height: 812), "retina6_1": Size(width: 414, height: 896),
    "retina6_5": Size(width: 414, height: 896), "retina6_0": Size(width: 390, height: 844),
    "retina6_7": Size(width: 428, height: 926), "retina6_12": Size(width: 393, height: 852),
    "retina6_3": Size(width: 402, height: 874), "ipad9_7": Size(width: 768, height: 1024),
    "ipad12_9": Size(width: 1024, height: 1366), "ipad12_9rounded": Size(width: 1024, height: 1366),
  ]
  /// The 414 × 896 points of XR and 11 are not those of XS Max and 11 Pro Max.
  private static let scales = ["retina6_1": 2.0, "retina6_5": 3.0]
}

extension OSVersion {
  /// Newer than every version.
  fileprivate static let endless = OSVersion(.max)
}

extension Device {
  /// Whether the device runs a version; every device runs one that is not said.
  fileprivate func runs(_ os: OSVersion?) -> Bool {
    guard let os else { return true }
    return earliestOS <= os && os.major <= (latestOS?.major ?? .max)
  }
}

/// What a scenario is evaluated on: settled before views are read, since size classes decide which
/// constraints are installed.
struct Surface {
  var device: Device
  var os: OSVersion
  var orientation: Orientation

  /// Compact on phones; an iPad's whole screen is regular. Wide phones are regular in landscape.
  var width: SizeClass {
    if device.idiom == .pad { return .regular }
    return orientation == .landscape && device.isWide ? .regular : .compact
  }

  /// Compact on phones in landscape.
  var height: SizeClass {
    device.idiom == .phone && orientation == .landscape ? .compact : .regular
  }
}
