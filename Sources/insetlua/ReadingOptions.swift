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
  /// Takes all arguments, INPUT's too.
  static var rules: Self {
    .arguments("RULES", into: \.arguments, help: "folders of Lua rules; may be left out")
  }
}

extension Parameter where Target: ReadingCommand {
  /// What says what the files of Interface Builder cannot.
  static var sources: Self {
    .option(
      "--sources", into: \.reading.sources, value: "DIR",
      help: "reads Swift and Objective-C for what storyboards lack")
  }

  /// Where else screens are looked at: `--device`, `--os`, `--orientation`.
  static var elsewhere: [Self] {
    [
      .option(
        "--device", into: \.reading.overrides.device, value: "DEVICE",
        help: "on this device instead of the input's own"),
      .option(
        "--os", into: \.reading.overrides.os, value: "VERSION",
        help: "on this iOS version instead of the input's own: 17.0",
        hint: "write a version: 11.0, 17.5"),
      .option(
        "--orientation", into: \.reading.overrides.orientation, value: "ORIENTATION",
        help: "with the device held so instead"),
    ]
  }
}
