import Foundation
import InsetImport
import InsetModel
import Synchronization
import Testing

@testable import InsetEngine

/// The model with the standard rules: what must hold whatever the screen is.
@Suite("The whole model")
struct WholeModelTests {
  /// Twenty views in a navigation controller in a tab bar controller.
  private static func typical(_ device: String, os: String, _ orientation: Orientation) throws
    -> Scenario
  {
    let rest = (0..<18).map { #"{ "frame": [\#($0 * 10), \#($0 * 20), 40, 40] }"# }
    return try scenario(
      """
      { "insetlua": 1, "device": "\(device)", "os": "\(os)", "orientation": "\(orientation.rawValue)",
        "root": { "kind": "tab", "children": [ { "kind": "navigation", "children": [
          { "kind": "viewController", "id": "page", "view": { "subviews": [
            { "class": "UITableView", "id": "table", "pins": "superview", "table": { "style": "grouped",
              "sections": [ { "rows": 10, "header": { "title": "A" } }, { "rows": 5 } ] } },
            \(rest.joined(separator: ","))
          ] } } ] } ] } }
      """)
  }

  /// Every number of a screen, as one text.
  private static func numbers(_ screen: Screen) -> String {
    var lines: [String] = []
    for view in screen.views { lines.append("\(view.safeArea.points) \(view.windowFrame)") }
    for scroll in screen.scrolls {
      lines.append(
        "\(scroll.adjustedContentInset.points) \(scroll.contentOffset) \(scroll.contentSize)")
      lines.append("\(scroll.table?.sections.map { ($0.rowsY, $0.maxY) } ?? [])")
    }
    return lines.joined(separator: "\n")
  }

  private static let samples: [Scenario] = {
    (try? ConformanceLists.load().lists.flatMap(\.scenarios)) ?? []
  }()

  @Test("the order of the rule files decides nothing")
  func ruleOrder() throws {
    let forward = try engine()
    var files = try PackFiles.find(at: standardPack)
    files.rules.reverse()
    let backward = try Engine(packs: [files])
    for scenario in Self.samples {
      let one = try forward.evaluate(scenario, depth: .questions)
      let other = try backward.evaluate(scenario, depth: .questions)
      #expect(Self.numbers(one.screen) == Self.numbers(other.screen), "\(scenario.caseID)")
      #expect(one.findings.map(\.rule).sorted() == other.findings.map(\.rule).sorted())
    }
  }

  @Test("the number of threads decides nothing")
  func threads() async throws {
    let single = try engine()
    let expected = try Self.samples.map {
      Self.numbers(try single.evaluate($0, depth: .questions).screen)
    }
    try await withThrowingTaskGroup(of: [(Int, String)].self) { group in
      for part in 0..<3 {
        group.addTask {
          let worker = try engine()
          return try Self.samples.indices.filter { $0 % 3 == part }.map {
            ($0, Self.numbers(try worker.evaluate(Self.samples[$0], depth: .questions).screen))
          }
        }
      }
      for try await results in group {
        for (index, text) in results { #expect(text == expected[index]) }
      }
    }
  }

  @Test("contributions add up with the standard rules too")
  func sums() throws {
    let engine = try engine()
    for scenario in Self.samples {
      let screen = try engine.evaluate(scenario, depth: .questions).screen
      for scroll in screen.scrolls {
        for edge in Edge.allCases {
          let sum = scroll.adjustedContentInset[edge]
          let total = screen.sums.contributions(of: sum).reduce(0) { $0 + $1.points }
          #expect(abs(total - sum.points) < 1e-6 || total.isNaN && sum.points.isNaN)
        }
      }
    }
  }

  @Test("every device in both orientations, in well under a second each hundred")
  func allDevices() throws {
    let engine = try engine()
    let start = ThreadTime.now
    var count = 0
    for device in engine.catalogue.devices {
      for orientation in Orientation.allCases {
        let os = "\(max(device.earliestOS, OSVersion(7)))"
        let evaluation = try engine.evaluate(
          try Self.typical(device.slug, os: os, orientation), depth: .questions)
        #expect(evaluation.problems == [])
        // The iPad's top tab bar of iOS 18 has no known height (Q8): then the key is named.
        let screen = evaluation.screen
        #expect(
          !screen.scrolls[0].adjustedContentInset.top.isUnknown
            || screen.unknowns.map(\.supply).contains("tabBar.height"), "\(device.slug)")
        count += 1
      }
    }
    #expect(count == 180)
    // A debug build; the release build needs a few milliseconds each.
    #expect(ThreadTime.now - start < .seconds(60))
  }

  @Test("a made-up device and a made-up iOS 27 are a few lines of Lua")
  func madeUp() throws {
    let pack = try TemporaryPack([
      "devices.lua": """
      return devices { { slug = "iphone-42", name = "iPhone 42", identifiers = { "iPhone42,1" }, idiom = "phone",
        points = { width = 400, height = 900 }, scale = 3, corner = "dynamicIsland",
        os = { earliest = "27" }, confidence = "once",
        safeAreaInsets = { portrait = insets(70, 0, 40, 0), landscape = insets(0, 70, 20, 70) } } }
      """,
      "bars.lua": """
      return bars { { id = "nav.phone.27", bar = "navigationBar", height = 60, when = { idiom = "phone", os = "27-" },
        confidence = "once" } }
      """,
    ])
    let made = try engine(pack.path)
    let plain = try engine()
    let on27 = try made.evaluate(
      try Self.typical("iphone-42", os: "27.0", .portrait), depth: .questions)
    #expect(on27.screen.scrolls[0].adjustedContentInset.top.points == 130)
    #expect(!on27.screen.surroundings.isExtrapolated)
    // The other devices and versions are as before.
    for scenario in Self.samples {
      #expect(
        Self.numbers(try made.evaluate(scenario, depth: .questions).screen)
          == Self.numbers(try plain.evaluate(scenario, depth: .questions).screen))
    }
    let newest = try plain.evaluate(
      try Self.typical("iphone-17", os: "27.0", .portrait), depth: .questions)
    #expect(newest.screen.surroundings.isExtrapolated)
    #expect(newest.screen.scrolls[0].adjustedContentInset.top.points == 116)
  }

