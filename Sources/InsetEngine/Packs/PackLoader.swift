import InsetBasics
import InsetModel
import LuaHost

/// Loads packs into one Lua state: runs every file once and keeps what it declares.
struct PackLoader {
  private let state: LuaState
  private let context: Context
  private let words: RuleWords
  private(set) var rules = RuleSet()
  private(set) var catalogue = Catalogue()
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the lines of files are read that problems quote.
  private var files: any FileSystem = SystemFiles()
  /// Names that the catalogue's entries use.
  private var mentions: [Mention] = []
  /// What the pack.lua that was read last says.
  private var manifest: Manifest?

  /// A name that an entry of the catalogue uses, and where.
  private struct Mention {
    enum Kind: String { case behavior = "behaviour", device }

    var kind: Kind
    var name: String
    var path: String
    /// The file's text.
    var source: [UInt8]
    var written: [LuaError.Written]
  }

  init(state: LuaState, context: Context, words: RuleWords) {
    self.state = state
    self.context = context
    self.words = words
  }

  /// Loads the rules of `packs`, the standard pack first; later packs' rules replace earlier ones.
  ///
  /// - Parameters:
  ///   - givenUp: rules of an earlier state, which stand for their files; those do not run.
  ///   - begin: is told each file before it runs.
  /// - Returns: the packs that were loaded: one that calls itself `insetlua` takes the place of the
  ///   standard pack wholly.
  mutating func load(
    _ packs: [PackFiles], without givenUp: [Rule], _ begin: (String) -> Void
  ) -> [PackFiles] {
    let given = Dictionary(givenUp.map { ($0.header.file, $0) }) { first, _ in first }
    if let first = packs.first { files = first.files }
    var prepared: [(pack: PackFiles, environment: LuaEnvironment)] = []
    for (number, pack) in packs.enumerated() {
      do {
        let environment = try words.environment(for: pack)
        if pack.hasManifest, number > 0 {
          load("pack.lua", of: pack, number: number, in: environment)
          if manifest?.name == "insetlua" { prepared.removeAll() }
        }
        prepared.append((pack, environment))
      } catch {
        report(error, in: pack.path)
      }
    }
    for (number, entry) in prepared.enumerated() {
      for file in entry.pack.rules {
        let path = "\(entry.pack.path)/\(file)"
        if let rule = given[path] {
          _ = rules.add(rule)
          continue
        }
        begin(path)
        load(file, of: entry.pack, number: number, in: entry.environment)
      }
    }
    rules.sort()
    checkRepairs()
    checkSources()
    checkMentions()
    return prepared.map(\.pack)
  }

  private mutating func load(
    _ file: String, of pack: PackFiles, number: Int, in environment: LuaEnvironment
  ) {
    let path = "\(pack.path)/\(file)"
    let source: [UInt8]
    do {
      source = try pack.files.read(path)
    } catch {
      diagnostics.append(Diagnostic(path: path, message: "cannot read the file: \(error.message)"))
      return
    }
    do {
      words.begin(file: path, source: source, pack: number)
      let returned = try words.run(source, name: path, in: environment)
      guard let declared = words.declaration(returned) else {
        throw LuaError(
          .runtime,
          returned.isNil
            ? "the file returns nothing" : "the file returns a \(returned.typeName)",
          chunk: path, line: RuleWords.lineOfReturn(in: source),
          hint: "end it with return behavior { … }, check { … }, fix { … } or spacing { … }")
      }
      try add(declared, path: path)
    } catch let error as LuaError {
      if let share = words.memory.culprit(of: error) {
        report(share)
      } else {
        report(error, in: path, source: source)
      }
    } catch {
      diagnostics.append(Diagnostic(path: path, message: "\(error)"))
    }
  }

