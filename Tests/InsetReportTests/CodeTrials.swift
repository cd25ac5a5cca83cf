import Foundation
import InsetEngine
import InsetImport
import InsetModel

/// One fix as it was tried, with the scenario it was tried on.
struct TriedFix: Sendable {
  var name: String
  var trial: Trial
  var scenario: Scenario
}

/// Every fix of the standard pack on screens that it is for: the examples, and a few more.
enum CodeTrials {
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let all = Result { try load() }

  /// The same fixes with web views in place of all scroll views, as far as they are not about tables.
  static let onWebViews = Result {
    try all.get().compactMap { fix -> TriedFix? in
      var fix = fix
      let isOfTable = fix.trial.edit.steps.contains { step in
        switch step.change {
        case .set(let id, _): id.owner == .table
        case .implement, .implementWhereUntitled: true
        default: false
        }
      }
      let isOfView = fix.trial.edit.steps.contains { step in
        if case .view(let index) = step.node {
          fix.scenario.views[index].scroll != nil
        } else {
          false
        }
      }
      if isOfTable || !isOfView { return nil }
      for index in fix.scenario.views.indices where fix.scenario.views[index].scroll != nil {
        fix.scenario.views[index].className = "WKWebView"
        fix.scenario.views[index].baseClassName = nil
        fix.scenario.views[index].table = nil
        fix.scenario.views[index].scroll?.collectionLayout = nil
      }
      return fix
    }
  }

  /// The ids of the pack's fixes.
  static let fixes = Result {
    try engine().ruleInfos.filter { $0.kind == .fix }.map(\.id).sorted()
  }

  static func engine() throws -> Engine {
    try Engine(packs: [try PackFiles.find(at: repository.appending(path: "Rules").path)])
  }

  private static func load() throws -> [TriedFix] {
    let engine = try engine()
    var inputs = try scenarios(in: "Rules/examples")
    inputs += screens.enumerated().map { ("screen \($0.offset)", Array($0.element.utf8)) }
    inputs += try scenarios(in: "Tests/Conformance/repairs")
    return try inputs.flatMap { name, bytes in
      let scenario = try ScenarioReader.read(bytes, path: name)
      return try engine.evaluate(scenario).findings.flatMap(\.trials).map {
        TriedFix(name: "\(name) \($0.fix)", trial: $0, scenario: scenario)
      }
    }
  }

  private static func scenarios(in path: String) throws -> [(String, [UInt8])] {
    let folder = repository.appending(path: path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".json") && $0 != "list.json" }.map { name in
      (name, Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }

  /// Screens for the fixes that no example needs, and for names that are hard to write.
  private static let screens = [
    // Two scroll views: the appearance proxy.
    page(
      """
      { "class": "UITableView", "id": "feed", "wants": { "top": "edge" },
        "pins": { "top": 0, "left": 0, "width": 180, "bottom": 0 } },
      { "class": "UITableView", "id": "menu", "pins": { "top": 0, "right": 0, "width": 180, "bottom": 0 } }
      """),
    // Covered by the bar and the home indicator.
    page(
      """
      { "class": "MyApp.OrdersTable", "baseClass": "UITableView", "id": "my orders!", "pins": "superview",
        "contentInsetAdjustmentBehavior": "never", "table": { "sections": [{ "rows": 30 }] } },
      { "class": "UIButton", "id": "class", "frame": [20, 10, 80, 40] }
      """),
    // Letters of other alphabets.
    """
    { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "navigation", "children": [
      { "kind": "viewController", "class": "ÜbersichtViewController", "view": { "subviews": [
        { "class": "UITableView", "id": "Überschrift größe", "pins": "superview", "wants": { "top": "edge" } },
        { "class": "UIView", "id": "一覧", "frame": [0, 0, 375, 44] } ] } } ] } }
    """,
    // Too short to scroll, not in a navigation controller.
    """
    { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "viewController", "view": { "subviews": [
      { "class": "UIScrollView", "pins": "superview", "contentSize": [375, 300] } ] } } }
    """,
    // An inset for a page under the bar, and the bar is opaque.
    page(
      """
      { "class": "UITableView", "pins": "superview", "contentInset": { "top": 88 },
        "contentInsetAdjustmentBehavior": "never", "wants": { "top": "belowBars" } }
      """, bar: #"{ "isTranslucent": false }"#),
    // The same inset twice; a root view that is the table.
    """
    { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "navigation", "children": [
      { "kind": "tableViewController", "class": "FeedController",
        "view": { "class": "UITableView", "contentInset": { "top": 88 }, "table": { "sections": [{ "rows": 9 }] } } } ] } }
    """,
    // A table view controller whose header heights are ignored.
    """
    { "insetlua": 1, "device": "iphone-x", "os": "15.0", "root": { "kind": "tableViewController", "view": {
      "class": "UITableView", "wants": { "top": "edge" }, "table": { "style": "grouped",
        "delegate": { "heightForHeaderInSection": 0.01 }, "sections": [{ "rows": 3 }] } } } }
    """,
    // A section with a title beside one without: only the other one's room may go.
    """
    { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "viewController", "class": "SettingsViewController",
      "view": { "subviews": [{ "class": "UITableView", "id": "settings", "pins": "superview", "table": {
        "style": "grouped", "delegate": { "heightForHeaderInSection": 10, "heightForFooterInSection": 10 },
        "sections": [{ "rows": 3 }, { "rows": 3, "header": { "title": "Account" }, "footer": { "title": "More" } }] } }] } } }
    """,
    // Room above the first section.
    """
    { "insetlua": 1, "device": "iphone-x", "os": "15.0", "root": { "kind": "viewController", "view": { "subviews": [
      { "class": "UITableView", "id": "plain", "pins": { "top": 0, "left": 0, "right": 0, "height": 400 },
        "wants": { "top": "belowBars" }, "table": { "sections": [{ "header": { "title": "A" }, "rows": 3 }] } },
      { "class": "UITableView", "id": "grouped", "pins": { "top": 400, "left": 0, "right": 0, "bottom": 0 },
        "wants": { "top": "edge" }, "table": { "style": "grouped", "sections": [{ "rows": 3 }] } } ] } } }
    """,
    // A tab bar hidden by hand.
    """
    { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "tab", "tabBar": { "isHidden": true },
      "children": [{ "kind": "navigation", "children": [
        { "kind": "viewController" }, { "kind": "viewController", "class": "DetailViewController" } ] }] } }
    """,
    // A container of the app's own class is the cause.
    """
    { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "navigation", "class": "MainNavigation",
      "additionalSafeAreaInsets": { "top": 30 }, "children": [{ "kind": "viewController", "view": { "subviews": [
        { "class": "UITableView", "id": "feed", "pins": "superview", "wants": { "top": "belowBars" } } ] } }] } }
    """,
  ]

  private static func page(_ views: String, bar: String = "{}") -> String {
    """
    { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "navigation",
      "navigationBar": \(bar), "children": [
      { "kind": "viewController", "class": "MyApp.OrdersViewController", "view": { "subviews": [\(views)] } } ] } }
    """
  }
}
