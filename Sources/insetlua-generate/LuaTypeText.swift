import InsetEngine
import InsetModel

/// A type in the declarations of the rule language: `scroll?`, `"top"|"left"`, `fun(found: found): edits?`.
struct LuaTypeText {
  /// What stands before our names among all types that an editor knows.
  static let prefix = "insetlua."

  /// The names of types that are ours.
  static let names = Set(
    (RuleObject.all + RuleObject.records + RuleObject.tables).map(\.name)
      + RuleType.all.map(\.name))

  /// The type as it is declared.
  let text: String

  init(_ text: String) { self.text = text }

  /// Whether a value may be left out.
  var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("|nil") || text.hasPrefix("nil|") }

  /// The type with our names in full. What stands before a colon is an argument's name, `table<` is
  /// Lua's table, and what stands between quotes is a word.
  var qualified: String {
    var result = ""
    var name = ""
    var isQuoted = false
    for character in text + " " {
      if !isQuoted, character.isLetter {
        name.append(character)
        continue
      }
      let isOurs = Self.names.contains(name) && character != ":" && character != "<"
      result += isOurs ? Self.prefix + name : name
      name = ""
      if character == "\"" { isQuoted.toggle() }
      result.append(character)
    }
    return String(result.dropLast())
  }

  /// A parameter's name that is no word of Lua.
  static func name(_ name: String) -> String { name == "where" ? "onlyWhere" : name }
}

extension RuleObject.Field {
  /// What it is, the version it is from, and the fact behind it.
  var meaning: String {
    guard let row = property?.row else { return doc }
    var parts = [doc]
    if row.since > OSVersion(7) { parts.append("Since iOS \(row.since).") }
    if let fact = row.fact { parts.append("[\(fact)]") }
    return parts.joined(separator: " ")
  }
}
