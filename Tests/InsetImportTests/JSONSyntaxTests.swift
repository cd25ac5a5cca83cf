import InsetModel
import Testing

@testable import InsetImport

@Suite("JSON syntax")
struct JSONSyntaxTests {
  static func fault(_ bytes: [UInt8]) -> Diagnostic? {
    do throws(Diagnostic) {
      return try JSONDocument(bytes, path: "a.json").diagnostics?.all[0]
    } catch { return error }
  }

  @Test("accepts and refuses by RFC 8259", arguments: JSONCase.all)
  func conformance(_ example: JSONCase) throws {
    let fault = Self.fault(example.bytes)
    #expect((fault == nil) == (example.verdict == .accept), "\(String(describing: fault))")
    if let fault {
      let lines = example.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let position = try #require(fault.position)
      #expect((1...lines.count).contains(position.line))
      #expect((1...(lines[position.line - 1].count + 1)).contains(position.column))
      #expect(!fault.message.isEmpty && !fault.message.hasSuffix("."))
    }
  }

  @Test("Python's json module agrees, known differences apart")
  func secondOpinion() throws {
    let script = """
      import json, os, sys
      def verdict(path):
          try:
              json.loads(open(path, "rb").read())
              return "y"
          except Exception:
              return "n"
      count = int(sys.argv[2])
      print("".join(verdict(os.path.join(sys.argv[1], str(i))) for i in range(count)))
      """
    let cases = JSONCase.all
    #expect(cases.count >= 250)
    let verdicts = try Python.withFiles(cases.map(\.bytes)) { folder in
      try Python.run(script, arguments: [folder, "\(cases.count)"])
    }
    guard let verdicts else { return }
    let differing = zip(cases, verdicts).filter { ($0.verdict == .accept) != ($1 == "y") }
    let expected = cases.filter(\.pythonDiffers)
    #expect(differing.map(\.0.name) == expected.map(\.name))
  }

  @Test(
    "says what is wrong, where, and what to try",
    arguments: [
      ("", "1:1: the input is empty | expected a JSON object | - | -"),
      (" \n ", "1:1: the input holds nothing but blanks | expected a JSON object | - |  "),
      (
        "{\n  \"a\": [1, 2\n",
        "2:13: the input ends inside the array that began at 2:8 | - | /a |   \"a\": [1, 2"
      ),
      (
        "{\n  \"a\": \"b",
        "2:10: the input ends inside the string that began at 2:8 | is a closing quote missing? |  |   \"a\": \"b"
      ),
      (
        "{\"a\": \"b\nc\"}",
        "1:9: the line ends inside the string that began at 1:7 | is a closing quote missing? |  | {\"a\": \"b"
      ),
      ("[1,]", "1:3: nothing follows the comma | remove the comma |  | [1,]"),
      ("{\"a\":1,}", "1:7: nothing follows the comma | remove the comma |  | {\"a\":1,}"),
      (
        "{\"é\": 1 \"b\": 2}",
        "1:9: expected a comma or }, found a string | is a comma missing? |  | {\"é\": 1 \"b\": 2}"
      ),
      (
        "[1 // one\n]",
        "1:4: expected a comma or ], found \"/\" | JSON has no comments; use \"notes\" |  | [1 // one"
      ),
      ("{a: 1}", "1:2: expected a key in double quotes, found a | - |  | {a: 1}"),
      ("{'a': 1}", "1:2: expected a key in double quotes, found \"'\" | - |  | {'a': 1}"),
      ("{\"a\" 1}", "1:6: expected a colon after the key, found 1 | - |  | {\"a\" 1}"),
      ("['a']", "1:2: expected a value, found \"'\" | strings stand in double quotes |  | ['a']"),
      ("[NaN]", "1:2: JSON has no number for NaN or infinity | - |  | [NaN]"),
      ("[-Infinity]", "1:2: JSON has no number for NaN or infinity | - |  | [-Infinity]"),
      ("[True]", "1:2: unexpected word True | did you mean true? |  | [True]"),
      ("[None]", "1:2: unexpected word None | did you mean null? |  | [None]"),
      ("[ture]", "1:2: unexpected word ture | did you mean \"true\"? |  | [ture]"),
      ("[01]", "1:2: a number must not begin with 0 | remove the zeros |  | [01]"),
      ("[+1]", "1:2: expected a value, found \"+\" | a positive number has no sign |  | [+1]"),
      ("[.5]", "1:2: expected a value, found \".\" | write a 0 before the decimal point |  | [.5]"),
      ("[5.]", "1:2: digits must follow the decimal point | - |  | [5.]"),
      ("[1e]", "1:2: digits must follow the exponent's e | - |  | [1e]"),
      ("[-]", "1:2: a digit must follow the minus sign | - |  | [-]"),
      ("[1e999]", "1:2: the number is too large to be represented | - |  | [1e999]"),
      (
        "[\"\\ud800\"]",
        "1:3: half a surrogate pair stands alone | write both halves, or the character itself |  | [\"\\ud800\"]"
      ),
      (
        "[\"\\x\"]",
        "1:3: \"\\x\" is no escape of JSON | write \"\\\\\" for a backslash |  | [\"\\x\"]"
      ),
      (
        "[\"\\u12\"]",
        "1:3: \"\\u\" needs four hexadecimal digits | for example \"\\u00e9\" |  | [\"\\u12\"]"
      ),
      ("[\"a\tb\"]", "1:4: a tab stands in a string | write it as \"\\t\" |  | [\"a b\"]"),
      (
        "[\"a\u{1}b\"]",
        "1:4: a control character stands in a string | write it as \"\\u0001\" |  | [\"a b\"]"
      ),
      ("[1] x", "1:5: unexpected text after the end of the JSON value | - | - | [1] x"),
      (
        "{\"a\": 1,\n \"b\": 2,\n \"\\u0061\": 3}",
        "3:2: key \"a\" is written twice; first at 1:2 | remove one of them |  |  \"\\u0061\": 3}"
      ),
      (
        "{\"a\": [0, {\"b/c~\": [tru]}]}",
        "1:21: unexpected word tru | did you mean \"true\"? | /a/1/b~1c~0 | {\"a\": [0, {\"b/c~\": [tru]}]}"
      ),
    ])
  func messages(_ text: String, _ expected: String) throws {
    let fault = try #require(Self.fault(Array(text.utf8)))
    #expect(fault.line == expected)
  }

