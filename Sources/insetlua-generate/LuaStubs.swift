import InsetEngine
import InsetModel

/// The rule language as declarations for Lua's language servers (LuaCATS): `library/insetlua.lua` of the
/// standard rules.
///
/// Words stand first: a class below is a local variable, which would hide a word of its name.
struct LuaStubs {
  /// The file.
  var text: String {
    var blocks = [Self.head, RuleType.all.compactMap(alias).joined(separator: "\n")]
    blocks += RuleType.all.compactMap(opaque)
    blocks += (RuleObject.records + RuleObject.tables).map(fields)
    blocks += RuleWord.allCases.map { function($0.rawValue, $0.declaration) }
    blocks += RuleObject.all.map(object)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static let head = """
    ---@meta insetlua
    -- luacheck: ignore
    -- Written by `make generate`: what rules can read and say, for editors. It is never run.
    """

  private func alias(_ type: RuleType) -> String? {
    type.type.map {
      "---@alias \(LuaTypeText.prefix)\(type.name) \(LuaTypeText($0).qualified) \(type.doc)"
    }
  }

  private func opaque(_ type: RuleType) -> String? {
    type.type == nil ? heading(type.name, type.doc) : nil
  }

  private func heading(_ name: String, _ doc: String) -> String {
    "---\(doc)\n---@class \(LuaTypeText.prefix)\(name)"
  }

  private func fields(_ object: RuleObject) -> String {
    ([heading(object.name, object.doc)]
      + object.fields.map { field in
        "---@field \(field.name) \(LuaTypeText(field.type).qualified) \(field.meaning)"
      }).joined(separator: "\n")
  }

  private func object(_ object: RuleObject) -> String {
    var lines = [fields(object)]
    var functions: [String] = []
    for method in object.methods {
      if method.name == "__call" {
        lines.append("---@overload \(signature(method.declaration))")
      } else {
        functions.append(function("\(object.name):\(method.name)", method.declaration))
      }
    }
    lines.append("local \(object.name) = {}")
    return ([lines.joined(separator: "\n")] + functions).joined(separator: "\n\n")
  }

  private func signature(_ declaration: MethodDeclaration) -> String {
    let parameters = declaration.parameters.map { "\($0.name): \(LuaTypeText($0.type).qualified)" }
    let results = declaration.results.map { LuaTypeText($0).qualified }
    return "fun(\(parameters.joined(separator: ", "))): \(results.joined(separator: ", "))"
  }

  private func function(_ name: String, _ declaration: MethodDeclaration) -> String {
    var lines = ["---\(declaration.doc)"]
    for parameter in declaration.parameters {
      // What may be left out has the mark at its name, too.
      let type = LuaTypeText(parameter.type)
      lines.append(
        "---@param \(LuaTypeText.name(parameter.name))\(type.isOptional ? "?" : "") \(type.qualified)"
      )
    }
    lines += declaration.results.map { "---@return \(LuaTypeText($0).qualified)" }
    let names = declaration.parameters.map { LuaTypeText.name($0.name) }
    lines.append("function \(name)(\(names.joined(separator: ", "))) end")
    return lines.joined(separator: "\n")
  }
}
