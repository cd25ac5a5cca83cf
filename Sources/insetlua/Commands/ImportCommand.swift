import CommandKit
import InsetBasics
import InsetModel
import InsetReport
import InsetSession

/// `insetlua import`: writes what was read of another format as a scenario.
struct ImportCommand: Configurable {
  var common = CommonOptions()
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
    [
      .argument(
        "INPUT", into: \.input, help: "a storyboard, xib or view dump, or - for standard input"),
      .option(
        "--output", "-o", into: \.output, value: "FILE",
        help: "writes there; all scenes where it is a folder"),
      .option(
        "--scene", into: \.scene, value: "NAME",
        help: "the scene: its class, identifier, title or object id; of a dump line-N"),
      .sources,
    ] + Parameter.elsewhere + [.color, .standardRules]
  }

  func run(in context: CommandContext) -> ExitCode {
    guard let input else {
      return refuse(
        "there is nothing to import", "name a storyboard, xib or view dump", in: context)
    }
    return answering(in: context) { () throws(Diagnostics) in
      let session = try session(inputs: [input], in: context)
      if let output { try session.checkOutput(output) }
      let read = try session.readForImport(input)
      common.complain(read.problems, in: context)
      if read.screens.isEmpty, !read.problems.isEmpty { return .unanswered }
      let code = try write(read, session, in: context)
      return max(code, read.problems.isEmpty ? .success : .unanswered)
    }
  }

  private func write(
    _ input: ReadInput, _ session: Session, in context: CommandContext
  ) throws(Diagnostics) -> ExitCode {
    let screens = try Session.scenes(of: input, named: scene)
    if let output, output.hasSuffix("/") || context.files.kind(of: output) == .directory {
      let folder = output.hasSuffix("/") ? output : output + "/"
      for (screen, name) in zip(screens, Session.fileNames(of: screens)) {
        tell(try session.save(screen, to: folder + name), folder + name, in: context)
      }
      return .success
    }
    let screen = try Session.onlyScene(of: screens, path: input.path, output: output)
    if let output, output != "-" {
      tell(try session.save(screen, to: output), output, in: context)
    } else {
      context.console.write(try session.text(of: screen))
    }
    return .success
  }

  private func tell(_ name: String, _ path: String, in context: CommandContext) {
    context.console.complain("\(printable(path)): written: \(printable(name))\n")
  }
}
