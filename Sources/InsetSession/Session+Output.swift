import InsetBasics
public import InsetModel

extension Session {
  /// Makes sure that nothing which the session reads would be lost by writing to a file: no input, no
  /// source, no storyboard beside one, nothing in a pack, under whichever name or link.
  ///
  /// - Parameter edited: The input that is meant to be written where it was read, if one is.
  /// - Throws: what would be lost.
  public func checkOutput(_ path: String, edited: String? = nil) throws(Diagnostics) {
    guard path != "-", let identity = files.identity(of: path) else { return }
    if let edited, files.identity(of: edited) == identity { return }
    // What is no regular file is written into, not replaced.
    guard files.kind(of: path) == .file else { return }
    let isInput = options.inputs.contains { files.identity(of: $0) == identity }
    guard isInput || files.hasRead(path) || isInPack(path) else { return }
    throw Diagnostics(
      path: path,
      message: isInput ? "not overwritten: it is an input" : "not overwritten: this run reads it",
      suggestion: "name another file with -o")
  }

  /// Writes a file, unless something would be lost by it.
  ///
  /// - Parameter edited: The input that is meant to be written where it was read, if one is.
  /// - Throws: why it cannot be written; then what was there is as it was.
  public func write(
    _ bytes: [UInt8], to path: String, edited: String? = nil, makingFolder: Bool = false
  ) throws(Diagnostics) {
    try checkOutput(path, edited: edited)
    try Self.writing(path) { () throws(FileFailure) in
      if makingFolder { try files.makeFolder(of: path) }
      try files.write(bytes, to: path)
    }
  }

  /// A file that is written piece by piece, and takes its place once it is finished, unless something would
  /// be lost by it.
  ///
  /// - Throws: why it cannot be written.
  public func output(to path: String) throws(Diagnostics) -> OutputFile {
    try checkOutput(path)
    return OutputFile(
      path: path, session: self,
      file: try Self.writing(path) { () throws(FileFailure) in try files.replacement(of: path) })
  }

  /// Tells which file a failure to write is about.
  static func writing<Result>(
    _ path: String, _ work: () throws(FileFailure) -> Result
  ) throws(Diagnostics) -> Result {
    do throws(FileFailure) { return try work() } catch {
      throw Diagnostics(path: path, message: "cannot be written: \(error.message)")
    }
  }

  /// Whether a file has these bytes already.
  public func holds(_ bytes: [UInt8], at path: String) -> Bool {
    // A look at what an output holds does not make it an input.
    files.kind(of: path) == .file && (try? files.base.read(path)) == bytes
  }

  private func isInPack(_ path: String) -> Bool {
    guard let path = files.resolved(path) else { return false }
    return ([options.standardRules] + options.rules).contains { folder in
      files.resolved(folder).map { path.hasPrefix($0 + "/") } ?? false
    }
  }
}

/// A file that a session writes piece by piece.
public struct OutputFile: Sendable {
  let path: String
  let session: Session
  let file: any FileReplacement

  /// Writes what comes next.
  ///
  /// - Throws: why it cannot be written.
  public func append(_ bytes: [UInt8]) throws(Diagnostics) {
    try Session.writing(path) { () throws(FileFailure) in try file.append(bytes) }
  }

  /// Puts it in its place, unless what stands there was read in the meantime.
  ///
  /// - Throws: why it cannot be written; then what stood there is as it was.
  public func finish() throws(Diagnostics) {
    try session.checkOutput(path)
    try Session.writing(path) { () throws(FileFailure) in try file.finish() }
  }
}
