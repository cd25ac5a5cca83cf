import InsetEngine
import InsetModel

/// The rule language as tables in Markdown: the generated parts of docs/lua-api.md.
enum LuaReference {
  /// The part with a name; nil where no such part is written.
  static func part(_ name: String) -> String? {
    switch name {
    case "words": words
    case "objects": RuleObject.all.map(section).joined(separator: "\n")
    case "records": RuleObject.records.map(section).joined(separator: "\n")
    case "tables": RuleObject.tables.map(section).joined(separator: "\n")
    case "types": types
    default: nil
    }
  }

  private static var words: String {
    table(
      ["word", "gives", "meaning"],
      RuleWord.allCases.map { word in
        call(word.rawValue, word.declaration)
      })
  }

  private static var types: String {
    table(
      ["name", "type", "meaning"],
      RuleType.all.map { [code($0.name), $0.type.map(code) ?? "", $0.doc] })
  }

  private static func section(_ object: RuleObject) -> String {
    var parts = ["### \(object.name)\n\n\(object.doc)\n"]
    if !object.fields.isEmpty {
      let rows = object.fields.map { [code($0.name), code($0.type), $0.meaning] }
      parts.append(table(["field", "type", "meaning"], rows))
    }
    if !object.methods.isEmpty {
      let rows = object.methods.map { method in
        call(
          method.name == "__call" ? object.name : "\(object.name):\(method.name)",
          method.declaration)
      }
      parts.append(table(["method", "gives", "meaning"], rows))
    }
    return parts.joined(separator: "\n")
  }

  /// A word or a method with what it takes, what it gives, and what that means.
  private static func call(_ name: String, _ declaration: MethodDeclaration) -> [String] {
    let parameters = declaration.parameters.map { "\($0.name): \($0.type)" }
    return [
      code("\(name)(\(parameters.joined(separator: ", ")))"),
      declaration.results.map(code).joined(separator: ", "), declaration.doc,
    ]
  }

  private static func code(_ text: String) -> String {
    // A bar would end the table's cell.
    "`\(text.replacing("|", with: "\\|"))`"
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    ([heads, heads.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}
