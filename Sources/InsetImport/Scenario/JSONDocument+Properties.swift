import InsetBasics
import InsetModel

/// Values of properties, by what each is declared to take.
extension JSONDocument {
  /// Reads the written properties of one owner; one that cannot be read stays as it is. null says that
  /// the value is unknown.
  func read<Key, Owner>(_ members: Members<Key>, into values: inout PropertyValues<Owner>) {
    members.forEach { spec, node in
      guard let property = spec.property, property.owner == Owner.name else { return }
      let row = property.row
      if kind(node) == .null, row.shape != .returnedView {
        if let reason = row.needed {
          fault(
            node, "\(quoted(row.name)) must be known: \(reason)",
            suggestion: "leave it out for UIKit's default")
          return
        }
        values.setUnknown(row, .written)
      } else if let value = try? value(node, of: row.shape) {
        values.set(row, to: value)
      }
    }
  }

  /// A value of a property's shape.
  func value(_ node: Int, of shape: PropertyShape) throws(Refused) -> PropertyValue {
    switch shape {
    case .flag: .flag(try flag(node))
    case .length: .number(try number(node))
    case .extent: .number(try number(node, in: .extent))
    case .height: .number(try height(node))
    case .count: .number(Double(try count(node)))
    case .words(let words): .word(try word(node, among: words))
    case .text, .behavior: .word(try text(node))
    case .insets(let following): .insets(try insetExpressions(node, following: following))
    case .edges: .edges(try edgeSet(node))
    case .size: .size(try size(node))
    case .contentSize: .size(try size(node, TupleField.contentSize))
    case .offset: .offset(try contentOffset(node))
    case .sizedView: .number(try sizedView(node))
    case .returnedView: try returnedView(node)
    case .follows(let name): .flag(try follows(name, node))
    }
  }

  private func edgeSet(_ node: Int) throws(Refused) -> EdgeSet {
    let names = Edge.allCases.map(\.name)
    switch kind(node) {
    case .string: return try word(node, among: ["all", "none"]) == "all" ? .all : []
    case .array:
      let written = try each(of: elements(of: node)) { node throws(Refused) in
        try word(node, among: names)
      }
      return written.compactMap(Edge.init(name:)).reduce(into: []) { $0.insert(EdgeSet($1)) }
    default:
      throw mismatch(node, expected: "\"all\", \"none\" or a list of edges")
    }
  }

  private func sizedView(_ node: Int) throws(Refused) -> Double {
    guard let height = try object(node, as: SizedViewKey.self)[.height] else { throw Refused() }
    return try number(height, in: .extent)
  }

  /// What a view method returns: null for nil, `"view"` or an object for a view.
  private func returnedView(_ node: Int) throws(Refused) -> PropertyValue {
    switch kind(node) {
    case .null: return .nil
    case .object: return .number(try sizedView(node))
    case .string:
      _ = try word(node, among: ["view"])
      return .number(0)
    default:
      throw mismatch(node, expected: "\"view\", {\"height\": …} or null")
    }
  }

  /// Whether the object says that `name` is observed.
  private func follows(_ name: String, _ node: Int) throws(Refused) -> Bool {
    guard let follows = try object(node, as: LoadMoreKey.self)[.follows] else { throw Refused() }
    _ = try word(follows, among: [name])
    return true
  }
}
