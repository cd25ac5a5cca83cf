import InsetModel
import InsetXML

/// The properties that one element of Interface Builder has, read as their rows say.
struct IBProperties {
  /// A value, with the element or attribute that gives it.
  struct Found {
    var value: PropertyValue
    var element: Int
    /// Nil where the element gives it as a whole.
    var attribute: String?
  }

  private let element: Int
  private let tree: XMLTree
  private let attributes: RuntimeAttributes

  /// The properties of `element`.
  init(_ element: Int, _ tree: XMLTree) {
    self.element = element
    self.tree = tree
    attributes = RuntimeAttributes(element, tree)
  }

  /// What the file sets; nil where it is silent. A runtime attribute is set last, so it wins.
  func found(_ row: PropertyRow) -> Found? {
    if let set = attributes[row.objectiveC], let value = Self.runtimeValue(set.value, row.shape) {
      return Found(value: value, element: set.element, attribute: nil)
    }
    if row.shape == .sizedView {
      return tree.child(of: element, key: row.name).map {
        Found(value: .number(ViewElements.frame($0, tree)?.height ?? 0), element: $0)
      }
    }
    switch row.interfaceBuilder?.place {
    case nil: return nil
    case .attribute(let name):
      guard let text = tree.value(element, name), let value = Self.value(text, row.shape) else {
        return nil
      }
      return Found(value: value, element: element, attribute: name)
    case .child(let name):
      return tree.child(of: element, key: row.name, named: name).flatMap { child in
        self.value(of: child, row.shape).map { Found(value: $0, element: child) }
      }
    }
  }

  /// Key paths about insets that are set at run time to something that cannot be read.
  var unread: [(keyPath: String, value: String)] { attributes.others }

  // MARK: Values

  private static func value(_ text: String, _ shape: PropertyShape) -> PropertyValue? {
    switch shape {
    case .flag: XMLTree.flag(text).map(PropertyValue.flag)
    case .height:
      number(text).map { .number($0 < 0 ? TableProperties.automaticDimension : $0) }
    case .length, .extent, .count: number(text).map(PropertyValue.number)
    case .words(let words): words.contains(text) ? .word(text) : nil
    case .behavior, .text: .word(text)
    case .insets, .edges, .size, .contentSize, .offset, .sizedView, .returnedView, .follows: nil
    }
  }

  private static func number(_ text: String) -> Double? { XMLTree.number(text, below: 1e5) }

  /// A value that `setValue(_:forKeyPath:)` gets: UIKit's enumerations are numbers there.
  private static func runtimeValue(_ text: String, _ shape: PropertyShape) -> PropertyValue? {
    guard shape == .behavior else { return value(text, shape) }
    // UIScrollView.ContentInsetAdjustmentBehavior's raw values, in the header's order (INS-92).
    let names = UIKitBehavior.names
    guard let raw = number(text), raw == raw.rounded(),
      names.indices.contains(Int(raw))
    else { return nil }
    return .word(names[Int(raw)])
  }

  private func value(of child: Int, _ shape: PropertyShape) -> PropertyValue? {
    switch shape {
    case .insets:
      var insets = Insets.zero
      for (name, edge) in InterfaceBuilderForm.edgeAttributes(of: tree.name(child)) {
        insets[edge] = tree.number(child, name) ?? 0
      }
      return .insets(InsetExpressions(insets))
    case .edges:
      // Without attributes it means no edges, not all.
      return .edges(
        EdgeSet(named: Edge.allCases.map(\.name).filter { tree.flag(child, $0) == true }))
    default: return nil
    }
  }
}

extension SceneBuilder {
  /// Reads all properties of one owner that an element has, and notes where each stands.
  mutating func read<Owner>(
    into values: inout PropertyValues<Owner>, from properties: IBProperties, of node: Node,
    in document: Int
  ) {
    for row in Owner.rows {
      guard let found = properties.found(row) else {
        if let silence = row.interfaceBuilder?.silence { values.set(row, to: silence) }
        continue
      }
      values.set(row, to: found.value)
      record(node, key: row.name, found.element, attribute: found.attribute, in: document)
    }
  }
}
