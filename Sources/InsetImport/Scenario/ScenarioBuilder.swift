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
  /// Every id, with what it names and where it stands.
  var ids: [String: Named] = [:]
  /// Layouts that may tie to siblings, read once all views are known.
  var pins: [PinsReference] = []
  /// Wishes that name views.
  var wants: [WantReference] = []
  /// Whether any view is tied to a sibling.
  var hasSiblingPins = false
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

  /// An id's meaning and the node that wrote it.
  struct Named {
    var subject: Subject
    var node: Int
  }

  /// Where pins are written: on a view, or on the child of a custom controller.
  enum PinsOwner {
    case view(Int)
    case controller(Int)
  }

  /// Pins to be read.
  struct PinsReference {
    var owner: PinsOwner
    var node: Int
  }

  /// A wish to be looked up.
  struct WantReference {
    var view: Int
    var edge: Edge
    var node: Int
  }

  init(_ document: JSONDocument, classes: [String: ViewClass]) {
    self.document = document
    self.classes = classes
    source = SourceMap(path: document.path)
    // Views are large values: moving them while the list grows would cost more than reading them.
    views.reserveCapacity(min(document.nodes.count / 8, 10_000))
  }

  /// Notes where a node of the scenario and each of its keys stand.
  mutating func record<Key>(_ part: Node, node: Int, _ members: Members<Key>) {
    source.record(part, at: document.position(node))
    recordKeys(of: members, as: part)
  }

  /// Notes where the keys of an object stand; each is the node before its value.
  ///
  /// - Parameter prefix: What stands before the keys where `part` could have the same ones.
  mutating func recordKeys<Key>(of members: Members<Key>, as part: Node, prefix: String = "") {
    members.forEach { spec, value in
      source.record(part, key: prefix + spec.name, at: document.position(value - 1))
    }
  }

  /// Takes an id into use; no two parts may share one.
  mutating func takeID(_ node: Int, for subject: Subject) throws(Refused) -> String {
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
    ids[id] = Named(subject: subject, node: node)
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
}

/// Words that stand where an id may stand, so that they cannot be ids.
enum ReservedName: String, CaseIterable {
  case superview, safeArea, edge, belowBars
}
