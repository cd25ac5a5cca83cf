import Foundation
import Testing

/// Files of lines, and streams of them.
@Suite("A scenario a line")
struct StreamTests {
  private let scratch: Scratch
  private static let right = line(Screens.right)
  private static let shifted = line(Screens.shifted)
  private static let misspelled = line(Screens.misspelled)
  private static let empty = #""findings": [], "suppressed": [], "problems": []"#

  private static func line(_ text: String) -> String {
    text.split(separator: "\n").joined()
  }

  init() throws {
    scratch = try Scratch()
    // Without a line end behind the last one.
    try scratch.write(
      "\u{FEFF}\(Self.right)\r\n\r\n \t\n\(Self.shifted)\n\(Self.misspelled)\n{\"a\":\"\0\"}\n[]\n"
        + Self.shifted, to: "all.ndjson")
    try scratch.write([Self.right, Self.shifted].joined(separator: "\n"), to: "good.jsonl")
  }

  private func run(_ arguments: [String], input: String = "") throws -> Program.Outcome {
    try Program.run(["run", "--matrix", "none"] + arguments, input: input, in: scratch.folder)
  }

  /// `path:line:column: ` of each line that has one.
  private func places(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { $0.firstMatch(of: /^[a-z.]+:[0-9]+:[0-9]+/) }
      .map { String($0.output) }
  }

