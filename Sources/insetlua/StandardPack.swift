#if canImport(Darwin)
  import Darwin
#endif
import InsetBasics
import InsetEngine
import InsetModel

/// Finds the standard rule pack.
///
/// Looked for at `--standard-rules`, `$INSETLUA_RULES`, `share/insetlua/Rules` beside the program's
/// own folder, then the `Rules` of the checkout that the program was built in. Never in the current
/// folder: whoever wrote a folder should not choose the rules by which it is judged.
enum StandardPack {
  /// The pack's folder, or why there is none.
  static func locate(_ option: String?) throws(Problems) -> String {
    if let option { return try checked(option, named: "--standard-rules") }
    if let variable = Files.environment("INSETLUA_RULES"), !variable.isEmpty {
      return try checked(variable, named: "$INSETLUA_RULES")
    }
    guard let program = executable else { throw missing }
    var folder = parent(program)
    let installed = "\(parent(folder))/share/insetlua/Rules"
    if Files.kind(of: "\(installed)/pack.lua") == .file { return shortened(installed) }
    // The build folder lies a few levels down in the checkout.
    for _ in 0..<6 where folder != "/" {
      folder = parent(folder)
      if Files.kind(of: "\(folder)/Rules/pack.lua") == .file {
        return shortened("\(folder)/Rules")
      }
    }
    throw missing
  }

  private static func checked(_ path: String, named name: String) throws(Problems) -> String {
    if Files.kind(of: path) == .directory { return path }
    throw Problems([
      Diagnostic(
        path: path, message: "\(name) names no folder",
        suggestion: "name the folder that holds the standard pack.lua")
    ])
  }

  private static var missing: Problems {
    Problems([
      Diagnostic(
        path: "insetlua",
        message: "the standard rules are not in ../share/insetlua/Rules beside the program",
        suggestion: "name their folder with --standard-rules or $INSETLUA_RULES")
    ])
  }

  /// The path as seen from the current folder, where it lies in it: messages stay short.
  private static func shortened(_ path: String) -> String {
    guard let here = Files.resolved("."), path.hasPrefix(here + "/") else { return path }
    return String(path.dropFirst(here.count + 1))
  }

  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The running program's file, links resolved.
  private static var executable: String? {
    #if canImport(Darwin)
      var size = UInt32(4096)
      var bytes = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      let path = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return Files.resolved(String(decoding: path, as: UTF8.self))
    #else
      return Files.resolved("/proc/self/exe")
    #endif
  }
}
