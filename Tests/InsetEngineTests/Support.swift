import Foundation
import InsetImport
import InsetModel
import LuaHost
import Testing

@testable import InsetEngine

/// The repository this test file stands in.
let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// The standard pack.
let standardPack = repository + "/Rules"

/// A folder of Lua files for one test, removed when the test lets go of it.
final class TemporaryPack {
  let path: String

  init(_ files: [String: String]) throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "insetlua-\(UUID().uuidString)").path
    for (name, text) in files {
      let file = URL(filePath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// An engine with the standard pack and, after it, the given ones.
///
/// The standard pack alone is loaded once for each thread: a test without `await` stays on its own, and
/// all that an evaluation leaves behind is which rules failed. After one has, it is loaded anew.
func engine(_ packs: String..., limits: LuaLimits = LuaLimits()) throws -> Engine {
  guard packs.isEmpty, limits == LuaLimits() else { return try load(packs, limits) }
  let kept = Thread.current.threadDictionary
  if let engine = kept["engine"] as? Engine, engine.failed.isEmpty { return engine }
  let engine = try load([], limits)
  kept["engine"] = engine
  return engine
}

private func load(_ packs: [String], _ limits: LuaLimits) throws -> Engine {
  var files = [try PackFiles.find(at: standardPack)]
  for pack in packs { files.append(try PackFiles.find(at: pack)) }
  return try Engine(packs: files, limits: limits)
}

/// What is wrong with a pack, as one line a problem without the folder's name.
func problems(loading files: [String: String]) throws -> [String] {
  let pack = try TemporaryPack(files)
  do {
    _ = try engine(pack.path)
    return []
  } catch let failure as Diagnostics {
    return failure.all.map { diagnostic in
      let place = diagnostic.position.map { ":\($0.line)" } ?? ""
      let path = diagnostic.path.replacing(pack.path + "/", with: "")
      let hint = diagnostic.suggestion.map { " (\($0.replacing(pack.path + "/", with: "")))" } ?? ""
      return "\(path)\(place): \(diagnostic.message)\(hint)".replacing(pack.path, with: "<pack>")
    }
  }
}

/// Reads a scenario written in a test.
func scenario(_ text: String) throws -> Scenario {
  try ScenarioReader.read(Array(text.utf8), path: "test.json")
}

/// A page in a navigation controller whose root view holds the given subviews.
func page(
  device: String = "iphone-x", os: String = "11.0", controller: String = "", bar: String = "{}",
  top: String = "", _ subviews: String
) throws -> Scenario {
  try scenario(
    """
    { "insetlua": 1, "device": "\(device)", "os": "\(os)"\(top),
      "root": { "kind": "navigation", "id": "main", "navigationBar": \(bar), "children": [
        { "kind": "viewController", "id": "page"\(controller), "view": { "id": "root", "subviews": [\(subviews)] } } ] } }
    """)
}

/// A table that fills its superview.
let fullTable = #"{ "class": "UITableView", "id": "feed", "pins": "superview" }"#

extension Evaluation {
  /// Each finding in one line: rule, edge, points, message.
  var lines: [String] {
    findings.map { finding in
      "\(finding.rule) \(finding.edge?.name ?? "-") "
        + "\(finding.points.map(formatted) ?? "-"): \(finding.message)"
    }
  }

  /// The scroll view with an id.
  func scroll(_ id: String) throws -> PlacedScroll {
    try #require(screen.scrolls.first { screen.scenario.views[$0.view].id == id })
  }
}