  @Test(
    "eras, SDKs and presentations that no list has",
    arguments: [
      // Design compatibility brings the bars of iOS 18 back on 26 (devices.md).
      (
        #""device": "iphone-17", "os": "26.1", "designCompatibility": true, "root": { "kind": "navigation","#,
        100.333, 34.0
      ),
      // An app linked with the iOS 11 SDK keeps 44 on an iPad (bars/nav.pad.oldSDK).
      (
        #""device": "ipad-pro-10-5", "os": "12.0", "linkedSDK": "11.0", "root": { "kind": "navigation","#,
        64, 0
      ),
      // A medium sheet does not reach the status bar, and has the window's bottom whole (OUK-13).
      (
        #""device": "iphone-16", "os": "26.1", "root": { "kind": "custom","#
          + #" "presentation": { "style": "pageSheet", "detent": "medium" },"#, 0, 34
      ),
      // A prompt on iOS 26: 32 more (bars/prompt.26.extra).
      (
        #""device": "iphone-16", "os": "26.1","#
          + #" "root": { "kind": "navigation", "navigationBar": { "prompt": "Sign in" },"#, 145, 34
      ),
      // Before iOS 13 a page sheet on a phone is full screen (INS-47).
      (
        #""device": "iphone-x", "os": "12.0", "root": { "kind": "custom", "presentation": "pageSheet","#,
        44, 34
      ),
      // Whoever gives a sheet's height need not know its top (bars/sheet.top.other).
      (
        #""device": "iphone-14-pro", "os": "17.0", "root": { "kind": "navigation","#
          + #" "presentation": { "style": "pageSheet", "detent": 759 },"#, 56, 34
      ),
      // One that is as high as the window fills it, as in compact height.
      (
        #""device": "iphone-14-pro", "os": "17.0", "root": { "kind": "custom","#
          + #" "presentation": { "style": "pageSheet", "detent": 852 },"#, 59, 34
      ),
    ])
  func eras(_ head: String, _ top: Double, _ bottom: Double) throws {
    let scenario = try scenario(
      """
      { "insetlua": 1, \(head) "children": [ { "kind": "viewController", "id": "page" } ] },
        "expect": { "page": { "safeAreaInsets": { "top": \(top), "bottom": \(bottom) } } } }
      """)
    let evaluation = try engine().evaluate(scenario, depth: .questions)
    #expect(evaluation.mismatches == [])
    #expect(!evaluation.screen.unknowns.contains { $0.what == "the sheet's top" })
  }

