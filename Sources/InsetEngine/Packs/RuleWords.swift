import InsetBasics
import InsetModel
import LuaHost

/// The words of the rule language: what files find as globals besides Lua's own.
final class RuleWords {
  private let context: Context
  private unowned let state: LuaState
  private var globals: [(String, LuaValue)] = []
  private var declarations: [Declaration] = []
  private var environments: [String: LuaEnvironment] = [:]
  private var file = ""
  /// The text of the file that runs.
  private(set) var source: [UInt8] = []
  private var pack = 0
  /// Files that run, one in another.
  private var runs = 0
  /// How much each file keeps.
  let memory: MemoryLedger
  /// The file of the rule at work; set by the engine.
  var fileAtWork: () -> String? = { nil }
  /// Answers `assume`; set by the engine once all packs are loaded.
  var answer: ((String) throws(LuaError) -> LuaValue)?
  /// Takes what `considered` records; set by the engine.
  var consider: ((_ what: String, _ holds: Bool, Answer) -> Void)?
  /// The words of rule tests; only test files get them.
  private var testGlobals: [(String, LuaValue)] = []

  init(state: LuaState, context: Context) throws(LuaError) {
    self.state = state
    self.context = context
    memory = MemoryLedger(of: state)
    try defineDeclarations()
    try defineAnswers()
    try defineTests()
  }

  /// The environment of a pack's rule files and modules; one a pack, so that a module runs once.
  func environment(for pack: PackFiles) throws(LuaError) -> LuaEnvironment {
    if let known = environments[pack.path] { return known }
    let made = try state.makeEnvironment(globals: globals + [("require", try require(for: pack))])
    environments[pack.path] = made
    return made
  }

  /// The environment of a pack's test files: the rules' words, and `test`, `case` and `example`.
  func testEnvironment(for pack: PackFiles) throws(LuaError) -> LuaEnvironment {
    try state.makeEnvironment(
      globals: globals + testGlobals + [("require", try require(for: pack))])
  }

  /// Notes which file runs next.
  func begin(file: String, source: [UInt8], pack: Int) {
    self.file = file
    self.source = source
    self.pack = pack
    declarations.removeAll()
  }

  /// Runs a file, whose functions keep nothing from one call to the next.
  ///
  /// - Returns: what the file returns.
  func run(
    _ source: [UInt8], name: String, in environment: LuaEnvironment
  ) throws(LuaError) -> LuaValue {
    // Once packs are loaded, modules run for the rule at work.
    let owner = answer == nil ? file : fileAtWork() ?? ""
    return try memory.count(name, for: owner) { () throws(LuaError) in
      let chunk = try state.load(source, name: name, environment: environment)
      runs += 1
      defer { runs -= 1 }
      return try state.run(chunk, label: name)
    }
  }

  /// The line on which a file hands out what it declares: that of the last `return` that no space
  /// stands before.
  static func lineOfReturn(in source: [UInt8]) -> Int {
    let word = Array("return ".utf8)
    let newline = UInt8(ascii: "\n")
    var found = 1
    var line = 1
    var index = 0
    var isStart = true
    while index < source.count {
      let byte = source[index]
      if isStart, byte == word[0], source[index...].starts(with: word) { found = line }
      isStart = byte == newline
      if isStart { line += 1 }
      index += 1
    }
    return found
  }

  /// What a file's return value declares, or nil where it declares nothing.
  func declaration(_ value: LuaValue) -> Declaration? {
    guard let object = value.asObject, let types = try? context.types,
      object.type == types.declaration.id, declarations.indices.contains(object.index)
    else { return nil }
    return declarations[object.index]
  }

  // MARK: Declarations

  private func defineDeclarations() throws(LuaError) {
    for word in RuleWord.allCases {
      guard let kind = RuleInfo.Kind(rawValue: word.rawValue) else { continue }
      try define(word) { words, arguments throws(LuaError) in
        let reader = RuleReader(
          file: words.file, line: Self.lineOfReturn(in: words.source), pack: words.pack)
        return try words.declare(.rule(try reader.rule(kind, arguments.first ?? .nil)))
      }
    }
    try define(.pack) { words, arguments throws(LuaError) in
      guard let table = arguments.first?.asTable else {
        throw LuaError(.runtime, "pack takes one table", hint: "pack { name = \"…\" }")
      }
      var fields = TableDecoder(table, what: "this pack")
      let manifest = Manifest(
        name: try fields.requiredText("name"), title: try fields.text("title"))
      try fields.finish()
      return try words.declare(.pack(manifest))
    }
    try defineCatalogue(.devices) { reader, table throws(LuaError) in
      .devices(try reader.devices(table))
    }
    try defineCatalogue(.bars) { reader, table throws(LuaError) in
      let read = try reader.bars(table)
      return .bars(read.rows, compatibilityOS: read.compatibilityOS)
    }
    try defineCatalogue(.facts) { reader, table throws(LuaError) in .facts(try reader.facts(table))
    }
    try defineCatalogue(.questions) { reader, table throws(LuaError) in
      .questions(try reader.questions(table))
    }
    try defineCatalogue(.classes) { reader, table throws(LuaError) in
      let read = try reader.classes(table)
      return .classes(read.classes, read.layouts)
    }
    try define(.insets) { words, arguments throws(LuaError) in
      var values = SIMD4<Double>()
      guard arguments.count == 4 else {
        throw LuaError(.runtime, "insets wants four numbers: top, left, bottom, right")
      }
      for index in 0..<4 { values[index] = try Self.finite(arguments[index], "insets") }
      return .record(try words.context.types.insets.record(values))
    }
  }

