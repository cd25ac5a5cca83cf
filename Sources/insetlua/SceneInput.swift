internal import InsetEngine
internal import InsetImport
internal import InsetModel
internal import InsetReport

/// A storyboard or xib as an input: several scenes, each a screen of its own.
struct SceneInput: Sendable {
  /// The file as the user named it.
  let path: String
  /// What was read of it, or why it could not be.
  let document: Result<ImportedDocument, Diagnostic>

  /// Whether an input is one, by its content; a file that says so by its name is told what is wrong
  /// with it as one.
  static func isOne(_ bytes: [UInt8], _ path: String) -> Bool {
    InterfaceBuilderReader.looksLikeInterfaceBuilder(bytes)
      || InterfaceBuilderReader.isNamedLikeInterfaceBuilder(path)
  }

  /// Reads the scenes of `bytes`.
  init(
    _ bytes: [UInt8], path: String, catalogue: Catalogue, target: Resolver.Target,
    storyboards: StoryboardFiles, sources: SourceFacts?
  ) {
    self.path = path
    do throws(Diagnostic) {
      document = .success(
        try InterfaceBuilderReader.read(
          bytes, path: path, catalogue: catalogue, target: target, others: storyboards.others,
          sources: sources))
    } catch {
      document = .failure(error)
    }
  }

  /// Evaluates every scene.
  func evaluated(
    on target: Resolver.Target, by engine: Engine, tryingFixes: Bool = true
  ) -> InputResult {
    switch document {
    case .failure(let problem): return InputResult(path: path, problems: [problem])
    case .success(let document):
      var result = InputResult(path: path)
      for scene in document.scenes {
        do throws(Diagnostic) {
          result.evaluations.append(
            try engine.evaluate(scene.scenario, on: target, tryingFixes: tryingFixes))
        } catch {
          result.problems.append(error)
        }
      }
      result.notes = document.notes.map { InputNote(position: $0.position, text: $0.text) }
      for scene in document.scenes {
        let position = scene.scenario.source.position(of: .scenario)
        result.notes += scene.notes.map {
          InputNote(position: position, text: "\(scene.name): \($0)")
        }
      }
      return result
    }
  }
}

extension Session {
  /// What the source files in some folders say.
  func scan(_ folders: [String]) throws(Problems) -> SourceFacts {
    var facts = SourceFacts()
    for folder in folders {
      guard Files.kind(of: folder) == .directory else {
        throw Problems([Diagnostic(path: folder, message: "--sources names no folder")])
      }
      for path in FolderSearch.files(in: folder, endings: [".swift", ".m", ".mm"]).paths {
        // A source file that cannot be read says nothing; the compiler will tell why.
        if let bytes = try? Files.read(path) { facts.add(bytes, path: path) }
      }
    }
    return facts
  }
}

/// The storyboards of a run, for looking up who refers to whom.
final class StoryboardFiles {
  private let paths: [String]
  private var mentions: [String: [String]]?

  /// Storyboards at these paths.
  init(_ paths: [String]) { self.paths = paths.filter { $0.hasSuffix(".storyboard") } }

  /// The same for the importer.
  var others: OtherStoryboards {
    OtherStoryboards { name in
      let names = self.mentioned()
      return (names[name] ?? []).compactMap { path in
        (try? Files.read(path)).map { (path: path, bytes: $0) }
      }
    }
  }

  /// The paths of the storyboards that mention another, by the other's name; found once.
  private func mentioned() -> [String: [String]] {
    if let mentions { return mentions }
    var found: [String: [String]] = [:]
    if paths.count > 1 {
      for path in paths {
        guard let bytes = try? Files.read(path) else { continue }
        for name in InterfaceBuilderReader.storyboardsMentioned(in: bytes) {
          found[name, default: []].append(path)
        }
      }
    }
    mentions = found
    return found
  }
}
