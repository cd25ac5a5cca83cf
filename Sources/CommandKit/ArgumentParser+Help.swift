import InsetReport

extension ArgumentParser {
  /// The command's help: usage, what it is about, its parameters, examples.
  static var helpText: String {
    let help = Target.help
    let parameters = Target.parameters
    var lines = ["insetlua \(help.name): \(help.abstract)", "", AnyCommand(Target.self).usage]
    for paragraph in help.discussion { lines += [""] + described([("", paragraph)], indent: 0) }
    let arguments = parameters.filter(\.names.isEmpty).map { ($0.valueName ?? "", $0.help) }
    if !arguments.isEmpty { lines += ["", "arguments:"] + described(arguments, indent: 2) }
    let options = parameters.filter { !$0.names.isEmpty }.map { parameter in
      var name = parameter.names.sorted { $0.count < $1.count }.joined(separator: ", ")
      // Long names stand under each other whether or not there is a short one.
      if !name.hasPrefix("-") || name.hasPrefix("--") { name = "    " + name }
      if let value = parameter.valueName { name += " \(value)" }
      let choices =
        parameter.choices.isEmpty ? "" : " (\(parameter.choices.joined(separator: ",\u{A0}")))"
      return (name, parameter.help + choices)
    }
    lines += ["", "options:"]
    lines += described(options + [("-h, --help", "this text")], indent: 2)
    if !help.examples.isEmpty {
      lines += ["", "examples:"]
      for example in help.examples { lines += ["  \(example.line)", "      \(example.does)"] }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
