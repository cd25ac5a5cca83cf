import InsetBasics

extension JSON {
  /// The value as text: what fits on a line stays on it, the rest is indented by two.
  func text(indent: Int = 0) -> String {
    var result = ""
    write(to: &result, indent: indent)
    return result
  }

  private func write(to result: inout String, indent: Int, column: Int? = nil) {
    // A short container reads better on one line; the limit keeps the search for it cheap.
    if let line = inline(limit: pageWidth - (column ?? indent)) {
      result += line
      return
    }
    switch self {
    case .array(let values):
      result += "[\n"
      for (index, value) in values.enumerated() {
        result += spaces(indent + 2)
        value.write(to: &result, indent: indent + 2)
        result += index + 1 < values.count ? ",\n" : "\n"
      }
      result += spaces(indent) + "]"
    case .object(let members):
      result += "{\n"
      for (index, member) in members.enumerated() {
        let key = "\(JSON.text(of: member.key)): "
        result += spaces(indent + 2) + key
        member.value.write(
          to: &result, indent: indent + 2, column: indent + 2 + key.utf8.count)
        result += index + 1 < members.count ? ",\n" : "\n"
      }
      result += spaces(indent) + "}"
    case .null, .bool, .integer, .number, .string: result += scalar ?? ""
    }
  }

  /// The value on one line, or nil where that takes more than `limit` characters.
  private func inline(limit: Int) -> String? {
    if limit < 0 { return nil }
    if let scalar { return scalar }
    var result: String
    let end: String
    switch self {
    case .array(let values):
      result = "["
      end = "]"
      for (index, value) in values.enumerated() {
        guard let text = value.inline(limit: limit - result.utf8.count) else { return nil }
        result += (index > 0 ? ", " : "") + text
        if result.utf8.count > limit { return nil }
      }
    case .object(let members):
      if members.isEmpty { return "{}" }
      result = "{ "
      end = " }"
      for (index, member) in members.enumerated() {
        guard let text = member.value.inline(limit: limit - result.utf8.count) else { return nil }
        result += "\(index > 0 ? ", " : "")\(JSON.text(of: member.key)): \(text)"
        if result.utf8.count > limit { return nil }
      }
    case .null, .bool, .integer, .number, .string: return nil
    }
    result += end
    return result.utf8.count > limit ? nil : result
  }
}
