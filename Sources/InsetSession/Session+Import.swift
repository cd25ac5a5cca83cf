import InsetBasics
public import InsetImport
public import InsetModel
import InsetReport

extension Session {
  /// Reads a file of another format, to be written as scenarios.
  ///
  /// - Throws: why it cannot be read, or needs no import.
  public func readForImport(_ file: String) throws(Diagnostics) -> ReadInput {
    let input = read(try bytes(of: file), path: Self.name(of: file))
    if input.form == .scenario {
      throw Diagnostics(
        path: input.path, message: "not a storyboard, xib or view dump",
        suggestion: "a scenario needs no import: \(GivenWords().command("run", input.path))")
    }
    // A dump shows how its device was held: nothing else can be written of it.
    if let turn = input.target.orientation,
      let screen = input.screens.first(where: { $0.scenario.orientation != turn })
    {
      throw Diagnostics(
        path: input.path,
        message: "the dump was printed in \(screen.scenario.orientation.rawValue)",
        suggestion: "import it without --orientation; insetlua run --orientation \(turn.rawValue) "
          + "evaluates what was imported")
    }
    return input
  }

  /// The screens of an input that a scene's name means: its class, identifier, title or object id; all
  /// of them without one.
  ///
  /// - Throws: that none is called so, or that there are none.
  public static func scenes(
    of input: ReadInput, named scene: String?
  ) throws(Diagnostics) -> [ImportedScreen] {
    guard let scene else {
      if !input.screens.isEmpty { return input.screens }
      let reason = input.notes.first?.text ?? "it holds no scene with a view"
      throw Diagnostics(path: input.path, message: "nothing to import: \(reason)")
    }
    let meant = input.screens.filter { screen in
      screen.name == scene
        || screen.scenario.controllers.contains { $0.id == scene && $0.view != nil }
    }
    if !meant.isEmpty { return meant }
    let near = nearest(to: scene, among: input.screens.map(\.name))
    throw Diagnostics(
      path: input.path, message: "no scene is called \"\(scene)\"",
      suggestion: near.map(didYouMean) ?? names(of: input.screens))
  }

  /// The only one of some screens, for an output that holds one.
  ///
  /// - Throws: that there are several.
  public static func onlyScene(
    of screens: [ImportedScreen], path: String, output: String?
  ) throws(Diagnostics) -> ImportedScreen {
    if screens.count == 1 { return screens[0] }
    // A name without an ending was meant for a folder.
    let folder = output.flatMap { $0 == "-" || $0.hasSuffix(".json") ? nil : shellWord($0) }
    throw Diagnostics(
      path: path,
      message: "the file holds \(screens.count) scenes: choose one with --scene, or name a "
        + "folder for all of them: -o \(folder ?? "screens")/", suggestion: names(of: screens))
  }

  /// `it has "Feed", "Settings"`.
  private static func names(of screens: [ImportedScreen]) -> String {
    "it has " + screens.map { "\"\($0.name)\"" }.joined(separator: ", ")
  }

  /// A screen as a scenario's text, made sure that it can be read again: a dump may hold numbers
  /// that no screen has.
  ///
  /// - Throws: what cannot be written.
  public func text(of screen: ImportedScreen) throws(Diagnostics) -> String {
    let text = ScenarioWriter.write(screen.scenario)
    do throws(Diagnostics) {
      _ = try ScenarioReader.read(
        Array(text.utf8), path: screen.scenario.source.path, classes: catalogue.classes)
      return text
    } catch {
      throw Diagnostics(
        error.all.map { problem in
          Diagnostic(
            path: screen.scenario.source.path,
            position: screen.scenario.position(at: problem.pointer ?? ""),
            message: "\(screen.name) cannot be written as a scenario: \(problem.message)",
            suggestion: "insetlua run evaluates the file itself")
        })
    }
  }

  /// Writes a screen as a scenario to a file, and its folder where only that is missing.
  ///
  /// - Returns: the screen's name.
  /// - Throws: why it cannot be written.
  public func save(_ screen: ImportedScreen, to path: String) throws(Diagnostics) -> String {
    try write(Array(try text(of: screen).utf8), to: path, makingFolder: true)
    return screen.name
  }

  /// File names for some screens that every file system takes, each once: scenes may share a class.
  public static func fileNames(of screens: [ImportedScreen]) -> [String] {
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
