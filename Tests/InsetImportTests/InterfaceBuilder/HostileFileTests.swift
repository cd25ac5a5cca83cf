import Foundation
import InsetImport
import InsetModel
import Testing

@Suite("Files that are no storyboard, or mean harm")
struct HostileFileTests {
  private static func problem(_ bytes: [UInt8]) -> Diagnostic? {
    do {
      _ = try InterfaceBuilderReader.read(
        bytes, path: "a.storyboard", catalogue: Devices.catalogue)
      return nil
    } catch {
      return error
    }
  }

  /// `line:column message (suggestion)`.
  private static func text(_ bytes: [UInt8]) -> String? {
    problem(bytes).map { problem in
      let place = problem.position.map { "\($0.line):\($0.column) " } ?? ""
      return place + problem.message + (problem.suggestion.map { " (\($0))" } ?? "")
    }
  }

  private static func text(_ text: String) -> String? { Self.text(Array(text.utf8)) }

  private static let opening =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
    + "targetRuntime=\"iOS.CocoaTouch\">"

  @Test("refusals say what is wrong, where, and what to do")
  func refusals() {
    #expect(Self.text("") == "1:1 the file is empty")
    #expect(Self.text(" \n\n") == "1:1 the file holds only white space")
    #expect(Self.text("{ \"insetlua\": 1 }") == "1:1 not XML: the file does not begin with \"<\"")
    #expect(
      Self.text("<?xml version=\"1.0\"?>\n<plist version=\"1.0\"/>")
        == "2:1 not a storyboard or xib: the root element is <plist>")
    #expect(
      Self.text(
        "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")
        == "2:1 a keyed archive of Xcode 3 or 4: only the format of Xcode 5 and later is read "
        + "(open and save it in Xcode, which converts it)")
    #expect(
      Self.text(
        "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"/>"
      )
        == "1:64 the file is for tvOS: insetlua knows UIKit on iOS and iPadOS")
    #expect(
      Self.text("<document targetRuntime=\"MacOSX.Cocoa\"/>")
        == "1:11 the file is for macOS: insetlua knows UIKit on iOS and iPadOS")
    #expect(
      Self.text("<document targetRuntime=\"watchKit\"/>")
        == "1:11 the file is for watchOS: insetlua knows UIKit on iOS and iPadOS")
    #expect(
      Self.text("<document/>")
        == "1:1 not a storyboard or xib: <document> names no targetRuntime")
  }

  @Test("broken XML, with the element that is open")
  func broken() {
    #expect(
      Self.text("\(Self.opening)\n <scenes>\n  <scene>\n </scenes>\n</document>")
        == "4:4 not well-formed XML: mismatched tag; <scene> is open since 3:3")
    #expect(
      Self.text("\(Self.opening)\n <scenes>\n")
        == "3:1 not well-formed XML: no element found; <scenes> is open since 2:2")
    #expect(
      Self.text("\(Self.opening)\n<a b=c/></document>")
        == "2:6 not well-formed XML: not well-formed (invalid token)")
    #expect(
      Self.text("<?xml version=\"1.0\"?>\n<<<<<<< HEAD\n\(Self.opening)\n=======\n</document>")
        == "2:1 a merge conflict is still in the file (resolve it, then run again)")
  }

  @Test("no document type, hence no entity of one's own")
  func entities() {
    let message =
      "2:1 a document type declaration: Interface Builder writes none, and none is read "
      + "(remove the <!DOCTYPE …> with all entities that it declares)"
    let bomb = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    for text in [
      "<!DOCTYPE d [<!ENTITY e0 \"x\">\(bomb)]>\(Self.opening)&e30;</document>",
      "<!DOCTYPE d SYSTEM \"http://example.com/d.dtd\">\(Self.opening)</document>",
      "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\(Self.opening)&x;</document>",
      "<!DOCTYPE d [<!ENTITY % p SYSTEM \"http://example.com/p\"> %p;]>\(Self.opening)</document>",
    ] {
      #expect(Self.text("<?xml version=\"1.0\"?>\n" + text) == message)
    }
    #expect(
      Self.text("\(Self.opening)&nbsp;</document>")?.contains("undefined entity") == true)
  }

  @Test("deep, long and large")
  func sizes() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(
      Self.text(Self.opening + deep)?.hasSuffix("elements are nested more than 1000 deep") == true)
    let long = String(repeating: "x", count: 8 << 20)
    #expect(Self.text("\(Self.opening)<a b=\"\(long)\"/></document>") == nil)
    let huge = [UInt8](repeating: UInt8(ascii: "<"), count: 100 << 20)
    #expect(
      Self.text(huge) == "1:1 larger than 64 MB: not a file that Interface Builder wrote")
  }

  @Test("other encodings and binary junk")
  func encodings() {
    let text = "<?xml version=\"1.0\"?>\(Self.opening)</document>"
    let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let message =
      "1:1 the file looks like UTF-16 or UTF-32; Interface Builder writes UTF-8 "
      + "(convert it, or let Xcode save it again)"
    #expect(Self.text([0xFF, 0xFE] + wide) == message)
    #expect(Self.text(wide) == message)
    #expect(Self.text([0xFE, 0xFF, 0x00, 0x3C]) == message)
    #expect(Self.text([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == nil)
    #expect(Self.text(text.replacing("\n", with: "\r\n")) == nil)
    var random = SplitMix(seed: 7)
    for length in [1, 7, 100, 5_000] {
      let junk = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(Self.text(junk) != nil)
      #expect(Self.text(Array(Self.opening.utf8) + junk) != nil)
    }
    #expect(Self.text("\(Self.opening)<a b=\"\u{0}\"/></document>") != nil)
    #expect(Self.text(Array(Self.opening.utf8) + [0xC3, 0x28] + Array("</document>".utf8)) != nil)
  }

  @Test("lines are counted over CR LF, columns in characters")
  func lines() {
    #expect(
      Self.text("\(Self.opening)\r\n<é/>\r\n<ü a=\"ö\"></b></document>")?.hasPrefix("3:12 ") == true
    )
  }

  @Test("a file cut anywhere, and a file with any byte changed, is read or refused")
  func mutations() throws {
    let bytes = try Scenes.bytes("containment.storyboard")
    for end in stride(from: 0, to: bytes.count, by: 97) {
      #expect(Self.problem(Array(bytes[..<end])) != nil)
    }
    var random = SplitMix(seed: 11)
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0..<3 {
        let place = Int.random(in: 0..<changed.count, using: &random)
        changed[place] = UInt8.random(in: 0x20...0x7E, using: &random)
      }
      _ = Self.problem(changed)
    }
  }

  @Test("rings of scenes, embeds and constraints end")
  func rings() throws {
    let ring = (0..<200).map { index in
      "<scene><objects><viewController id=\"c\(index)\"><view key=\"view\" id=\"v\(index)\"><subviews>"
        + "<containerView id=\"b\(index)\"><connections><segue kind=\"embed\" destination=\"c\((index + 1) % 200)\" id=\"e\(index)\"/>"
        + "<segue kind=\"show\" destination=\"c\((index + 7) % 200)\" id=\"s\(index)\"/>"
        + "</connections></containerView></subviews></view></viewController></objects></scene>"
    }.joined()
    _ = try Scenes.read(text: "\(Self.opening)<scenes>\(ring)</scenes></document>")
    let tied = Scenes.page(
      "<subviews>"
        + ["a", "b", "c"].map {
          "<button id=\"\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
        }.joined()
        + "</subviews><constraints>"
        + [("a", "b"), ("b", "c"), ("c", "a")].map {
          "<constraint firstItem=\"\($0.0)\" firstAttribute=\"top\" secondItem=\"\($0.1)\" secondAttribute=\"bottom\"/>"
            + "<constraint firstItem=\"\($0.1)\" firstAttribute=\"left\" secondItem=\"\($0.0)\" secondAttribute=\"left\"/>"
        }.joined() + "</constraints>")
    for scene in try Scenes.read(text: tied).scenes {
      let text = ScenarioWriter.write(scene.scenario)
      _ = try ScenarioReader.read(Array(text.utf8), path: "a.json")
    }
  }
}
