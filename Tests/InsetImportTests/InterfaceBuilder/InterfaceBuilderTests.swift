import Foundation
import InsetImport
import InsetModel
import Testing

@Suite("Storyboards and xibs")
struct InterfaceBuilderTests {
  /// The whole of what is read stands beside each fixture; INSETLUA_RECORD=1 writes it anew.
  @Test(
    "whole scenarios",
    arguments: [
      "static-table.storyboard", "layout-guides.storyboard", "safe-area.storyboard", "springs.xib",
      "containment.storyboard", "embeds.storyboard", "variations.storyboard", "Main.storyboard",
      "Orders.storyboard",
    ])
  func whole(_ name: String) throws {
    let text = Scenes.text(try Scenes.read(name))
    let file = Scenes.folder.appending(path: name + ".txt")
    let environment = ProcessInfo.processInfo.environment
    if environment["INSETLUA_RECORD"] == "1", environment["CI"] == nil {
      try Data(text.utf8).write(to: file)
    }
    let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == recorded)
  }

  @Test(
    "what is imported can be written, read and is the same",
    arguments: [
      "static-table.storyboard", "layout-guides.storyboard", "safe-area.storyboard", "springs.xib",
      "containment.storyboard", "embeds.storyboard", "variations.storyboard",
    ])
  func roundTrip(_ name: String) throws {
    for scene in try Scenes.read(name).scenes {
      let text = ScenarioWriter.write(scene.scenario)
      var read = try ScenarioReader.read(Array(text.utf8), path: "a.json")
      var original = scene.scenario
      (read.source, original.source) = (SourceMap(path: ""), SourceMap(path: ""))
      #expect(read == original, "\(text)")
    }
  }

  @Test("places in the file, to the attribute")
  func places() throws {
    let scenario = try #require(try Scenes.read("layout-guides.storyboard").scenes.first).scenario
    let source = scenario.source
    func place(_ node: Node, _ key: String? = nil) -> String? {
      source.position(of: node, key: key).map { "\($0.line):\($0.column)" }
    }
    #expect(source.path == "layout-guides.storyboard")
    #expect(place(.controller(0)) == "6:17")
    #expect(place(.controller(0), "navigationBar") == "7:21")
    #expect(place(.controller(1)) == "16:17")
    #expect(place(.controller(1), "automaticallyAdjustsScrollViewInsets") == "16:100")
    #expect(place(.controller(1), "edgesForExtendedLayout") == "45:21")
    let table = try #require(scenario.views.firstIndex { $0.id == "feedTable" })
    #expect(place(.view(table)) == "28:29")
    #expect(place(.view(table), "contentInset") == "28:29")
    #expect(scenario.pointer(of: .view(table)) == "nav-ro-001/vie-co-001/roo-vi-001/tab-vi-001")
  }

  @Test("the device is the canvas' newest, or what is asked for")
  func devices() throws {
    func device(_ target: Resolver.Target = Resolver.Target()) throws -> String {
      let scenario = try #require(
        try Scenes.read("variations.storyboard", target: target).scenes.first
      )
      .scenario
      guard case .named(let slug) = scenario.device else { return "inline" }
      return "\(slug) \(scenario.os)"
    }
    #expect(try device() == "iphone-se-3 26.0")
    #expect(try device(.init(os: OSVersion(12))) == "iphone-8 12.0")
    let pad = try #require(Devices.catalogue.device(named: "ipad-9"))
    #expect(try device(.init(device: pad, os: OSVersion(15))) == "ipad-9 15.0")
  }

  @Test("size classes decide what is installed")
  func sizeClasses() throws {
    let pad = try #require(Devices.catalogue.device(named: "ipad-9"))
    let scene = try #require(
      try Scenes.read("variations.storyboard", target: .init(device: pad)).scenes.first)
    let views = scene.scenario.views
    #expect(views.map(\.id) == ["view", "list", "padOnly"])
    guard case .pins(let pins) = views[1].layout else {
      Issue.record("no pins")
      return
    }
    #expect(pins.edges.top == Pins.Pin(target: .superview, edge: .top))
    #expect(pins.edges.bottom?.constant == 10)
  }

  @Test("what Interface Builder writes by itself is no choice of the author's")
  func boilerplate() throws {
    let scene = try #require(try Scenes.read("static-table.storyboard").scenes.first)
    #expect(scene.scenario.controllers[0].automaticallyAdjustsScrollViewInsets)
    #expect(scene.scenario.controllers[0].toolbar == nil)
    #expect(scene.scenario.controllers[0].children == [1])
    #expect(scene.notes == [])
  }
}
