import CommandKit
import InsetModel
import InsetReport
import InsetSession

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
      .arguments(
        "RULES", into: \.arguments, help: "folders of Lua rules, besides the standard ones"),
      // RULES takes all arguments; they are told apart when files can be looked at.
      .arguments("FILTER", into: \.arguments, help: "a part of a name, slug or identifier"),
      .format, .color, .standardRules, .limit,
    ]
  }

  func run(in context: CommandContext) -> ExitCode {
    let (rules, filters) = InputList.rules(among: arguments, in: context.files)
    if filters.count > 1 {
      return refuse(
        "one argument too many: \"\(filters[1])\"",
        "name folders of rules, and one part of a device's name", in: context)
    }
    return answering(in: context) { () throws(Diagnostics) in
      let devices = try session(rules: rules, in: context).devices(matching: filters.first)
      if devices.isEmpty {
        context.console.complain(
          "insetlua: error: no device is called \"\(printable(filters.first ?? ""))\"\n"
            + "   insetlua devices lists them all\n")
        return .unanswered
      }
      var report = report(info(.devices, in: context), in: context)
      for device in devices { report.add(.device(device)) }
      report.finish()
      return .success
    }
  }
}
