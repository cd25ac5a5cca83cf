/// Text from an input file, made safe to print: control characters and the marks that turn the
/// direction of writing are shown as `\u{1B}` instead of acting on the terminal.
public func printable(_ text: String) -> String {
  if !text.unicodeScalars.contains(where: isUnprintable) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar == "\n" {
      result += "\\n"
    } else if isUnprintable(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Text as one word of a POSIX shell's command line: as it is where no shell would change it, else in
/// single quotes.
public func shellWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "+", ",", ":", "@", "%", "=": true
    default: !scalar.isASCII && scalar.properties.isXIDContinue
    }
  }
  if isPlain, !text.isEmpty { return text }
  var quoted = "'"
  for character in text { quoted += character == "'" ? "'\\''" : String(character) }
  return quoted + "'"
}

private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09: false
  case 0..<0x20, 0x7F..<0xA0: true
  case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

/// How many columns of a terminal `text` takes: two for East Asian wide characters and emoji.
func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// How many columns one character takes.
func displayWidth(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first?.value else { return 0 }
  switch first {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}

/// `text` with spaces behind it up to `width` columns.
func padded(_ text: String, to width: Int) -> String {
  text + spaces(width - displayWidth(text))
}

/// `text` with spaces before it up to `width` columns.
func rightAligned(_ text: String, to width: Int) -> String {
  spaces(width - displayWidth(text)) + text
}

/// `count` spaces; none where `count` is negative.
func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

/// `text` without the spaces at its end.
func trimmed(_ text: String) -> String {
  guard let last = text.lastIndex(where: { $0 != " " }) else { return "" }
  return String(text[...last])
}

/// A number with its noun: `1 warning`, `2 warnings`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// The width that reports keep to where they can.
let pageWidth = 100

/// `a`, `a and b`, `a, b and c`.
func listed(_ names: [String]) -> String {
  guard let last = names.last else { return "" }
  return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
}
