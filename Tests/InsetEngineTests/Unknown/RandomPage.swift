import InsetModel

/// Random screens as scenarios, the same ones for the same seed; they say much that is UIKit's default,
/// since whatever is said can be taken away.
struct RandomPage {
  private var random: SplitMix
  private var views = 0

  init(seed: Int) {
    random = SplitMix(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15)
  }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }
  mutating func once(in limit: Int) -> Bool { random.once(in: limit) }
  mutating func any<Value>(_ values: [Value]) -> Value { random.any(values) }

  /// A screen of a few views in up to two containers.
  mutating func scenario() -> Text {
    let (device, systems) = any([
      ("iphone-se-2", ["13.0", "17.0", "18.0", "26.0"]), ("iphone-x", ["11.0", "12.0", "15.0"]),
      ("iphone-15-pro", ["17.0", "26.0"]), ("iphone-8", ["11.0", "13.0", "16.0"]),
      ("iphone-6", ["8.0", "9.0", "10.0", "12.0"]), ("ipad-air-4", ["14.0", "18.0", "26.0"]),
    ])
    var members: [(key: String, value: Text)] = [
      ("insetlua", .raw("1")), ("device", .raw("\"\(device)\"")),
      ("os", .raw("\"\(any(systems))\"")),
    ]
    if once(in: 4) { members.append(("orientation", .raw("\"landscape\""))) }
    members += properties(of: .window, share: 4) { _ in true }
    members.append(("root", container()))
    return .object(members)
  }

  private mutating func container() -> Text {
    switch below(8) {
    case 0, 1: return controller("viewController", isPage: true)
    case 2: return holding("split", [page(), page()])
    case 3: return holding("tab", [page()])
    case 4, 5: return holding("navigation", [page()])
    default: return holding("tab", [holding("navigation", [page()])])
    }
  }

  private mutating func page() -> Text {
    controller(once(in: 4) ? "tableViewController" : "viewController", isPage: true)
  }

  private mutating func holding(_ kind: String, _ children: [Text]) -> Text {
    guard case .object(var members) = controller(kind, isPage: false) else { return .raw("null") }
    members.append(("children", .list(children)))
    return .object(members)
  }

  private mutating func controller(_ name: String, isPage: Bool) -> Text {
    var members: [(key: String, value: Text)] = [("kind", .raw("\"\(name)\""))]
    let kind = Controller.Kind(rawValue: name) ?? .viewController
    let bars: [Bar.Kind] =
      switch kind {
      case .navigation: [.navigationBar, .toolbar]
      case .tab: [.tabBar]
      default: []
      }
    members += properties(of: .controller, share: 3) { row in
      row.controllers?.contains(kind) ?? !["column", "inWindow"].contains(row.name)
    }
    for bar in bars where bar != .toolbar || once(in: 3) {
      members.append(
        (bar.rawValue, .object(properties(of: .bar, share: 4) { $0.bars?.contains(bar) ?? true })))
    }
    guard isPage else { return .object(members) }
    if kind == .tableViewController {
      members.append(("view", scrollView("UITableView", place: nil, id: nextID())))
    } else {
      var subviews: [Text] = []
      for _ in 0...below(3) {
        let place = any([
          #""superview""#,
          #"{"top": {"to": "safeArea"}, "left": 0, "bottom": {"to": "safeArea"}, "right": 0}"#,
          #"{"top": 0, "left": 0, "right": 0, "height": 200}"#,
          #"{"top": 120, "left": 0, "bottom": 0, "right": 0}"#,
        ])
        let id = nextID()
        let name = any(["UIView", "UIScrollView", "UITableView", "UICollectionView", "UITextView"])
        subviews.append(
          name == "UIView"
            ? plainView(place: place, id: id) : scrollView(name, place: place, id: id))
      }
      members.append(("view", .object([("subviews", .list(subviews))])))
    }
    return .object(members)
  }

  private mutating func nextID() -> String {
    views += 1
    return "view\(views)"
  }

  private mutating func plainView(place: String, id: String) -> Text {
    .object(
      [("id", .raw("\"\(id)\"")), ("pins", .raw(place))]
        + properties(of: .view, share: 3) { $0.name != "inWindow" })
  }

  private mutating func scrollView(_ name: String, place: String?, id: String) -> Text {
    var members: [(key: String, value: Text)] = [
      ("class", .raw("\"\(name)\"")), ("id", .raw("\"\(id)\"")),
    ]
    if let place { members.append(("pins", .raw(place))) }
    members += properties(of: .view, share: 5) { $0.name != "inWindow" }
    let isCollection = name == "UICollectionView"
    let isTable = name == "UITableView"
    members += properties(of: .scroll, share: 2) { row in
      let ofCollections = ["collectionLayout", "sectionInset", "insetsReference"]
      if ofCollections.contains(row.name) { return isCollection }
      return row.name != "contentOffset" && (row.name != "contentSize" || !isTable)
    }
    if once(in: 2) {
      members.append(("wants", .raw(any([#"{"top": "edge"}"#, #"{"top": "belowBars"}"#]))))
    }
    if isTable {
      var table = properties(of: .table, share: 3) { _ in true }
      let delegate = properties(of: .delegate, share: 4) { _ in true }
      if !delegate.isEmpty { table.append(("delegate", .object(delegate))) }
      if !once(in: 4) {
        table.append(
          (
            "sections",
            .raw(any(["[{\"rows\": 3}]", "[{\"rows\": 30, \"header\": {\"title\": \"A\"}}]"]))
          ))
      }
      members.append(("table", .object(table)))
    }
    return .object(members)
  }

  /// About one in `share` of an owner's properties, each with a value of its shape.
  private mutating func properties(
    of owner: PropertyOwnerName, share: Int, where isWanted: (PropertyRow) -> Bool
  ) -> [(key: String, value: Text)] {
    var members: [(key: String, value: Text)] = []
    for row in owner.rows where isWanted(row) && once(in: share) {
      if let value = value(of: row) { members.append((row.name, .raw(value))) }
    }
    return members
  }

  /// A value of a row's shape as JSON.
  private mutating func value(of row: PropertyRow) -> String? {
    switch row.shape {
    case .flag: any(["true", "false"])
    case .length: String(below(100))
    case .extent: String(20 + below(100))
    case .height: any(["0", "20", "44", "\"automaticDimension\""])
    case .count: "0"
    case .words(let words): "\"\(any(words))\""
    case .text: "\"text\""
    case .behavior: "\"\(any(UIKitBehavior.names))\""
    case .insets:
      "{\"top\": \(any([0, 20, 44, 64, -20])), \"bottom\": \(any([0, 34, 49, -34]))}"
    case .edges: any(["\"all\"", "\"none\"", "[\"top\"]", "[\"bottom\"]"])
    case .size: "[\(200 + below(300)), \(200 + below(500))]"
    case .contentSize: "[320, \(any([100, 400, 5000]))]"
    case .offset: any(["[0, 0]", "[0, 100]", "\"atRest\""])
    case .sizedView: "{\"height\": \(below(80))}"
    case .returnedView: any(["\"view\"", "{\"height\": 30}", "null"])
    case .follows(let name): "{\"follows\": \"\(name)\"}"
    }
  }
}
