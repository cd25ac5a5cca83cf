import CommandKit
import InsetModel
import InsetReport
import InsetSession

/// With what inputs are read.
struct ReadingOptions {
  var overrides = Overrides()
  /// Folders of source code.
  var sources: [String] = []

  /// The options as they were given.
  var words: [String] {
    var words: [String] = []
    if let device = overrides.device { words += ["--device", device] }
    if let os = overrides.os { words += ["--os", "\(os)"] }
    if let orientation = overrides.orientation {
      words += ["--orientation", orientation.rawValue]
    }
    return words + sources.flatMap { ["--sources", $0] }
  }
}

/// A command that reads inputs.
protocol ReadingCommand: Configurable {
  var reading: ReadingOptions { get set }
}

extension ReadingCommand {
  /// What another command has to be given besides the input, to see the same.
  func given(_ rules: [String]) -> GivenWords {
    let standard = common.standardRules.map { ["--standard-rules", $0] } ?? []
    return GivenWords(rules: rules, options: reading.words + standard)
  }

  /// The session that some arguments ask for.
  func session(for inputs: InputList, in context: CommandContext) throws(Diagnostics) -> Session {
    try session(rules: inputs.rules, reading: reading, inputs: inputs.files, in: context)
  }
}

/// A command whose arguments are rules and inputs, told apart when files can be looked at.
protocol EvaluatingCommand: ReadingCommand {
  var arguments: [String] { get set }
}

extension Parameter where Target: EvaluatingCommand {
  /// RULES takes all arguments.
  static func rules(_ help: String = "folders of Lua rules; may be left out") -> Self {
    .arguments("RULES", help: help) { command, value throws(UsageError) in
      command.arguments.append(value)
    }
  }

  /// An argument's name and help; its values are among those of RULES.
  static func input(_ name: String = "INPUT", _ help: String) -> Self {
    .arguments(name, help: help) { command, value throws(UsageError) in
      command.arguments.append(value)
    }
  }
}

extension Parameter where Target: ReadingCommand {
  /// What says what the files of Interface Builder cannot.
  static var sources: Self {
    .option(
      "--sources", value: "DIR", help: "reads Swift and Objective-C for what storyboards lack",
      isRepeatable: true
    ) { command, value throws(UsageError) in command.reading.sources.append(value) }
  }

  /// Where else screens are looked at: `--device`, `--os`, `--orientation`.
  static var elsewhere: [Self] {
    [
      .option("--device", value: "DEVICE", help: "on this device instead of the input's own") {
        command, value throws(UsageError) in command.reading.overrides.device = value
      },
      .option(
        "--os", value: "VERSION", help: "on this iOS version instead of the input's own: 17.0"
      ) { command, value throws(UsageError) in
        command.reading.overrides.os = try version(
          value, of: "--os", suggestion: "write a version: 11.0, 17.5")
      },
      .choice(
        "--orientation", value: "ORIENTATION", of: Orientation.self,
        help: "with the device held so instead"
      ) { $0.reading.overrides.orientation = $1 },
    ]
  }
}
