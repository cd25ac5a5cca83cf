import InsetBasics
import InsetModel

extension Diagnostic {
  /// The problem as an object.
  var json: JSON {
    .object([
      ("path", .string(path)), ("line", position.line), ("column", position.column),
      ("pointer", .optional(pointer)), ("message", .string(message)),
      ("suggestion", .optional(suggestion)), ("rule", .optional(rule)),
      ("context", .optional(context)),
    ])
  }
}

extension SourcePosition? {
  /// The line, or null.
  var line: JSON { map { .integer($0.line) } ?? .null }
  /// The column, or null where only the line is known.
  var column: JSON { flatMap { $0.column > 0 ? .integer($0.column) : nil } ?? .null }
}
