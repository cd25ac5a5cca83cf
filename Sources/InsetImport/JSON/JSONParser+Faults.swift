import InsetBasics
import InsetModel

/// What the parser says of text that is not JSON.
extension JSONParser {
  /// The text ends inside a container.
  func endFault() -> Fault {
    guard let container = innermost else { return Fault(at: lastInk, "the input is incomplete") }
    let noun = nodes[container].kind == .object ? "object" : "array"
    return Fault(
      at: lastInk, node: container, "the input ends inside the \(noun) that began at ",
      other: Int(nodes[container].start))
  }

  /// The text ends inside a string.
  func openStringFault(_ start: Int) -> Fault {
    Fault(
      at: lastInk, node: innermost, "the input ends inside the string that began at ",
      suggestion: "is a closing quote missing?", other: start)
  }

  /// A byte that cannot stand in a string.
  func controlFault(at place: Int, string: Int) -> Fault {
    switch bytes[place] {
    case 0x0A, 0x0D:
      Fault(
        at: place, node: innermost, "the line ends inside the string that began at ",
        suggestion: "is a closing quote missing?", other: string)
    case 0x09:
      Fault(
        at: place, node: innermost, "a tab stands in a string", suggestion: "write it as \"\\t\"")
    default:
      Fault(
        at: place, node: innermost, "a control character stands in a string",
        suggestion: "write it as \"\\u00\(JSONText.hex(bytes[place]))\"")
    }
  }

  /// A byte that is no UTF-8.
  func invalidByteFault(at place: Int) -> Fault {
    Fault(
      at: place, node: innermost, "byte 0x\(JSONText.hex(bytes[place])) is not valid UTF-8 here",
      suggestion: "save the file as UTF-8")
  }

  /// A number that JSON does not allow.
  func badNumberFault(_ start: Int, _ message: String, suggestion: String? = nil) -> Fault {
    if bytes[start] == "-", Self.isNoNumber(word(at: start + 1)) { return noNumberFault(start) }
    return Fault(at: start, node: innermost, message, suggestion: suggestion)
  }

  /// Something stands where a value is expected.
  func noValueFault() -> Fault {
    let byte = bytes[index]
    let word = word(at: index)
    if !word.isEmpty, byte.digitValue == nil {
      if Self.isNoNumber(word) { return noNumberFault(index) }
      return Fault(
        at: index, node: innermost, "unexpected word \(word)",
        suggestion: Self.literals[word.lowercased()].map { "did you mean \($0)?" }
          ?? suggestion(for: word, among: ["true", "false", "null"])
          ?? "strings stand in double quotes")
    }
    let suggestion: String? =
      switch byte {
      case "'": "strings stand in double quotes"
      case "/", "#": "JSON has no comments; use \"notes\""
      case "+": "a positive number has no sign"
      case ".": "write a 0 before the decimal point"
      default: nil
      }
    return unexpected("a value", suggestion)
  }

  /// What other languages write for the words of JSON.
  private static let literals = [
    "true": "true", "yes": "true", "false": "false", "no": "false", "null": "null", "nil": "null",
    "none": "null", "undefined": "null",
  ]

  private static func isNoNumber(_ word: String) -> Bool {
    ["nan", "infinity", "inf"].contains(word.lowercased())
  }

  private func noNumberFault(_ place: Int) -> Fault {
    Fault(at: place, node: innermost, "JSON has no number for NaN or infinity")
  }

  /// Something stands where a key is expected.
  func noKeyFault() -> Fault {
    switch bytes[index] {
    case "/", "#": unexpected("a key", "JSON has no comments; use \"notes\"")
    default: unexpected("a key in double quotes", nil)
    }
  }

  /// Something stands where a comma or the end of the container is expected.
  func noSeparatorFault(isObject: Bool) -> Fault {
    let expected = isObject ? "a comma or }" : "a comma or ]"
    switch bytes[index] {
    case "/", "#":
      return unexpected(expected, "JSON has no comments; use \"notes\"")
    case "\"", "{", "[":
      return unexpected(expected, "is a comma missing?")
    default: return unexpected(expected, nil)
    }
  }

  private func unexpected(_ expected: String, _ suggestion: String?) -> Fault {
    if bytes[index] >= 0x80, JSONText.end(ofScalarAt: index, in: bytes) == nil {
      return invalidByteFault(at: index)
    }
    return Fault(
      at: index, node: innermost, "expected \(expected), found \(found())", suggestion: suggestion)
  }

  /// What stands under the cursor, for a message.
  func found() -> String {
    let word = word(at: index)
    if !word.isEmpty { return word }
    if bytes[index] == "\"" { return "a string" }
    let character = JSONText.character(at: index, in: bytes)
    return character.unicodeScalars.count == 1 ? quoted(character) : character
  }

  /// The letters and digits from `start` on, at most 40.
  private func word(at start: Int) -> String {
    guard start < end else { return "" }
    let letters = bytes[start..<min(end, start + 40)].prefix { JSONText.isWord($0) }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The offset after the last byte that is no blank: where a text that ends too early ends.
  private var lastInk: Int {
    var last = end
    while last > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[last - 1]) { last -= 1 }
    return last
  }
}
