public import InsetModel

/// Why a file of Interface Builder cannot be changed.
public struct IBEditError: Error, Sendable, Hashable {
  /// What is wrong, in words.
  public var message: String
}

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
  /// - Throws: an `IBEditError` where an element is not in this file.
  public static func apply(
    _ forms: [IBForm], to bytes: [UInt8], source: SourceMap
  ) throws(IBEditError) -> [UInt8] {
    let xml = CodeXML(bytes: bytes)
    var replacements: [Replacement] = []
    for form in forms {
      let tag = try element(of: form, xml, source)
      switch form.change {
      case .attribute(let name, let value): replacements += set(name, value, on: tag, xml)
      case .child(let element, let key, let attributes):
        replacements += try set(element, key, attributes, in: tag, xml)
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

  private static func element(
    of form: IBForm, _ xml: CodeXML, _ source: SourceMap
  ) throws(IBEditError) -> CodeXML.Tag {
    guard let position = source.position(of: form.node),
      let offset = xml.offset(line: position.line, column: position.column),
      let tag = xml.tag(at: offset)
    else {
      throw IBEditError(message: "what is to be changed does not stand in this file")
    }
    if xml.text(tag.name) == "placeholder" {
      throw IBEditError(message: "the file has no controller, only its owner: it takes code")
    }
    guard let bar = form.bar else { return tag }
    // The element's name and its key are the bar's kind.
    let inside = xml.children(of: tag)?.children ?? []
    guard let child = inside.first(where: { xml.value("key", of: $0.tag) == bar.rawValue }) else {
      throw IBEditError(message: "the file has no <\(bar.rawValue)> there")
    }
    return child.tag
  }

  // MARK: Attributes

  private static func set(
    _ name: String, _ value: String?, on tag: CodeXML.Tag, _ xml: CodeXML
  ) -> [Replacement] {
    guard let attribute = xml.attribute(name, of: tag) else {
      guard let value else { return [] }
      // Interface Builder writes the id and what belongs to it last.
      let last = ["translatesAutoresizingMaskIntoConstraints", "id"].compactMap {
        xml.attribute($0, of: tag)?.name.lowerBound
      }.min()
      if let last { return [(last..<last, "\(name)=\"\(value)\" ")] }
      return [(tag.name.upperBound..<tag.name.upperBound, " \(name)=\"\(value)\"")]
    }
    guard let value else {
      // With the space before it.
      var start = attribute.whole.lowerBound
      while start > tag.name.upperBound, xml.bytes[start - 1] == 0x20 { start -= 1 }
      return [(start..<attribute.whole.upperBound, "")]
    }
    return xml.text(attribute.value) == value ? [] : [(attribute.value, value)]
  }

  // MARK: Children

  private static func set(
    _ element: String, _ key: String, _ attributes: [IBForm.Attribute]?, in tag: CodeXML.Tag,
    _ xml: CodeXML
  ) throws(IBEditError) -> [Replacement] {
    guard let inside = xml.children(of: tag) else {
      throw IBEditError(message: "the element does not end in this file")
    }
    let text = attributes.map { attributes in
      "<\(element) key=\"\(key)\""
        + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + "/>"
    }
    if let old = inside.children.first(where: { xml.value("key", of: $0.tag) == key }) {
      let range = old.tag.range.lowerBound..<old.end
      guard let text else { return [(line(of: range, xml), "")] }
      return isSame(old.tag, attributes ?? [], xml) ? [] : [(range, text)]
    }
    guard let text else { return [] }
    let lineBreak = xml.lineBreak
    // Behind the root view, where Interface Builder has it; else before everything else.
    let view = inside.children.first { xml.value("key", of: $0.tag) == "view" }
    if let sibling = view ?? inside.children.first {
      let isBehind = view != nil
      let indentation =
        xml.indentation(before: sibling.tag.range.lowerBound).map(xml.text) ?? ""
      let place = isBehind ? sibling.end : tag.range.upperBound
      return [(place..<place, "\(lineBreak)\(indentation)\(text)")]
    }
    let indentation = xml.indentation(before: tag.range.lowerBound).map(xml.text) ?? ""
    let inner = "\(lineBreak)\(indentation)    \(text)"
    if !tag.isEmpty { return [(tag.range.upperBound..<tag.range.upperBound, inner)] }
    let end = (tag.range.upperBound - 2)..<tag.range.upperBound
    return [(end, ">\(inner)\(lineBreak)\(indentation)</\(xml.text(tag.name))>")]
  }

  private static func isSame(
    _ tag: CodeXML.Tag, _ attributes: [IBForm.Attribute], _ xml: CodeXML
  ) -> Bool {
    tag.attributes.count == attributes.count + 1
      && attributes.allSatisfy { attribute in
        guard let value = xml.value(attribute.name, of: tag) else { return false }
        if value == attribute.value { return true }
        guard let left = Double(value), let right = Double(attribute.value) else { return false }
        return left == right
      }
  }

  /// A range with the rest of its line, where it stands alone on it.
  private static func line(of range: Range<Int>, _ xml: CodeXML) -> Range<Int> {
    guard let indentation = xml.indentation(before: range.lowerBound) else { return range }
    var end = range.upperBound
    guard end < xml.bytes.count, xml.bytes[end] == 0x0A || xml.bytes[end] == 0x0D else {
      return range
    }
    end += xml.bytes[end] == 0x0D && end + 1 < xml.bytes.count && xml.bytes[end + 1] == 0x0A ? 2 : 1
    return indentation.lowerBound..<end
  }
}
