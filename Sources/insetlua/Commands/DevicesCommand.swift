internal import InsetModel
internal import InsetReport

/// `insetlua devices`: lists the device catalogue.
struct DevicesCommand: Configurable {
  var common = CommonOptions()
  private var filter: String?

  static let help = CommandHelp(
    name: "devices", abstract: "lists the devices that scenarios can name",
    arguments: "[FILTER]",
    discussion: [
      "Insets are the window's in portrait: top, left, bottom, right. A dash stands for a number "
        + "that no source gives."
    ],
    examples: [
      ("insetlua devices", "all of them"),
      ("insetlua devices \"15 pro\"", "those whose name, slug or identifier holds these letters"),
    ])

  static var parameters: [Parameter<Self>] {
    [
      .arguments("FILTER", help: "a part of a name, slug or identifier", isRepeatable: false) {
        command, value throws(UsageError) in command.filter = value
      },
      .format, .color, .standardRules,
    ]
  }

  func run() -> ExitCode {
    let devices: [Device]
    do throws(Problems) {
      devices = try Session(rules: [], options: common).devices.filter(matches)
    } catch {
      common.complain(error.all)
      return .unanswered
    }
    if devices.isEmpty {
      Terminal.complain(
        "insetlua: error: no device is called \"\(printable(filter ?? ""))\"\n"
          + "   insetlua devices lists them all\n")
      return .unanswered
    }
    switch common.format {
    case .text: Terminal.write(DeviceReport().text(devices))
    case .json: Terminal.write(DeviceReport().json(devices))
    }
    return .success
  }

  private func matches(_ device: Device) -> Bool {
    guard let filter = filter?.lowercased() else { return true }
    return ([device.name, device.slug] + device.identifiers).contains {
      Self.contains($0.lowercased(), filter)
    }
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
