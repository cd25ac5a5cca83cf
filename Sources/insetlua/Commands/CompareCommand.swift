import InsetBasics
import InsetEngine
import InsetModel
import InsetReport

/// `insetlua compare`: what differs between devices, systems, orientations or screens, and why.
struct CompareCommand: ReadingCommand {
  var common = CommonOptions()
  var reading = ReadingOptions()
  private var arguments: [String] = []
  private var devices: [String] = []
  private var systems: [OSVersion] = []
  private var orientations: [Orientation] = []
  private var view: String?

  static let help = CommandHelp(
    name: "compare", abstract: "tells what differs between systems, devices or screens, and why",
    arguments: "[RULES...] INPUT...",
    discussion: [
      "One screen on several systems, devices or orientations, or several screens: a table of the "
        + "values that differ, each with the summands, rules and facts that make the difference. "
        + "Scroll views are compared; with --verbose, or where there is none, every view.",
      "On another device than the screen's own, plain frames are taken as pinned where their edges "
        + "met another's; what rests on that says so.",
    ],
    examples: [
      ("insetlua compare orders.json --os 17.0,18.0,26.0", "the same page before and after"),
      ("insetlua compare orders.json --device iphone-8,iphone-15-pro", "on two phones"),
      ("insetlua compare before.json after.json", "two pages"),
    ])

  static var parameters: [Parameter<Self>] {
    [
      .arguments("RULES", help: "folders of Lua rules; may be left out") {
        command, value throws(UsageError) in command.arguments.append(value)
      },
      .arguments("INPUT", help: "scenarios (.json), or - for standard input") {
        command, value throws(UsageError) in command.arguments.append(value)
      },
      .option(
        "--os", value: "VERSIONS", help: "iOS versions: 10.3,11.0,26.0", isRepeatable: true
      ) { command, value throws(UsageError) in
        for text in try list(value, of: "--os") {
          command.systems.append(
            try version(text, of: "--os", suggestion: "write versions: 10.3,11.0,26.0"))
        }
      },
      .option(
        "--device", value: "DEVICES", help: "devices: iphone-8,iphone-15-pro", isRepeatable: true
      ) { command, value throws(UsageError) in
        command.devices += try list(value, of: "--device")
      },
      .option(
        "--orientation", value: "ORIENTATIONS", help: "portrait,landscape", isRepeatable: true
      ) { command, value throws(UsageError) in
        for text in try list(value, of: "--orientation") {
          guard let orientation = Orientation(rawValue: text) else {
            let known = Orientation.allCases.map(\.rawValue)
            throw UsageError(
              message: "--orientation cannot be \"\(text)\"",
              suggestion: suggestion(for: text, among: known)
                ?? "it takes \(known.joined(separator: ", "))")
          }
          command.orientations.append(orientation)
        }
      },
      .option("--view", value: "VIEW", help: "compares only this view, by its id or pointer") {
        command, value throws(UsageError) in command.view = value
      },
      .sources, .format, .color, .verbose, .standardRules, .limit,
    ]
  }

