import InsetBasics
import InsetModel

/// Trees of other tools: controllers, constraint traces, accessibility elements.
extension DumpScanner {
  // MARK: - _printHierarchy

  /// `<ListViewController 0x7f91>, state: appeared, view: <UIView 0x7f92>`; false where the line is
  /// none.
  mutating func readController(_ prefix: LinePrefix) -> Bool {
    guard let named = namedObject(at: prefix.ink), text.holds(", state: ", at: named.end) else {
      return false
    }
    let line = text.lineEnd(from: named.end)
    var controller = DumpNode()
    controller.name = text.text(named.name)
    let state = named.end + ", state: ".utf8.count
    var isShown = text.holds("appeared", at: state) || text.holds("appearing", at: state)
    var place = state
    while place < line, !text.holds("view:", at: place) { place += 1 }
    place = text.afterBlanks(min(line, place + 5))
    if place < line, let view = namedObject(at: place) {
      controller.base = text.text(view.name)
      controller.address = view.address
      if text.holds(" not in the window", at: view.end) { isShown = false }
    }
    if !isShown { controller.flags.insert(.hidden) }
    if prefix.isPresented { controller.flags.insert(.presented) }
    append(controller, of: .printHierarchy, at: prefix)
    text.index = line
    return true
  }

  /// `<UIView 0x7f92>`, `<UIView: 0x7f92>`, `<UIView>`.
  private func namedObject(at offset: Int) -> (name: Range<Int>, address: UInt64, end: Int)? {
    guard text.byte(offset) == "<", let name = text.className(at: offset + 1) else { return nil }
    var place = name.upperBound
    if text.byte(place) == ":" { place += 1 }
    place = text.afterBlanks(place)
    var value: UInt64 = 0
    if let address = text.address(at: place) {
      value = address.value
      place = address.end
    }
    return text.byte(place) == ">" ? (name, value, place + 1) : nil
  }

  // MARK: - _autolayoutTrace

  /// `•UIView:0x7fd1`, `*UILabel:0x7fd2'Label'`; false where the line is none.
  mutating func readTrace(_ prefix: LinePrefix) -> Bool {
    var place = prefix.ink
    var isMarked = false
    while place < text.end {
      if text.bytes[place] == "*" || text.bytes[place] == "+" {
        place += 1
      } else if text.holds("•", at: place) {
        place += 3
      } else {
        break
      }
      isMarked = true
    }
    if text.holds("<UILayoutGuide: ", at: place) { return readGuide(at: place) }
    guard let name = text.className(at: place), text.byte(name.upperBound) == ":",
      let address = text.address(at: name.upperBound + 1)
    else { return false }
    let isTrace = current?.format == .autolayoutTrace
    guard isMarked || (isTrace && prefix.hasBars) else { return false }
    var node = DumpNode()
    node.name = text.text(name)
    node.address = address.value
    node.addressDigits = UInt8(address.digits)
    append(node, of: .autolayoutTrace, at: prefix)
    text.index = place
    return true
  }

  /// The safe area guide: the best print of a safe area.
  ///
  /// `<UILayoutGuide: 0x6 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 20}, {414, 716}},
  /// owningView = <UIView: 0x7f; frame = (0 0; 414 736)>>`
  private mutating func readGuide(at offset: Int) -> Bool {
    let end = text.lineEnd(from: offset)
    var place = offset
    while place < end, !text.holds("layoutFrame = {{", at: place) { place += 1 }
    guard place < end, let inner = rect(at: place + "layoutFrame = ".utf8.count) else {
      return false
    }
    let isSafeArea = text.text(offset..<place).contains("UIViewSafeAreaLayoutGuide")
    while place < end, !text.holds("owningView = <", at: place) { place += 1 }
    guard place < end, isSafeArea,
      let owner = DumpView(at: place + "owningView = ".utf8.count, in: text),
      owner.node.flags.contains(.hasFrame), let dump = current
    else { return true }
    text.index = place
    let nodes = dump.nodes.lowerBound..<result.nodes.count
    // The guide stands below its owner: an ancestor of what is read now.
    guard
      let index = stack.last(where: {
        nodes.contains($0.index) && result.nodes[$0.index].address == owner.node.address
      })?.index
    else { return true }
    result.nodes[index].frame = owner.node.frame
    result.nodes[index].flags.insert(.hasFrame)
    result.changeScroll(index) { scroll in
      scroll.observed.safeAreaInsets = Insets(
        top: inner.y, left: inner.x, bottom: owner.node.frame.height - inner.maxY,
        right: owner.node.frame.width - inner.maxX)
    }
    return true
  }

  /// `{{x, y}, {w, h}}`.
  func rect(at offset: Int) -> Rect? {
    guard text.byte(offset) == "{",
      let origin = text.numbers(at: offset + 1, "{", "}", count: 2),
      text.byte(origin.end) == ",",
      let size = text.numbers(at: text.afterBlanks(origin.end + 1), "{", "}", count: 2),
      text.byte(size.end) == "}", DumpScroll.arePlausible(origin.values + size.values)
    else { return nil }
    return Rect(
      x: origin.values[0], y: origin.values[1], width: size.values[0], height: size.values[1])
  }

  // MARK: - XCUITest

  /// `NavigationBar, 0x1015, {{0.0, 50.0}, {375.0, 148.0}}, identifier: 'Books'`; false where the line
  /// is none.
  mutating func readElement(_ prefix: LinePrefix) -> Bool {
    guard let name = text.className(at: prefix.ink) else { return false }
    var place = name.upperBound
    // `Window (Main)`
    if text.holds(" (Main)", at: place) { place += 7 }
    guard text.byte(place) == ",", place - prefix.ink < 40 else { return false }
    place = text.afterBlanks(place + 1)
    var node = DumpNode()
    if let address = text.address(at: place) {
      node.address = address.value
      node.addressDigits = UInt8(address.digits)
      guard text.byte(address.end) == "," else { return false }
      place = text.afterBlanks(address.end + 1)
    }
    if text.holds("pid: ", at: place) {
      place += 5
      while text.byte(place).digitValue != nil { place += 1 }
      if text.byte(place) == "," { place = text.afterBlanks(place + 1) }
    } else if !text.holds("{{", at: place) {
      return false
    }
    text.index = place
    if hasTreeEnded { return true }
    if let frame = rect(at: place) {
      node.frame = frame
      node.flags.insert(.hasFrame)
    }
    node.flags.insert(.element)
    node.name = text.text(name)
    append(node, of: .elements, at: prefix)
    return true
  }
}
