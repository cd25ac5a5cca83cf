import Foundation
import InsetImport
import InsetModel

/// The committed scenarios with printed numbers, list by list.
struct ConformanceLists {
  /// One list: a source of numbers.
  struct List {
    var name: String
    var scenarios: [Scenario]
  }

  /// A printed number that no scenario can hold.
  struct NotModelled: Decodable {
    var list: String
    var id: String
    var value: String
    var printed: Double
    /// The version, where the source gives it; else empty.
    var os: String
    var reason: String
    var source: String
  }

  /// Which list stands for which source, in the order of the report.
  static let names = ["fixtures", "bar-sums", "table-observed", "measured", "dumps", "cases"]

  var lists: [List]
  var notModelled: [NotModelled]
  /// The open questions that may explain a difference; fixed before the numbers are counted.
  var contested: Set<String>

  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Conformance/lists")
  }

  static func load() throws -> ConformanceLists {
    var lists: [List] = []
    for name in names {
      let file = folder.appending(path: "\(name).ndjson")
      let lines = try [UInt8](Data(contentsOf: file)).split(separator: UInt8(ascii: "\n"))
      lists.append(
        List(
          name: name,
          scenarios: try lines.enumerated().map { number, line in
            try ScenarioReader.read(Array(line), path: "\(name).ndjson:\(number + 1)")
          }))
    }
    let decoder = JSONDecoder()
    return ConformanceLists(
      lists: lists,
      notModelled: try decoder.decode(
        [NotModelled].self, from: Data(contentsOf: folder.appending(path: "not-modelled.json"))),
      contested: Set(
        try decoder.decode(
          [String].self, from: Data(contentsOf: folder.appending(path: "contested.json")))))
  }
}

extension Scenario {
  /// The case's id: the title up to its colon.
  var caseID: String { String((title ?? "").prefix { $0 != ":" }) }

  /// Whether the controllers were read off the numbers, so that a match proves little.
  var isInferred: Bool { notes.contains("The hosting was inferred from the numbers.") }
}

/// The eras of the counts.
enum Era: String, CaseIterable {
  case to10 = "7-10"
  case to12 = "11-12"
  case to14 = "13-14"
  case to18 = "15-18"
  case from26 = "26"

  init(_ os: OSVersion) {
    switch os.major {
    case ..<11: self = .to10
    case ..<13: self = .to12
    case ..<15: self = .to14
    case ..<26: self = .to18
    default: self = .from26
    }
  }
}
