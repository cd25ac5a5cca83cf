import InsetBasics
public import InsetModel

extension Session {
  /// The devices whose name, slug or machine identifier holds `part`, oldest first; all of them
  /// without one.
  public func devices(matching part: String? = nil) -> [Device] {
    guard let part = part?.lowercased() else { return catalogue.devices }
    return catalogue.devices.filter { device in
      ([device.name, device.slug] + device.identifiers).contains {
        Self.contains($0.lowercased(), part)
      }
    }
  }

  /// The device that an option names.
  ///
  /// - Throws: that there is none, and which was probably meant.
  public func device(named name: String, option: String) throws(Diagnostics) -> Device {
    try Self.device(named: name, option: option, in: catalogue)
  }

  /// What the overrides stand for.
  static func target(
    _ overrides: Overrides, catalogue: Catalogue
  ) throws(Diagnostics) -> Resolver.Target {
    var target = Resolver.Target(os: overrides.os, orientation: overrides.orientation)
    if let name = overrides.device {
      target.device = try device(named: name, option: "--device", in: catalogue)
    }
    return target
  }

  private static func device(
    named name: String, option: String, in catalogue: Catalogue
  ) throws(Diagnostics) -> Device {
    if let device = catalogue.device(named: name) { return device }
    let near = nearest(to: name.lowercased(), among: catalogue.devices.map(\.slug))
    throw Diagnostics(
      path: "insetlua", message: "\(option) knows no \"\(name)\"",
      suggestion: near.map(didYouMean) ?? "insetlua devices lists them all")
  }

  /// Whether `text` holds `part`; the standard library's own search needs a module more.
  private static func contains(_ text: String, _ part: String) -> Bool {
    var rest = text[...]
    while true {
      if rest.hasPrefix(part) { return true }
      if rest.popFirst() == nil { return false }
    }
  }
}
