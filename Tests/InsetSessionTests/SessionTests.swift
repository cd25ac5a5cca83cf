import Foundation
import InsetBasics
import InsetModel
import InsetReport
import InsetSession
import Testing

/// A session as an app, a server or a test uses it: nothing is on disk.
@Suite("A session in memory")
struct SessionTests {
  private let files: MemoryFiles

  init() throws {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var texts = [
      "screens/page.json": Self.page, "screens/wrong.json": #"{ "insetlua": 1, "oss": "11.0" }"#,
      "team/no-tables.lua": """
      return check {
        id = "no-tables", on = "scroll", severity = "error", sources = { "INS-90" },
        evaluate = function(scroll) return finding { message = "a table is here" } end,
      }
      """,
      "team/no-tables_test.lua": """
      return test "no-tables" {
        case "a table" { scenario = "../screens/page.json", expect = { { view = "feed" } } },
      }
      """,
    ]
    let rules = checkout.appending(path: "Rules")
    let names = FileManager.default.enumerator(atPath: rules.path)?.compactMap { $0 as? String }
    for name in try #require(names) where name.hasSuffix(".lua") {
      texts["Rules/\(name)"] = try String(
        contentsOf: rules.appending(path: name), encoding: .utf8)
    }
    files = MemoryFiles(texts, input: Self.page)
  }

  /// 88 points of bars that the list is to run under: INS-21, INS-30a.
  private static let page = """
    {
      "insetlua": 1, "device": "iphone-x", "os": "11.0",
      "root": { "kind": "navigation", "navigationBar": { "appearance": "transparent" }, "children": [
        { "kind": "viewController", "view": { "class": "UITableView", "id": "feed", "wants": { "top": "edge" } } } ] }
    }

    """

  private func session(_ change: (inout SessionOptions) -> Void = { _ in }) throws(Diagnostics)
    -> Session
  {
    var options = SessionOptions(standardRules: "Rules")
    options.inputs = ["screens/page.json"]
    change(&options)
    return try Session(options, files: files)
  }

  @Test("a file is evaluated, a fix applied, the file written, and the finding is gone")
  func fixed() throws {
    let session = try session()
    let bytes = try session.bytes(of: "screens/page.json")
    let result = session.evaluate(bytes, path: "screens/page.json")
    #expect(result.evaluations.flatMap(\.findings).map(\.points) == [88])
    let findings = try session.findings(in: result, number: nil, rule: "content-shifted")
    guard
      case .applied(let applied) = try session.apply(
        "behavior-never", to: findings, in: bytes, result: result)
    else {
      Issue.record("nothing was applied")
      return
    }
    #expect(applied.before == bytes)
    #expect(throws: Diagnostics.self) { try session.write(applied.after, to: "screens/page.json") }
    #expect(throws: Diagnostics.self) { try session.write([], to: "Rules/pack.lua") }
    #expect(try files.read("screens/page.json") == bytes)
    try session.write(applied.after, to: "screens/page.json", edited: "screens/page.json")
    let after = try self.session().evaluate(file: "screens/page.json")
    #expect(after.problems == [])
    #expect(after.evaluations.flatMap(\.findings).map(\.rule) == [])
  }

  @Test("folders are searched, standard input is read, problems stay with their files")
  func inputs() throws {
    let list = InputList(["screens", "team", "nowhere", "-"], in: files)
    #expect(list.files == ["screens/page.json", "screens/wrong.json", "-"])
    #expect(list.rules == ["team"])
    #expect(list.problems.map(\.path) == ["nowhere"])
    let session = try session { $0.rules = list.rules }
    let results = list.files.map { session.evaluate(file: $0) }
    #expect(results.map(\.path) == ["screens/page.json", "screens/wrong.json", "stdin"])
    #expect(results.map { $0.problems.isEmpty } == [true, false, true])
    let rules = results.map { $0.evaluations.flatMap(\.findings).map(\.rule).sorted() }
    let found = ["content-shifted", "no-tables"]
    #expect(rules == [found, [], found])
  }

  @Test("arguments are told apart by what they name")
  func arguments() {
    let mixed = InputList.rules(among: ["se", "team", "screens", "15 pro"], in: files)
    #expect(mixed.rules == ["team"])
    #expect(mixed.others == ["se", "screens", "15 pro"])
    // Only the first file is the input: the second has a view's name.
    let page = "screens/page.json"
    let split = InputList.split(["team", page, page], in: files)
    #expect(split.before == ["team", page])
    #expect(split.after == [page])
    let open = InputList.split(["team", "feed"], in: files)
    #expect(open.before == ["team", "feed"])
    #expect(open.after == [])
    #expect(InputList.split(["-", "feed"], in: files).after == ["feed"])
  }

  @Test("a pack's tests run")
  func ruleTests() throws {
    let run = try session { $0.rules = ["team"] }.runTests()
    #expect(run.problems == [])
    #expect(run.cases.map(\.name) == ["a table"])
    #expect(run.cases.flatMap(\.failures) == [])
  }

  @Test("what keeps a session from its work is told")
  func refused() throws {
    func message(_ change: (inout SessionOptions) -> Void) -> String? {
      do throws(Diagnostics) {
        _ = try session(change)
        return nil
      } catch {
        return error.all.first?.message
      }
    }
    #expect(message { $0.standardRules = "nowhere" } == "there is no such rules folder")
    #expect(message { $0.overrides.device = "iphone-99" } == "--device knows no \"iphone-99\"")
    #expect(message { $0.sources = ["nowhere"] } == "--sources names no folder")
  }
}
