import InsetModel

extension TextReporter {
  /// One device a line: slug, name, screen, window insets in portrait, iOS versions.
  static func text(of devices: [Device]) -> String {
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

  private static func written(_ insets: Insets?) -> String {
    guard let insets else { return "–" }
    return "{" + Edge.allCases.map { formatted(insets[$0]) }.joined(separator: ", ") + "}"
  }
}
