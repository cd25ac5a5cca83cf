internal import InsetModel
internal import LuaHost

extension Diagnostic {
  /// What a user sees of a Lua error: file, line, the line's text, and what to try.
  init(
    _ error: LuaError, file: String, source: [UInt8]?, rule: String?, context: String?
  ) {
    let path = error.chunk ?? file
    let bytes = path == file ? source ?? (try? Files.read(path)) : try? Files.read(path)
    let lines = SourceText(bytes ?? [])
    var line = error.line
    var column: Int?
    if case .unknownField(_, let field, _) = error.kind, let found = lines.find(field, from: line) {
      // A declaration's error is raised where the declaration begins; the key stands below.
      line = found.line
      column = found.column
    } else if case .unknownGlobal(let name, _) = error.kind,
      let found = lines.find(name, from: line)
    {
      column = found.line == line ? found.column : nil
    }
    self.init(
      path: path,
      position: line.map { SourcePosition(line: $0, column: column ?? lines.indent(of: $0)) },
      message: Self.message(of: error),
      suggestion: Self.suggestion(for: error.kind, isRunning: context != nil) ?? error.hint,
      excerpt: line.flatMap { lines.text(of: $0) }, rule: rule, context: context)
  }

  /// The words of the report, which quotes with double quotes and speaks of budgets in one way.
  private static func message(of error: LuaError) -> String {
    switch error.kind {
    case .unknownField(let type, let field, _) where !error.message.hasPrefix("unknown key"):
      "\(type) has no field \"\(field)\""
    case .unknownGlobal(let name, _): "there is no \"\(name)\""
    case .cpuTime(let limit): "stopped after \(limit.milliseconds) ms of CPU time"
    case .memory(let limit): "stopped at \(limit / 1_048_576) MiB of memory"
    default: error.message
    }
  }

  private static func suggestion(for kind: LuaError.Kind, isRunning: Bool) -> String? {
    // While packs load there are no findings yet.
    let others = isRunning ? "the other rules' findings are complete; " : ""
    return switch kind {
    case .unknownField(_, _, let suggestion?), .unknownGlobal(_, let suggestion?):
      "did you mean \"\(suggestion)\"?"
    case .cpuTime:
      others + "raise the budget with --limit time=1s"
    case .memory:
      others + "raise the budget with --limit memory=256M"
    default: nil
    }
  }
}

extension Duration {
  /// Whole milliseconds.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}

/// A source text by lines, for excerpts.
private struct SourceText {
  private let lines: [Substring]

  init(_ bytes: [UInt8]) {
    lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  func text(of line: Int) -> String? {
    guard lines.indices.contains(line - 1) else { return nil }
    return String(lines[line - 1].prefix(200))
  }

  /// The column of the first character that is no blank.
  func indent(of line: Int) -> Int {
    guard lines.indices.contains(line - 1) else { return 1 }
    return lines[line - 1].prefix { $0 == " " || $0 == "\t" }.count + 1
  }

  /// The first place at or below `line` where `word` stands by itself.
  func find(_ word: String, from line: Int?) -> (line: Int, column: Int)? {
    guard let line, !word.isEmpty else { return nil }
    for number in max(line, 1)..<(max(line, 1) + 200) {
      guard lines.indices.contains(number - 1) else { return nil }
      let text = Array(lines[number - 1])
      let wanted = Array(word)
      guard text.count >= wanted.count else { continue }
      for start in 0...(text.count - wanted.count)
      where Array(text[start..<start + wanted.count]) == wanted
        && !(start > 0 && isWordCharacter(text[start - 1]))
        && !(start + wanted.count < text.count && isWordCharacter(text[start + wanted.count]))
      {
        return (number, start + 1)
      }
    }
    return nil
  }

  private func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
