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
/// One flat list, in which each entry knows the one before it of the same node: a place costs little
/// to note, and looking one up does not walk through all others.
public struct SourceMap: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    var key: String?
    var position: SourcePosition
    /// The entry before it of the same node, or -1.
    var previous: Int
  }

  private struct Section: Sendable, Hashable {
    var view: Int
    var section: Int
  }

  /// The file as the user named it; `stdin` for standard input.
  public var path: String
  /// The line that holds all of it, in a file of lines.
  public var line: Int?
  /// What it is called: `orders.json`, or `screens.ndjson:7`.
  public var name: String { line.map { "\(path):\($0)" } ?? path }
  private var entries: [Entry] = []
  // The last entry of each node, or -1.
  private var scenario = -1
  private var controllers: [Int] = []
  private var views: [Int] = []
  private var sections: [Section: Int] = [:]
  /// What nodes are called in a file that is no JSON, outermost object first: `Abc-1/Def-2`.
  private var objectPaths: [Node: String] = [:]

  /// An empty map for the file at `path`, or for a line of it.
  public init(path: String, line: Int? = nil) {
    self.path = path
    self.line = line
  }

  /// Notes where `node` itself (key nil) or one of its keys stands.
  public mutating func record(_ node: Node, key: String? = nil, at position: SourcePosition) {
    entries.append(Entry(key: key, position: position, previous: last(of: node)))
    let entry = entries.count - 1
    switch node {
    case .scenario: scenario = entry
    case .controller(let index): Self.set(entry, at: index, in: &controllers)
    case .view(let index): Self.set(entry, at: index, in: &views)
    case .section(let view, let section):
      sections[Section(view: view, section: section)] = entry
    }
  }

  /// Where `key` of `node` stands; where the key was not written, where the node stands.
  public func position(of node: Node, key: String? = nil) -> SourcePosition? {
    var whole: SourcePosition?
    var index = last(of: node)
    while index >= 0 {
      let entry = entries[index]
      if entry.key == key { return entry.position }
      if entry.key == nil { whole = entry.position }
      index = entry.previous
    }
    return whole
  }

  /// Notes what `node` is called in a file whose parts have names of their own.
  public mutating func record(_ node: Node, objectPath: String) { objectPaths[node] = objectPath }

  /// What `node` is called in the file; nil in scenarios, where a JSON pointer tells it.
  public func objectPath(of node: Node) -> String? {
    objectPaths.isEmpty ? nil : objectPaths[node]
  }

  private func last(of node: Node) -> Int {
    switch node {
    case .scenario: scenario
    case .controller(let index): index < controllers.count ? controllers[index] : -1
    case .view(let index): index < views.count ? views[index] : -1
    case .section(let view, let section):
      sections[Section(view: view, section: section)] ?? -1
    }
  }

  private static func set(_ entry: Int, at index: Int, in list: inout [Int]) {
    while list.count <= index { list.append(-1) }
    list[index] = entry
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

extension Diagnostic {
  /// Shows `line` as the excerpt, cut to what stands around the column.
  public mutating func quote(_ line: String) {
    let column = position?.column ?? 1
    let characters = line.unicodeScalars
    let room = 60
    let skipped = max(0, column - 1 - room)
    let shown = characters.dropFirst(skipped).prefix(2 * room)
    guard skipped == 0 || !shown.isEmpty else { return }
    let isCut = shown.endIndex < characters.endIndex
    excerpt = (skipped > 0 ? "…" : "") + String(shown) + (isCut ? "…" : "")
    excerptColumn = skipped > 0 ? column - skipped + 1 : nil
  }
}
