import Testing

@testable import LuaHost

/// Our matcher against the original, on what a seeded generator makes up.
@Suite struct PatternTests {
  /// Runs one function and describes its results with their types; the same text for both.
  private static let driver = """
    local what, subject, pattern, extra, init = ...
    init = tonumber(init)
    local function show(...)
      local shown = {}
      for i = 1, select("#", ...) do
        local value = select(i, ...)
        shown[i] = type(value) .. ":" .. tostring(value)
      end
      return table.concat(shown, "|")
    end
    if what == "find" then return show(string.find(subject, pattern, init)) end
    if what == "plain" then return show(string.find(subject, pattern, init, true)) end
    if what == "match" then return show(string.match(subject, pattern, init)) end
    if what == "gmatch" then
      local all = {}
      for a, b, c in string.gmatch(subject, pattern, init) do all[#all + 1] = show(a, b, c) end
      return table.concat(all, ";")
    end
    if what == "gsub" then return show(string.gsub(subject, pattern, extra)) end
    if what == "gsub limited" then return show(string.gsub(subject, pattern, extra, init)) end
    if what == "gsub table" then
      return show(string.gsub(subject, pattern, { a = "A", b = 1, [1] = "one", [""] = false }))
    end
    return show(string.gsub(subject, pattern, function(...)
      if select("#", ...) > 2 then return nil end
      return "<" .. show(...) .. ">"
    end))
    """

  private static let functions = [
    "find", "plain", "match", "gmatch", "gsub", "gsub limited", "gsub table", "gsub function",
  ]

  /// Compares one case; what each side says, when they differ.
  private func difference(
    _ original: Original, _ bench: Bench, _ function: LuaFunction, _ arguments: [[UInt8]]
  ) -> String? {
    let expected = original.run(arguments)
    let values = arguments.map { LuaValue.string(LuaString(bytes: $0)) }
    let found: Result<[UInt8]?, LuaError>
    do throws(LuaError) {
      let value = try bench.state.call(function, values, label: "match")[0]
      found = .success(value.asString?.bytes)
    } catch {
      found = .failure(error)
    }
    switch found {
    case .success(let bytes) where bytes == expected && expected != nil: return nil
    case .failure(let error) where expected == nil && error.kind == .runtime: return nil
    default:
      let shown = arguments.map { String(decoding: $0, as: UTF8.self) }
      let wanted = expected.map { String(decoding: $0, as: UTF8.self) }
      return "\(shown): original \(wanted ?? "an error"), ours \(found)"
    }
  }

  private func compare(
    cases: Int, seed: UInt64,
    _ make: (inout SeededGenerator) -> (subject: [UInt8], pattern: [UInt8])
  ) throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(600)))
    let ours = try bench.function(Self.driver)
    let original = try Original(
      "local run = function(...) " + Self.driver + " end return run(...)")
    var generator = SeededGenerator(seed: seed)
    var different: [String] = []
    var errors = 0
    for number in 0..<cases {
      let (subject, pattern) = make(&generator)
      let replacement = Pieces.replacement(&generator)
      let initial = Int.random(in: -12...12, using: &generator)
      let what = Self.functions[number % Self.functions.count]
      let arguments = [
        Array(what.utf8), subject, pattern, replacement, Array(String(initial).utf8),
      ]
      if let difference = difference(original, bench, ours, arguments) {
        different.append(difference)
        if different.count == 5 { break }
      }
      if original.run(arguments) == nil { errors += 1 }
    }
    #expect(different == [])
    // Both outcomes were really compared.
    #expect(errors > cases / 100)
    #expect(errors < cases * 9 / 10)
  }

  @Test(arguments: 1...4)
  func `well-formed patterns agree with the original`(seed: Int) throws {
    try compare(cases: 6000, seed: UInt64(seed)) { generator in
      (Pieces.subject(&generator), Pieces.pattern(&generator))
    }
  }

  @Test(arguments: 11...14)
  func `arbitrary patterns agree with the original`(seed: Int) throws {
    try compare(cases: 6000, seed: UInt64(seed)) { generator in
      (Pieces.subject(&generator), Pieces.noise(&generator))
    }
  }

  @Test func `every byte belongs to the same classes`() throws {
    let script = """
      local all = {}
      for byte = 0, 255 do
        for letter = 0, 255 do
          local ok = string.find(string.char(byte), "[%" .. string.char(letter) .. "]")
          if letter < 48 or letter > 57 then
            if letter ~= 98 and letter ~= 102 then
              ok = ok == string.find(string.char(byte), "%" .. string.char(letter)) and ok
            end
          end
          all[#all + 1] = ok and "1" or "0"
        end
      end
      return table.concat(all)
      """
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(60)))
    let ours = try bench.run(script)[0].asString?.bytes
    #expect(try ours == Original(script).run([]))
    #expect(ours?.count == 65536)
  }

  @Test func `long patterns and many captures work`() throws {
    let bench = try Bench()
    let pattern = String(repeating: "(a)", count: 32)
    #expect(
      try bench.run("return select('#', ('a'):rep(40):match(...))", [.text(pattern)]) == [32])
    #expect(
      try bench.failure("return ('a'):rep(40):match(...)", [.text(pattern + "(a)")]).message
        == "too many captures")
    let many = String(repeating: "a?", count: 5000)
    #expect(try bench.run("return #('a'):rep(5000):match(...)", [.text(many)]) == [5000])
  }

  @Test(arguments: [
    (#"return ("x"):rep(40):find((".-"):rep(20) .. "y")"#),
    (#"return (("a"):rep(30)):match(("a*"):rep(30) .. "b")"#),
    (#"return (("("):rep(50000)):gsub("%b()", "")"#),
    (#"return (("a"):rep(20000)):gmatch(".-b")()"#),
  ])
  func `bad cases end at the step limit`(source: String) throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .seconds(60), patternSteps: 1_000_000))
    let error = try bench.failure(source)
    #expect(error.kind == .patternSteps(limit: 1_000_000))
    #expect(error.message == "a pattern took more than 1000000 steps")
    #expect(error.line == 1)
  }

  @Test func `bad cases end at the processor time`() throws {
    let bench = try Bench(
      limits: LuaLimits(cpuTime: .milliseconds(20), patternSteps: 1 << 60))
    let error = try bench.failure(#"return ("x"):rep(40):find((".-"):rep(20) .. "y")"#)
    #expect(error.kind == .cpuTime(limit: .milliseconds(20)))
  }

  @Test func `a plain search is under the budget too`() throws {
    let bench = try Bench(limits: LuaLimits(cpuTime: .milliseconds(20)))
    let error = try bench.failure(
      #"return ("a"):rep(8000000):find(("a"):rep(4000000) .. "b", 1, true)"#)
    #expect(error.kind == .cpuTime(limit: .milliseconds(20)))
  }

  @Test func `steps count as instructions`() throws {
    let bench = try Bench(
      limits: LuaLimits(cpuTime: .seconds(60), instructions: 10_000))
    let error = try bench.failure(#"return ("x"):rep(40):find((".-"):rep(20) .. "y")"#)
    #expect(error.kind == .instructions(limit: 10_000))
  }
}