  private static func list(_ text: String, of option: String) throws(UsageError) -> [String] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if parts.contains("") {
      throw UsageError(message: "\(option) has an empty part: \"\(text)\"")
    }
    return parts
  }

  func run() -> ExitCode {
    let inputs = Inputs(arguments)
    common.complain(inputs.problems)
    if !inputs.problems.isEmpty { return .unanswered }
    let count =
      inputs.files.count * max(1, devices.count) * max(1, systems.count)
      * max(1, orientations.count)
    let needed = "name several inputs, or several --os, --device or --orientation"
    if inputs.files.isEmpty { return refuse("there is nothing to compare", needed) }
    do throws(Problems) {
      let session = try Session(
        rules: inputs.rules, options: common, files: inputs.files, reading: reading)
      // A device that nobody knows is the first thing wrong.
      let targets = try self.targets(session)
      guard count > 1 else { return refuse("there is only one screen", needed) }
      return try compare(inputs.files, on: targets, session)
    } catch {
      common.complain(error.all)
      return .unanswered
    }
  }

  private func compare(
    _ files: [String], on targets: [(name: String, target: Resolver.Target)], _ session: Session
  ) throws(Problems) -> ExitCode {
    let names = Self.names(of: files)
    var comparisons: [[ComparedVariant]] = []
    var code = ExitCode.success
    for file in files {
      let path = file == "-" ? "stdin" : file
      let bytes: [UInt8]
      do throws(Files.Failure) {
        bytes = try Files.read(file)
      } catch {
        common.complain([Diagnostic(path: path, message: "cannot be read: \(error.message)")])
        code = max(code, .unanswered)
        continue
      }
      let measured = session.measure(bytes, path: path, on: targets.map(\.target))
      for (target, variant) in zip(targets, measured) {
        let name = [files.count > 1 ? names[file] ?? path : "", target.name]
          .filter { !$0.isEmpty }.joined(separator: " ")
        code = max(code, self.code(for: variant, of: target.target))
        let screens = max(1, variant.result.evaluations.count)
        for index in 0..<screens {
          if comparisons.count == index { comparisons.append([]) }
          let has = variant.result.evaluations.indices.contains(index)
          comparisons[index].append(
            ComparedVariant(
              name: name, path: path, evaluation: has ? variant.result.evaluations[index] : nil,
              problem: has ? nil : variant.result.problems.first,
              assumed: has ? variant.assumed[index] : [],
              remark: has && variant.otherDevices.indices.contains(index)
                ? variant.otherDevices[index] : nil))
        }
      }
    }
    let answered = comparisons.contains { $0.count { $0.evaluation != nil } > 1 }
    if let view, let missing = missing(view, in: comparisons) {
      common.complain([missing])
      return .unanswered
    }
    write(comparisons, session)
    return answered ? code : max(code, .unanswered)
  }

  private func write(_ comparisons: [[ComparedVariant]], _ session: Session) {
    let report = CompareReport(
      style: common.style(descriptor: 1), detail: common.detail, view: view,
      rules: session.citedRules, facts: session.catalogue.facts)
    switch common.format {
    case .json: Terminal.write(report.json(comparisons, version: CommandList.version))
    case .text: Terminal.write(comparisons.map { report.text($0) }.joined(separator: "\n"))
    }
  }

  /// A device that is too new for a system leaves its column empty and is no failure; an input that
  /// cannot be read is.
  private func code(for variant: MeasuredVariant, of target: Resolver.Target) -> ExitCode {
    let evaluations = variant.result.evaluations
    common.complain(evaluations.flatMap(\.problems))
    if evaluations.contains(where: { !$0.problems.isEmpty }) { return .ruleFailed }
    if variant.result.problems.isEmpty { return .success }
    if variant.isTooOld, target != Resolver.Target() { return .success }
    common.complain(variant.result.problems)
    return .unanswered
  }

  /// Every device with every system and orientation, and what tells each from the others.
  private func targets(
    _ session: Session
  ) throws(Problems) -> [(name: String, target: Resolver.Target)] {
    var found: [Device?] = devices.isEmpty ? [nil] : []
    for name in devices { found.append(try session.device(named: name, option: "--device")) }
    let versions: [OSVersion?] = systems.isEmpty ? [nil] : systems.map { $0 }
    let turns: [Orientation?] = orientations.isEmpty ? [nil] : orientations.map { $0 }
    var targets: [(name: String, target: Resolver.Target)] = []
    for device in found {
      for version in versions {
        for turn in turns {
          var parts: [String] = []
          if let device, found.count > 1 { parts.append(device.name) }
          if let version, versions.count > 1 { parts.append("iOS \(version)") }
          if let turn, turns.count > 1 { parts.append(turn.rawValue) }
          targets.append(
            (
              parts.joined(separator: " "),
              Resolver.Target(device: device, os: version, orientation: turn)
            ))
        }
      }
    }
    return targets
  }

  private func missing(_ view: String, in comparisons: [[ComparedVariant]]) -> Diagnostic? {
    var problem: Diagnostic?
    for variant in comparisons.joined() {
      guard let scenario = variant.evaluation?.screen.scenario else { continue }
      if scenario.views.indices.contains(where: { scenario.name(ofView: $0) == view }) {
        return nil
      }
      do throws(Diagnostic) {
        _ = try ExplainSubject(in: scenario).find(view)
        problem = Diagnostic(
          path: scenario.source.path, message: "\"\(view)\" is no view's id or pointer")
      } catch {
        problem = error
      }
    }
    return problem
  }

  /// What each file is called: as much of the end of its path as tells it from the others, without
  /// the ending unless that is the difference. `screens/before.json` is called `before`.
  private static func names(of files: [String]) -> [String: String] {
    let all = Set(files).map { (file: $0, forms: forms(of: $0 == "-" ? "stdin" : $0)) }
    var names: [String: String] = [:]
    for (file, forms) in all {
      names[file] = forms.first { form in
        !all.contains { $0.file != file && $0.forms.contains(form) }
      }
    }
    return names
  }

  /// `before`, `screens/before`, `screens/before.json`.
  private static func forms(of path: String) -> [String] {
    var parts = path.split(separator: "/").map(String.init)
    if let name = parts.last, let dot = name.lastIndex(of: "."), dot != name.startIndex {
      parts[parts.count - 1] = String(name[..<dot])
    }
    return (1...max(1, parts.count)).map { parts.suffix($0).joined(separator: "/") } + [path]
  }

  private func refuse(_ message: String, _ suggestion: String) -> ExitCode {
    Terminal.complain(
      "insetlua: error: \(message)\n   \(suggestion)\n\(AnyCommand(Self.self).usage)\n")
    return .unanswered
  }
}
