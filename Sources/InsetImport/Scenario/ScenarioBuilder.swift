import InsetBasics
import InsetModel

/// What has been read of a scenario so far: flat lists of controllers and views, and the names that
/// are still to be looked up.
///
/// Controllers and views are read with lists of what is left to read, not by recursion: screens
/// thousands of views deep must not cost the stack.
struct ScenarioBuilder {
  let document: JSONDocument
  /// The catalogue's view classes, by name.
  let classes: [String: ViewClass]
  var controllers: [Controller] = []
  var views: [View] = []
  var source: SourceMap
  /// The part that is being read.
  var part = Node.scenario
  /// The bar of it that is being read.
  var bar: Bar.Kind?
  /// Every id, with what it names and where it stands.
  var ids: [String: (subject: Subject, node: Int)] = [:]
  /// Layouts that may tie to siblings, each with the view or the child of a custom controller that has
  /// it: read once all views are known.
  var pins: [(owner: Node, node: Int)] = []
  /// Wishes that name views, likewise.
  var wants: [(view: Int, edge: Edge, node: Int)] = []
  /// Rows read so far, in all tables.
  var rowCount = 0
  /// Controllers of which something is wrong with their kind: what rests on it is not judged.
  var doubtfulControllers: Set<Int> = []
  /// The texts of what was not read: a name among them may be the id of something there.
  var unreadTexts: Set<String> = []

  /// What an id names.
  enum Subject {
    case controller(Int)
    case view(Int)
    case bar(Bar.Kind, controller: Int)
  }

  init(_ document: JSONDocument, classes: [String: ViewClass]) {
    self.document = document
    self.classes = classes
    source = SourceMap(path: document.path, line: document.line)
    // Views are large values: moving them while the list grows would cost more than reading them.
    views.reserveCapacity(min(document.nodes.count / 8, 10_000))
  }

  /// Notes where the keys of an object stand; each is the node before its value. Those of a bar begin
  /// with its name.
  mutating func recordKeys(of members: Members) {
    let prefix = bar.map { $0.rawValue + "." } ?? ""
    for (key, value) in members.written {
      source.record(part, key: prefix + key.name, at: document.position(value - 1))
    }
  }

  /// Takes an id into use for the part that is being read; no two may share one.
  mutating func takeID(_ node: Int) throws(Refused) -> String {
    let id = try document.text(node)
    if ReservedName(rawValue: id) != nil || id.hasPrefix("/") {
      throw document.fault(
        node, "\(quoted(id)) has a meaning of its own", suggestion: "choose another id")
    }
    if let first = ids[id] {
      throw document.fault(
        at: document.offset(node), node: node, "the id \(quoted(id)) is used twice; first at ",
        suggestion: "give each view, controller and bar an id of its own",
        other: document.offset(first.node))
    }
    switch part {
    case .controller(let index):
      ids[id] = (bar.map { .bar($0, controller: index) } ?? .controller(index), node)
    case .view(let index): ids[id] = (.view(index), node)
    case .scenario, .section: break
    }
    return id
  }

  /// Notes that a name stands for nothing, unless what it stands for could not be read.
  ///
  /// - Parameters:
  ///   - owner: The node that the JSON pointer names; `node` unless given.
  ///   - others: What besides ids may be meant.
  func unknownName(
    _ name: String, at node: Int, owner: Int? = nil, others: () -> [String] = { [] }
  ) -> Refused {
    let isUnread = name.hasPrefix("/") ? !document.faults.isEmpty : unreadTexts.contains(name)
    if isUnread || isBarOfDoubtful(name) { return Refused() }
    let known = ids.keys.sorted()
    return document.fault(
      at: document.offset(node), node: owner ?? node, "nothing has the id \(quoted(name))",
      suggestion: suggestion(for: name, among: (known + others()).sorted())
        ?? (known.isEmpty ? "no part of the scenario has an id" : nil))
  }

  /// How many rows a scenario may have in all; memory would not be bounded by the input otherwise.
  private static let rowLimit = 1_000_000

  /// Takes rows into account.
  mutating func takeRows(_ count: Int, at node: Int) throws(Refused) {
    guard count <= Self.rowLimit - rowCount else {
      if rowCount > Self.rowLimit { throw Refused() }
      rowCount = .max
      throw document.fault(
        node, "the scenario has more than \(Self.rowLimit) rows",
        suggestion: "a few rows show the same insets")
    }
    rowCount += count
  }
}

/// Words that stand where an id may stand, so that they cannot be ids.
enum ReservedName: String, CaseIterable { case superview, safeArea, edge, belowBars }