  private func declare(_ declaration: Declaration) throws(LuaError) -> LuaValue {
    guard answer == nil else {
      throw LuaError(
        .runtime, "files declare while packs load, not while rules run",
        hint: "return the declaration at the end of its file")
    }
    declarations.append(declaration)
    return .object(
      try context.types.declaration.object(
        declarations.count - 1, generation: context.generation))
  }

  private func defineCatalogue(
    _ word: RuleWord,
    _ read: @escaping (CatalogueReader, LuaTable) throws(LuaError) -> Declaration
  ) throws(LuaError) {
    try define(word) { words, arguments throws(LuaError) in
      guard let table = arguments.first?.asTable else {
        throw LuaError(.runtime, "\(word.rawValue) takes one table")
      }
      let reader = CatalogueReader(insetsType: try words.context.types.insets.id)
      return try words.declare(try read(reader, table))
    }
  }

  // MARK: Answers

  private func defineAnswers() throws(LuaError) {
    try define(.yes) { words, arguments throws(LuaError) in
      try words.answer(.yes, "yes", facts: arguments[...])
    }
    try define(.no) { words, arguments throws(LuaError) in
      guard let reason = arguments.first?.asText else {
        throw LuaError(.runtime, "no wants a reason", hint: "no(\"content fits\", \"INS-95\")")
      }
      return try words.answer(.no, "no", facts: arguments.dropFirst(), text: reason)
    }
    try define(.considered) { words, arguments throws(LuaError) in
      func refusal() -> LuaError {
        LuaError(
          .runtime, "considered wants what was looked at, and yes or no",
          hint: "considered(\"the extra rule\", no(\"scrolling is off\", \"INS-97\"))")
      }
      guard arguments.count == 2, let what = arguments[0].asText,
        let answer = Answer(arguments[1], words.context)
      else { throw refusal() }
      switch answer.verdict {
      case .yes: words.note(what, true, answer)
      case .no: words.note(what, false, answer)
      case .inset, .slot, .unknown: throw refusal()
      }
      return .nil
    }
    try define(.inset) { words, arguments throws(LuaError) in
      let points = try Self.finite(
        arguments.first, "inset", hint: "inset(64, \"INS-112\", owner)")
      var facts = arguments.dropFirst()
      let cause = facts.last?.asObject
      if cause != nil { facts = facts.dropLast() }
      return try words.answer(.inset(points, cause: cause), "inset", facts: facts)
    }
    try define(.slot) { words, arguments throws(LuaError) in
      let points = try Self.finite(arguments.first, "slot", hint: "slot(35, \"TBL-30\")")
      return try words.answer(.slot(points), "slot", facts: arguments.dropFirst())
    }
    try define(.unknown) { words, arguments throws(LuaError) in
      var facts = arguments[...]
      var range: ClosedRange<Double>?
      if let table = facts.last?.asTable {
        facts = facts.dropLast()
        var ends: [Double] = []
        for end in table.array { ends.append(try Self.finite(end, "unknown")) }
        guard table.fields.isEmpty, ends.count == 2, ends[0] <= ends[1] else {
          throw LuaError(
            .runtime, "unknown wants a range of two numbers, the smaller one first",
            hint: "unknown(\"OQ-3\", { 17, 28 })")
        }
        range = ends[0]...ends[1]
      }
      return try words.answer(.unknown(range), "unknown", facts: facts)
    }
    try define(.finding) { words, arguments throws(LuaError) in
      guard let table = arguments.first?.asTable else {
        throw LuaError(
          .runtime, "finding takes one table", hint: "finding { edge = \"top\", message = \"…\" }")
      }
      _ = try FindingTable(table, what: "a finding", types: try words.context.types)
      return try words.context.marked(table, .finding)
    }
    try define(.edit) { words, arguments throws(LuaError) in
      try words.context.startEdit(arguments)
    }
    try define(.points) { _, arguments throws(LuaError) in
      .number(try Self.finite(arguments.first, "points"))
    }
    try define(.pt) { _, arguments throws(LuaError) in
      .text("\(formatted(try Self.finite(arguments.first, "pt"))) pt")
    }
    try define(.assume) { words, arguments throws(LuaError) in
      guard let id = arguments.first?.asText else {
        throw LuaError(.runtime, "assume wants a question's id", hint: "assume \"Q2\"")
      }
      // A module may load while a rule runs; what it keeps must not depend on the screen.
      guard let answer = words.answer, words.runs == 0 else {
        throw LuaError(
          .runtime, "assume is asked while rules run, not while they load",
          hint: "call it inside the rule's function")
      }
      return try answer(id)
    }
  }

