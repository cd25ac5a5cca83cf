import Foundation
import InsetModel
import Testing

@testable import InsetEngine

@Suite("Loading packs")
struct LoadTests {
  @Test("the standard pack loads, and names all its rules")
  func standard() throws {
    let engine = try engine()
    #expect(
      engine.ruleInfos.filter { $0.kind == .behavior }.map(\.id).sorted()
        == ["always", "automatic", "legacy-automatic", "never", "scrollableAxes", "web"])
    #expect(engine.catalogue.devices.count == 90)
  }

  @Test("a folder that is not there")
  func missing() {
    #expect(
      throws: Diagnostic(
        path: "/no/such/rules", message: "there is no such rules folder",
        suggestion: "name a folder with pack.lua or *.lua rules")
    ) { try PackFiles.find(at: "/no/such/rules") }
  }

  @Test("a folder without rules")
  func empty() throws {
    let pack = try TemporaryPack(["notes.txt": "nothing"])
    #expect(
      throws: Diagnostic(
        path: pack.path, message: "no rules in this folder",
        suggestion: "a pack holds *.lua files that return behavior, check, fix or spacing")
    ) { try PackFiles.find(at: pack.path) }
  }

  @Test("a folder that links back to itself is read once")
  func loop() throws {
    let pack = try TemporaryPack(["checks/a.lua": Self.check("a")])
    try FileManager.default.createSymbolicLink(
      atPath: pack.path + "/checks/again", withDestinationPath: pack.path)
    #expect(try PackFiles.find(at: pack.path).rules == ["checks/a.lua"])
  }

  static func check(_ id: String, body: String = "return nil") -> String {
    """
    return check {
      id = "\(id)",
      on = "scroll",
      sources = { "INS-8" },
      evaluate = function(scroll) \(body) end,
    }
    """
  }

  @Test(
    "mistakes in a rule file, each with its line and what to try",
    arguments: [
      (
        ["a.lua": "return check { id = "],
        ["a.lua:1: unexpected symbol near <eof>"]
      ),
      (
        ["a.lua": check("a").replacing("on =", with: "onn =")],
        ["a.lua:3: unknown key \"onn\" in check \"a\" (did you mean \"on\"?)"]
      ),
      (
        ["a.lua": check("a").replacing("on = \"scroll\",", with: "")],
        [
          "a.lua:1: check \"a\" does not say what it looks at (on = \"screen\" | \"controller\" | \"view\" | \"scroll\" | \"table\" | \"section\")"
        ]
      ),
      (
        ["a.lua": check("a").replacing("evaluate", with: "evalute")],
        ["a.lua:5: unknown key \"evalute\" in check \"a\" (did you mean \"evaluate\"?)"]
      ),
      (
        ["a.lua": check("a").replacing("evaluate = function(scroll) return nil end,", with: "")],
        ["a.lua:1: check \"a\" has no evaluate (evaluate is a function)"]
      ),
      (
        ["a.lua": check("a").replacing("on =", with: "severty = \"error\", on =")],
        ["a.lua:3: unknown key \"severty\" in check \"a\" (did you mean \"severity\"?)"]
      ),
      (
        ["a.lua": check("a").replacing("return check", with: "local _ = check")],
        [
          "a.lua:1: the file returns nothing (end it with return behavior { … }, check { … }, fix { … } or spacing { … })"
        ]
      ),
      (
        ["a.lua": check("b")],
        [
          "a.lua:2: the file of check \"b\" is called a.lua (a rule's id is its file's name: call the file b.lua)"
        ]
      ),
      (
        ["x/a.lua": check("a"), "y/a.lua": check("a")],
        ["y/a.lua:1: a second check \"a\" (the first is in x/a.lua)"]
      ),
      (
        ["a.lua": check("a").replacing("sources = { \"INS-8\" },", with: "")],
        [
          "a.lua:1: check \"a\" has no sources (sources = { \"INS-90\" } or an address: say where the rule is from)"
        ]
      ),
      (
        ["a.lua": check("a").replacing("on = \"scroll\"", with: "on = \"scrol\"")],
        ["a.lua:3: on of check \"a\" cannot be \"scrol\" (did you mean \"scroll\"?)"]
      ),
      (
        ["a.lua": "x = 1\n" + check("a")],
        ["a.lua:1: rules are pure: global 'x' cannot be assigned (use a local)"]
      ),
      (
        ["a.lua": "local t = require 'nothing'\n" + check("a")],
        [
          "a.lua:1: there is no module \"nothing\" (<pack>/lib/nothing.lua: no such file or directory)"
        ]
      ),
      (
        ["a.lua": "local t = require '../secret'\n" + check("a")],
        ["a.lua:1: require cannot reach \"../secret\" (modules are the pack's own lib/<name>.lua)"]
      ),
      (
        [
          "a.lua":
            "return fix { id = \"a\", repairs = { \"content-shiftd\" }, sources = { \"INS-1\" }, propose = function() end }"
        ],
        [
          "a.lua:1: fix \"a\" repairs \"content-shiftd\", which is no check (did you mean \"content-shifted\"?)"
        ]
      ),
      (
        ["a.lua": "return behavior { id = \"a\", sources = { \"INS-1\" } }"],
        [
          "a.lua:1: behavior \"a\" needs one of adjusts and insets (adjusts = function(scroll, axis), or insets = function(scroll, edge))"
        ]
      ),
    ])
  func mistakes(files: [String: String], expected: [String]) throws {
    #expect(try problems(loading: files) == expected)
  }

  @Test("a pack that calls itself insetlua takes the standard pack's place wholly")
  func replacement() throws {
    let pack = try TemporaryPack([
      "pack.lua": "return pack { name = \"insetlua\" }", "a.lua": Self.check("a"),
    ])
    let engine = try engine(pack.path)
    #expect(engine.ruleInfos.map(\.id) == ["a"])
    #expect(engine.catalogue.devices.isEmpty)
  }

  @Test("rules of a later pack replace by id, and the summary says which file gave way")
  func byID() throws {
    let pack = try TemporaryPack(["content-shifted.lua": Self.check("content-shifted")])
    let engine = try engine(pack.path)
    let rule = engine.ruleInfos.first { $0.id == "content-shifted" }
    #expect(rule?.file == pack.path + "/content-shifted.lua")
    #expect(rule?.replaces == standardPack + "/checks/content-shifted.lua")
  }

  /// A bar row with conditions, on line 2.
  private static func bar(_ written: String) -> [String: String] {
    [
      "bars.lua":
        "return bars {\n  { id = \"our.bar\", bar = \"toolbar\", \(written), sources = {} },\n}"
    ]
  }

  /// A device on line 2.
  private static func device(_ written: String) -> [String: String] {
    [
      "devices.lua":
        "return devices {\n  { slug = \"our-phone\", name = \"Our Phone\", os = { earliest = \"11\" }, \(written) },\n}"
    ]
  }

  private static let points = "points = { width = 375, height = 812 }, scale = 3"

  @Test(
    "words and numbers of the catalogue that could never hold, each with its line",
    arguments: [
      (
        bar(#"height = 44, when = { inside = "shett" }"#),
        #"bars.lua:2: inside of when of bar "our.bar" cannot be "shett" (did you mean "sheet"?)"#
      ),
      (
        bar(#"height = 44, when = { context = "rootNavigaton" }"#),
        #"bars.lua:2: context of when of bar "our.bar" cannot be "rootNavigaton" (did you mean "rootNavigation"?)"#
      ),
      (
        bar(#"height = 44, when = { state = "attachd" }"#),
        #"bars.lua:2: state of when of bar "our.bar" cannot be "attachd" (did you mean "attached"?)"#
      ),
      (
        bar(#"height = 44, when = { contentSizeCategory = "lagre" }"#),
        #"bars.lua:2: contentSizeCategory of when of bar "our.bar" cannot be "lagre" (did you mean "large"?)"#
      ),
      (
        bar(#"height = 44, when = { os = "26-7" }"#),
        #"bars.lua:2: os of when of bar "our.bar" ends before it begins: "26-7""#
      ),
      (
        bar(#"height = 44, when = { slugs = "iphone-xx" }"#),
        #"bars.lua:2: there is no device "iphone-xx" (did you mean "iphone-x"?)"#
      ),
      (
        bar(#"height = 44, when = { points = "0x812" }"#),
        #"bars.lua:2: points of when of bar "our.bar" is no size: "0x812""#
      ),
      (
        bar(#"height = 44, edge = "tpo""#),
        #"bars.lua:2: bar "our.bar" has no edge "tpo" (did you mean "top"?)"#
      ),
      (
        bar(#"height = 44, edge = "left""#),
        #"bars.lua:2: edge of bar "our.bar" can only be "top" or "bottom""#
      ),
      (
        bar("height = -44"),
        #"bars.lua:2: height of bar "our.bar" must be from 0 to 100000, not -44"#
      ),
      (
        bar("height = 1 / 0"),
        #"bars.lua:2: height of bar "our.bar" must be a finite number, not inf"#
      ),
      (
        ["bars.lua": "return bars { compatibility = { nonsense = 3, os = \"18\" } }"],
        #"bars.lua:1: unknown key "nonsense" in compatibility of bars (known keys: confidence, os, sources)"#
      ),
      (
        ["bars.lua": "return bars { compatibility = {} }"],
        #"bars.lua:1: compatibility of bars has no os (os = "25")"#
      ),
      (
        [
          "classes.lua":
            "return classes {\n  { name = \"MyScroll\", kind = \"scroll\",\n    contentInsetAdjustmentBehavior = \"nevr\" },\n}"
        ],
        #"classes.lua:3: there is no behaviour "nevr" (did you mean "never"?)"#
      ),
      (
        ["classes.lua": #"return classes { { name = "A", kind = "scroll", layout = "list" } }"#],
        #"classes.lua:1: unknown key "layout" in class "A""#
      ),
      (
        ["classes.lua": #"return classes { A = { kind = "scroll" } }"#],
        #"classes.lua:1: unknown key "A" in classes"#
      ),
      (
        device("points = { width = -5, height = -5 }, scale = 3"),
        #"devices.lua:2: width of points of device "our-phone" must be from 1 to 100000, not -5"#
      ),
      (
        device("points = { width = 0, height = 0 }, scale = 3"),
        #"devices.lua:2: width of points of device "our-phone" must be from 1 to 100000, not 0"#
      ),
      (
        device("points = { width = 375, height = 1e308 }, scale = 3"),
        #"devices.lua:2: height of points of device "our-phone" must be from 1 to 100000, not 1e+308"#
      ),
      (
        device("points = { width = 375, height = 812 }, scale = 0"),
        #"devices.lua:2: scale of device "our-phone" must be from 1 to 10, not 0"#
      ),
      (
        device(points + ", safeAreaInsets = { portrait = insets(-44, 0, 34, 0) }"),
        #"devices.lua:2: portrait of safeAreaInsets of device "our-phone" must not be negative, or larger than any screen"#
      ),
      (
        device(points + ", safeAreaInsets = { portrait = insets(0 / 0, 0, 34, 0) }"),
        "devices.lua:2: insets wants a finite number, not NaN"
      ),
      (
        device(points + ", statusBarHeight = { portrait = -20 }"),
        #"devices.lua:2: portrait of statusBarHeight of device "our-phone" must be from 0 to 100000, not -20"#
      ),
    ])
  func catalogueMistakes(files: [String: String], expected: String) throws {
    let found = try problems(loading: files)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(expected) == true, "\(found)")
  }

  @Test("a pack says whose bars design compatibility keeps")
  func compatibility() throws {
    let pack = try TemporaryPack([
      "bars.lua": #"""
      return bars {
        compatibility = { os = "18", confidence = "once", sources = {} },
        { id = "our.18", bar = "navigationBar", height = 61, when = { os = "18" }, confidence = "once",
          sources = {} },
        { id = "our.25", bar = "navigationBar", height = 62, when = { os = "25" }, confidence = "once",
          sources = {} },
      }
      """#
    ])
    let kept = try page(
      device: "iphone-16", os: "26.0", top: #", "designCompatibility": true"#, fullTable)
    let screen = try engine(pack.path).evaluate(kept).screen
    #expect(screen.bars.first?.frame.height == 61)
  }
}
