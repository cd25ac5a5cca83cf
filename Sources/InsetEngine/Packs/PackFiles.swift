public import InsetBasics
public import InsetModel

/// A rule pack on disk: where it is and which files it has.
public struct PackFiles: Sendable {
  /// The folder as the user named it.
  public var path: String
  /// The rule files, by path relative to the folder, sorted.
  public var rules: [String]
  /// The tests beside them.
  public var tests: [String]
  /// Whether there is a `pack.lua`.
  public var hasManifest: Bool
  /// Where it is read.
  let files: any FileSystem

  /// Files that may lie in one folder before it is taken for something else than a pack.
  static let limit = 10_000

  /// Finds the files of the pack at `path`.
  ///
  /// Rules are all `*.lua` but `pack.lua`, `*_test.lua`, and what lies in `lib/`, `library/` and
  /// `examples/`.
  ///
  /// - Throws: a `Diagnostic` where there is no folder, or nothing in it that could be a rule.
  public static func find(
    at path: String, in files: any FileSystem = SystemFiles()
  ) throws(Diagnostic) -> PackFiles {
    switch files.kind(of: path) {
    case .directory: break
    case .missing:
      throw Diagnostic(
        path: path, message: "there is no such rules folder",
        suggestion: "name a folder with pack.lua or *.lua rules")
    case .denied:
      throw Diagnostic(
        path: path, message: "cannot list the folder: \(FileFailure.denied.message)")
    case .file, .other:
      throw Diagnostic(
        path: path, message: "a rule pack is a folder, and this is none",
        suggestion: "name the folder that holds the rules")
    }
    var found = PackFiles(
      path: path, rules: [], tests: [], hasManifest: false, files: files)
    var folders = [""]
    var visited: Set<String> = []
    let root = files.resolved(path) ?? path
    while let folder = folders.popLast() {
      let full = folder.isEmpty ? path : "\(path)/\(folder)"
      // A link that leads back up would otherwise be followed for ever.
      guard let real = files.resolved(full), visited.insert(real).inserted else { continue }
      let names: [String]
      do {
        names = try files.list(full)
      } catch {
        throw Diagnostic(path: full, message: "cannot list the folder: \(error.message)")
      }
      for name in names where !name.hasPrefix(".") {
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        switch files.kind(of: "\(path)/\(relative)") {
        case .directory:
          guard let real = files.resolved("\(path)/\(relative)"),
            real == root || real.hasPrefix(root + "/")
          else {
            throw Diagnostic(
              path: "\(path)/\(relative)", message: "the link leads out of the pack",
              suggestion: "copy the folder into the pack")
          }
          if !(folder.isEmpty && ["lib", "library", "examples"].contains(name)) {
            folders.append(relative)
          }
        case .file:
          guard name.hasSuffix(".lua") else { continue }
          // A pack may come from anyone: a link must not make it read other people's files.
          guard let real = files.resolved("\(path)/\(relative)"), real.hasPrefix(root + "/") else {
            throw Diagnostic(
              path: "\(path)/\(relative)", message: "the link leads out of the pack",
              suggestion: "copy the file into the pack")
          }
          if relative == "pack.lua" {
            found.hasManifest = true
          } else if name.hasSuffix("_test.lua") {
            found.tests.append(relative)
          } else {
            found.rules.append(relative)
          }
        case .denied:
          throw Diagnostic(
            path: "\(path)/\(relative)", message: "cannot be read: \(FileFailure.denied.message)")
        case .missing, .other: continue
        }
      }
      guard found.rules.count + found.tests.count <= limit else {
        throw Diagnostic(path: path, message: "more than \(limit) Lua files: not a rule pack")
      }
    }
    found.rules.sort()
    found.tests.sort()
    guard found.hasManifest || !found.rules.isEmpty else {
      throw Diagnostic(
        path: path, message: "no rules in this folder",
        suggestion: "a pack holds *.lua files that return behavior, check, fix or spacing")
    }
    return found
  }
}
