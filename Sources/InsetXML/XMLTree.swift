package import InsetModel

/// An XML document as a flat list of elements in document order, each with its place in the file.
///
/// No element holds another: parents, first children and next siblings are indexes, so that a deep
/// document costs no stack, neither to build nor to walk nor to free.
package struct XMLTree: Sendable {
  /// An attribute, entities decoded.
  package struct Attribute: Sendable {
    /// Its name.
    package var name: String
    /// Its value.
    package var value: String
  }

  /// One element.
  package struct Element: Sendable {
    /// Its name.
    package var name: String
    /// The element around it, -1 for the root.
    package var parent: Int
    /// -1 where there is none.
    package var firstChild = -1
    /// -1 where there is none.
    package var nextSibling = -1
    /// The element after the last one inside this one.
    package var end = 0
    /// Where its start tag begins, in bytes.
    package var offset: Int
    /// Behind its end tag, in bytes.
    package var endOffset = 0
    /// Its attributes in `XMLTree.attributes`.
    package var attributes: Range<Int>
  }

  /// The elements; 0 is the root. Never empty.
  package var elements: [Element] = []
  /// The attributes of all elements.
  package var attributes: [Attribute] = []
  /// The text of those few elements whose text matters, by element.
  package var texts: [Int: String] = [:]
  /// The file's lines.
  package var lines = SourceLines(bytes: [], starts: [0], isASCII: true)

  /// Elements whose text is a value.
  static let valueNames: Set<String> = [
    "string", "mutableString", "integer", "real", "boolean", "bool", "int", "float",
  ]

  /// The element's name.
  package func name(_ element: Int) -> String { elements[element].name }

  /// An attribute's value, nil where it is not written.
  package func value(_ element: Int, _ name: String) -> String? {
    for index in elements[element].attributes where attributes[index].name == name {
      return attributes[index].value
    }
    return nil
  }

  /// The children, in document order.
  package func children(of element: Int) -> some Sequence<Int> {
    sequence(state: elements[element].firstChild) { next -> Int? in
      guard next >= 0 else { return nil }
      defer { next = elements[next].nextSibling }
      return next
    }
  }

  /// The first child of that name.
  package func child(of element: Int, named name: String) -> Int? {
    children(of: element).first { elements[$0].name == name }
  }

  /// The first child with that `key`, and of that name where one is given.
  package func child(of element: Int, key: String, named name: String? = nil) -> Int? {
    children(of: element).first { child in
      (name == nil || elements[child].name == name) && value(child, "key") == key
    }
  }

  /// Everything inside an element, in document order.
  package func inside(_ element: Int) -> Range<Int> { (element + 1)..<elements[element].end }

  /// A text that Interface Builder writes as an attribute, or as a child where it is long.
  package func text(_ element: Int, _ name: String) -> String? {
    value(element, name)
      ?? child(of: element, key: name).flatMap {
        Self.valueNames.contains(self.name($0)) ? $0 : nil
      }
      .flatMap { texts[$0] }
  }

  /// A number; tiny ones are zeros that Interface Builder marks as set (2.2e-308).
  package func number(_ element: Int, _ name: String) -> Double? {
    value(element, name).flatMap { Self.number($0) }
  }

  /// The number that a text says, where its magnitude is below a limit.
  package static func number(_ text: String, below limit: Double = 1e9) -> Double? {
    guard let number = Double(text), number.isFinite, number.magnitude < limit else { return nil }
    return number.magnitude < 1e-6 ? 0 : number
  }

  /// A switch: `YES` or `NO`; nil where it is not written.
  package func flag(_ element: Int, _ name: String) -> Bool? {
    value(element, name).flatMap(Self.flag)
  }

  /// The switch that a text says.
  package static func flag(_ text: String) -> Bool? {
    switch text {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }
}
