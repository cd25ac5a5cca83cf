import InsetBasics
import InsetModel

extension Session {
  /// Writes a file.
  ///
  /// - Throws: why it cannot be written; then what was there is as it was.
  public func write(
    _ bytes: [UInt8], to path: String, makingFolder: Bool = false
  ) throws(Problems) {
    do throws(FileFailure) {
      if makingFolder { try files.makeFolder(of: path) }
      try files.write(bytes, to: path)
    } catch {
      throw Problems([Diagnostic(path: path, message: "cannot be written: \(error.message)")])
    }
  }

  /// Whether a file has these bytes already.
  public func holds(_ bytes: [UInt8], at path: String) -> Bool {
    files.kind(of: path) == .file && (try? files.read(path)) == bytes
  }
}
