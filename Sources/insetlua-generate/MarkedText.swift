/// A text in which some parts are generated: what stands between `<!-- generated: NAME -->` and
/// `<!-- end -->`.
struct MarkedText {
  /// The text with every part that `part` knows written anew.
  ///
  /// - Throws: a sentence where a mark has no end, or no such part exists.
  static func filled(
    _ text: String, with part: (_ name: String) -> String?
  ) throws(GeneratorError) -> String {
    var lines: [Substring] = []
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      lines.append(line)
      guard line.hasPrefix(opening), line.hasSuffix(closing) else { continue }
      let name = String(line.dropFirst(opening.count).dropLast(closing.count))
      guard let part = part(name) else {
        throw GeneratorError("there is nothing to write for \(name)")
      }
      guard let end = rest.firstIndex(of: ending) else {
        throw GeneratorError("the part \(name) has no \(ending)")
      }
      lines += part.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last == "" { lines.removeLast() }
      rest = rest[end...]
    }
    return lines.joined(separator: "\n")
  }

  private static let opening = "<!-- generated: "
  private static let closing = " -->"
  private static let ending: Substring = "<!-- end -->"
}

/// Why files could not be generated.
struct GeneratorError: Error {
  /// What is wrong.
  var message: String

  init(_ message: String) { self.message = message }
}
