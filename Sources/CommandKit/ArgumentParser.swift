import InsetBasics

/// Reads the arguments of one command.
struct ArgumentParser<Target: Command> {
  private let parameters = Target.parameters
  private var rest: ArraySlice<String>
  private var command = Target()
  private var given: Set<String> = []
  private var isOptionsEnd = false

  /// A parser of a command's arguments.
  init(_ arguments: [String]) { rest = arguments[...] }

  /// The command as told, or nil where help was asked for.
  ///
  /// - Throws: what was not understood.
  consuming func parse() throws(UsageError) -> Target? {
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
