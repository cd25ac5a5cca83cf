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
    "cost no more than their length",
    arguments: [
      "<a", "<a(", "frame = (", "<\n", "'; ", "|", "0x1", "<UIView: 0x123456789; ",
      "<UIView: 0x123456789; text = 'x; ", "<UIView: 0x123456789; layer = <", "▿ (", "- 0 : <",
      "{{", "   | ", "Cell, 0x1, ", "<A>, state: ", "•A:0x1", "(\n", "...\n", "'", "\n", "\r",
      "po a.frame\n", "(1, 2, 3, 4)\n",
    ])
  func bounded(piece: String) throws {
    let bytes = Array(piece.utf8)
    let count = Sample.count(20_000, nightly: 100_000) / bytes.count
    for ending in ["", "\n<UIView: 0x1; frame = (0 0; 1 1)>\n"] {
      let text = Array(repeatElement(bytes, count: count).joined()) + Array(ending.utf8)
      let time = ThreadTime.spent {
        _ = try? DumpReader.read(text, path: "x", catalogue: Catalogue())
      }
      #expect(time < .seconds(10))
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

  // MARK: - Bars

  private static func line(
    _ level: Int, _ name: String, _ number: Int, _ frame: String, _ more: String = ""
  ) -> String {
    let address = String(0x7f00_0000_0000 + number, radix: 16)
    return String(repeating: " ", count: level)
      + "<\(name): 0x\(address); frame = (\(frame)); layer = <CALayer: 0x600000000001>\(more)>\n"
  }

  private static let window = line(0, "UIWindow", 1, "0 0; 375 812")

  /// Within a time that only a debug build comes near, and that no square of thousands fits into.
  private func read(_ text: String) throws -> (found: DumpImport, screen: Screen) {
    let engine = try engine()
    let start = ThreadTime.now
    let found = try DumpReader.read(Array(text.utf8), path: "x", catalogue: engine.catalogue)
    let scenario = try #require(found.scenarios.first)
    let screen = try engine.evaluate(scenario, depth: .questions).screen
    #expect(ThreadTime.now - start < .seconds(60))
    return (found, screen)
  }

  /// Each printed bar that no state accounts for had the whole screen evaluated anew for every state
  /// that it may be in, on every device: 200 of them took a minute.
  @Test("a page of thousands of navigation controllers is taken as printed")
  func manyContainers() throws {
    let count = Sample.count(1000, nightly: 5000)
    var text = Self.window + Self.line(1, "UIView", 2, "0 0; 375 812")
    for number in 0..<count {
      let first = number * 4 + 10
      text += Self.line(2, "UILayoutContainerView", first, "0 0; 375 812")
      text += Self.line(3, "UINavigationTransitionView", first + 1, "0 0; 375 812")
      text += Self.line(4, "UIView", first + 2, "0 0; 375 812")
      text += Self.line(
        3, "UINavigationBar", first + 3, "0 \(40 + number % 9); 375 \(30 + number % 7)")
    }
    let (found, screen) = try read(text)
    #expect(screen.bars.count == count)
    let last = count - 1
    #expect(
      screen.bars.last?.frame
        == Rect(x: 0, y: Double(40 + last % 9), width: 375, height: Double(30 + last % 7)))
    let summary = try #require(found.screens[0].dump)
    #expect(
      summary.notes.map(\.text) == [
        "\(count) bars in \(2 * count + 1) controllers are too many to find the state of each: most are taken as printed"
      ])
    // Devices that were not tried are not excluded.
    #expect(summary.candidates.map(\.slug).first == "iphone-x")
    #expect(summary.candidates.count > 1)
  }

  @Test("of 5,000 bars in one container one counts: the first that is shown")
  func manyBars() throws {
    var text = Self.window + Self.line(1, "UILayoutContainerView", 2, "0 0; 375 812")
    text += Self.line(2, "UINavigationBar", 3, "0 0; 375 10").replacing(
      "; layer", with: "; hidden = YES; layer")
    for number in 0..<5000 {
      text += Self.line(2, "UINavigationBar", number + 4, "0 \(44 + number % 9); 375 44")
    }
    let (found, screen) = try read(text)
    #expect(found.scenarios[0].controllers.map(\.kind) == [.navigation, .viewController])
    #expect(screen.bars.map(\.frame) == [Rect(x: 0, y: 44, width: 375, height: 44)])
  }

  /// Each container kept a list of all bars around it.
  @Test("very many containers in each other")
  func nestedContainers() throws {
    let count = Sample.count(500, nightly: 2000)
    var text = Self.window
    for number in 0..<count {
      let level = number * 3 + 1
      text += Self.line(level, "UILayoutContainerView", number * 3 + 10, "0 0; 375 812")
      text += Self.line(level + 1, "UITransitionView", number * 3 + 11, "0 0; 375 812")
      text += Self.line(level + 2, "UIViewControllerWrapperView", number * 3 + 12, "0 0; 375 812")
    }
    text += Self.line(
      3 * count + 1, "UITableView", 9000, "0 0; 375 812",
      "; contentOffset: {0, -44}; contentSize: {375, 9}; adjustedContentInset: {44, 0, 83, 0}")
    for number in (0..<count).reversed() {
      text += Self.line(number * 3 + 2, "UITabBar", number + 9001, "0 729; 375 83")
    }
    let (found, screen) = try read(text)
    #expect(found.scenarios[0].controllers.count == count + 1)
    #expect(screen.bars(over: count) == Array(0..<count))
    #expect(screen.observations().map(\.word) == ["equal"])
  }

  /// It was read as holding a page that is not there, and the program ended.
  @Test("a container of bars alone")
  func barsAlone() throws {
    let text =
      Self.window + Self.line(1, "UILayoutContainerView", 2, "0 0; 375 812")
      + Self.line(2, "UITabBar", 3, "0 729; 375 83")
    let (_, screen) = try read(text)
    #expect(screen.scenario.controllers.map(\.kind) == [.tab, .viewController])
    #expect(screen.controllers[1].safeArea.points == Insets(top: 44, left: 0, bottom: 83, right: 0))
  }
}
