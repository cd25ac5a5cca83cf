import InsetBasics
import InsetEngine
import InsetImport
import InsetModel
import InsetReport

/// `insetlua import`: writes what was read of another format as a scenario.
struct ImportCommand: ReadingCommand {
  var common = CommonOptions()
  var reading = ReadingOptions()
  private var input: String?
  private var output: String?
  private var scene: String?

  static let help = CommandHelp(
    name: "import", abstract: "writes a storyboard, xib or view dump as scenarios",
    arguments: "INPUT",
    discussion: [
      "A scenario can be changed, kept beside the code, and given what the file cannot say: rows, "
        + "insets set in code, what its author wants.",
      "A file of several scenes needs --scene, or a folder as --output, which gets one file a scene. "
        + "The scenes of a view dump are called by their lines: line-12.",
    ],
    examples: [
      (
        "insetlua import Main.storyboard", "the scenes of the file, or the scenario of its only one"
      ),
      ("insetlua import Main.storyboard --scene FeedViewController -o feed.json", "one scene"),
      ("insetlua import Main.storyboard -o screens/", "all scenes, a file each"),
      ("pbpaste | insetlua import - -o screen.json", "the view dump on the clipboard"),
    ])

  static var parameters: [Parameter<Self>] {
    let elsewhere = Parameter<Self>.elsewhere
    return [
      .arguments(
        "INPUT", help: "a storyboard, xib or view dump, or - for standard input",
        isRepeatable: false
      ) { command, value throws(UsageError) in command.input = value },
      .option(
        "--output", "-o", value: "FILE", help: "writes there; all scenes where it is a folder"
      ) {
        command, value throws(UsageError) in command.output = value
      },
      .option(
        "--scene", value: "NAME",
        help: "the scene: its class, identifier, title or object id; of a dump line-N"
      ) {
        command, value throws(UsageError) in command.scene = value
      },
      .sources,
    ] + elsewhere + [.color, .standardRules]
  }

  func run() -> ExitCode {
    guard let input else {
      Terminal.complain(
        "insetlua: error: there is nothing to import\n   name a storyboard, xib or view dump\n"
          + "\(AnyCommand(Self.self).usage)\n")
      return .unanswered
    }
    let path = input == "-" ? "stdin" : input
    do throws(Problems) {
      let session = try Session(rules: [], options: common, files: [input], reading: reading)
      let read = session.read(try Self.bytes(of: input, path), path: path)
      try refuseWhatNeedsNoImport(read)
      common.complain(read.problems)
      if read.screens.isEmpty, !read.problems.isEmpty { return .unanswered }
      return max(try write(read), read.problems.isEmpty ? .success : .unanswered)
    } catch {
      common.complain(error.all)
      return .unanswered
    }
  }

  private static func bytes(of input: String, _ path: String) throws(Problems) -> [UInt8] {
    do throws(Files.Failure) {
      return try Files.read(input)
    } catch {
      throw Problems([Diagnostic(path: path, message: "cannot be read: \(error.message)")])
    }
  }

  private func refuseWhatNeedsNoImport(_ input: ReadInput) throws(Problems) {
    if input.form == .scenario {
      throw Problems([
        Diagnostic(
          path: input.path, message: "not a storyboard, xib or view dump",
          suggestion: "a scenario needs no import: \(GivenWords().command("run", input.path))")
      ])
    }
    // A dump shows how its device was held: nothing else can be written of it.
    if let turn = input.target.orientation,
      let screen = input.screens.first(where: { $0.scenario.orientation != turn })
    {
      throw Problems([
        Diagnostic(
          path: input.path,
          message: "the dump was printed in \(screen.scenario.orientation.rawValue)",
          suggestion:
            "import it without --orientation; insetlua run --orientation \(turn.rawValue) "
            + "evaluates what was imported")
      ])
    }
  }

