import InsetBasics
import InsetModel

/// Writes the generated parts of the repository's files.
struct Generator {
  /// A file with what should stand in it.
  struct File: Hashable {
    /// Its path from the root of the repository.
    var path: String
    /// All of its text.
    var text: String
  }

  /// The root of the repository.
  let root: String
  let files: any FileSystem

  /// The files whose text is not what the tables say.
  ///
  /// - Throws: where a file cannot be read, or its marks do not match.
  func stale() throws(GeneratorError) -> [File] {
    var stale: [File] = []
    for path in ["docs/scenario.md"] {
      let text = try read(path)
      let filled = try MarkedText.filled(text) { name in
        PropertyOwnerName.allCases.first { "properties of \($0)" == name }
          .map { PropertyTable(owner: $0).text }
      }
      if filled != text { stale.append(File(path: path, text: filled)) }
    }
    return stale
  }

  /// Writes a file.
  ///
  /// - Throws: where that fails.
  func write(_ file: File) throws(GeneratorError) {
    do throws(FileFailure) {
      try files.write(Array(file.text.utf8), to: "\(root)/\(file.path)")
    } catch { throw GeneratorError("\(file.path): \(error.message)") }
  }

  private func read(_ path: String) throws(GeneratorError) -> String {
    do throws(FileFailure) {
      return String(decoding: try files.read("\(root)/\(path)"), as: UTF8.self)
    } catch { throw GeneratorError("\(path): \(error.message)") }
  }
}
