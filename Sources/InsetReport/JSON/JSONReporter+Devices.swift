import InsetBasics
import InsetModel

extension JSONReporter {
  /// A device of the catalogue.
  func json(_ device: Device) -> JSON {
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

  private func json(_ insets: Insets?) -> JSON {
    guard let insets else { return .null }
    return .object(Edge.allCases.map { ($0.name, .number(insets[$0])) })
  }
}
