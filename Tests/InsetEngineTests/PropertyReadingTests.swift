import InsetModel
import Testing

@testable import InsetEngine

/// What rules read of the properties follows from the table.
@Suite("Rules and properties")
struct PropertyReadingTests {
  /// The rows that the objects below have, with the node and the bar they are read of.
  private static let rows = PropertyOwnerName.allCases.flatMap(\.rows)

  private static func place(of row: PropertyRow) -> (node: Node, bar: Bar.Kind?) {
    switch row.id.owner {
    case .window: (.scenario, nil)
    case .controller: (.controller(1), nil)
    case .bar: (.controller(0), .navigationBar)
    case .view, .scroll, .table, .delegate: (.view(1), nil)
    }
  }

  /// How a rule gets at the owner from the screen.
  private static func object(_ owner: PropertyOwnerName) -> String {
    switch owner {
    case .window: "screen"
    case .controller: "screen.controllers[2]"
    case .bar: "screen.bars[1]"
    case .view: "screen.scrolls[1].view"
    case .scroll: "screen.scrolls[1]"
    case .table, .delegate: "screen.scrolls[1].table"
    }
  }

  private static func id(_ row: PropertyRow) -> String { "read-\(row.id.owner)-\(row.id.index)" }

  /// A check that tells a property's value, and whether it is set.
  private static func check(_ row: PropertyRow) -> String {
    let name = row.ruleName
    let read = row.id.owner == .delegate ? ":returns \"\(name)\"" : ".\(name)"
    return """
      local function show(value)
        return type(value) == "table" and "{" .. table.concat(value, " ") .. "}" or tostring(value)
      end
      return check { id = "\(id(row))", on = "screen", sources = { "INS-90" }, evaluate = function(screen)
        local object = \(object(row.id.owner))
        return finding { message = show(object\(read)) .. ", " .. tostring(object:isSet "\(name)") }
      end }
      """
  }

  private static func loaded() throws -> Engine {
    let files = rows.map { ("\(id($0)).lua", check($0)) }
    let pack = try TemporaryPack(Dictionary(uniqueKeysWithValues: files))
    return try engine(pack.path)
  }

  /// A page in a stack, with a table. Nothing is set.
  private static let scenario: Scenario = {
    var stack = Controller(kind: .navigation)
    stack.navigationBar = Bar()
    stack.children = [1]
    var page = Controller(kind: .viewController, id: "page", parent: 0)
    page.view = 0
    var root = View(className: "UIView", controller: 1, layout: .fill)
    root.subviews = [1]
    var table = View(
      className: "UITableView", id: "feed", superview: 0, controller: 1, layout: .pins(.fill))
    table.scroll = ScrollProperties()
    table.table = TableProperties()
    return Scenario(
      device: .named("iphone-x"), os: OSVersion(13), controllers: [stack, page],
      views: [root, table], source: SourceMap(path: "a.json"))
  }()

  /// The value as Lua's `tostring` has it.
  private static func text(_ value: PropertyValue?, _ row: PropertyRow) -> String {
    func number(_ number: Double) -> String {
      let isWhole = row.shape != .count && number == number.rounded()
      return formatted(number) + (isWhole ? ".0" : "")
    }
    return switch value {
    case nil, .nil: "nil"
    case .flag(let flag): "\(flag)"
    case .number(let value): number(value)
    case .word(let word): word
    case .edges(let edges):
      "{" + Edge.allCases.filter { edges.contains($0) }.map(\.name).joined(separator: " ") + "}"
    case .insets(let insets):
      "insets { "
        + Edge.allCases.map { "\($0.name) = \(formatted(insets[$0].constant))" }
        .joined(separator: ", ") + " }"
    case .size(let size):
      "size { width = \(formatted(size.width)), height = \(formatted(size.height)) }"
    case .offset: "a point"
    }
  }

  @Test("a rule reads every property, and whether it is set")
  func everyRow() throws {
    let engine = try Self.loaded()
    func messages(_ scenario: Scenario) throws -> [String: String] {
      let findings = try engine.evaluate(scenario).findings.filter { $0.rule.hasPrefix("read-") }
      return Dictionary(uniqueKeysWithValues: findings.map { ($0.rule, $0.message) })
    }
    let rows = Self.rows.filter { if case .none = $0.reading { false } else { true } }
    let standard = try messages(Self.scenario)
    for row in rows where row.reading == .value {
      #expect(standard[Self.id(row)] == "\(Self.text(row.standard, row)), false", "\(row.name)")
    }
    for place in 0..<(rows.map(\.samples.count).max() ?? 0) {
      let values = rows.map { ($0, $0.samples[min(place, $0.samples.count - 1)]) }
      let steps = values.map { row, value in
        let (node, bar) = Self.place(of: row)
        return Edit.Step(
          node: node, change: bar.map { .setBar($0, row.id, value) } ?? .set(row.id, value))
      }
      let messages = try messages(Self.scenario.applying(Edit(steps: steps)))
      for (row, value) in values {
        let message = try #require(messages[Self.id(row)], "\(row.name)")
        if case .offset = value {
          #expect(message.hasPrefix("point {") && message.hasSuffix(", true"), "\(message)")
        } else {
          #expect(message == "\(Self.text(value, row)), true", "\(row.name)")
        }
      }
    }
  }

