import InsetModel

/// Values that were printed or written one by one: `po tableView.contentInset`.
struct MirrorReading {
  /// The object of the last command: `tableView`.
  var object: String?
  /// The property that it asked for.
  var property: String?
  /// The node that stands for the object.
  var node: Int?
  /// The numbers of a structure that is printed line by line, and how many are awaited.
  var numbers: [Double] = []
}

extension DumpScanner {
  /// Reads what a line says of a value, where it says something.
  mutating func readValue(_ line: String, at offset: Int) {
    if let command = Self.command(in: line) {
      noteCommand(command)
      return
    }
    if line.contains("contentInsetAdjustmentBehavior") {
      noteBehavior(line, at: offset)
      return
    }
    if line.hasPrefix("UIEdgeInsets") || line.hasPrefix("▿ UIEdgeInsets") {
      mirror.numbers = []
      setNumbers(Self.numbers(in: line), at: offset)
    } else if line.hasPrefix("- "), mirror.property != nil, let colon = line.lastIndex(of: ":") {
      // `- top : 64.0`, one line a number.
      guard
        mirror.property?.hasSuffix("Inset") == true || mirror.property?.hasSuffix("Insets") == true
      else { return }
      mirror.numbers += Self.numbers(in: String(line[colon...])).prefix(1)
      setNumbers(mirror.numbers, at: offset)
    } else if line.hasPrefix("▿ (") || line.hasPrefix("(") || line.hasPrefix("{") {
      setNumbers(Self.numbers(in: line), at: offset)
    } else if let equals = line.firstIndex(of: "=") {
      // `contentInset = {64, 0, 49, 0}`, written beside a dump.
      let key = line[..<equals].split(separator: " ").last.map(String.init) ?? ""
      let value = line[line.index(after: equals)...].drop { $0 == " " }
      guard value.hasPrefix("{") || value.hasPrefix("(") || value.hasPrefix("UIEdgeInsets") else {
        return
      }
      let parts = key.split(separator: ".").map(String.init)
      mirror.property = parts.last
      mirror.object = parts.count > 1 ? parts[parts.count - 2] : nil
      mirror.node = mirror.object == nil ? lastScroll : mirror.node
      setNumbers(Self.numbers(in: String(value)), at: offset)
      mirror.property = nil
    }
  }

  /// The expression of `(lldb) po tableView.frame`, `(lldb) p …`, `e -O -- …`.
  private static func command(in line: String) -> String? {
    guard line.hasPrefix("(lldb)") || line.hasPrefix("(gdb)") || line.hasPrefix("po ") else {
      return nil
    }
    return line.split(separator: " ").last.map(String.init)
  }

  private mutating func noteCommand(_ expression: String) {
    mirror.numbers = []
    let parts = expression.split(separator: ".").map(String.init)
    mirror.property = parts.count > 1 ? parts.last : nil
    let object = parts.count > 1 ? parts[parts.count - 2] : nil
    if object != mirror.object, object != "main" { mirror.node = nil }
    if object != "main" { mirror.object = object ?? mirror.object }
    if object == "main" { mirror.property = mirror.property == "bounds" ? "screen" : nil }
  }

  private mutating func noteBehavior(_ line: String, at offset: Int) {
    for name in UIKitBehavior.names where line.contains(".\(name)") {
      if let dot = line.firstRange(of: "contentInsetAdjustmentBehavior")?.lowerBound {
        let before = line[..<dot].split { !($0.isLetter || $0.isNumber || $0 == "_") }
        mirror.object = before.last.map(String.init) ?? mirror.object
      }
      let node = mirrorNode(at: offset)
      result.changeScroll(node) { $0.behavior = name }
    }
  }

  /// Gives the awaited property its numbers, once there are enough.
  private mutating func setNumbers(_ numbers: [Double], at offset: Int) {
    guard let property = mirror.property, DumpScroll.arePlausible(numbers) else { return }
    if property == "screen", numbers.count == 4 {
      if current?.format != .mirror { begin(.mirror, at: offset) }
      current?.window = Size(width: numbers[2], height: numbers[3])
    } else if property == "frame", numbers.count == 4 {
      result.nodes[mirrorNode(at: offset)].setFrame(numbers)
    } else if DumpScroll.count(of: property) == numbers.count {
      result.changeScroll(mirrorNode(at: offset)) { $0.set(property, to: numbers) }
    } else {
      return
    }
    mirror.property = nil
    mirror.numbers = []
  }

  /// The node that stands for the object, made where there is none.
  private mutating func mirrorNode(at offset: Int) -> Int {
    if let node = mirror.node { return node }
    if current?.format != .mirror { begin(.mirror, at: offset) }
    var node = DumpNode()
    node.name = Self.guessedClass(of: mirror.object ?? "")
    append(node, at: offset, width: 0, below: nil)
    mirror.node = result.nodes.count - 1
    return result.nodes.count - 1
  }

  /// What an object of this name most likely is.
  private static func guessedClass(of object: String) -> String {
    let lower = object.lowercased()
    if lower.contains("table") { return "UITableView" }
    if lower.contains("collection") { return "UICollectionView" }
    if lower.contains("textview") { return "UITextView" }
    return lower.contains("scroll") || lower.contains("list") ? "UIScrollView" : "UIView"
  }

  /// The numbers of a short text.
  static func numbers(in line: String) -> [Double] {
    line.split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "e") }
      .compactMap { Double($0) }
  }
}
