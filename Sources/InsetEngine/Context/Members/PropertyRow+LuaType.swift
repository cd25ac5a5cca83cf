import InsetModel

extension PropertyRow {
  /// The type in Lua of what rules read: with a question mark where it may be nil.
  var luaType: String {
    let type =
      switch shape {
      case .flag, .follows: "boolean"
      case .length, .extent, .height, .sizedView, .returnedView: "points"
      case .count: "integer"
      case .words(let words): luaUnion(words)
      case .text, .behavior: "string"
      case .insets: "insets"
      case .edges: "edge[]"
      case .size, .contentSize: "size"
      case .offset: "point"
      }
    return standard == nil ? type + "?" : type
  }
}

/// One of some words, as a type in Lua: `"a"|"b"`.
func luaUnion(_ words: [String]) -> String {
  words.map { "\"\($0)\"" }.joined(separator: "|")
}
