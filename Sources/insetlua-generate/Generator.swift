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
    var files: [File] = []
    for path in ["docs/scenario.md", "docs/lua-api.md"] {
      let text = try MarkedText.filled(try read(path)) { name in
        let owner = PropertyOwnerName.allCases.first { "properties of \($0)" == name }
        return owner.map { PropertyTable(owner: $0).text } ?? LuaReference.part(name)
      }
      files.append(File(path: path, text: text))
    }
    files.append(File(path: "Rules/library/insetlua.lua", text: LuaStubs().text))
    var stale: [File] = []
    for file in files where try read(file.path) != file.text { stale.append(file) }
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
