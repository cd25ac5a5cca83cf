internal import InsetEngine
internal import InsetImport
internal import InsetModel
internal import InsetReport

/// `insetlua import`: writes what was read of another format as a scenario.
struct ImportCommand: Configurable {
  var common = CommonOptions()
  private var input: String?
  private var output: String?
  private var scene: String?
  private var sources: [String] = []
  private var overrides = Overrides()

  static let help = CommandHelp(
    name: "import", abstract: "writes a storyboard or xib as scenarios",
    arguments: "INPUT",
    discussion: [
      "A scenario can be changed, kept beside the code, and given what the file cannot say: rows, "
        + "insets set in code, what its author wants.",
      "A file of several scenes needs --scene, or a folder as --output, which gets one file a scene.",
    ],
    examples: [
      (
        "insetlua import Main.storyboard", "the scenes of the file, or the scenario of its only one"
      ),
      ("insetlua import Main.storyboard --scene FeedViewController -o feed.json", "one scene"),
      ("insetlua import Main.storyboard -o screens/", "all scenes, a file each"),
    ])

  static var parameters: [Parameter<Self>] {
    [
      .arguments("INPUT", help: "a storyboard or xib, or - for standard input", isRepeatable: false)
      {
        command, value throws(UsageError) in command.input = value
      },
      .option(
        "--output", "-o", value: "FILE", help: "writes there; all scenes where it is a folder"
      ) {
        command, value throws(UsageError) in command.output = value
      },
      .option(
        "--scene", value: "NAME", help: "the scene: its class, identifier, title or object id"
      ) {
        command, value throws(UsageError) in command.scene = value
      },
      .option(
        "--sources", value: "DIR",
        help: "reads Swift and Objective-C there for what files cannot say", isRepeatable: true
      ) {
        command, value throws(UsageError) in command.sources.append(value)
      },
      .option("--device", value: "DEVICE", help: "for this device instead of the canvas'") {
        command, value throws(UsageError) in command.overrides.device = value
      },
      .option("--os", value: "VERSION", help: "for this iOS version instead of the newest: 17.0") {
        command, value throws(UsageError) in
        guard let version = existingVersion(value) else {
          throw UsageError(
            message: "--os cannot be \"\(value)\"", suggestion: "write a version: 11.0, 17.5")
        }
        command.overrides.os = version
      },
      .color, .standardRules,
    ]
  }

  func run() -> ExitCode {
    guard let input else {
      Terminal.complain(
        "insetlua: error: there is nothing to import\n   name a storyboard or xib\n"
          + "\(AnyCommand(Self.self).usage)\n")
      return .unanswered
    }
    let path = input == "-" ? "stdin" : input
    do throws(Problems) {
      let session = try Session(rules: [], options: common, overrides: overrides)
      if !sources.isEmpty { session.sources = try session.scan(sources) }
      session.storyboards = StoryboardFiles(Self.neighbours(of: input))
      let bytes = try Self.read(input, path)
      guard SceneInput.isOne(bytes, path) else {
        throw Problems([
          Diagnostic(
            path: path, message: "not a storyboard or xib",
            suggestion: "a scenario needs no import: insetlua run \(path)")
        ])
      }
      switch session.scenes(in: bytes, path: path).document {
      case .failure(let problem): throw Problems([problem])
      case .success(let document): return try write(document, path: path)
      }
    } catch {
      common.complain(error.all)
      return .unanswered
    }
  }

  private static func read(_ input: String, _ path: String) throws(Problems) -> [UInt8] {
    do throws(Files.Failure) {
      return try Files.read(input)
    } catch {
      throw Problems([Diagnostic(path: path, message: "cannot be read: \(error.message)")])
    }
  }

  /// The storyboards beside a file: they may say what holds its scenes.
  private static func neighbours(of input: String) -> [String] {
    let parts = input.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let names = (try? Files.list(folder.isEmpty ? "." : folder)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") }.map {
      folder.isEmpty ? $0 : "\(folder)/\($0)"
    }
  }

  private func write(_ document: ImportedDocument, path: String) throws(Problems) -> ExitCode {
    var scenes = document.scenes
    if let scene {
      scenes = scenes.filter { Self.isMeant($0, scene) }
      if scenes.isEmpty {
        let near = nearest(to: scene, among: document.scenes.map(\.name))
        throw Problems([
          Diagnostic(
            path: path, message: "no scene is called \"\(scene)\"",
            suggestion: near.map { "did you mean \"\($0)\"?" } ?? Self.list(document.scenes))
        ])
      }
    }
    let isFolder = output.map { $0.hasSuffix("/") || Files.kind(of: $0) == .directory } ?? false
    if let output, isFolder {
      for scene in scenes {
        try save(
          scene, to: "\(output.hasSuffix("/") ? output : output + "/")\(Self.fileName(scene))")
      }
      return scenes.isEmpty ? nothing(document, path) : .success
    }
    guard scenes.count == 1, let only = scenes.first else {
      if scenes.isEmpty { return nothing(document, path) }
      throw Problems([
        Diagnostic(
          path: path, message: "the file holds \(scenes.count) scenes: choose one with --scene",
          suggestion: Self.list(scenes))
      ])
    }
    if let output, output != "-" {
      try save(only, to: output)
    } else {
      Terminal.write(ScenarioWriter.write(only.scenario))
    }
    return .success
  }

  private func nothing(_ document: ImportedDocument, _ path: String) -> ExitCode {
    let reason = document.notes.first?.text ?? "it holds no scene with a view"
    common.complain([Diagnostic(path: path, message: "nothing to import: \(reason)")])
    return .unanswered
  }

  private func save(_ scene: ImportedScene, to path: String) throws(Problems) {
    do throws(Files.Failure) {
      try Files.makeFolder(of: path)
      try Files.write(Array(ScenarioWriter.write(scene.scenario).utf8), to: path)
    } catch {
      throw Problems([Diagnostic(path: path, message: "cannot be written: \(error.message)")])
    }
    Terminal.complain("\(printable(path)): \(printable(scene.name))\n")
  }

  private static func list(_ scenes: [ImportedScene]) -> String {
    "it has " + scenes.map { "\"\($0.name)\"" }.joined(separator: ", ")
  }

  private static func isMeant(_ scene: ImportedScene, _ name: String) -> Bool {
    scene.name == name || scene.scenario.controllers.contains { $0.id == name && $0.view != nil }
  }

  /// A name that every file system takes.
  private static func fileName(_ scene: ImportedScene) -> String {
    let letters = scene.name.map { letter in
      letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : "-"
    }
    return String(letters.prefix(80)) + ".json"
  }
}
