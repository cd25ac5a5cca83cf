/// The system's files, seen from the process's current folder.
public enum Files {
  /// Why a file could not be read.
  public typealias Failure = FileFailure
  private static let system = SystemFiles()

  /// What stands at `path`; links are followed.
  public static func kind(of path: String) -> FileKind { system.kind(of: path) }

  /// The bytes of the file at `path`.
  public static func read(_ path: String) throws(Failure) -> [UInt8] { try system.read(path) }

  /// The names in the directory at `path`, sorted.
  public static func list(_ path: String) throws(Failure) -> [String] { try system.list(path) }

  /// The absolute path of `path` with links resolved, or nil where there is nothing.
  public static func resolved(_ path: String) -> String? { system.resolved(path) }

  /// What the system says where something may not be looked at.
  public static var denial: Failure { .denied }
}