  @Test("names other encodings and bytes that are no UTF-8")
  func encodings() {
    let utf16 = Self.fault([0xFF, 0xFE, 0x5B, 0, 0x5D, 0])
    #expect(utf16?.message == "the input looks like UTF-16 (little endian), not UTF-8")
    #expect(utf16?.suggestion == "save it as UTF-8")
    let latin = Self.fault(Array("[\n\"caf".utf8) + [0xE9] + Array("\"]".utf8))
    #expect(latin?.message == "byte 0xe9 is not valid UTF-8 here")
    #expect(latin?.position == SourcePosition(line: 2, column: 5))
  }

  @Test("cuts long lines around the place and says where it went")
  func excerpts() throws {
    let text =
      "[" + String(repeating: "\"é\", ", count: 1000) + "x" + String(repeating: ",1", count: 500)
    let fault = try #require(Self.fault(Array(text.utf8)))
    #expect(fault.position == SourcePosition(line: 1, column: 5002))
    let excerpt = try #require(fault.excerpt)
    let column = try #require(fault.excerptColumn)
    #expect(excerpt.unicodeScalars.count <= 125)
    #expect(Array(excerpt.unicodeScalars)[column - 1] == "x")
    #expect(excerpt.hasPrefix("…") && excerpt.hasSuffix("…"))
  }

  @Test("a byte order mark takes no column")
  func byteOrderMark() {
    let fault = Self.fault([0xEF, 0xBB, 0xBF] + Array("[x]".utf8))
    #expect(fault?.position == SourcePosition(line: 1, column: 2))
  }

  @Test("nests 20,100 deep and no deeper")
  func depth() throws {
    let limit = 20_100
    let deep = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(Self.fault(Array(deep.utf8)) == nil)
    let fault = Self.fault(Array(repeating: UInt8(ascii: "["), count: 10_000_000))
    #expect(fault?.message == "containers nest more than 20100 deep")
    #expect(fault?.position == SourcePosition(line: 1, column: limit + 1))
  }
}

extension Diagnostic {
  /// Place, message, suggestion, pointer and excerpt on one line; `-` for what is not there.
  var line: String {
    let place = position.map { "\($0.line):\($0.column)" } ?? "-"
    return "\(place): \(message) | \(suggestion ?? "-") | \(pointer ?? "-") | \(excerpt ?? "-")"
  }
}
