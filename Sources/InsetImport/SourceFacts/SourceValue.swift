/// Reads constants: numbers, switches, insets, edges, and UIKit's names for them.
struct SourceValue {
  let tokens: [SourceTokens.Token]
  let isSwift: Bool

  private typealias Value = SourceFacts.Value

  /// The constant at `start`, and where it ends; nil unless all of the expression is a constant.
  func constant(at start: Int) -> (value: SourceFacts.Value, end: Int)? {
    guard let found = primary(at: start) else { return nil }
    // A following operator, call or condition makes it more than a constant.
    guard tokens.indices.contains(found.end) else { return found }
    let next = tokens[found.end]
    if let first = next.text.first, "+-*/?.([|&<>=".contains(first) {
      // In Swift, a new line that begins so may be a statement of its own: `.` never is.
      guard isSwift, next.line > tokens[found.end - 1].line, next.text == "(" || next.text == "["
      else { return nil }
    }
    return isSwift && ["as", "is", "where"].contains(next.text) ? nil : found
  }

  private func word(_ index: Int) -> Substring {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func primary(at start: Int) -> (value: SourceFacts.Value, end: Int)? {
    let first = word(start)
    if first == "-", let number = Self.number(word(start + 1)) {
      return (.number(-number), start + 2)
    }
    if let number = Self.number(first) { return (.number(number), start + 1) }
    if let literal = Self.literals[first] { return (literal, start + 1) }
    switch first {
    case "[": return list(at: start)
    case "UIEdgeInsets", "UIEdgeInsetsMake", ".":
      if let insets = insets(at: start) { return insets }
    default: break
    }
    // `.never`, `UIScrollView.ContentInsetAdjustmentBehavior.never`, `UIEdgeInsetsZero`
    var names: [Substring] = []
    var index = first == "." ? start + 1 : start
    while let letter = word(index).first, letter.isLetter || letter == "_" {
      names.append(word(index))
      index += 1
      guard word(index) == "." else { break }
      index += 1
    }
    guard let last = names.last, word(index - 1) != "." else { return nil }
    if let constant = Self.constant(last) { return (constant, index) }
    // A bare word may be a variable; only UIKit's constants are known.
    guard first == "." || names.count > 1, let value = Self.members[last] else { return nil }
    if case .name = value, names.count > 1, names[0].first?.isUppercase != true { return nil }
    return (value, index)
  }

  /// What stands for every "as good as nothing": UIKit lays it out as 0 (TBL-26).
  static let tiny = 0.0001

  private static let literals: [Substring: Value] = [
    SourceTokens.string: .text, "true": .flag(true), "YES": .flag(true), "false": .flag(false),
    "NO": .flag(false), "nil": .nil, "self": .name("self"),
  ]

  /// Constants that stand alone.
  private static let constants: [Substring: Value] = [
    "UITableViewAutomaticDimension": .number(-1), "CGFLOAT_MIN": .number(tiny),
    "FLT_MIN": .number(tiny), "DBL_MIN": .number(tiny), "UIEdgeInsetsZero": .insets([0, 0, 0, 0]),
    "UIRectEdgeNone": .edges([]), "UIRectEdgeAll": .edges(["top", "left", "bottom", "right"]),
    "UIRectEdgeTop": .edges(["top"]), "UIRectEdgeLeft": .edges(["left"]),
    "UIRectEdgeBottom": .edges(["bottom"]), "UIRectEdgeRight": .edges(["right"]),
  ]

  private static func constant(_ name: Substring) -> Value? {
    let behavior = "UIScrollViewContentInsetAdjustment"
    guard name.hasPrefix(behavior), name.count > behavior.count else { return constants[name] }
    let rest = name.dropFirst(behavior.count)
    return .name(rest.prefix(1).lowercased() + rest.dropFirst())
  }

  /// Members of a type, or of what the context says.
  private static let members: [Substring: Value] = {
    var members: [Substring: Value] = [
      "automaticDimension": .number(-1), "leastNormalMagnitude": .number(tiny),
      "leastNonzeroMagnitude": .number(tiny), "min": .number(tiny),
    ]
    for name in [
      "never", "always", "automatic", "scrollableAxes", "all", "top", "left", "bottom", "right",
      "none", "zero",
    ] { members[name[...]] = .name(name) }
    return members
  }()

  private static func number(_ word: Substring) -> Double? {
    guard let first = word.first, first.isNumber else { return nil }
    var text = word.filter { $0 != "_" }
    if text.hasSuffix("f") || text.hasSuffix("F") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    guard let number = Double(text), number.isFinite, number.magnitude < 1e5 else { return nil }
    return number
  }

  /// `UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)`, `UIEdgeInsetsMake(1, 2, 3, 4)`, `.init(…)`.
  private func insets(at start: Int) -> (value: SourceFacts.Value, end: Int)? {
    var index = start + 1
    if word(start) == "." {
      guard word(index) == "init" else { return nil }
      index += 1
    }
    guard word(index) == "(" else { return nil }
    var numbers: [Double] = []
    var sign = 1.0
    index += 1
    while index < tokens.count, word(index) != ")" {
      if let number = Self.number(word(index)) {
        numbers.append(sign * number)
        sign = 1
      } else if word(index) == "-" {
        sign = -1
      } else if ![",", ":", "top", "left", "bottom", "right"].contains(word(index)) {
        return nil
      }
      index += 1
    }
    guard numbers.count == 4 || numbers.isEmpty, index < tokens.count else { return nil }
    return (.insets(numbers.isEmpty ? [0, 0, 0, 0] : numbers), index + 1)
  }

  /// `[.top, .bottom]`, `[]`.
  private func list(at start: Int) -> (value: SourceFacts.Value, end: Int)? {
    guard let end = tokens[start...].firstIndex(where: { $0.text == "]" }) else { return nil }
    let words = tokens[(start + 1)..<end].map(\.text).filter {
      ![",", ".", "UIRectEdge"].contains($0)
    }
    let isList = words.allSatisfy { ["top", "left", "bottom", "right"].contains($0) }
    return isList ? (.edges(words.map(String.init)), end + 1) : nil
  }
}