  private mutating func add(_ declared: Declaration, path: String) throws(LuaError) {
    switch declared {
    case .rule(var rule):
      if case .check(var check) = rule, let config = check.config.asTable {
        // One table for all calls, which none of them can change.
        check.config = .shared(try state.share(config, name: "config"))
        rule = .check(check)
      }
      if let other = rules.add(rule) {
        diagnostics.append(
          Diagnostic(
            path: path, position: SourcePosition(line: rule.header.line, column: 1),
            message: "a second \(rule.header.kind.rawValue) \"\(rule.header.id)\"",
            suggestion: "the first is in \(other)"))
      }
    case .pack(let manifest): self.manifest = manifest
    case .devices(let devices): catalogue.add(devices: devices)
    case .bars(let rows, let compatibilityOS):
      catalogue.add(rows: rows)
      if let compatibilityOS { catalogue.set(compatibilityOS: compatibilityOS) }
      for row in rows {
        for slug in row.when.slugs ?? [] {
          mention(.device, slug, in: path, [.text(row.id), .text(slug)])
        }
      }
    case .facts(let facts): catalogue.add(facts: facts)
    case .questions(let questions): catalogue.add(questions: questions)
    case .classes(let classes, let layouts):
      catalogue.add(classes: classes)
      catalogue.add(layouts: layouts)
      var seen: Set<String> = []
      // Heirs come after the class that says it.
      for known in classes {
        guard let name = known.contentInsetAdjustmentBehavior, seen.insert(name).inserted else {
          continue
        }
        mention(.behavior, name, in: path, [.text(known.name), .text(name)])
      }
    }
  }

  private mutating func mention(
    _ kind: Mention.Kind, _ name: String, in path: String, _ written: [LuaError.Written]
  ) {
    mentions.append(
      Mention(kind: kind, name: name, path: path, source: words.source, written: written))
  }

  /// A name that any pack may have is looked up when all are loaded.
  private mutating func checkMentions() {
    let devices = catalogue.devices.map(\.slug)
    let behaviors = rules.behaviorNames
    for mention in mentions {
      let known = mention.kind == .device ? devices : behaviors
      if known.contains(mention.name) { continue }
      report(
        LuaError(
          .runtime, "there is no \(mention.kind.rawValue) \"\(mention.name)\"",
          chunk: mention.path, line: RuleWords.lineOfReturn(in: mention.source),
          hint: suggestion(for: mention.name, among: known),
          written: mention.written),
        in: mention.path)
    }
  }

  /// A fix that repairs a check which nobody has would never be tried.
  private mutating func checkRepairs() {
    let checks = Set(rules.checks.map(\.header.id))
    for fix in rules.fixes {
      for id in fix.repairs where !checks.contains(id) {
        report(
          LuaError(
            .runtime, "fix \"\(fix.header.id)\" repairs \"\(id)\", which is no check",
            chunk: fix.header.file, line: fix.header.line,
            hint: suggestion(for: id, among: checks.sorted()),
            written: [.key("repairs"), .text(id)]),
          in: fix.header.file)
      }
    }
  }

  /// A source that has the form of a fact's id must be one: the same letters, and a number that no
  /// fact has, is a typing mistake. Addresses, and letters that no fact begins with, are the pack's.
  private mutating func checkSources() {
    let known = Set(catalogue.facts.keys).union(catalogue.questions.map(\.id))
    let prefixes = Set(known.compactMap(Self.prefix))
    for header in rules.headers {
      for source in header.sources where !known.contains(source) {
        guard let prefix = Self.prefix(of: source.uppercased()), prefixes.contains(prefix) else {
          continue
        }
        report(
          LuaError(
            .runtime, "there is no fact \"\(source)\"", chunk: header.file, line: header.line,
            hint: suggestion(for: source, among: known.sorted())
              ?? "docs/facts lists them; a pack adds its own with facts { … }",
            written: [.key("sources"), .text(source)]),
          in: header.file)
      }
    }
  }

  /// What stands before the number in a text that looks like an id: `INS-` of `INS-30a`.
  private static func prefix(of id: String) -> Substring? {
    let prefix = id.prefix { !$0.isNumber }
    let rest = id.dropFirst(prefix.count).drop { $0.isNumber }
    let isID =
      prefix.utf8.count < id.utf8.count && !prefix.isEmpty && rest.count <= 1
      && rest.allSatisfy(\.isLetter)
    return isID ? prefix : nil
  }

  /// What had no room for others is told once, whichever of them failed.
  private mutating func report(_ share: MemoryLedger.Share) {
    let header = rules.rule { $0.file == share.owner }?.header
    let problem = Diagnostic(
      share, of: state.limits.memory, rule: header, context: nil)
    if !diagnostics.contains(problem) { diagnostics.append(problem) }
  }

  private mutating func report(_ error: LuaError, in path: String, source: [UInt8]? = nil) {
    diagnostics.append(
      Diagnostic(
        error, file: path, source: source, in: files, rule: nil, context: nil))
  }
}
