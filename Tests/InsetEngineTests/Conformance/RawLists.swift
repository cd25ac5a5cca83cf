import Foundation

/// The numbers of the raw corpus, where it is present: by list and case, sorted.
struct RawLists {
  /// Printed numbers of each case.
  var numbers: [String: [String: [Double]]] = [:]

  /// The folder that INSETLUA_CORPUS names.
  static var folder: URL? {
    ProcessInfo.processInfo.environment["INSETLUA_CORPUS"].map { URL(fileURLWithPath: $0) }
  }

  static func load(_ folder: URL) throws -> RawLists {
    func json(_ path: String) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: path)))
    }
    func byID(_ value: Any) -> [String: [String: Any]] {
      Dictionary(
        ((value as? [[String: Any]]) ?? []).compactMap { entry in
          (entry["id"] as? String).map { ($0, entry) }
        }, uniquingKeysWith: { first, _ in first })
    }
    let measured = byID(try json("measured.json"))
    let cases = byID(try json("cases.json"))
    var lists = RawLists()
    for list in ConformanceLists.names {
      for entry in try json("structured/\(list).json") as? [[String: Any]] ?? [] {
        guard let id = entry["id"] as? String, let source = entry["source"] as? [String: Any],
          let expect = entry["expect"] as? [String: Any]
        else { continue }
        var found: [Double] = []
        for (key, value) in expect {
          if let number = value as? Double {
            found.append(number)
            continue
          }
          guard let path = value as? String, let sourceID = source["id"] as? String else {
            continue
          }
          switch list {
          case "measured":
            found += [(measured[sourceID]?["expected"] as? [String: Any])?[path] as? Double]
              .compactMap { $0 }
          case "cases":
            found += [(cases[sourceID]?["observed"] as? [String: Any])?[path] as? Double]
              .compactMap { $0 }
          case "dumps":
            let name = (source["file"] as? String)?.split(separator: "/").last ?? ""
            found += [
              try printed(path, try json("dumps/\(name)"), source["index"] as? Int ?? 0)
            ].compactMap { $0 }
          default: Issues.missing("\(list) \(id) \(key)")
          }
        }
        lists.numbers[list, default: [:]][id] = found.sorted()
      }
    }
    return lists
  }

  /// A number of a dump by its path: `adjustedContentInset.top`, `UITabBar.y`, `guide[0].h`.
  private static func printed(_ path: String, _ dump: Any, _ index: Int) throws -> Double? {
    guard let printed = (dump as? [String: Any])?["printed"] as? [String: Any] else { return nil }
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return nil }
    let places = [
      "top": 0, "left": 1, "bottom": 2, "right": 3, "x": 0, "y": 1, "w": 2, "h": 3,
    ]
    guard let place = places[parts[1]] else { return nil }
    if parts[0].hasPrefix("guide["), let guides = printed["layoutGuides"] as? [[String: Any]] {
      let number = Int(parts[0].dropFirst(6).dropLast()) ?? 0
      return (guides[number]["frame"] as? [Double])?[3]
    }
    if parts[0] == "guideInset", let guide = printed["safeAreaLayoutGuide"] as? [String: Any],
      let inner = guide["layoutFrame"] as? [Double],
      let outer = guide["owningViewFrame"] as? [Double]
    {
      let insets = [
        inner[1] - outer[1], inner[0] - outer[0], outer[1] + outer[3] - inner[1] - inner[3],
        outer[0] + outer[2] - inner[0] - inner[2],
      ]
      return insets[place]
    }
    for bar in printed["bars"] as? [[String: Any]] ?? [] where bar["class"] as? String == parts[0] {
      return (bar["frame"] as? [Double])?[place]
    }
    let scrolls = printed["scrollViews"] as? [[String: Any]] ?? []
    let holder = scrolls.indices.contains(index) ? scrolls[index] : printed
    let value = (holder[parts[0]] ?? printed[parts[0]])
    if let named = value as? [String: Any] { return named[parts[1]] as? Double }
    // A size has two numbers, w and h.
    let numbers = value as? [Double] ?? []
    let at = parts[0] == "contentSize" ? place - 2 : place
    return numbers.indices.contains(at) ? numbers[at] : nil
  }

  private enum Issues {
    static func missing(_ what: String) { print("no number: \(what)") }
  }
}
