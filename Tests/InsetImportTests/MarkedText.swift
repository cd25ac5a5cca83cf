import Testing
import InsetImport
import InsetModel

/// A text in which `§` marks the place where a problem is expected.
struct MarkedText: CustomTestStringConvertible, Sendable {
  /// The text without the mark.
  let text: String
  /// Where the mark stood.
  let position: SourcePosition?

  init(_ marked: String) {
    let parts = marked.split(separator: "§", maxSplits: 1, omittingEmptySubsequences: false)
    text = parts.joined()
    guard parts.count == 2 else {
      position = nil
      return
    }
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    position = SourcePosition(
      line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }

  var testDescription: String { text }
}

/// A scenario that is expected to be refused: what is said of it.
struct Refusal: CustomTestStringConvertible, Sendable {
  var marked: MarkedText
  var pointer: String
  var message: String
  var suggestion: String?

  /// A whole scenario.
  init(whole text: String, _ pointer: String, _ message: String, _ suggestion: String? = nil) {
    marked = MarkedText(text)
    self.pointer = pointer
    self.message = message
    self.suggestion = suggestion
  }

  /// Members of a scenario that is else complete.
  init(_ members: String, _ pointer: String, _ message: String, _ suggestion: String? = nil) {
    self.init(
      whole: """
        { "insetlua": 1, "device": "iphone-x", "os": "11.0",
          "root": { "kind": "viewController", "id": "page", "view": { "id": "root" } },
          \(members)
        }
        """, pointer, message, suggestion)
  }

  /// A root controller.
  init(root: String, _ pointer: String, _ message: String, _ suggestion: String? = nil) {
    self.init(
      whole: """
        { "insetlua": 1, "device": "iphone-x", "os": "11.0",
          "root": \(root) }
        """, "/root" + pointer, message, suggestion)
  }

  /// Views under a root view.
  init(views: String, _ pointer: String, _ message: String, _ suggestion: String? = nil) {
    self.init(
      root: """
        { "kind": "viewController", "view": { "id": "root", "subviews": [
            \(views)
          ] } }
        """, "/view/subviews" + pointer, message, suggestion)
  }

  /// A `table` of a plain table.
  init(table: String, _ pointer: String, _ message: String, _ suggestion: String? = nil) {
    self.init(
      root: """
        { "kind": "tableViewController", "view": { "id": "list",
            "table": \(table) } }
        """, "/view/table" + pointer, message, suggestion)
  }

  var testDescription: String { message }
}
