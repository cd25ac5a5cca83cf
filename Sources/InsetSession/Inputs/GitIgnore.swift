import InsetBasics

/// The patterns of the `.gitignore` files that hold for a folder, read as git reads them
/// (git-scm.com/docs/gitignore): the last one that fits decides.
struct GitIgnore {
  private struct Pattern {
    var parts: [[Character]]
    var isNegated: Bool
    var isFolderOnly: Bool
    /// Whether it must begin at its own folder; else any depth will do.
    var isAnchored: Bool
    /// The folder of its `.gitignore`, with a slash behind it.
    var base: String
  }

  private var patterns: [Pattern] = []

  /// The patterns of the folders above `folder`, up to the one that holds `.git`.
  static func around(_ folder: String) -> GitIgnore {
    var result = GitIgnore()
    guard let start = Files.resolved(folder) else { return result }
    var above: [String] = []
    var current = start
    while Files.kind(of: "\(current)/.git") == .missing {
      guard let slash = current.lastIndex(of: "/"), slash != current.startIndex else {
        return result
      }
      current = String(current[..<slash])
      above.append(current)
    }
    for path in above.reversed() { result.read(path) }
    return result
  }

  /// With the patterns of `folder` itself.
  func adding(_ folder: String) -> GitIgnore {
    var result = self
    if let real = Files.resolved(folder) { result.read(real) }
    return result
  }

  /// Whether git would ignore what is at `path`.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    if patterns.isEmpty { return false }
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    guard let folder = Files.resolved(String(path[..<slash])) else { return false }
    let real = folder + String(path[slash...])
    for pattern in patterns.reversed() where isFolder || !pattern.isFolderOnly {
      guard real.hasPrefix(pattern.base) else { continue }
      let rest = real.dropFirst(pattern.base.count).split(separator: "/").map(Array.init)
      if Self.fits(pattern, rest) { return !pattern.isNegated }
    }
    return false
  }

  private mutating func read(_ folder: String) {
    guard let bytes = try? Files.read("\(folder)/.gitignore") else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      var text = Substring(line)
      while text.last == " " { text.removeLast() }
      if text.isEmpty || text.hasPrefix("#") { continue }
      let isNegated = text.hasPrefix("!")
      if isNegated { text.removeFirst() }
      let isFolderOnly = text.hasSuffix("/")
      if isFolderOnly { text.removeLast() }
      let parts = text.split(separator: "/").map(Array.init)
      if parts.isEmpty { continue }
      patterns.append(
        Pattern(
          parts: parts, isNegated: isNegated, isFolderOnly: isFolderOnly,
          isAnchored: text.contains("/"), base: folder + "/"))
    }
  }

  private static func fits(_ pattern: Pattern, _ path: [[Character]]) -> Bool {
    if pattern.isAnchored { return fits(pattern.parts[...], path[...]) }
    return path.last.map { fits(pattern.parts[0][...], $0[...]) } ?? false
  }

  /// Path parts; `**` stands for any number of them.
  private static func fits(
    _ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>
  ) -> Bool {
    match(pattern, path, isRepeat: { $0 == ["*", "*"] }) { fits($0[...], $1[...]) }
  }

  /// One name: `*`, `?` and `[a-z]`; a class is taken as any one character.
  private static func fits(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool
  {
    match(plain(pattern)[...], name, isRepeat: { $0 == "*" }) { $0 == "?" || $0 == $1 }
  }

  private static func plain(_ pattern: ArraySlice<Character>) -> [Character] {
    var result: [Character] = []
    var rest = pattern
    while let next = rest.popFirst() {
      if next == "\\", let literal = rest.popFirst() {
        result.append(literal)
      } else if next == "[", let end = rest.dropFirst().firstIndex(of: "]") {
        rest = rest[(end + 1)...]
        result.append("?")
      } else {
        result.append(next)
      }
    }
    return result
  }

  /// Wildcard matching with one remembered way back: never more than pattern × text steps.
  private static func match<Part, Item>(
    _ pattern: ArraySlice<Part>, _ text: ArraySlice<Item>, isRepeat: (Part) -> Bool,
    fits: (Part, Item) -> Bool
  ) -> Bool {
    var at = pattern.startIndex
    var index = text.startIndex
    var back: (pattern: Int, text: Int)?
    while index < text.endIndex {
      if at < pattern.endIndex, isRepeat(pattern[at]) {
        back = (at + 1, index)
        at += 1
      } else if at < pattern.endIndex, fits(pattern[at], text[index]) {
        at += 1
        index += 1
      } else if let way = back {
        at = way.pattern
        index = way.text + 1
        back = (way.pattern, index)
      } else {
        return false
      }
    }
    while at < pattern.endIndex, isRepeat(pattern[at]) { at += 1 }
    return at == pattern.endIndex
  }
}