  @Test("what no rule reads says why")
  func unread() throws {
    let problems = try Self.loaded().evaluate(Self.scenario).problems
    let expected = Self.rows.compactMap { row -> [String?]? in
      guard case .none(let reason) = row.reading else { return nil }
      return [
        Self.id(row),
        "\(row.ruleName) of \(row.id.owner.title) is not for rules to read", reason,
      ]
    }
    #expect(!expected.isEmpty)
    func sorted(_ texts: [[String?]]) -> [[String?]] {
      texts.sorted { ($0[0] ?? "") < ($1[0] ?? "") }
    }
    #expect(
      sorted(problems.map { [$0.rule, $0.message, $0.suggestion] }) == sorted(expected))
  }

  @Test(
    "a value that nobody knows ends the rule as undecided, whatever its type",
    arguments: [UnknownReason.written, .setInCode("Feed.swift:12")])
  func unknown(reason: UnknownReason) throws {
    var scenario = Self.scenario
    for row in WindowProperty.rows { scenario.values.setUnknown(row, reason) }
    for row in ControllerProperty.rows { scenario.controllers[1].values.setUnknown(row, reason) }
    for row in BarProperty.rows where row.ruleName != "isHidden" {
      scenario.controllers[0].navigationBar?.values.setUnknown(row, reason)
    }
    for row in ViewProperty.rows { scenario.views[1].values.setUnknown(row, reason) }
    for row in ScrollProperty.rows { scenario.views[1].scroll?.values.setUnknown(row, reason) }
    for row in TableProperty.rows { scenario.views[1].table?.values.setUnknown(row, reason) }
    for row in DelegateProperty.rows {
      scenario.views[1].table?.delegate.values.setUnknown(row, reason)
    }
    let evaluation = try Self.loaded().evaluate(scenario)
    #expect(!evaluation.findings.contains { $0.rule.hasPrefix("read-") })
    let undecided = Dictionary(
      evaluation.undecided.filter { $0.rule.hasPrefix("read-") }.map { ($0.rule, $0) },
      uniquingKeysWith: { first, _ in first })
    for row in Self.rows {
      if case .none = row.reading { continue }
      let (node, bar) = Self.place(of: row)
      let property = UnknownProperty(id: row.id, node: node, bar: bar, reason: reason)
      let rule = try #require(undecided[Self.id(row)], "\(row.name)")
      #expect(rule.property == property)
      #expect(rule.number == row.ruleName)
      #expect(rule.supply == property.key)
    }
    #expect(
      Set([
        "contentInset", "table.rowHeight", "table.delegate.heightForRowAt", "navigationBar.prompt",
      ])
      .isSubset(of: Set(undecided.values.compactMap(\.supply))))
  }

  /// What a method would have to know is unknown, too.
  @Test(
    "methods that need an unknown value are undecided",
    arguments: [
      ("screen.scrolls[1]:isRunTime \"top\"", "contentInset"),
      ("screen.controllers[2]:extends \"top\"", "edgesForExtendedLayout"),
      ("screen.scrolls[1].table:estimates \"row\"", "estimatedRowHeight"),
      ("screen.scrolls[1].table:returns \"heightForRowAt\"", "heightForRowAt"),
      ("screen.scrolls[1].table.sections[1]:height \"header\"", "heightForHeaderInSection"),
      ("screen.scrolls[1].table.sections[1]:hasView \"footer\"", "viewForFooterInSection"),
    ])
  func methods(call: String, name: String) throws {
    let pack = try TemporaryPack([
      "own.lua": """
      return check { id = "own", on = "screen", sources = { "INS-90" }, evaluate = function(screen)
        return finding { message = tostring(\(call)) }
      end }
      """
    ])
    let engine = try engine(pack.path)
    var scenario = try page(
      """
      { "class": "UITableView", "id": "feed", "pins": "superview", "contentSize": [375, 100],
        "table": { "sections": [{ "rows": 1 }] } }
      """)
    #expect(try engine.evaluate(scenario).undecided.filter { $0.rule == "own" } == [])
    let row = try #require(Self.rows.first { $0.name == name })
    scenario.controllers[1].values.setUnknown(
      ControllerProperty.edgesForExtendedLayout.row, .written)
    switch row.id.owner {
    case .scroll: scenario.views[1].scroll?.values.setUnknown(row, .written)
    case .table: scenario.views[1].table?.values.setUnknown(row, .written)
    case .delegate: scenario.views[1].table?.delegate.values.setUnknown(row, .written)
    default: break
    }
    let undecided = try engine.evaluate(scenario).undecided.filter { $0.rule == "own" }
    #expect(undecided.compactMap(\.property?.id) == [row.id])
  }

  @Test("isSet of a name that no property has suggests one")
  func misspelt() throws {
    let pack = try TemporaryPack([
      "own.lua": """
      return check { id = "own", on = "scroll", sources = { "INS-90" }, evaluate = function(scroll)
        return scroll:isSet "contntInset" and finding { message = "set" } or nil
      end }
      """
    ])
    let problem = try #require(try engine(pack.path).evaluate(Self.scenario).problems.first)
    #expect(problem.message == #"isSet knows no "contntInset""#)
    #expect(problem.suggestion == #"did you mean "contentInset"?"#)
  }

  /// A row that says the engine answers needs a field of that name.
  @Test("every property that is not read as it is has its field, and no name stands twice")
  func fields() {
    for row in Self.rows {
      let object = RuleObject.all.first { $0.name == Self.objectName(row.id.owner) }
      let field = object?.fields.first { $0.name == row.ruleName }
      switch row.reading {
      case .none: #expect(field == nil, "\(row.name)")
      case .value where row.id.owner == .delegate: break
      case .value, .evaluated: #expect(field?.property == row.id, "\(row.name)")
      }
    }
    for object in RuleObject.all {
      let names = object.fields.map(\.name) + object.methods.map(\.name)
      #expect(Set(names).count == names.count, "\(object.name)")
    }
  }

  private static func objectName(_ owner: PropertyOwnerName) -> String {
    owner == .window ? "screen" : "\(owner)"
  }

  /// What a script sees is of the type that the stubs and the documentation will say.
  @Test("fields have the types that are declared")
  func types() throws {
    let expressions = [
      "screen": "screen", "os": "screen.os", "device": "screen.device",
      "controller": "screen.controllers[2]", "bar": "screen.bars[1]", "view": "screen.views[1]",
      "scroll": "screen.scrolls[1]", "table": "screen.scrolls[1].table",
      "section": "screen.scrolls[1].table.sections[1]", "parts": "screen.scrolls[1]:parts \"top\"",
      "window": "nil", "part": "first(screen.scrolls[1]:parts \"top\")",
    ]
    let objects = RuleObject.all.filter { (expressions[$0.name] ?? "nil") != "nil" }
    #expect(objects.count == 11)
    let reads = objects.flatMap { object in
      object.fields.map { field in
        """
          add("\(object.name)", "\(field.name)", (\(expressions[object.name] ?? "")).\(field.name))
        """
      }
    }
    let pack = try TemporaryPack([
      "own.lua": """
      local function first(parts) for part in parts do return part end end
      local function kind(value)
        if math.type(value) == "integer" then return "integer" end
        return type(value) == "userdata" and tostring(value):match "^%a+" or type(value)
      end
      return check { id = "own", on = "screen", sources = { "INS-90" }, evaluate = function(screen)
        local found = {}
        local function add(object, field, value)
          local of = type(value) == "table" and #value > 0 and kind(value[1]) or ""
          found[#found + 1] = finding { message = object .. "|" .. field .. "|" .. kind(value) .. "|" .. of
            .. "|" .. (type(value) == "string" and value or "") }
        end
      \(reads.joined(separator: "\n"))
        return found
      end }
      """
    ])
    let evaluation = try engine(pack.path).evaluate(
      page(
        """
        { "class": "UITableView", "id": "feed", "pins": "superview", "contentInset": { "top": 8 },
          "table": { "sections": [{ "rows": 3 }] } }
        """))
    #expect(evaluation.problems == [])
    let messages = evaluation.findings.filter { $0.rule == "own" }.map(\.message)
    #expect(messages.count == reads.count)
    for message in messages {
      let parts = message.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let object = try #require(objects.first { $0.name == parts[0] })
      let field = try #require(object.fields.first { $0.name == parts[1] })
      #expect(
        Self.fits(kind: parts[2], of: parts[3], text: parts[4], field.type),
        "\(message) is declared as \(field.type)")
    }
  }

  private static func fits(kind: String, of element: String, text: String, _ declared: String)
    -> Bool
  {
    var declared = declared
    if declared.hasSuffix("?") {
      if kind == "nil" { return true }
      declared.removeLast()
    }
    if declared.hasSuffix("[]") {
      declared.removeLast(2)
      let isText = RuleType.all.contains { $0.name == declared }
      return kind == "table" && (element.isEmpty || element == (isText ? "string" : declared))
    }
    if let type = RuleType.all.first(where: { $0.name == declared })?.type { declared = type }
    let words = declared.split(separator: "|").map(String.init)
    if declared.contains("\"") { return words.contains("\"\(text)\"") }
    return words.contains(kind) || (declared == "number" && kind == "integer")
  }
}
