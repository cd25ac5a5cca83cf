import InsetBasics
public import InsetModel

/// The device catalogue as a list.
public struct DeviceReport: Sendable {
  /// A report.
  public init() {}

  /// One device a line: slug, name, screen, window insets in portrait, iOS versions.
  public func text(_ devices: [Device]) -> String {
    var table = Table([.left, .left, .right, .left, .left, .left])
    for device in devices {
      let last = device.latestOS.map { "\($0)" } ?? ""
      table.add([
        printable(device.slug), printable(device.name),
        "\(formatted(device.size.width)) × \(formatted(device.size.height))",
        "@\(formatted(device.scale))x", Self.written(device.insets.portrait),
        "iOS \(device.earliestOS)–\(last)",
      ])
    }
    return table.lines().map { $0 + "\n" }.joined()
  }

  /// The same for programs.
  public func json(_ devices: [Device]) -> String {
    JSON.object([
      ("schemaVersion", .integer(JSONReport.schemaVersion)),
      ("devices", .array(devices.map(Self.json))),
    ]).text() + "\n"
  }

  private static func json(_ device: Device) -> JSON {
    .object([
      ("slug", .string(device.slug)), ("name", .string(device.name)),
      ("identifiers", .strings(device.identifiers)), ("idiom", .string(device.idiom.rawValue)),
      ("size", .array([.number(device.size.width), .number(device.size.height)])),
      ("scale", .number(device.scale)), ("corner", .string(device.corner.rawValue)),
      ("earliestOS", .string("\(device.earliestOS)")),
      ("latestOS", .optional(device.latestOS.map { "\($0)" })),
      ("portrait", json(device.insets.portrait)), ("landscape", json(device.insets.landscape)),
      ("fact", .string(device.fact)), ("confidence", .string(device.confidence.rawValue)),
    ])
  }

  private static func json(_ insets: Insets?) -> JSON {
    guard let insets else { return .null }
    return .object(Edge.allCases.map { ($0.name, .number(insets[$0])) })
  }

  private static func written(_ insets: Insets?) -> String {
    guard let insets else { return "–" }
    return "{" + Edge.allCases.map { formatted(insets[$0]) }.joined(separator: ", ") + "}"
  }
}
