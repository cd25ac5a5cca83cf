import Foundation
import InsetModel
import InsetXML
import Testing

/// What the tree says of places is what an editor of the file goes by.
@Suite("Places in XML")
struct XMLTreeTests {
  @Test("the places of every element and attribute hold what the tree says")
  func places() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Scenes.folder.path).sorted()
    for file in files where !file.hasSuffix(".txt") {
      let bytes = try Scenes.bytes(file)
      // A text whose lines end otherwise, and with a mark before it, says the same.
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + lines.joined(separator: [0x0D, 0x0A])
      for bytes in [bytes, marked] {
        let tree = try XMLParser.parse(bytes, path: file)
        #expect(tree.elements.count > 10)
        for element in tree.elements.indices {
          expectPlaces(of: element, tree, bytes)
        }
      }
    }
  }

  private func expectPlaces(of element: Int, _ tree: XMLTree, _ bytes: [UInt8]) {
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let name = tree.name(element)
    let whole = text(tree.range(element))
    let content = tree.contentStart(of: element)
    #expect(whole.hasPrefix("<\(name)"))
    #expect(whole.hasSuffix(tree.isOneTag(element) ? "/>" : "</\(name)>"))
    #expect(text((content - 1)..<content) == ">")
    #expect(text(tree.elements[element].offset..<tree.insertionPoint(in: element)) == "<\(name)")
    for child in tree.children(of: element) {
      #expect(tree.range(element).contains(tree.range(child).upperBound))
      #expect(tree.range(child).lowerBound >= content)
    }
    for attribute in tree.attributes[tree.elements[element].attributes] {
      let range = tree.range(of: attribute.name, in: element)
      #expect(range.map { text($0.name) } == attribute.name)
      // Values with entities are another text in the file.
      if let range, !text(range.value).contains("&") {
        #expect(text(range.value) == attribute.value)
      }
    }
    #expect(tree.range(of: "not written", in: element) == nil)
    #expect(tree.element(at: tree.position(element)) == element)
    let place = tree.position(element)
    let inside = SourcePosition(line: place.line, column: place.column + 1)
    #expect(tree.element(at: inside) == nil)
  }
}
