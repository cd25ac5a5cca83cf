public import InsetBasics
public import InsetModel

/// Finds the standard rule pack.
///
/// Looked for at `--standard-rules`, `$INSETLUA_RULES`, `share/insetlua/Rules` beside the program's
/// own folder, then the `Rules` of the checkout that the program was built in. Never in the current
/// folder: whoever wrote a folder should not choose the rules by which it is judged.
public enum StandardPack {
  /// Finds the pack's folder.
  ///
  /// - Parameters:
  ///   - option: What `--standard-rules` says.
  ///   - variable: What `$INSETLUA_RULES` says.
  ///   - program: The running program's file.
  /// - Throws: why there is none.
  public static func locate(
    option: String?, variable: String?, program: String?, in files: some FileSystem
  ) throws(Diagnostics) -> String {
    if let option { return try checked(option, named: "--standard-rules", files) }
    if let variable, !variable.isEmpty {
      return try checked(variable, named: "$INSETLUA_RULES", files)
    }
    guard let program = program.flatMap(files.resolved) else { throw missing }
    var folder = parent(program)
    let installed = "\(parent(folder))/share/insetlua/Rules"
    var places = [installed]
    // The build folder lies a few levels down in the checkout.
    for _ in 0..<6 where folder != "/" {
      folder = parent(folder)
      places.append("\(folder)/Rules")
    }
    for place in places {
      switch files.kind(of: "\(place)/pack.lua") {
      case .file: return shortened(place, files)
      case .denied: throw Diagnostics([.unreadable(place, .denied)])
      default: continue
      }
    }
    throw missing
  }

  private static func checked(
    _ path: String, named name: String, _ files: some FileSystem
  ) throws(Diagnostics) -> String {
    if files.kind(of: path) == .directory { return path }
    throw Diagnostics(
      path: path, message: "\(name) names no folder",
      suggestion: "name the folder that holds the standard pack.lua")
  }

  private static var missing: Diagnostics {
    Diagnostics(
      path: "insetlua",
      message: "the standard rules are not in ../share/insetlua/Rules beside the program",
      suggestion: "name their folder with --standard-rules or $INSETLUA_RULES")
  }

  /// The path as seen from the current folder, where it lies in it: messages stay short.
  private static func shortened(_ path: String, _ files: some FileSystem) -> String {
    guard let here = files.resolved("."), path.hasPrefix(here + "/") else { return path }
    return String(path.dropFirst(here.count + 1))
  }

  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
