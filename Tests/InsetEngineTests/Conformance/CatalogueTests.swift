import Foundation
import InsetModel
import Testing

@testable import InsetEngine

/// The catalogue against the numbers as they were gathered: Tests/Conformance/catalogue, written down apart from it.
@Suite("The catalogue and its sources")
struct CatalogueTests {
  // MARK: As gathered

  /// Numbers of a screen: insets as top, left, bottom, right; the status bar as portrait, landscape.
  private struct Areas: Decodable {
    var portrait: [Double]?
    var hidden: [Double]?
    var landscape: [Double]?
    var statusBar: [Double]?

    var insets: DeviceInsets {
      func insets(_ four: [Double]?) -> Insets? {
        four.map { Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      }
      return DeviceInsets(
        portrait: insets(portrait), portraitStatusBarHidden: insets(hidden),
        landscape: insets(landscape), statusBarPortrait: statusBar?[0],
        statusBarLandscape: statusBar?[1])
    }
  }

  private struct DeviceRow: Decodable {
    struct Override: Decodable {
      var os: String
      var windowOnly: Bool?
      var insets: Areas
    }
    struct Zoom: Decodable {
      var size: [Double]
      var insets: Areas
    }

    var slug: String
    var identifiers: [String]
    var size: [Double]
    var scale: Double
    var corner: String
    /// The first and the last major version; none where it runs the newest.
    var os: String
    var insets: Areas
    var overrides: [Override]?
    var zoom: Zoom?
  }

  private struct BarRow: Decodable {
    struct Follows: Decodable {
      var offset: Double?
      var pixels: Double?
      var atLeast: Double?
    }

    var id: String
    /// None where it follows the safe area, or no source gives it.
    var points: Double?
    var follows: Follows?
    var os: String
    var sdk: String?
    var screens: [String]?
    var safeAreaTop: Double?
    var others: [Double]?
    var total: Bool?
    var gap: Double?
    var adds: Double?
  }

  private static func rows<Row: Decodable>(_ name: String, of type: Row.Type) throws -> [Row] {
    let file = URL(filePath: repository).appending(path: "Tests/Conformance/catalogue/\(name)")
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(type, from: $0)
    }
  }

  // MARK: Tests

  @Test("every device, number by number")
  func devices() throws {
    let devices = try engine().catalogue.devices
    let rows = try Self.rows("devices.ndjson", of: DeviceRow.self)
    #expect(Set(rows.map(\.slug)) == Set(devices.map(\.slug)))
    for row in rows {
      let device = try #require(devices.first { $0.slug == row.slug })
      #expect(device.identifiers == row.identifiers, "\(row.slug)")
      #expect([device.size.width, device.size.height] == row.size, "\(row.slug)")
      #expect(device.scale == row.scale, "\(row.slug)")
      #expect(device.corner.rawValue == row.corner, "\(row.slug)")
      #expect(device.idiom == (row.corner.hasPrefix("pad") ? .pad : .phone), "\(row.slug)")
      let os = try #require(OSRange(row.os))
      #expect(os.first.map { OSVersion($0) } == device.earliestOS, "\(row.slug)")
      #expect(os.last.map { OSVersion($0) } == device.latestOS, "\(row.slug)")
      #expect(device.insets == row.insets.insets, "\(row.slug)")

      let overrides = row.overrides ?? []
      #expect(device.overrides.map(\.os) == overrides.map { OSRange($0.os) }, "\(row.slug)")
      #expect(device.overrides.map(\.insets) == overrides.map(\.insets.insets), "\(row.slug)")
      #expect(
        device.overrides.map(\.windowOnly) == overrides.map { $0.windowOnly ?? false },
        "\(row.slug)")
      #expect(device.zoomed?.insets == row.zoom?.insets.insets, "\(row.slug)")
      #expect(device.zoomed?.size.map { [$0.width, $0.height] } == row.zoom?.size, "\(row.slug)")
    }
  }

  @Test("every open question that can be answered is asked somewhere")
  func questions() throws {
    var text = ""
    for folder in ["Rules", "Sources/InsetModel", "Sources/InsetEngine"] {
      let root = URL(filePath: repository).appending(path: folder)
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init()
      where ["lua", "swift"].contains(file.pathExtension)
        && !file.lastPathComponent.hasSuffix("_test.lua")
      {
        text += try String(contentsOf: file, encoding: .utf8)
      }
    }
    let asks = ["assume \"", "answer(to: \"", "answer(\"", "question = \""]
    // Contested rows ask by themselves.
    for question in try engine().catalogue.questions where !question.id.hasPrefix("bars/") {
      guard question.options.count > 1 else { continue }
      #expect(asks.contains { text.contains($0 + question.id + "\"") }, "\(question.id)")
    }
  }

  @Test("every bar, sheet and keyboard, number by number")
  func bars() throws {
    let known = try engine().catalogue.allRows.filter { row in
      if case .unknown = row.value { !row.others.isEmpty } else { true }
    }
    let rows = try Self.rows("bars.ndjson", of: BarRow.self)
    #expect(Set(rows.map(\.id)) == Set(known.map(\.id)), "a number of the catalogue has no source")
    for row in rows {
      let measure = try #require(known.first { $0.id == row.id })
      switch (measure.value, row.points, row.follows) {
      case (.fixed(let points), let written?, _): #expect(points == written, "\(row.id)")
      case (.safeAreaTop(let offset, let pixels, let atLeast), nil, let follows?):
        #expect(offset == follows.offset ?? 0, "\(row.id)")
        #expect(pixels == follows.pixels ?? 0, "\(row.id)")
        #expect(atLeast == follows.atLeast, "\(row.id)")
      case (.unknown, nil, nil): break
      default: Issue.record("\(row.id): \(measure.value)")
      }
      #expect(measure.when.os == OSRange(row.os), "\(row.id)")
      #expect(measure.when.linkedSDK == row.sdk.flatMap { OSRange($0) }, "\(row.id)")
      #expect(measure.when.safeAreaTop == row.safeAreaTop, "\(row.id)")
      let screens = measure.when.screens?.map { "\(formatted($0.width))x\(formatted($0.height))" }
      #expect(screens == row.screens, "\(row.id)")
      #expect(measure.others == row.others ?? [], "\(row.id)")
      #expect(measure.isTotal == row.total ?? false, "\(row.id)")
      #expect(measure.gap == row.gap ?? 0, "\(row.id)")
      #expect(measure.adds == row.adds, "\(row.id)")
    }
  }
}
