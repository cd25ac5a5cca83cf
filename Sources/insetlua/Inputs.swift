internal import InsetEngine
internal import InsetModel

/// Tells rule packs and inputs apart, and finds the files in folders of inputs.
struct Inputs {
  /// Folders of rules.
  var rules: [String] = []
  /// Files, and `-` for standard input.
  var files: [String] = []
  /// What is wrong with some of the arguments.
  var problems: [Diagnostic] = []

  /// Endings of files that a folder is searched for.
  private static let endings = [".json", ".ndjson", ".txt", ".storyboard", ".xib"]
  /// Folders of a pack that hold no rules of their own.
  private static let besides = ["lib", "library", "examples"]
  /// Files that one folder may hold before it is taken for a mistake.
  private static let limit = 100_000

  /// Sorts `arguments`.
  init(_ arguments: [String]) {
    for argument in arguments { add(argument) }
  }

  private mutating func add(_ argument: String) {
    if argument == "-" {
      files.append("-")
      return
    }
    let path = Self.withoutSlash(argument)
    switch Files.kind(of: path) {
    case .missing:
      problems.append(Diagnostic(path: argument, message: "there is no such file or folder"))
    case .file where path.hasSuffix(".lua"):
      problems.append(
        Diagnostic(
          path: argument, message: "a single rule cannot be loaded",
          suggestion: "name the folder that holds it"))
    case .file, .other: files.append(argument)
    case .directory: addFolder(path)
    }
  }

  /// A folder with pack.lua, or with nothing but Lua files, is a pack; one without Lua files is
  /// searched for inputs.
  private mutating func addFolder(_ path: String) {
    if Files.kind(of: "\(path)/pack.lua") == .file {
      rules.append(path)
      return
    }
    var lua = 0
    var inputs: [String] = []
    var inputsBesides: [String] = []
    var folders = [""]
    var visited: Set<String> = []
    while let folder = folders.popLast() {
      let full = folder.isEmpty ? path : "\(path)/\(folder)"
      // A link that leads back up would otherwise be followed for ever.
      guard let real = Files.resolved(full), visited.insert(real).inserted else { continue }
      guard let names = try? Files.list(full) else {
        problems.append(Diagnostic(path: full, message: "the folder cannot be listed"))
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        switch Files.kind(of: "\(path)/\(relative)") {
        case .directory: folders.append(relative)
        case .file:
          let isBeside = Self.besides.contains { relative.hasPrefix($0 + "/") }
          if name.hasSuffix(".lua") {
            lua += 1
          } else if Self.endings.contains(where: name.hasSuffix) {
            if isBeside {
              inputsBesides.append("\(path)/\(relative)")
            } else {
              inputs.append("\(path)/\(relative)")
            }
          }
        case .missing, .other: continue
        }
      }
      if lua + inputs.count > Self.limit {
        problems.append(
          Diagnostic(path: path, message: "more than \(Self.limit) files: name a smaller folder"))
        return
      }
    }
    if lua == 0 {
      inputs += inputsBesides
      if inputs.isEmpty {
        problems.append(
          Diagnostic(
            path: path, message: "nothing to evaluate in this folder",
            suggestion: "inputs end in \(Self.endings.joined(separator: ", "))"))
      }
      files += inputs.sorted()
    } else if inputs.isEmpty {
      rules.append(path)
    } else {
      problems.append(
        Diagnostic(
          path: path, message: "both rules and inputs are in this folder",
          suggestion: "give the rules a pack.lua, or name the inputs one by one"))
    }
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
