import InsetBasics
import InsetModel
import InsetReport

/// Something that `insetlua` can be told to do. A command lists its parameters in one table; parsing,
/// errors and help all come from it.
package protocol Command {
  /// A command without any arguments given yet.
  init()
  /// What its help says.
  static var help: CommandHelp { get }
  /// Its options, flags and arguments, in the order of the help.
  static var parameters: [Parameter<Self>] { get }
  /// Does it.
  func run(in context: CommandContext) -> ExitCode
}

/// What a command's help says besides its parameters.
package struct CommandHelp {
  /// The word on the command line.
  package var name: String
  /// What it does, in a few words.
  package var abstract: String
  /// The arguments, as usage lines write them: `[RULES...] INPUT...`.
  package var arguments = ""
  /// What else is to be known.
  package var discussion: [String] = []
  /// Command lines, and what each does.
  package var examples: [(line: String, does: String)] = []

  /// A command's help.
  package init(
    name: String, abstract: String, arguments: String = "", discussion: [String] = [],
    examples: [(line: String, does: String)] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.arguments = arguments
    self.discussion = discussion
    self.examples = examples
  }
}

/// Why a command line was not understood.
package struct UsageError: Error {
  /// What is wrong: lower-case, no trailing dot.
  package var message: String
  /// What to try.
  package var suggestion: String?
  /// The command whose arguments were read, where one was named.
  package var command: String?

  /// A mistake in a command line.
  package init(message: String, suggestion: String? = nil, command: String? = nil) {
    self.message = message
    self.suggestion = suggestion
    self.command = command
  }
}

/// One row of a command's table.
package struct Parameter<Target> {
  package typealias Setter = (inout Target, String) throws(UsageError) -> Void

  /// `--format`, `-f`; the long name first. Empty for an argument.
  package var names: [String] = []
  /// What stands for the value in the help; nil for a flag.
  package var valueName: String?
  /// What it does.
  package var help: String
  /// The only values it takes, where there are only some.
  package var choices: [String] = []
  /// Whether it may be given more than once.
  package var isRepeatable = false
  /// Whether at least one is needed.
  package var isRequired = false
  /// Takes the value over; a flag's is empty.
  package var set: Setter

  /// A switch: `--quiet`.
  package static func flag(
    _ names: String..., help: String, set: @escaping (inout Target) -> Void
  ) -> Self {
    // Saying it twice is no mistake.
    Parameter(names: names, help: help, isRepeatable: true) { target, _ in set(&target) }
  }

  /// An option with a value: `--output FILE`.
  package static func option(
    _ names: String..., value: String, help: String, isRepeatable: Bool = false,
    set: @escaping Setter
  ) -> Self {
    Parameter(names: names, valueName: value, help: help, isRepeatable: isRepeatable, set: set)
  }

  /// An option that takes one of the cases of `Value`.
  package static func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ names: String..., value: String, of type: Value.Type, help: String,
    set: @escaping (inout Target, Value) -> Void
  ) -> Self {
    let choices = Value.allCases.map(\.rawValue)
    let name = names[0]
    return Parameter(names: names, valueName: value, help: help, choices: choices) {
      target, text throws(UsageError) in
      guard let value = Value(rawValue: text) else {
        throw UsageError(
          message: "\(name) cannot be \"\(text)\"",
          suggestion: suggestion(for: text, among: choices)
            ?? "it takes \(choices.joined(separator: ", "))")
      }
      set(&target, value)
    }
  }

  /// Arguments without a name: `INPUT...`.
  package static func arguments(
    _ name: String, help: String, isRequired: Bool = false, isRepeatable: Bool = true,
    set: @escaping Setter
  ) -> Self {
    Parameter(
      valueName: name, help: help, isRepeatable: isRepeatable, isRequired: isRequired, set: set)
  }
}

/// A command with its type forgotten, so that all of them fit in one list.
package struct AnyCommand {
  package let help: CommandHelp
  /// Reads the arguments and gives back the work, or nothing where they asked for help.
  package let parse: ([String]) throws(UsageError) -> ((CommandContext) -> ExitCode)?
  /// The help, in full.
  package let helpText: () -> String

  package init<Target: Command>(_ type: Target.Type) {
    help = Target.help
    parse = { arguments throws(UsageError) in
      do throws(UsageError) {
        return try Parser<Target>(arguments).parse().map { command in { command.run(in: $0) } }
      } catch {
        var error = error
        error.command = Target.help.name
        throw error
      }
    }
    helpText = { Parser<Target>.helpText }
  }

  /// `usage: insetlua run [options] [RULES...] INPUT...`
  package var usage: String {
    "usage: insetlua \(help.name) [options]" + (help.arguments.isEmpty ? "" : " \(help.arguments)")
  }
}

/// Reads the arguments of one command.
private struct Parser<Target: Command> {
  private let parameters = Target.parameters
  private var rest: ArraySlice<String>
  private var command = Target()
  private var given: Set<String> = []
  private var isOptionsEnd = false

  package init(_ arguments: [String]) { rest = arguments[...] }

  /// The command as told, or nil where help was asked for.
  package consuming func parse() throws(UsageError) -> Target? {
    while let argument = rest.popFirst() {
      if isOptionsEnd || argument == "-" || !argument.hasPrefix("-") {
        try take(argument: argument)
      } else if argument == "--" {
        isOptionsEnd = true
      } else if argument == "--help" || argument == "-h" {
        return nil
      } else {
        try take(option: argument)
      }
    }
    for parameter in parameters where parameter.isRequired {
      let key = parameter.names.first ?? parameter.valueName ?? ""
      if !given.contains(key) { throw UsageError(message: "\(key) is missing") }
    }
    return command
  }

  private mutating func take(option argument: String) throws(UsageError) {
    var name = argument
    var value: String?
    if let equals = argument.firstIndex(of: "=") {
      name = String(argument[..<equals])
      value = String(argument[argument.index(after: equals)...])
    }
    guard let parameter = parameters.first(where: { $0.names.contains(name) }) else {
      let known = parameters.flatMap(\.names) + ["--help"]
      throw UsageError(
        message: "unknown option \"\(name)\"",
        suggestion: name.hasPrefix("--") ? suggestion(for: name, among: known) : nil)
    }
    try note(parameter, as: parameter.names[0])
    guard let valueName = parameter.valueName else {
      if value != nil { throw UsageError(message: "\(name) takes no value") }
      try parameter.set(&command, "")
      return
    }
    if value == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") {
      value = rest.popFirst()
    }
    guard let value, !value.isEmpty else {
      let choices =
        parameter.choices.isEmpty ? nil : "it takes \(parameter.choices.joined(separator: ", "))"
      throw UsageError(message: "\(name) needs a value: \(name) \(valueName)", suggestion: choices)
    }
    try parameter.set(&command, value)
  }

  private mutating func take(argument: String) throws(UsageError) {
    let rows = parameters.filter(\.names.isEmpty)
    // The first kind of argument that still takes one.
    for parameter in rows {
      let key = parameter.valueName ?? ""
      if parameter.isRepeatable || !given.contains(key) {
        given.insert(key)
        try parameter.set(&command, argument)
        return
      }
    }
    throw UsageError(message: "one argument too many: \"\(argument)\"")
  }

  private mutating func note(_ parameter: Parameter<Target>, as key: String) throws(UsageError) {
    if !given.insert(key).inserted, !parameter.isRepeatable {
      throw UsageError(message: "\(key) is given twice")
    }
  }
}

// MARK: - Help

extension Parser {
  package static var helpText: String {
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
