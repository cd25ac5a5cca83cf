/// Made-up subjects, patterns and replacements. The alphabet is small, so that they often match.
enum Pieces {
  static func subject(_ generator: inout SeededGenerator) -> [UInt8] {
    let letters = Array("aaabbxA1 ()-]^.%$\n\0\u{e9}".utf8)
    return (0..<Int.random(in: 0...18, using: &generator)).map { _ in
      letters.randomElement(using: &generator) ?? 0
    }
  }

  static func pattern(_ generator: inout SeededGenerator) -> [UInt8] {
    var text = Bool.random(using: &generator) && Bool.random(using: &generator) ? "^" : ""
    var open = 0
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      switch Int.random(in: 0..<16, using: &generator) {
      case 0 where open < 3:
        text += "("
        open += 1
      case 1 where open > 0:
        text += ")"
        open -= 1
      case 2: text += "()"
      case 3: text += "%b()"
      case 4: text += "%f" + set(&generator)
      case 5: text += "%\(Int.random(in: 0...3, using: &generator))"
      default: text += single(&generator) + pick(["", "", "", "*", "+", "-", "?"], &generator)
      }
    }
    // Mostly closed.
    if Int.random(in: 0..<8, using: &generator) > 0 {
      text += String(repeating: ")", count: open)
    }
    if Int.random(in: 0..<5, using: &generator) == 0 { text += "$" }
    return Array(text.utf8)
  }

  /// Any sequence of the bytes that mean something.
  static func noise(_ generator: inout SeededGenerator) -> [UInt8] {
    let bytes = Array("ab1^$()%%[[]].*+-?bfadsw0\0".utf8)
    return (0..<Int.random(in: 0...9, using: &generator)).map { _ in
      bytes.randomElement(using: &generator) ?? 0
    }
  }

  static func replacement(_ generator: inout SeededGenerator) -> [UInt8] {
    var text = ""
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      text += pick(["x", "%0", "%1", "%2", "%%", "%", "%a", "-", "\0"], &generator)
    }
    return Array(text.utf8)
  }

  private static func single(_ generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: set(&generator)
    case 1:
      pick(
        ["%a", "%d", "%s", "%w", "%W", "%p", "%u", "%l", "%S", "%x", "%c", "%g", "%z"], &generator)
    case 2: "."
    case 3: pick(["%.", "%%", "%(", "%)", "%]", "%-", "%q", "%$"], &generator)
    default: pick(["a", "a", "b", "x", "1", " ", "-", "]", "$", "^", "\0"], &generator)
    }
  }

  private static func set(_ generator: inout SeededGenerator) -> String {
    var text = "[" + (Bool.random(using: &generator) ? "^" : "")
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      text += pick(
        [
          "a", "b", "]", "^", "-", "a-b", "%a", "%]", "%-", "A-z", "0-9", "%d", "z-a", ".", "\0",
          "%s-a",
        ],
        &generator)
    }
    return text + "]"
  }

  private static func pick(_ choices: [String], _ generator: inout SeededGenerator) -> String {
    choices.randomElement(using: &generator) ?? ""
  }
}
