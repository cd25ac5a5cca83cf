/// Finds classes, their table methods and their assignments in the tokens of one file.
struct SourceScanner {
  private let tokens: [SourceTokens.Token]
  private let closings: [Int]
  private let values: SourceValue
  private let path: String
  private(set) var classes: [String: SourceFacts.ClassFacts] = [:]

  init(_ tokens: SourceTokens, path: String, isSwift: Bool) {
    self.tokens = tokens.tokens
    closings = Self.closings(tokens.tokens)
    values = SourceValue(tokens: tokens.tokens, isSwift: isSwift)
    self.path = path
  }

  /// Reads the whole file.
  mutating func scan() { if values.isSwift { scanSwift() } else { scanObjectiveC() } }

  // MARK: - Looking at tokens

  private func word(_ index: Int) -> Substring {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func place(_ index: Int) -> SourceFacts.Place {
    SourceFacts.Place(path: path, line: tokens.indices.contains(index) ? tokens[index].line : 1)
  }

  /// The token behind the bracket that closes the one at `index`.
  private func behindBrackets(_ index: Int) -> Int {
    closings.indices.contains(index) ? closings[index] : tokens.count
  }

  /// For each opening bracket the token behind its closing one, found in one walk.
  private static func closings(_ tokens: [SourceTokens.Token]) -> [Int] {
    var closings = Array(repeating: tokens.count, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}": if let last = open.popLast() { closings[last] = index + 1 }
      default: break
      }
    }
    return closings
  }

  // MARK: - Swift

  private mutating func scanSwift() {
    // The types around the current token, each with the depth of its members.
    var types: [(name: String, depth: Int)] = []
    var depth = 0
    var index = 0
    while index < tokens.count {
      let token = tokens[index].text
      switch token {
      case "{":
        depth += 1
        index += 1
      case "}":
        depth = max(0, depth - 1)
        if let last = types.last, depth < last.depth { types.removeLast() }
        index += 1
      case "class", "struct", "extension", "enum", "actor":
        guard let open = typeBody(from: index) else {
          index += 1
          continue
        }
        depth += 1
        types.append((String(open.name), depth))
        index = open.body + 1
      case "func":
        guard let type = types.last, depth == type.depth, let method = swiftMethod(index) else {
          index += 1
          continue
        }
        read(method, at: index, of: type.name)
        index = method.body.upperBound
      default: index += 1
      }
    }
  }

  /// `class Name: Base {`: the name, and where the body opens.
  private func typeBody(from index: Int) -> (name: Substring, body: Int)? {
    let name = word(index + 1)
    guard let first = name.first, first.isLetter || first == "_", name != "func", name != "var",
      name != "let"
    else { return nil }
    var full = name
    var current = index + 2
    // `extension Outer.Inner`
    while word(current) == ".", current < tokens.count {
      full = word(current + 1)
      current += 2
    }
    while current < tokens.count, tokens[current].text != "{" {
      // A body comes before anything that ends a declaration.
      let ends = ["}", ";", "func", "var", "let", "=", "class", "struct", "extension", "enum"]
      if ends.contains(String(tokens[current].text)) { return nil }
      current += 1
    }
    return current < tokens.count ? (full, current) : nil
  }

  /// `func name(label param: Type, …) -> Type {`.
  private func swiftMethod(_ index: Int) -> Method? {
    let name = word(index + 1)
    var current = index + 2
    guard word(current) == "(" else { return nil }
    let end = behindBrackets(current)
    // The last label at the parameter list's own depth is what UIKit's methods differ in.
    var depth = 0
    var label: Substring = ""
    for place in current..<end {
      switch tokens[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ":" where depth == 1:
        let first =
          place >= 2 && ["(", ","].contains(word(place - 2)) ? word(place - 1) : word(place - 2)
        label = first
      default: break
      }
    }
    current = end
    while current < tokens.count, tokens[current].text != "{" {
      if ["}", "func", "var", "let", "class", "init"].contains(tokens[current].text) { return nil }
      current += 1
    }
    guard current < tokens.count else { return nil }
    return Method(name: name, label: label, body: current..<behindBrackets(current))
  }

  // MARK: - Objective-C

  private mutating func scanObjectiveC() {
    var name: String?
    var index = 0
    while index < tokens.count {
      let token = tokens[index].text
      if token == "@", word(index + 1) == "implementation" {
        name = String(word(index + 2))
        index += 3
      } else if token == "@", word(index + 1) == "end" {
        name = nil
        index += 2
      } else if let type = name, token == "-", word(index + 1) == "(",
        let method = objectiveCMethod(index)
      {
        read(method, at: index, of: type)
        index = method.body.upperBound
      } else if token == "{" {
        index = behindBrackets(index)
      } else {
        index += 1
      }
    }
  }

  /// `- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section {`.
  private func objectiveCMethod(_ index: Int) -> Method? {
    var current = behindBrackets(index + 1)
    let name = word(current)
    var label = name
    while current < tokens.count, tokens[current].text != "{" {
      if tokens[current].text == ";" || tokens[current].text == "@" { return nil }
      if tokens[current].text == ":" { label = word(current - 1) }
      if tokens[current].text == "(" {
        current = behindBrackets(current)
      } else {
        current += 1
      }
    }
    guard current < tokens.count else { return nil }
    return Method(name: name, label: label, body: current..<behindBrackets(current))
  }

  // MARK: - Bodies

  /// A method: its name, its last label, and the braces of its body with what is in them.
  private struct Method {
    var name: Substring
    var label: Substring
    var body: Range<Int>
  }

  private mutating func read(_ method: Method, at start: Int, of type: String) {
    let body = method.body
    if method.name == "tableView", let known = SourceFacts.methods[String(method.label)] {
      classes[type, default: .init()].methods[known] = SourceFacts.Method(
        returns: returned(by: body), place: place(start))
    }
    let isLoading = SourceFacts.loadingMethods.contains(String(method.name))
    var depth = 0
    var hasLeft = false
    for index in body {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "return", "throw", "guard": hasLeft = true
      case "=" where word(index + 1) != "=" && !"=!<>+-*/".contains(word(index - 1)):
        guard let target = target(before: index, from: body.lowerBound) else { continue }
        let value = values.constant(at: index + 1)?.value ?? .unknown
        classes[type, default: .init()].assignments.append(
          SourceFacts.Assignment(
            receiver: target.receiver, property: target.property, value: value,
            isCertain: isLoading && depth == 1 && !hasLeft, place: place(index)))
      default: break
      }
    }
  }

  /// `self.tableView.contentInset.top =`: the receiver and the property, where it is one of ours.
  private func target(before index: Int, from first: Int) -> (receiver: String, property: String)? {
    var parts: [Substring] = []
    var current = index - 1
    while current > first {
      let part = word(current)
      if part == "?" || part == "!" {
        current -= 1
        continue
      }
      guard let letter = part.first, letter.isLetter || letter == "_" else { break }
      parts.append(part)
      guard word(current - 1) == "." || ["?", "!"].contains(word(current - 1)) else { break }
      current -= 1
      while ["?", "!", "."].contains(word(current)) { current -= 1 }
    }
    parts.reverse()
    // A declaration makes something new.
    let before = word(current - 1)
    if ["let", "var", "*", ":"].contains(before) { return nil }
    if !values.isSwift, let letter = before.first, letter.isLetter,
      tokens[current - 1].line == tokens[current].line
    {
      return nil
    }
    if parts.first == "self" { parts.removeFirst() }
    guard let last = parts.last else { return nil }
    var property = String(last)
    if ["top", "left", "bottom", "right"].contains(property), parts.count > 1 {
      parts.removeLast()
      property = "\(parts[parts.count - 1]).\(property)"
    }
    let names = property.split(separator: ".")
    guard let name = names.first.flatMap({ SourceFacts.properties[String($0)] }) else { return nil }
    property = ([name] + names.dropFirst().map(String.init)).joined(separator: ".")
    let receiver = parts.dropLast().map { $0.hasPrefix("_") ? $0.dropFirst() : $0 }
    return (receiver.joined(separator: "."), property)
  }

  /// What a body returns where it is one expression.
  private func returned(by body: Range<Int>) -> SourceFacts.Value {
    var first = body.lowerBound + 1
    if word(first) == "return" { first += 1 }
    // Whatever else the body does, it is more than a constant.
    let end = max(first, body.upperBound - 1)
    guard let constant = values.constant(at: first),
      constant.end == end || word(constant.end) == ";" && constant.end + 1 == end
    else { return .unknown }
    return constant.value
  }
}
