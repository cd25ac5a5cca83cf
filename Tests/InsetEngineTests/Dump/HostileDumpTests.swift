import InsetImport
import InsetModel
import Testing

@testable import InsetEngine

@Suite("Hostile dumps")
struct HostileDumpTests {
  private func refusal(_ bytes: [UInt8]) throws -> String? {
    do throws(Diagnostic) {
      _ = try DumpReader.read(bytes, path: "x", catalogue: Catalogue())
      return nil
    } catch {
      return error.message
    }
  }

  @Test("other encodings and binary files are named")
  func encodings() throws {
    let text = "<UIView: 0x7f8; frame = (0 0; 1 1)>"
    var little: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { little += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(
      try refusal(little) == "the input looks like UTF-16 (little endian), not UTF-8")
    #expect(
      try refusal(Array(little.dropFirst(2)))
        == "the input looks like UTF-16 (little endian), not UTF-8")
    #expect(try refusal((0..<4096).map { UInt8($0 % 7 + 1) }) == "the input is binary, not a text")
    #expect(try refusal([]) == "no view dump is in this text")
    #expect(try refusal(Array("just a log\n".utf8)) == "no view dump is in this text")
  }

  /// Text that could make a reader look again and again at the same bytes; each took seconds or more
  /// before it was bounded, and takes well under one now, even unoptimised.
  @Test(
    "cost no more than their length", .timeLimit(.minutes(1)),
    arguments: [
      "<a", "<a(", "frame = (", "<\n", "'; ", "|", "0x1", "<UIView: 0x123456789; ",
      "<UIView: 0x123456789; text = 'x; ", "<UIView: 0x123456789; layer = <", "▿ (", "- 0 : <",
      "{{", "   | ", "Cell, 0x1, ", "<A>, state: ", "•A:0x1", "(\n", "...\n", "'", "\n", "\r",
      "po a.frame\n", "(1, 2, 3, 4)\n",
    ])
  func bounded(piece: String) throws {
    let bytes = Array(piece.utf8)
    let count = 100_000 / bytes.count
    for ending in ["", "\n<UIView: 0x1; frame = (0 0; 1 1)>\n"] {
      let text = Array(repeatElement(bytes, count: count).joined()) + Array(ending.utf8)
      _ = try? DumpReader.read(text, path: "x", catalogue: Catalogue())
    }
  }

  @Test("a dump cut off at any byte is read as far as it goes")
  func cut() throws {
    let engine = try engine()
    let bytes = try DumpFixtureTests.bytes(of: "view-lines")
    for end in stride(from: 0, to: bytes.count, by: 7) {
      _ = try? DumpReader.read(Array(bytes[..<end]), path: "x", catalogue: engine.catalogue)
    }
  }

  @Test("a deep tree needs no deep stack")
  func deep() throws {
    var text = "<UIWindow: 0x7f0000000001; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x2>>\n"
    for level in 1..<3000 {
      text +=
        String(repeating: " ", count: level)
        + "<UIView: 0x7f\(String(level + 0x10_0000_0000, radix: 16)); frame = (0 0; 375 812); layer = <CALayer: 0x3>>\n"
    }
    let found = try DumpReader.read(
      Array(text.utf8), path: "x", catalogue: engine().catalogue)
    #expect(found.views == 3000)
    #expect(found.scenarios.first?.views.count == 2999)
  }
}
