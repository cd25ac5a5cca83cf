import InsetBasics
import InsetEngine
import InsetModel
import InsetReport

/// `insetlua devices`: lists the device catalogue.
struct DevicesCommand: Configurable {
  var common = CommonOptions()
  private var arguments: [String] = []

  static let help = CommandHelp(
    name: "devices", abstract: "lists the devices that scenarios can name",
    arguments: "[RULES...] [FILTER]",
    discussion: [
      "A folder with pack.lua, or with nothing but Lua files, is taken as RULES: its devices are "
        + "listed, too.",
      "Insets are the window's in portrait: top, left, bottom, right. A dash stands for a number "
        + "that no source gives.",
    ],
    examples: [
      ("insetlua devices", "all of them"),
      ("insetlua devices team-rules/", "a team's, too"),
      ("insetlua devices \"15 pro\"", "those whose name, slug or identifier holds these letters"),
    ])

  static var parameters: [Parameter<Self>] {
    [
      .arguments("RULES", help: "folders of Lua rules, besides the standard ones") {
        command, value throws(UsageError) in command.arguments.append(value)
      },
      // RULES takes all arguments; they are told apart when files can be looked at.
      .arguments("FILTER", help: "a part of a name, slug or identifier") {
        command, value throws(UsageError) in command.arguments.append(value)
      },
      .format, .color, .standardRules, .limit,
    ]
  }

  func run() -> ExitCode {
    var rules: [String] = []
    var filters: [String] = []
    for argument in arguments {
      let found = Files.kind(of: argument) == .directory ? Inputs([argument]).rules : []
      rules += found
      if found.isEmpty { filters.append(argument) }
    }
    let filter = filters.first
    if filters.count > 1 {
      Terminal.complain(
        "insetlua: error: one argument too many: \"\(printable(filters[1]))\"\n"
          + "   name folders of rules, and one part of a device's name\n"
          + "\(AnyCommand(Self.self).usage)\n")
      return .unanswered
    }
    let devices: [Device]
    do throws(Problems) {
      devices = try Session(rules: rules, options: common).devices.filter {
        Self.matches($0, filter)
      }
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

  private static func matches(_ device: Device, _ filter: String?) -> Bool {
    guard let filter = filter?.lowercased() else { return true }
    return ([device.name, device.slug] + device.identifiers).contains {
      contains($0.lowercased(), filter)
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