  /// Notes what a rule looked at; what a file looks at while it loads, no rule did.
  private func note(_ what: String, _ holds: Bool, _ answer: Answer) {
    if runs == 0 { consider?(what, holds, answer) }
  }

  /// An answer's table. Facts are strings, the deciding one first.
  private func answer(
    _ verdict: Answer.Verdict, _ word: String, facts: ArraySlice<LuaValue>, text: String? = nil
  ) throws(LuaError) -> LuaValue {
    var ids: [FactID] = []
    for fact in facts where !fact.isNil {
      guard let id = fact.asText else {
        throw LuaError(
          .runtime, "\(word) wants fact ids, not a \(fact.typeName)", hint: "\(word) \"INS-95\"")
      }
      ids.append(id)
    }
    guard !ids.isEmpty else {
      throw LuaError(.runtime, "\(word) wants the fact that says so", hint: "\(word) \"INS-95\"")
    }
    return try Answer(verdict, facts: ids, text: text).table(context)
  }

  // MARK: Tests

  private func defineTests() throws(LuaError) {
    // test "id" { … } and case "name" { … } are calls of what the first call returns.
    try define(.test) { words, arguments throws(LuaError) in
      try words.named(.test, arguments)
    }
    try define(.case) { words, arguments throws(LuaError) in
      try words.named(.case, arguments)
    }
    try define(.example) { words, arguments throws(LuaError) in
      guard let name = arguments.first?.asText else {
        throw LuaError(.runtime, "example wants a name", hint: "example \"s11\"")
      }
      return try words.context.marked(LuaTable(["name": .text(name)]), .example)
    }
  }

  private func named(_ mark: Mark, _ arguments: [LuaValue]) throws(LuaError) -> LuaValue {
    let word = mark.word
    guard let name = arguments.first?.asText else {
      throw LuaError(.runtime, "\(word) wants a name", hint: "\(word) \"…\" { … }")
    }
    return .function(
      try state.hostFunction(name: word) { [unowned self] arguments throws(LuaError) in
        guard let table = arguments.first?.asTable else {
          throw LuaError(.runtime, "\(word) \"\(name)\" wants a table after its name")
        }
        let line = state.callingPlace.map { LuaValue.integer($0.line) } ?? .nil
        return [
          try context.marked(
            LuaTable(["name": .text(name), "body": .table(table), "line": line]), mark)
        ]
      })
  }

  // MARK: Modules

  /// `require "name"`: the pack's own `lib/name.lua`, run once a state.
  private func require(for pack: PackFiles) throws(LuaError) -> LuaValue {
    var loaded: [String: LuaValue] = [:]
    var loading: Set<String> = []
    return .function(
      try state.hostFunction(name: "require") {
        [weak self] arguments throws(LuaError) in
        guard let self, let name = arguments.first?.asText else {
          throw LuaError(.runtime, "require wants a module's name")
        }
        if let module = loaded[name] { return [module] }
        let isPlain = name.utf8.allSatisfy { byte in
          (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
            || byte == 45 || byte == 95
        }
        guard isPlain, !name.isEmpty else {
          throw LuaError(
            .runtime, "require cannot reach \"\(name)\"",
            hint: "modules are the pack's own lib/<name>.lua")
        }
        let path = "\(pack.path)/lib/\(name).lua"
        guard loading.insert(name).inserted else {
          throw LuaError(.runtime, "module \"\(name)\" requires itself")
        }
        defer { loading.remove(name) }
        // Reading anything else might never end.
        if pack.files.kind(of: path) == .other {
          throw LuaError(.runtime, "module \"\(name)\" is not a regular file (\(path))")
        }
        let source: [UInt8]
        do throws(FileFailure) {
          source = try pack.files.read(path)
        } catch {
          let known = (try? pack.files.list("\(pack.path)/lib")) ?? []
          let names = known.filter { $0.hasSuffix(".lua") }.map { String($0.dropLast(4)) }
          throw LuaError(
            .runtime, "there is no module \"\(name)\" (\(path): \(error.message))",
            hint: suggestion(for: name, among: names))
        }
        let environment = try self.environment(for: pack)
        let module = try self.run(source, name: path, in: environment)
        loaded[name] = module
        return [module]
      })
  }

  /// A number that a rule gives, which must be finite.
  private static func finite(
    _ value: LuaValue?, _ word: String, hint: String? = nil
  ) throws(LuaError) -> Double {
    let value = value ?? .nil
    guard let number = value.asDouble, number.isFinite else {
      throw LuaError(.runtime, "\(word) wants a finite number, not \(value.told)", hint: hint)
    }
    return number
  }

  private func define(
    _ word: RuleWord,
    _ body: @escaping (RuleWords, [LuaValue]) throws(LuaError) -> LuaValue
  ) throws(LuaError) {
    let function = try state.hostFunction(name: word.rawValue) {
      [weak self] arguments throws(LuaError) in
      guard let self else { throw LuaError(.internalBug, "the engine is gone") }
      return [try body(self, arguments)]
    }
    if word.isForTests {
      testGlobals.append((word.rawValue, .function(function)))
    } else {
      globals.append((word.rawValue, .function(function)))
    }
  }
}