  /// Where a text stands in a line, from 1.
  private func column(of text: String, in line: String) throws -> Int {
    line.distance(from: line.startIndex, to: try #require(line.firstRange(of: text)).lowerBound) + 1
  }

  @Test("each line is an input with a name of its own; a bad one ends the run")
  func stopped() throws {
    let outcome = try run(["-q", "all.ndjson"])
    let wish = try column(of: "\"wants\"", in: Self.shifted)
    #expect(
      outcome.output
        == "all.ndjson:4:\(wish): warning: content starts 88 pt below the edge it wants [content-shifted]\n"
    )
    #expect(outcome.code == 2)
    let key = try column(of: "\"wannts\"", in: Self.misspelled)
    let errors = outcome.errors.split(separator: "\n").map(String.init)
    #expect(errors.first == "all.ndjson:5:\(key): error: unknown key \"wannts\" in a view")
    #expect(
      errors.last
        == "insetlua: stopped at line 5 of all.ndjson; --keep-going evaluates the others")
    #expect(errors.filter { $0.contains("error:") }.count == 1)
  }

  @Test("--keep-going evaluates the others, and the code still tells of the bad ones")
  func keptGoing() throws {
    let outcome = try run(["-q", "--keep-going", "all.ndjson"])
    #expect(places(outcome.output).map { $0.split(separator: ":")[1] } == ["4", "8"])
    #expect(places(outcome.errors).map { $0.split(separator: ":")[1] } == ["5", "6", "7"])
    #expect(outcome.code == 2)
    #expect(!outcome.errors.contains("stopped"))
    #expect(try run(["-q", "good.jsonl"]).code == 0)
  }

  @Test("a report of lines has an object for each, and counts where it is asked to")
  func reportOfLines() throws {
    try scratch.write("\n\(Self.right)\n{\n", to: "two.ndjson")
    let outcome = try run([
      "--keep-going", "--format", "ndjson", "--detail", "findings", "--summary", "two.ndjson",
    ])
    #expect(
      outcome.output == """
        { "schemaVersion": 2, "path": "two.ndjson", "line": 2, "scenario": null, \(Self.empty) }
        { "schemaVersion": 2, "path": "two.ndjson", "line": 3, "scenario": null, "findings": [], \
        "suppressed": [], "problems": [{ "path": "two.ndjson", "line": 3, "column": 2, \
        "pointer": "", "message": "the input ends inside the object that began at 3:1", \
        "suggestion": null, "rule": null, "context": null }] }
        { "schemaVersion": 2, "summary": { "scenarios": 1, "errors": 0, "warnings": 0, "notes": 0, \
        "suppressed": 0, "expectations": 0, "mismatches": 0, "contested": 0, "undecided": 0, \
        "inputProblems": 1, "ruleProblems": 0, "rules": 58 } }

        """)
    let without = try run([
      "--keep-going", "--format", "ndjson", "--detail", "findings", "two.ndjson",
    ])
    #expect(
      without.output.split(separator: "\n") == outcome.output.split(separator: "\n").dropLast())
  }

  @Test("what is said of a line is what is said of a file that holds it")
  func sameAsFile() throws {
    try scratch.write(Self.shifted, to: "page.json")
    func entries(_ file: String) throws -> [NSDictionary] {
      let outcome = try run(["--format", "json", "--detail", "all", "--keep-going", file])
      return try #require(try object(outcome.output)["inputs"] as? [NSDictionary])
    }
    let whole = try #require(entries("page.json").first)
    let lines = try entries("all.ndjson")
    #expect(lines.compactMap { $0["line"] as? Int } == [1, 4, 5, 6, 7, 8])
    // The name and the lines are all that may differ.
    let text = try run(["--format", "ndjson", "--detail", "all", "page.json"]).output
      .replacing(
        #""path": "page.json", "scenario""#, with: #""path": "page.json", "line": 1, "scenario""#
      )
      .replacing(#""path": "page.json", "line": 1"#, with: #""path": "all.ndjson", "line": 8"#)
    let last = try run(["--format", "ndjson", "--detail", "all", "--keep-going", "all.ndjson"])
      .output.split(separator: "\n").last
    #expect(last.map { $0 + "\n" } == text)
    #expect(whole["line"] == nil)
  }

  @Test("several jobs and all shards together give what one run gives")
  func shared() throws {
    let kinds = [Self.right, Self.shifted, Self.misspelled, ""]
    let text = (0..<40).map { kinds[$0 * $0 % 7 % 4] }.joined(separator: "\n")
    try scratch.write(text, to: "many.ndjson")
    let format = ["--format", "ndjson", "--detail", "findings", "--keep-going"]
    let whole = try run(format + ["-j", "1", "good.jsonl", "many.ndjson"])
    #expect(whole.output.split(separator: "\n").count > 20)
    for jobs in ["2", "3"] {
      let several = try run(format + ["-j", jobs, "good.jsonl", "many.ndjson"])
      #expect(several.output == whole.output)
      #expect(several.errors == whole.errors)
      #expect(several.code == 2)
    }
    let lines = whole.output.split(separator: "\n")
    for number in 1...3 {
      let shard = try run(format + ["--shard", "\(number)/3", "good.jsonl", "many.ndjson"])
      #expect(
        shard.output.split(separator: "\n")
          == lines.enumerated().filter { $0.offset % 3 == number - 1 }.map(\.element))
    }
    // Without --keep-going, what was evaluated together behind the bad line is not told.
    let stopped = try ["1", "2"].map {
      try run(["--format", "ndjson", "-j", $0, "many.ndjson"])
    }
    #expect(stopped[0].output == stopped[1].output)
    #expect(stopped[0].errors == stopped[1].errors)
  }

  @Test("a long report goes to a file as it comes, and is there once it is complete")
  func longReport() throws {
    try scratch.write(String(repeating: Self.right + "\n", count: 400), to: "many.ndjson")
    let format = ["--format", "ndjson", "--detail", "all"]
    let told = try run(format + ["many.ndjson"])
    #expect(told.output.utf8.count > 1 << 20)
    let names = scratch.names
    #expect(try run(format + ["-o", "report", "many.ndjson"]).code == 0)
    #expect(try scratch.text("report") == told.output)
    #expect(scratch.names == (names + ["report"]).sorted())
    let full = try run(format + ["-o", "/dev/full", "many.ndjson"])
    #expect(full.errors == "/dev/full: error: cannot be written: no space left on device\n")
    #expect(full.code == 2)
  }

  @Test(
    "standard input holds lines where --lines says so; nothing at all is nothing to complain of")
  func standardInput() throws {
    let lines = "\(Self.right)\n\(Self.shifted)\n"
    let told = try run(["-q", "--lines", "-"], input: lines)
    #expect(places(told.output).map { $0.prefix(8) } == ["stdin:2:"])
    #expect(told.code == 0)
    let hint = try run(["-q", "-"], input: lines)
    #expect(hint.code == 2)
    #expect(
      hint.errors.hasPrefix("stdin:2:1: error: unexpected text after the end of the JSON value"))
    #expect(hint.errors.hasSuffix("   insetlua run --lines reads one scenario a line\n"))
    for input in ["", "\n", "\u{FEFF}\r\n \n"] {
      let none = try run(["--lines", "--format", "ndjson", "-"], input: input)
      #expect(none.output == "")
      #expect(none.errors == "")
      #expect(none.code == 0)
    }
  }

  @Test(
    "a command to go on with cuts the line out",
    .enabled(if: FileManager.default.fileExists(atPath: "/bin/sed")))
  func nextStep() throws {
    let outcome = try run(["good.jsonl"])
    let hint = try #require(
      outcome.output.split(separator: "\n").first { $0.hasPrefix("   code: ") }?.dropFirst(9))
    #expect(hint == "sed -n 2p good.jsonl | insetlua fix - --apply behavior-never")
    let code = try Program.shell(
      hint.replacing("insetlua", with: "\"$0\"") + " --matrix none", in: scratch.folder)
    #expect(code.code == 0)
    #expect(code.output.contains("contentInsetAdjustmentBehavior = .never"))
  }

  @Test(
    "a shard that does not exist is refused",
    arguments: [
      (
        "0/3", "--shard: of 3 shards there is none with the number 0",
        "they are numbered from 1: 1/3 to 3/3"
      ),
      (
        "4/3", "--shard: of 3 shards there is none with the number 4",
        "they are numbered from 1: 1/3 to 3/3"
      ),
      ("a/b", "--shard cannot be \"a/b\"", "write which one of how many: 1/8 to 8/8"),
      ("1/0", "--shard cannot be \"1/0\"", "write which one of how many: 1/8 to 8/8"),
      ("2", "--shard cannot be \"2\"", "write which one of how many: 1/8 to 8/8"),
      ("1/2/3", "--shard cannot be \"1/2/3\"", "write which one of how many: 1/8 to 8/8"),
    ])
  func noShard(text: String, message: String, suggestion: String) throws {
    let outcome = try run(["--shard", text, "good.jsonl"])
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.split(separator: "\n").prefix(2)
        == ["insetlua: error: \(message)", "   \(suggestion)"])
  }
}
