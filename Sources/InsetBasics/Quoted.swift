/// The text in double quotes for a message, cut where it is long and without control characters.
public func quoted(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(60).map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }
  let cut = text.unicodeScalars.dropFirst(60).isEmpty ? "" : "…"
  return "\"" + String(String.UnicodeScalarView(shown)) + cut + "\""
}
