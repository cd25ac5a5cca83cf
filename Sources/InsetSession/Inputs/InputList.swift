public import InsetBasics
public import InsetModel

/// Tells rule packs and inputs apart, and finds the files in folders of inputs.
public struct InputList: Sendable {
  /// Folders of rules.
  public private(set) var rules: [String] = []
  /// Files, and `-` for standard input.
  public private(set) var files: [String] = []
  /// What is wrong with some of the arguments.
  public private(set) var problems: [Diagnostic] = []

  private let system: any FileSystem

  /// Endings of files that a folder is searched for.
  private static let endings = [".json", ".txt", ".storyboard", ".xib"] + PendingInput.endings
  /// Folders of a pack that hold no rules of their own.
  private static let besides = ["lib", "library", "examples"]

  /// Sorts the arguments of a command line: files, folders, `-`.
  public init(_ arguments: [String], in files: any FileSystem) {
    system = files
    for argument in arguments { add(argument) }
  }

  /// The arguments up to the first input, and those behind it: a file may have a view's name.
  public static func split(
    _ arguments: [String], in files: any FileSystem
  ) -> (before: [String], after: [String]) {
    let input = arguments.firstIndex { $0 == "-" || files.kind(of: $0) == .file }
    guard let input else { return (arguments, []) }
    return (Array(arguments[...input]), Array(arguments[(input + 1)...]))
  }

  /// The arguments that are folders of rules, and the others.
  public static func rules(
    among arguments: [String], in files: any FileSystem
  ) -> (rules: [String], others: [String]) {
    var rules: [String] = []
    var others: [String] = []
    for argument in arguments {
      let isFolder = files.kind(of: argument) == .directory
      let found = isFolder ? InputList([argument], in: files).rules : []
      rules += found
      if found.isEmpty { others.append(argument) }
    }
    return (rules, others)
  }

  private mutating func add(_ argument: String) {
    if argument == "-" {
      files.append("-")
      return
    }
    let path = Self.withoutSlash(argument)
    switch system.kind(of: path) {
    case .missing:
      problems.append(Diagnostic(path: argument, message: "there is no such file or folder"))
    case .denied: problems.append(.unreadable(argument, .denied))
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
    if system.kind(of: "\(path)/pack.lua") == .file {
      rules.append(path)
      return
    }
    let search = FolderSearch(of: path, endings: Self.endings + [".lua"], in: system)
    problems += search.unlisted
    if search.isTooLarge {
      problems.append(
        Diagnostic(
          path: path, message: "more than \(FolderSearch.limit) files: name a smaller folder"))
      return
    }
    var lua = 0
    var inputs: [String] = []
    var inputsBesides: [String] = []
    for file in search.paths {
      if file.hasSuffix(".lua") {
        lua += 1
      } else if isInput(file) {
        let isBeside = Self.besides.contains { file.hasPrefix("\(path)/\($0)/") }
        if isBeside { inputsBesides.append(file) } else { inputs.append(file) }
      }
    }
    if lua == 0 {
      inputs += inputsBesides
      if inputs.isEmpty, search.unlisted.isEmpty {
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

  /// Whether a file in a folder is one of ours: apps are full of other JSON and text.
  ///
  /// A file that is named one by one is read whatever it holds.
  private func isInput(_ path: String) -> Bool {
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return true }
    // What cannot be read is told so, not passed over.
    guard let start = try? system.read(path, upTo: 1 << 16) else { return true }
    let isJSON = path.hasSuffix(".json") || PendingInput.isOfLines(path)
    let signs = isJSON ? Self.jsonSigns : Self.dumpSigns
    return signs.contains { !places(of: $0, in: start).isEmpty }
  }

  private static let jsonSigns = ["\"insetlua\""]
  private static let dumpSigns = ["frame = (", "<UI", "UIWindow"]

  private static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
