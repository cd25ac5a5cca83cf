import Testing

/// One input for the JSON reader: what it is, its bytes, and what must become of it.
struct JSONCase: CustomTestStringConvertible, Sendable {
  /// Whether JSON's grammar has it.
  enum Verdict: Sendable { case accept, reject }

  var name: String
  var bytes: [UInt8]
  var verdict: Verdict
  /// Whether Python's json module decides otherwise, and that is known: it takes NaN, keys that are
  /// there twice, numbers too large, half surrogate pairs and (given text) other encodings.
  var pythonDiffers: Bool

  init(
    _ name: String, _ bytes: [UInt8], _ verdict: Verdict, pythonDiffers: Bool = false
  ) {
    self.name = name
    self.bytes = bytes
    self.verdict = verdict
    self.pythonDiffers = pythonDiffers
  }

  var testDescription: String { name }

  static func accept(_ texts: [String]) -> [JSONCase] {
    texts.map { JSONCase("y " + $0, Array($0.utf8), .accept) }
  }

  static func reject(_ texts: [String], pythonDiffers: Bool = false) -> [JSONCase] {
    texts.map { JSONCase("n " + $0, Array($0.utf8), .reject, pythonDiffers: pythonDiffers) }
  }

  static let all: [JSONCase] =
    structures + numbers + strings + faults + stringFaults + stricter + bytes + invalidUTF8

  static let structures = accept([
    "[]", "{}", "[[]]", "[{}]", "{\"a\":{}}", "{\"a\":[]}", "[ ]", "{ }", " [] ", "\t[\n]\r\n",
    "[1,2]", "[1 ,2]", "[1, 2]", "[ 1,2 ]", "[null]", "[true]", "[false]", "null", "true", "false",
    "0", "\"\"", "\"a\"", " 1", "1 ", "{\"a\":1}", "{\"a\" : 1}", "{ \"a\":1 }",
    "{\"a\":1,\"b\":2}", "{\"a\":{\"a\":{\"a\":1}}}", "[[[[[[1]]]]]]", "{\"\":0}",
    "{\"a\":1,\"A\":2}", "[1,\n2\n,\n3]", "[null,1,\"1\",{}]", "{\"a\":null}",
    "[\"a\",\"a\"]", "{\"a b\":1}", "{\"\\u0000\":1}", "{\"é\":1,\"e\u{301}\":2}",
  ])

  static let numbers = accept([
    "[0]", "[-0]", "[1]", "[-1]", "[10]", "[0.0]", "[-0.0]", "[0.5]", "[123.456]", "[1e5]",
    "[1E5]", "[1e+5]", "[1e-5]", "[0e1]", "[0e+1]", "[1.5e2]", "[1.5E-2]", "[-1.5e+2]",
    "[123456789012345678901234567890]", "[0.000000000000000000000000000001]",
    "[1.7976931348623157e308]", "[5e-324]", "[1e-999]", "[2e-400]", "[100000000000000000000]",
    "[9007199254740993]", "[0.1e1]", "[20e1]", "[-1]", "[1e00]",
  ])

  static let strings = accept([
    #"["\""]"#, #"["\\"]"#, #"["\/"]"#, #"["\b\f\n\r\t"]"#, #"["\u0041"]"#, #"["\u00e9"]"#,
    #"["\u00E9"]"#, #"["\ud83d\ude00"]"#, #"["\uD83D\uDE00"]"#, #"["\u0000"]"#, #"["\u001f"]"#,
    #"["\uffff"]"#, #"["\ufdd0"]"#, #"["\u2028"]"#, "[\"é\"]", "[\"😀\"]", "[\"\u{7f}\"]",
    "[\"\u{80}\"]", "[\"\u{7ff}\"]", "[\"\u{800}\"]", "[\"\u{d7ff}\"]", "[\"\u{e000}\"]",
    "[\"\u{ffff}\"]", "[\"\u{10000}\"]", "[\"\u{10ffff}\"]", "[\"\u{2028}\"]", "[\"/* */\"]",
    #"["\\u0041"]"#, #"["a\\"]"#, #"["\ud83d\ude00\ud83d\ude00"]"#, #"["'"]"#,
  ])

