import InsetModel

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
        if token == "class", word(index + 2) == ":" {
          classes[String(open.name), default: .init()].superclass = String(word(index + 3))
        }
        index = open.body + 1
      case "func":
        guard let type = types.last, depth == type.depth, let method = swiftMethod(index) else {
          index += 1
          continue
        }
        read(method, at: index, of: type.name)
        index = method.body.upperBound
      case "didSet" where word(index + 1) == "{":
        // `@IBOutlet var tableView: UITableView! { didSet { … } }`: it runs when the view loads.
        let body = index + 1..<behindBrackets(index + 1)
        if let type = types.last {
          let name: Substring = isOutlet(observedAt: index) ? "didSet" : "didSet of another"
          read(Method(name: name, label: "", body: body), at: index, of: type.name)
        }
        index = body.upperBound
      default: index += 1
      }
    }
  }

  /// Tokens of a declaration or a condition that are looked at.
  private static let longestDeclaration = 24

  /// Whether the property that an observer belongs to is an outlet.
  private func isOutlet(observedAt index: Int) -> Bool {
    let before = max(0, index - Self.longestDeclaration)..<index
    guard let declared = before.last(where: { word($0) == "var" }) else { return false }
    return (max(0, declared - 3)..<declared).contains { word($0) == "IBOutlet" }
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
      if token == "@", word(index + 1) == "interface", word(index + 3) == ":" {
        classes[String(word(index + 2)), default: .init()].superclass = String(word(index + 4))
        index += 5
      } else if token == "@", word(index + 1) == "implementation" {
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
    let name = String(method.name)
    var blocks = SourceBlocks()
    var hasLeft = false
    func add(
      _ target: (receiver: String, property: String)?, _ value: SourceFacts.Value?, at index: Int
    ) {
      guard let target else { return }
      classes[type, default: .init()].assignments.append(
        SourceFacts.Assignment(
          receiver: target.receiver, property: target.property,
          value: value ?? .unknown, method: name,
          isCertain: blocks.isCertain && !hasLeft, availability: blocks.availability,
          place: place(index)))
    }
    var index = body.lowerBound
    while index < body.upperBound {
      defer { index += 1 }
      switch tokens[index].text {
      case "{": blocks.open(asking: availability(ofBlock: index), isElse: isElse(index))
      case "}": blocks.close()
      case "guard":
        guard let (asked, end) = availability(ofGuard: index) else { fallthrough }
        // What comes after it happens where it let pass.
        blocks.passed.append(asked)
        index = end - 1
      case "return", "throw": hasLeft = true
      case "(" where blocks.isCertain && blocks.availability.isEmpty && !hasLeft:
        if let called = swiftCall(at: index) {
          classes[type, default: .init()].calls[name, default: []].insert(called)
        }
      case "[" where blocks.isCertain && blocks.availability.isEmpty && !hasLeft:
        if let called = objectiveCCall(at: index) {
          classes[type, default: .init()].calls[name, default: []].insert(called)
        }
      case let setter where !values.isSwift && setter.hasPrefix("set") && word(index + 1) == ":":
        add(target(ofSetter: index), values.constant(at: index + 2)?.value, at: index)
      case "=" where word(index + 1) == "=" || "=!<>".contains(word(index - 1)): break
      case "=" where "+-*/".contains(word(index - 1)):
        add(target(before: index - 1, from: body.lowerBound), nil, at: index)
      case "=":
        let value = values.constant(at: index + 1)?.value
        add(target(before: index, from: body.lowerBound), value, at: index)
      default: break
      }
    }
  }

  /// `[self.tableView setContentInset:…]`: the receiver and the property, where it is one of ours.
  private func target(ofSetter index: Int) -> (receiver: String, property: String)? {
    let name = word(index).dropFirst(3)
    guard let first = name.first, first.isUppercase,
      let property = SourceFacts.properties[first.lowercased() + name.dropFirst()]
    else { return nil }
    var parts: [Substring] = []
    var current = index - 1
    while word(current) != "[" {
      let part = word(current)
      // Whatever is asked of what a call gives is of nobody that is known.
      guard part == "." || part.first.map({ $0.isLetter || $0 == "_" }) == true,
        current > max(0, index - Self.longestDeclaration)
      else { return nil }
      if part != "." { parts.append(part) }
      current -= 1
    }
    if parts.last == "self" { parts.removeLast() }
    let receiver = parts.reversed().map { $0.hasPrefix("_") ? $0.dropFirst() : $0 }
    return (receiver.joined(separator: "."), property)
  }

  /// `setUp()` or `self.setUp()`: the method of the object's own that is called.
  private func swiftCall(at open: Int) -> String? {
    guard values.isSwift, word(open + 1) == ")", let letter = word(open - 1).first,
      letter.isLetter || letter == "_"
    else { return nil }
    let before = word(open - 2)
    if before == ".", word(open - 3) != "self" { return nil }
    return before == "func" ? nil : String(word(open - 1))
  }

  /// `[self setUp]`: the method that is called.
  private func objectiveCCall(at open: Int) -> String? {
    guard !values.isSwift, word(open + 1) == "self", word(open + 3) == "]" else { return nil }
    return String(word(open + 2))
  }

  // MARK: - Availability

  /// The version that `available(iOS 11.0, *)` asks for, by the place of the word, and the token behind.
  private func asked(at index: Int) -> (version: OSVersion, end: Int)? {
    guard word(index) == "available", word(index + 1) == "(" else { return nil }
    let end = behindBrackets(index + 1)
    guard let name = (index + 2..<end).first(where: { word($0) == "iOS" }),
      let version = OSVersion(String(word(name + 1)))
    else { return nil }
    return (version, end)
  }

  /// What a block asks for: that behind `if #available(…)` or `if (@available(…))`.
  private func availability(ofBlock open: Int) -> SourceFacts.Availability? {
    // The longest such condition: `if (@available(iOS 11.0, tvOS 11.0, *))`.
    for start in stride(from: open - 1, to: max(0, open - Self.longestDeclaration), by: -1)
    where word(start) == "if" {
      let isBracketed = word(start + 1) == "("
      guard let (version, end) = asked(at: start + (isBracketed ? 3 : 2)),
        (isBracketed ? behindBrackets(start + 1) : end) == open
      else { return nil }
      return .since(version)
    }
    return nil
  }

  private func isElse(_ open: Int) -> Bool { word(open - 1) == "else" && word(open - 2) == "}" }

  /// What `guard #available(…) else { … }` lets pass, and the token behind it.
  private func availability(
    ofGuard index: Int
  ) -> (asked: SourceFacts.Availability, end: Int)? {
    guard let (version, end) = asked(at: index + 2), word(end) == "else", word(end + 1) == "{"
    else { return nil }
    return (.since(version), behindBrackets(end + 1))
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
