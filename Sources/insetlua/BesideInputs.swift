import InsetBasics
import InsetEngine
import InsetImport
import InsetModel
import InsetReport

extension Session {
  /// What the source files in some folders say. What cannot be read says nothing, which is told: the
  /// screens are evaluated without it.
  static func scan(_ folders: [String]) throws(Problems) -> SourceFacts {
    var facts = SourceFacts()
    for folder in folders {
      let kind = Files.kind(of: folder)
      guard kind == .directory || kind == .denied else {
        throw Problems([Diagnostic(path: folder, message: "--sources names no folder")])
      }
      let search = FolderSearch.files(in: folder, endings: [".swift", ".m", ".mm"])
      var unread = search.unlisted
      if kind == .denied {
        unread.append(
          Diagnostic(path: folder, message: "cannot be read: \(Files.denial.message)"))
      }
      for path in search.paths {
        do throws(Files.Failure) {
          facts.add(try Files.read(path), path: path)
        } catch {
          unread.append(Diagnostic(path: path, message: "cannot be read: \(error.message)"))
        }
      }
      for problem in unread {
        Terminal.complain(
          "\(printable(problem.path)): warning: \(problem.message); what it says is left out\n")
      }
    }
    return facts
  }
}

/// The storyboards of a run, for looking up who refers to whom.
final class StoryboardFiles {
  private let paths: [String]
  private var mentions: [String: [String]]?

  /// The storyboards among some files and beside them: a file named alone has the same neighbours as
  /// in its folder.
  init(_ files: [String]) {
    var found: Set<String> = []
    var folders: Set<String> = []
    for file in files where file.hasSuffix(".storyboard") {
      found.insert(file)
      let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
      guard folders.insert(folder).inserted else { continue }
      let prefix = folder.isEmpty && !file.hasPrefix("/") ? "" : "\(folder)/"
      let names = (try? Files.list(prefix.isEmpty ? "." : prefix)) ?? []
      found.formUnion(names.filter { $0.hasSuffix(".storyboard") }.map { prefix + $0 })
    }
    paths = found.sorted()
  }

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
