public import InsetModel
import InsetXML

/// Changes files of Interface Builder in place: everything but the attribute or element that is
/// meant stays, byte for byte.
public enum InterfaceBuilderEditor {
  private typealias Replacement = (range: Range<Int>, text: String)

  /// The file with the changes made. A change that is there already changes nothing.
  ///
  /// - Parameters:
  ///   - forms: What to change.
  ///   - bytes: The file that the scenario was read from.
  ///   - source: Where the scenario's nodes stand in it.
  /// - Throws: an `IBEditError` where the file is not read, or an element is not in it.
  public static func apply(
    _ forms: [IBForm], to bytes: [UInt8], source: SourceMap
  ) throws(IBEditError) -> [UInt8] {
    let tree = try tree(of: bytes, path: source.path)
    var replacements: [Replacement] = []
    for form in forms {
      let element = try element(of: form, tree, source)
      switch form.change {
      case .attribute(let name, let value): replacements += set(name, value, of: element, tree)
      case .child(let name, let key, let attributes):
        replacements += set(name, key, attributes, in: element, tree)
      }
    }
    var result = bytes
    // From the end, so that offsets before stay right; what starts at the same place keeps its order.
    for replacement in replacements.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }).map(\.element) {
      result.replaceSubrange(replacement.range, with: Array(replacement.text.utf8))
    }
    return result
  }

  private static func tree(of bytes: [UInt8], path: String) throws(IBEditError) -> XMLTree {
    do throws(Diagnostic) {
      return try XMLParser.parse(bytes, path: path)
    } catch {
      throw IBEditError(message: error.message)
    }
  }

  private static func element(
    of form: IBForm, _ tree: XMLTree, _ source: SourceMap
  ) throws(IBEditError) -> Int {
    guard let element = source.position(of: form.node).flatMap(tree.element) else {
      throw IBEditError(message: "what is to be changed does not stand in this file")
    }
    if tree.name(element) == "placeholder" {
      throw IBEditError(message: "the file has no controller, only its owner: it takes code")
    }
    guard let bar = form.bar else { return element }
    // The element's name and its key are the bar's kind.
    guard let child = tree.child(of: element, key: bar.rawValue) else {
      throw IBEditError(message: "the file has no <\(bar.rawValue)> there")
    }
    return child
  }

  // MARK: Attributes

  private static func set(
    _ name: String, _ value: String?, of element: Int, _ tree: XMLTree
  ) -> [Replacement] {
    guard let attribute = tree.range(of: name, in: element) else {
      guard let value else { return [] }
      // Interface Builder writes the id and what belongs to it last.
      let last = ["translatesAutoresizingMaskIntoConstraints", "id"].compactMap {
        tree.range(of: $0, in: element)?.name.lowerBound
      }.min()
      if let last { return [(last..<last, "\(name)=\"\(value)\" ")] }
      let place = tree.insertionPoint(in: element)
      return [(place..<place, " \(name)=\"\(value)\"")]
    }
    guard let value else {
      // With the white space before it, and both quotes.
      var start = attribute.name.lowerBound
      while XMLText.isSpace(tree.lines.bytes[start - 1]) { start -= 1 }
      return [(start..<(attribute.value.upperBound + 1), "")]
    }
    return tree.value(element, name) == value ? [] : [(attribute.value, value)]
  }

  // MARK: Children

  private static func set(
    _ name: String, _ key: String, _ attributes: [IBForm.Attribute]?, in element: Int,
    _ tree: XMLTree
  ) -> [Replacement] {
    let text = attributes.map { attributes in
      "<\(name) key=\"\(key)\""
        + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + "/>"
    }
    if let old = tree.child(of: element, key: key) {
      guard let text else { return [(tree.wholeLine(of: tree.range(old)), "")] }
      return isSame(old, attributes ?? [], tree) ? [] : [(tree.range(old), text)]
    }
    guard let text else { return [] }
    let lineBreak = tree.lineBreak
    let contentStart = tree.contentStart(of: element)
    // Behind the root view, where Interface Builder has it; else before everything else.
    let view = tree.child(of: element, key: "view")
    if let sibling = view ?? tree.children(of: element).first(where: { _ in true }) {
      let indentation = indentation(of: sibling, tree)
      let place = view == nil ? contentStart : tree.range(sibling).upperBound
      return [(place..<place, "\(lineBreak)\(indentation)\(text)")]
    }
    let indentation = indentation(of: element, tree)
    let inner = "\(lineBreak)\(indentation)    \(text)"
    if !tree.isOneTag(element) { return [(contentStart..<contentStart, inner)] }
    return [
      (
        (contentStart - 2)..<contentStart,
        ">\(inner)\(lineBreak)\(indentation)</\(tree.name(element))>"
      )
    ]
  }

  private static func indentation(of element: Int, _ tree: XMLTree) -> String {
    let range = tree.indentation(before: tree.range(element).lowerBound)
    return range.map { String(decoding: tree.lines.bytes[$0], as: UTF8.self) } ?? ""
  }

  private static func isSame(
    _ element: Int, _ attributes: [IBForm.Attribute], _ tree: XMLTree
  ) -> Bool {
    tree.elements[element].attributes.count == attributes.count + 1
      && attributes.allSatisfy { attribute in
        guard let value = tree.value(element, attribute.name) else { return false }
        if value == attribute.value { return true }
        guard let left = Double(value), let right = Double(attribute.value) else { return false }
        return left == right
      }
  }
}
