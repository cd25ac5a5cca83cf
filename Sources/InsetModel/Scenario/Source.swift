/// A place in an input file; line and column count from 1, the column in characters.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// The place line:column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders as the text runs.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A part of a scenario that something can be said about.
public enum Node: Sendable, Hashable {
  /// The scenario as a whole.
  case scenario
  /// A controller, by its index.
  case controller(Int)
  /// A view, by its index.
  case view(Int)
  /// A key of the section at `section` of the table view at `view`.
  case section(view: Int, section: Int)
}

/// Where the parts of a scenario stand in the file they were read from.
///
/// Kept as one flat list: places are written once a key and read once a finding.
public struct SourceMap: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    var node: Node
    var key: String?
    var position: SourcePosition
  }

  /// The file as the user named it; `stdin` for standard input.
  public var path: String
  private var entries: [Entry] = []

  /// An empty map for the file at `path`.
  public init(path: String) { self.path = path }

  /// Notes where `node` itself (key nil) or one of its keys stands.
  public mutating func record(_ node: Node, key: String? = nil, at position: SourcePosition) {
    entries.append(Entry(node: node, key: key, position: position))
  }

  /// Where `key` of `node` stands; where the key was not written, where the node stands.
  public func position(of node: Node, key: String? = nil) -> SourcePosition? {
    var whole: SourcePosition?
    for entry in entries where entry.node == node {
      if entry.key == key { return entry.position }
      if entry.key == nil { whole = entry.position }
    }
    return whole
  }
}

/// A problem with an input or a rule, told with its place and what to try.
public struct Diagnostic: Error, Sendable, Hashable {
  /// The file, as the user named it.
  public var path: String
  /// Where in the file, where known.
  public var position: SourcePosition?
  /// The JSON pointer of the value, where there is one.
  public var pointer: String?
  /// What is wrong: lower-case, no trailing dot.
  public var message: String
  /// What to try: `did you mean "…"?`.
  public var suggestion: String?
  /// The line of the file, for the excerpt.
  public var excerpt: String?
  /// The column within `excerpt`, from 1: a long line is cut, and the place moves with it.
  public var excerptColumn: Int?
  /// The rule that was at work, where one was.
  public var rule: String?
  /// What was being done: `while evaluating orders.json, view "orders", iPhone X, iOS 11.0`.
  public var context: String?

  /// A problem.
  public init(
    path: String, position: SourcePosition? = nil, pointer: String? = nil, message: String,
    suggestion: String? = nil, excerpt: String? = nil, excerptColumn: Int? = nil,
    rule: String? = nil, context: String? = nil
  ) {
    self.path = path
    self.position = position
    self.pointer = pointer
    self.message = message
    self.suggestion = suggestion
    self.excerpt = excerpt
    self.excerptColumn = excerptColumn
    self.rule = rule
    self.context = context
  }
}
