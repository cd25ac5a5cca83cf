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
      engine.ruleSummaries.filter { $0.kind == "behavior" }.map(\.id).sorted()
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
    #expect(engine.ruleSummaries.map(\.id) == ["a"])
    #expect(engine.catalogue.devices.isEmpty)
  }

  @Test("rules of a later pack replace by id, and the summary says which file gave way")
  func byID() throws {
    let pack = try TemporaryPack(["content-shifted.lua": Self.check("content-shifted")])
    let engine = try engine(pack.path)
    let rule = engine.ruleSummaries.first { $0.id == "content-shifted" }
    #expect(rule?.file == pack.path + "/content-shifted.lua")
    #expect(rule?.replaces == standardPack + "/checks/content-shifted.lua")
  }
}
