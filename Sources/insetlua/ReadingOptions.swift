import InsetModel
import InsetReport

/// Another device, system or orientation than the inputs' own.
struct Overrides: Hashable {
  var device: String?
  var os: OSVersion?
  var orientation: Orientation?
}

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

/// A command that can be told with what to read its inputs.
protocol ReadingCommand: Configurable {
  var reading: ReadingOptions { get set }
}

extension ReadingCommand {
  /// What another command has to be given besides the input, to see the same.
  func given(_ rules: [String]) -> GivenWords {
    let standard = common.standardRules.map { ["--standard-rules", $0] } ?? []
    return GivenWords(rules: rules, options: reading.words + standard)
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