  @Test("no case of the lists is known to the model or the rules")
  func noCases() throws {
    let ids = Set(Self.samples.map(\.caseID)).filter { $0.count > 4 }
    for folder in [
      "Sources/InsetModel", "Rules/behaviors", "Rules/spacing", "Rules/lib", "Rules/platform",
    ] {
      let url = URL(filePath: repository).appending(path: folder)
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where !file.hasDirectoryPath {
        let text = try String(contentsOf: file, encoding: .utf8)
        // Foundation's own search takes a second for all of them.
        for id in ids {
          let isNamed = unsafe strstr(text, id) != nil
          #expect(!isNamed, "\(file.lastPathComponent) names \(id)")
        }
      }
    }
  }

  // MARK: What makes no sense

  @Test(
    "a tab bar in a popover in a split view on a phone is answered: the popover is a sheet there")
  func nesting() throws {
    let scenario = try scenario(
      """
      { "insetlua": 1, "device": "iphone-16", "os": "26.1", "root": { "kind": "split", "presentation": "popover",
        "children": [ { "kind": "tab", "column": "secondary", "children": [
          { "kind": "viewController", "id": "page" } ] } ] },
        "expect": { "page": { "safeAreaInsets": { "top": 0, "bottom": 83 } } } }
      """)
    #expect(try engine().evaluate(scenario).mismatches == [])
  }

  @Test("iOS 6, and a version older than the device, are refused")
  func tooOld() throws {
    #expect(throws: Diagnostics.self) { try Self.typical("iphone-4", os: "6.1", .portrait) }
    let old = try Self.typical("iphone-x", os: "10.0", .portrait)
    #expect(throws: Diagnostic.self) { try engine().evaluate(old) }
  }

  @Test("a device without landscape numbers is undecided in landscape, and the key is named")
  func noLandscape() throws {
    let scenario = try scenario(
      """
      { "insetlua": 1, "os": "13.0", "orientation": "landscape",
        "device": { "idiom": "phone", "size": [300, 600], "scale": 2, "corner": "notch",
          "safeAreaInsets": { "portrait": { "top": 40 } } },
        "root": { "kind": "viewController", "id": "page", "view": { "id": "root" } } }
      """)
    let screen = try engine().evaluate(scenario).screen
    #expect(screen.views[0].safeArea.top.isUnknown)
    #expect(screen.unknowns.map(\.supply) == ["device.safeAreaInsets.landscape"])
  }

  @Test("negative sizes are refused")
  func negative() {
    #expect(throws: Diagnostics.self) {
      try page(#"{ "frame": [0, 0, -1, 10] }"#)
    }
  }

  @Test("10,000 views, and 5,000 in one another, in linear time", arguments: [true, false])
  func large(_ isDeep: Bool) throws {
    func build(_ count: Int) -> Scenario {
      var views = [View(className: "UIView", controller: 0, layout: .fill)]
      for index in 1..<count {
        var view = View(
          className: "UIView", superview: isDeep ? index - 1 : 0, controller: 0,
          layout: .frame(Rect(x: 0, y: 0, width: 375, height: 812)))
        view.indexInSuperview = isDeep ? 0 : index - 1
        views[isDeep ? index - 1 : 0].subviews.append(index)
        views.append(view)
      }
      var controller = Controller(kind: .viewController)
      controller.view = 0
      return Scenario(
        device: .named("iphone-x"), os: OSVersion(13), controllers: [controller], views: views,
        source: SourceMap(path: "large.json"))
    }
    let engine = try engine()
    func time(_ count: Int) throws -> Duration {
      let scenario = build(count)
      let start = ThreadTime.now
      let screen = try engine.evaluate(scenario, depth: .questions).screen
      #expect(screen.views[count - 1].safeArea.points.top == 44)
      return ThreadTime.now - start
    }
    let size = isDeep ? 5_000 : 10_000
    _ = try time(size / 4)
    let quarter = try time(size / 4)
    let whole = try time(size)
    // Four times the views, at most twelve times the work: no square.
    #expect(whole < quarter * 12 + .milliseconds(50), "\(quarter) \(whole)")
  }
}
