import InsetBasics
import InsetModel
import LuaHost

extension Diagnostic {
  /// What a user sees of a Lua error: file, line, the line's text, and what to try.
  init(
    _ error: LuaError, file: String, source: [UInt8]?, in files: any FileSystem,
    rule: String?, context: String?
  ) {
    let path = error.chunk ?? file
    let bytes = path == file ? source ?? (try? files.read(path)) : try? files.read(path)
    let source = LuaSource(bytes ?? [])
    var line = error.line
    var column: Int?
    if !error.written.isEmpty {
      // The error is raised where the call begins; what it is about stands below.
      if let found = source.find(error.written, from: line ?? 1) {
        line = found.line
        column = found.column
      }
    } else if case .unknownField(_, let field, _) = error.kind,
      let found = source.find(field, from: line)
    {
      line = found.line
      column = found.column
    } else if case .unknownGlobal(let name, _) = error.kind,
      let found = source.find(name, from: line)
    {
      column = found.line == line ? found.column : nil
    }
    self.init(
      path: path,
      position: line.map { SourcePosition(line: $0, column: column ?? source.indent(of: $0)) },
      message: Self.message(of: error),
      suggestion: Self.suggestion(for: error.kind, isRunning: context != nil) ?? error.hint,
      rule: rule, context: context)
    if let line, let text = source.text(of: line) { quote(text) }
  }

  /// The words of the report, which quotes with double quotes and speaks of budgets in one way.
  private static func message(of error: LuaError) -> String {
    switch error.kind {
    case .unknownField(let type, let field, _): "\(type) has no field \"\(field)\""
    case .unknownGlobal(let name, _): "there is no \"\(name)\""
    case .cpuTime(let limit): "stopped after \(limit.milliseconds) ms of CPU time"
    case .memory(let limit): "stopped at \(limit.inBytes) of memory"
    default: error.message
    }
  }

  private static func suggestion(for kind: LuaError.Kind, isRunning: Bool) -> String? {
    // While packs load there are no findings yet.
    let others = isRunning ? "the other rules' findings are complete; " : ""
    return switch kind {
    case .unknownGlobal("print", _):
      "rules print nothing: error(tostring(value)) ends the rule and shows the value with its line"
    case .unknownField(_, _, let suggestion?), .unknownGlobal(_, let suggestion?):
      didYouMean(suggestion)
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