  static let faults = reject([
    "", " ", "\n", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]",
    "[1:2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,\"a\":1}", "{\"a\" 1}", "{\"a\"::1}",
    "{\"a\":1 \"b\":2}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{\"a\":1", "{\"a\":", "{\"a\"",
    "{\"a", "{[1]:1}", "[1}", "{\"a\":1]", "[]]", "{}}", "[] []", "1 2", "{}[]", "[1]x", "[1]#",
    "[1]//c", "/*c*/[1]", "[/*c*/1]", "[1]\u{0}", "tru", "truee", "True", "nul", "nulll", "NULL",
    "fals", "False", "undefined", "a", "*", "$", "<a>", "[\u{a0}1]", "[1\u{b}]", "[1\u{c}]",
    "[\u{feff}1]", "{\"a\":1,\"b\"}", "[\"a\",\n4\n,1,", "[\"a\" \"b\"]", "{\"a\":true x}",
    "['a']", "[`a`]", "[(1)]", "[1;2]", "{\"a\"=1}", "[true,tru]",
  ])

  static let stringFaults = reject([
    "[+1]", "[.5]", "[-.5]", "[5.]", "[-]", "[--1]", "[01]", "[-01]", "[00]", "[0x1]", "[1e]",
    "[1e+]", "[1e-]", "[1E]", "[1.e1]", "[1.5e]", "[1_000]", "[1,000.5.1]", "[1.2.3]", "[1a]",
    "[0a]", "[-a]", "[1e1.5]", "[-1 -]", "[１]", "[½]", "[∞]", "[1 000]", "[2.]", "[+]",
    "\"", "[\"", "[\"a", "[\"a]", "[\"\n\"]", "[\"\t\"]", "[\"\r\"]", "[\"\u{0}\"]", "[\"\u{1f}\"]",
    #"["\"]"#, #"["\x41"]"#, #"["\a"]"#, #"["\'"]"#, #"["\u"]"#, #"["\u1"]"#, #"["\u12"]"#,
    #"["\u123"]"#, #"["\u12G4"]"#, #"["\U0041"]"#, #"["\é"]"#, #"["\ "]"#, #"["\0"]"#,
    #"["\u{41}"]"#, #"["\u+041"]"#, #""\"#, #""\u00"#, #"["\😀"]"#,
  ])

  /// What we refuse though Python's module, or the grammar alone, takes it.
  static let stricter = reject(
    [
      "[NaN]", "[Infinity]", "[-Infinity]", "NaN", "[1e999]", "[-1e999]", "[1e400]",
      "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}", "{\"a\":{\"b\":1,\"b\":1}}",
      #"["\ud800"]"#, #"["\udc00"]"#, #"["\ud800\ud800"]"#, #"["\ud800a"]"#, #"["\ud800\n"]"#,
      #"["\udc00\ud800"]"#, #"["\ud83d\u0041"]"#, #"{"\ud800":1}"#,
      "[1" + String(repeating: "0", count: 400) + ".5]",
      "{" + (0..<20).map { "\"k\($0)\":0," }.joined() + "\"k7\":1}",
    ], pythonDiffers: true)

  static let bytes: [JSONCase] = [
    JSONCase("y byte order mark", [0xEF, 0xBB, 0xBF] + Array("[1]".utf8), .accept),
    JSONCase("n byte order mark alone", [0xEF, 0xBB, 0xBF], .reject),
    JSONCase("n two byte order marks", [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x31], .reject),
    JSONCase("n part of a byte order mark", [0xEF, 0xBB], .reject),
    JSONCase("n UTF-16LE with mark", [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], .reject, pythonDiffers: true),
    JSONCase("n UTF-16BE with mark", [0xFE, 0xFF, 0, 0x5B, 0, 0x5D], .reject, pythonDiffers: true),
    JSONCase("n UTF-16LE", [0x5B, 0, 0x5D, 0], .reject, pythonDiffers: true),
    JSONCase("n UTF-16BE", [0, 0x5B, 0, 0x5D], .reject, pythonDiffers: true),
    JSONCase("n UTF-32BE", [0, 0, 0, 0x5B, 0, 0, 0, 0x5D], .reject, pythonDiffers: true),
    JSONCase("n a zero byte", [0], .reject),
    JSONCase("n 0xFF alone", [0xFF], .reject),
    JSONCase("n Latin-1 outside a string", [0x5B, 0xE9, 0x5D], .reject),
  ]

  /// Byte sequences that are no UTF-8, each in a string.
  static let invalidUTF8: [JSONCase] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x20], [0xE0, 0x80, 0x80],
    [0xE0, 0x9F, 0xBF], [0xE1, 0x80], [0xE1, 0x80, 0x20], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80],
    [0xF1, 0x80, 0x80, 0x20], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    [0xE9],
  ].map { bytes in
    JSONCase(
      "n bytes \(bytes.map { String($0, radix: 16) }) in a string",
      Array("[\"a".utf8) + bytes + Array("\"]".utf8), .reject,
      // Python takes halves of surrogate pairs that are written as bytes.
      pythonDiffers: bytes[0] == 0xED)
  }
}
