import CommandKit
import InsetReport
import InsetSession

extension Parameter where Target: Configurable {
  static var format: Self {
    .option(
      "--format", "-f", into: \.common.format, value: "FORMAT",
      help: "how the report is written; text by default")
  }

  static var color: Self {
    .option(
      "--color", into: \.common.color, value: "WHEN",
      help: "when to colour; auto asks for a terminal and heeds NO_COLOR")
  }

  static var quiet: Self {
    .flag(
      "--quiet", "-q", sets: \.common.detail, to: .quiet,
      help: "only what is wrong, in one line each")
  }

  static var verbose: Self {
    .flag(
      "--verbose", "-v", sets: \.common.detail, to: .verbose,
      help: "everything: all fixes and facts, and what was suppressed")
  }

  static var standardRules: Self {
    .option(
      "--standard-rules", into: \.common.standardRules, value: "DIR",
      help: "the standard rules' folder, if not beside the program; as $INSETLUA_RULES")
  }

  static var limit: Self {
    .option(
      "--limit", into: \.common.limits, value: "LIMITS",
      help: "what one rule may use: time=250ms,memory=64M by default")
  }

  static var jobs: Self {
    .option(
      "--jobs", "-j", into: \.common.jobs, value: "N",
      help: "how many files or devices at once; by default one a processor")
  }

  static var matrix: Self {
    .option(
      "--matrix", into: \.common.matrix, value: "CELLS",
      help: "where fixes are tried: era (default), all, iphones, ipads, none, or device names")
  }

  /// What says what the files of Interface Builder cannot.
  static var sources: Self {
    .option(
      "--sources", into: \.common.sources, value: "DIR",
      help: "reads Swift and Objective-C for what storyboards lack")
  }

  /// Where else screens are looked at: `--device`, `--os`, `--orientation`.
  static var elsewhere: [Self] {
    [
      .option(
        "--device", into: \.common.overrides.device, value: "DEVICE",
        help: "on this device instead of the input's own"),
      .option(
        "--os", into: \.common.overrides.os, value: "VERSION",
        help: "on this iOS version instead of the input's own: 17.0",
        hint: "write a version: 11.0, 17.5"),
      .option(
        "--orientation", into: \.common.overrides.orientation, value: "ORIENTATION",
        help: "with the device held so instead"),
    ]
  }
}

extension Parameter where Target: EvaluatingCommand {
  /// Takes all arguments, INPUT's too.
  static var rules: Self {
    .arguments("RULES", into: \.arguments, help: "folders of Lua rules; may be left out")
  }
}