  private func write(_ input: ReadInput) throws(Problems) -> ExitCode {
    let path = input.path
    var screens = input.screens
    if let scene {
      screens = screens.filter { Self.isMeant($0, scene) }
      if screens.isEmpty {
        let near = nearest(to: scene, among: input.screens.map(\.name))
        throw Problems([
          Diagnostic(
            path: path, message: "no scene is called \"\(scene)\"",
            suggestion: near.map { "did you mean \"\($0)\"?" } ?? Self.list(input.screens))
        ])
      }
    }
    let isFolder = output.map { $0.hasSuffix("/") || Files.kind(of: $0) == .directory } ?? false
    if let output, isFolder {
      let folder = output.hasSuffix("/") ? output : output + "/"
      for (screen, name) in zip(screens, Self.fileNames(screens)) {
        try save(screen, to: folder + name)
      }
      return screens.isEmpty ? nothing(input) : .success
    }
    guard screens.count == 1, let only = screens.first else {
      if screens.isEmpty { return nothing(input) }
      throw Problems([
        Diagnostic(
          path: path,
          message: "the file holds \(screens.count) scenes: choose one with --scene, or name a "
            + "folder for all of them: -o \(folderHint)",
          suggestion: Self.list(screens))
      ])
    }
    if let output, output != "-" {
      try save(only, to: output)
    } else {
      Terminal.write(try text(of: only))
    }
    return .success
  }

  /// The folder that was meant, where a name without a slash and an ending was given.
  private var folderHint: String {
    guard let output, output != "-", !output.hasSuffix(".json") else { return "screens/" }
    return "\(shellWord(output))/"
  }

  private func nothing(_ input: ReadInput) -> ExitCode {
    let reason = input.notes.first?.text ?? "it holds no scene with a view"
    common.complain([Diagnostic(path: input.path, message: "nothing to import: \(reason)")])
    return .unanswered
  }

  /// The scenario, made sure that it can be read again: a dump may hold numbers that no screen has.
  private func text(of screen: ReadInput.Screen) throws(Problems) -> String {
    let text = ScenarioWriter.write(screen.scenario)
    do throws(Diagnostic) {
      _ = try ScenarioReader.read(Array(text.utf8), path: screen.scenario.source.path)
      return text
    } catch {
      throw Problems([
        Diagnostic(
          path: screen.scenario.source.path,
          position: screen.scenario.position(at: error.pointer ?? ""),
          message: "\(screen.name) cannot be written as a scenario: \(error.message)",
          suggestion: "insetlua run evaluates the file itself")
      ])
    }
  }

  private func save(_ screen: ReadInput.Screen, to path: String) throws(Problems) {
    let text = try text(of: screen)
    do throws(Files.Failure) {
      try Files.makeFolder(of: path)
      try Files.write(Array(text.utf8), to: path)
    } catch {
      throw Problems([Diagnostic(path: path, message: "cannot be written: \(error.message)")])
    }
    Terminal.complain("\(printable(path)): written: \(printable(screen.name))\n")
  }

  private static func list(_ screens: [ReadInput.Screen]) -> String {
    "it has " + screens.map { "\"\($0.name)\"" }.joined(separator: ", ")
  }

  private static func isMeant(_ screen: ReadInput.Screen, _ name: String) -> Bool {
    screen.name == name || screen.scenario.controllers.contains { $0.id == name && $0.view != nil }
  }

  /// Names that every file system takes, each once: scenes may share a class.
  private static func fileNames(_ screens: [ReadInput.Screen]) -> [String] {
    var taken: Set<String> = []
    return screens.map { screen in
      let letters = screen.name.map { letter in
        letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : "-"
      }
      let stem = String(letters.prefix(80))
      var name = stem
      var count = 1
      // Some file systems take A and a for the same.
      while !taken.insert(name.lowercased()).inserted {
        count += 1
        name = "\(stem)-\(count)"
      }
      return name + ".json"
    }
  }
}

extension Scenario {
  /// Where the innermost part that a JSON pointer leads through stands in the original file.
  fileprivate func position(at pointer: String) -> SourcePosition? {
    let parts =
      controllers.indices.map { Node.controller($0) } + views.indices.map { Node.view($0) }
    var best: (length: Int, node: Node)?
    for part in parts {
      let place = self.pointer(of: part)
      guard pointer == place || pointer.hasPrefix(place + "/"), place.count > best?.length ?? -1
      else { continue }
      best = (place.count, part)
    }
    return best.flatMap { source.position(of: $0.node) }
  }
}
