/// Reads constants: numbers, switches, insets, edges, and UIKit's names for them.
enum SourceValue {
  private typealias Token = SourceTokens.Token

  /// The value of the expression at `start`; unknown unless all of it is a constant.
  static func read(
    _ tokens: [SourceTokens.Token], from start: Int, isSwift: Bool
  ) -> SourceFacts.Value {
    constant(tokens, from: start, isSwift: isSwift)?.value ?? .unknown
  }

  /// Where the constant at `start` ends; nil where there is none.
  static func end(_ tokens: [SourceTokens.Token], from start: Int, isSwift: Bool) -> Int? {
    constant(tokens, from: start, isSwift: isSwift)?.end
  }

  private static func constant(
    _ tokens: [Token], from start: Int, isSwift: Bool
  ) -> (value: SourceFacts.Value, end: Int)? {
    guard let found = primary(tokens, from: start) else { return nil }
    // A following operator, call or condition makes it more than a constant.
    guard tokens.indices.contains(found.end) else { return found }
    let next = tokens[found.end]
    let continues = ["+", "-", "*", "/", "?", ".", "(", "[", "|", "&", "<", ">", "="]
    if next.text.first.map({ continues.contains(String($0)) }) == true {
      // In Swift, a new line that begins so may be a statement of its own: `.` never is.
      guard isSwift, next.line > tokens[found.end - 1].line, next.text == "(" || next.text == "["
      else { return nil }
    }
    if isSwift, ["as", "is", "where"].contains(next.text) { return nil }
    return found
  }

  private static func primary(
    _ tokens: [Token], from start: Int
  ) -> (value: SourceFacts.Value, end: Int)? {
    func word(_ index: Int) -> Substring {
      tokens.indices.contains(index) ? tokens[index].text : ""
    }
    let first = word(start)
    if first == "-", let number = number(word(start + 1)) { return (.number(-number), start + 2) }
    if let number = number(first) { return (.number(number), start + 1) }
    switch first {
    case SourceTokens.string: return (.text, start + 1)
    case "true", "YES": return (.flag(true), start + 1)
    case "false", "NO": return (.flag(false), start + 1)
    case "nil": return (.nil, start + 1)
    case "self": return (.name("self"), start + 1)
    case "[":
      return list(tokens, from: start)
    case "UIEdgeInsets", "UIEdgeInsetsMake", ".":
      if let insets = insets(tokens, from: start) { return insets }
    default: break
    }
    // `.never`, `UIScrollView.ContentInsetAdjustmentBehavior.never`, `UIEdgeInsetsZero`
    var names: [Substring] = []
    var index = start
    if word(index) == "." { index += 1 }
    while let letter = word(index).first, letter.isLetter || letter == "_" {
      names.append(word(index))
      index += 1
      guard word(index) == "." else { break }
      index += 1
    }
    guard let last = names.last, index > start, word(index - 1) != "." else { return nil }
    // A bare word may be a variable; only UIKit's constants are known.
    let isQualified = word(start) == "." || names.count > 1
    return named(last, isQualified: isQualified, names).map { ($0, index) }
  }

  private static func named(
    _ name: Substring, isQualified: Bool, _ names: [Substring]
  ) -> SourceFacts.Value? {
    switch name {
    case "UITableViewAutomaticDimension": return .number(-1)
    case "CGFLOAT_MIN", "FLT_MIN", "DBL_MIN": return .number(tiny)
    case "UIEdgeInsetsZero": return .insets([0, 0, 0, 0])
    case "UIRectEdgeNone": return .edges([])
    case "UIRectEdgeAll": return .edges(["top", "left", "bottom", "right"])
    case "UIRectEdgeTop", "UIRectEdgeLeft", "UIRectEdgeBottom", "UIRectEdgeRight":
      return .edges([name.dropFirst(10).lowercased()])
    default: break
    }
    let behavior = "UIScrollViewContentInsetAdjustment"
    if name.hasPrefix(behavior), name.count > behavior.count {
      let rest = name.dropFirst(behavior.count)
      return .name(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    guard isQualified else { return nil }
    switch name {
    case "automaticDimension": return .number(-1)
    case "leastNormalMagnitude", "leastNonzeroMagnitude", "min": return .number(tiny)
    case "never", "always", "automatic", "scrollableAxes", "all", "top", "left", "bottom", "right",
      "none", "zero":
      return names.count == 1 || names[0].first?.isUppercase == true ? .name(String(name)) : nil
    default: return nil
    }
  }

  /// What stands for every "as good as nothing": UIKit lays it out as 0 (TBL-26).
  static let tiny = 0.0001

  private static func number(_ word: Substring) -> Double? {
    guard let first = word.first, first.isNumber else { return nil }
    var text = word.filter { $0 != "_" }
    if text.hasSuffix("f") || text.hasSuffix("F") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    guard let number = Double(text), number.isFinite, number.magnitude < 1e5 else { return nil }
    return number
  }

  /// `UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)`, `UIEdgeInsetsMake(1, 2, 3, 4)`, `.init(…)`.
  private static func insets(
    _ tokens: [Token], from start: Int
  ) -> (value: SourceFacts.Value, end: Int)? {
    var index = start
    if tokens[index].text == "." {
      guard index + 1 < tokens.count, tokens[index + 1].text == "init" else { return nil }
      index += 2
    } else {
      index += 1
    }
    guard index < tokens.count, tokens[index].text == "(" else { return nil }
    var numbers: [Double] = []
    var sign = 1.0
    index += 1
    while index < tokens.count, tokens[index].text != ")" {
      let text = tokens[index].text
      if let number = number(text) {
        numbers.append(sign * number)
        sign = 1
      } else if text == "-" {
        sign = -1
      } else if ![",", ":", "top", "left", "bottom", "right"].contains(text) {
        return nil
      }
      index += 1
    }
    guard numbers.count == 4 || numbers.isEmpty, index < tokens.count else { return nil }
    return (.insets(numbers.isEmpty ? [0, 0, 0, 0] : numbers), index + 1)
  }

  /// `[.top, .bottom]`, `[]`.
  private static func list(
    _ tokens: [Token], from start: Int
  ) -> (value: SourceFacts.Value, end: Int)? {
    var edges: [String] = []
    var index = start + 1
    while index < tokens.count, tokens[index].text != "]" {
      switch tokens[index].text {
      case ",", ".", "UIRectEdge": break
      case "top", "left", "bottom", "right": edges.append(String(tokens[index].text))
      default: return nil
      }
      index += 1
    }
    return index < tokens.count ? (.edges(edges), index + 1) : nil
  }
}
