import InsetBasics
import InsetModel

/// A view's description, read: `<UIView: 0x7f8; frame = (0 0; 375 812); layer = <CALayer: 0x600>>`.
struct DumpView {
  private(set) var node = DumpNode()
  private(set) var scroll: DumpScroll?
  /// The cursor; in the end behind the bracket, or where the description is cut.
  private(set) var end: Int

  private let text: DumpBytes
  /// A description longer than this, or of more lines, has lost its end.
  private let limit: Int
  private static let lineLimit = 60
  private var lines = 0
  private var isCut = false

  private init(from start: Int, began: Int, in text: DumpBytes) {
    self.text = text
    end = start
    limit = min(text.end, began + 65_536)
  }

  /// Reads the description at `offset`, where there is one.
  init?(at offset: Int, in text: DumpBytes) {
    guard text.byte(offset) == "<" else { return nil }
    var place = text.afterBlanks(offset + 1, lines: true)
    guard let name = text.className(at: place) else { return nil }
    place = text.afterBlanks(name.upperBound, lines: true)
    var address: (value: UInt64, digits: Int, end: Int)?
    if text.byte(place) == ":" {
      place = text.afterBlanks(place + 1, lines: true)
      address = text.address(at: place)
      if let address { place = text.afterBlanks(address.end) }
      guard address == nil ? text.holds("frame = (", at: place) : text.byte(place) == ";" else {
        return nil
      }
    } else {
      let field = text.afterBlanks(place + 1)
      guard text.byte(place) == ";",
        text.holds("frame = (", at: field) || text.holds("baseClass = ", at: field)
      else { return nil }
    }
    self.init(from: place, began: offset, in: text)
    node.name = text.text(name)
    if let address { setAddress(address.value, address.digits) }
    readFields()
  }

  /// Reads what is left of a description whose opening is lost, from `frame = (` at `offset`.
  ///
  /// It is a view only where a class before it or a scroll view's fields after it say so.
  init(fragmentAt offset: Int, lineStart: Int, in text: DumpBytes) {
    self.init(from: offset, began: offset, in: text)
    readHeader(before: offset, limit: max(lineStart, offset - 1200))
    readFields()
  }

  /// `UITableView: 0x7ffa; ` before a field.
  private mutating func readHeader(before offset: Int, limit: Int) {
    var place = offset
    func back(while holds: (UInt8) -> Bool) {
      while place > limit, holds(text.bytes[place - 1]) { place -= 1 }
    }
    back { $0.isBlank || $0 == ";" }
    back { $0.hexValue != nil || $0 == "x" }
    guard let address = text.address(at: place) else { return }
    back { $0.isBlank }
    guard place > limit, text.bytes[place - 1] == ":" else { return }
    place -= 1
    let nameEnd = place
    back { $0.isNamePart }
    guard place < nameEnd else { return }
    node.name = text.text(place..<nameEnd)
    setAddress(address.value, address.digits)
  }

  private mutating func setAddress(_ value: UInt64, _ digits: Int) {
    node.address = value
    node.addressDigits = UInt8(digits)
  }

  /// Whether a description begins on the line at `start`: then an unfinished one has been cut off.
  private func begins(at start: Int) -> Bool {
    var place = LinePrefix(text, from: start).ink
    if text.byte(place) == "<", text.byte(place + 1) == "<" { place += 1 }
    guard text.byte(place) == "<", let name = text.className(at: place + 1) else { return false }
    place = name.upperBound
    if text.byte(place) == ";" { return text.holds("frame = (", at: text.afterBlanks(place + 1)) }
    guard text.byte(place) == ":", let address = text.address(at: text.afterBlanks(place + 1))
    else { return false }
    return text.byte(text.afterBlanks(address.end)) == ";"
  }

  // MARK: - Fields

  private mutating func readFields() {
    while !isCut, end < limit {
      switch text.bytes[end] {
      case ">":
        end += 1
        return readSuffix()
      case .newline: passLine()
      case let byte where byte.isNameStart: readField()
      default: end += 1
      }
    }
    node.flags.insert(.cut)
  }

  /// Passes a line break inside a description; false where the description is cut there.
  @discardableResult private mutating func passLine() -> Bool {
    lines += 1
    let next = end + 1
    // A blank line ends it, and so does the next view, unless a value is still awaited.
    var last = end - 1
    while last > 0, text.bytes[last].isBlank { last -= 1 }
    let awaits = last >= 0 && [0x3D, 0x3A, 0x28, 0x2C].contains(text.bytes[last])  // = : ( ,
    let ends =
      lines > Self.lineLimit || next >= text.end || text.byte(text.afterBlanks(next)) == .newline
      || !awaits && begins(at: next)
    if ends { isCut = true } else { end = LinePrefix(text, from: next).ink }
    return !ends
  }

  private mutating func readField() {
    let start = end
    while end < limit, text.bytes[end].isNamePart || text.bytes[end] == "-" { end += 1 }
    let key = text.text(start..<end)
    let after = text.afterBlanks(end)
    guard text.byte(after) == "=" || text.byte(after) == ":" else {
      end = start
      return skipValue()
    }
    end = text.afterBlanks(after + 1)
    while !isCut, end < limit, text.bytes[end] == .newline { passLine() }
    if isCut || readNumbers(of: key) { return }
    readWords(of: key)
    skipValue()
  }

  /// Fields that are numbers in brackets; true where the value was read.
  private mutating func readNumbers(of key: String) -> Bool {
    if key == "frame" {
      guard let (values, end) = text.numbers(at: end, "(", ")", count: 4) else { return false }
      node.setFrame(values)
      self.end = end
      return true
    }
    guard let count = DumpScroll.count(of: key),
      let (values, end) = text.numbers(at: end, "{", "}", count: count)
    else { return false }
    self.end = end
    if scroll == nil { scroll = DumpScroll() }
    scroll?.set(key, to: values)
    return true
  }

  /// Fields of which a word matters; the value itself is passed over afterwards.
  private mutating func readWords(of key: String) {
    switch key {
    case "text", "placeholder": if text.byte(end) == "'" { skipQuoted() }
    case "layer": node.flags.insert(.layer)
    case "hidden": if text.byte(end) == "Y" { node.flags.insert(.hidden) }
    case "layout":
      let name = className(inObjectAt: end)
      scroll?.layout = name
    case "topEdge", "bottomEdge": scroll?.hasEdgeEffect = true
    case "baseClass": if let name = text.className(at: end) { node.base = text.text(name) }
    case "tintColor":
      if text.holds("UIExtended", at: end) { node.flags.insert(.extendedColor) }
      if text.holds("UIDevice", at: end) { node.flags.insert(.deviceColor) }
    case "animations": node.flags.insert(.animating)
    case "autoresize": node.mask = mask(at: end)
    case "dataSource": scroll?.hasDataSource = true
    case "backgroundColor": node.flags.insert(.backgroundColor)
    default: break
    }
  }

  /// The class of `<UICollectionViewFlowLayout: 0x7f7e>`.
  private func className(inObjectAt place: Int) -> String {
    guard text.byte(place) == "<", let name = text.className(at: place + 1) else { return "" }
    return text.text(name)
  }

  /// `W+H`, `RM+BM`.
  private func mask(at start: Int) -> UInt8 {
    var mask: UInt8 = 0
    var place = start
    while place < text.end {
      switch text.bytes[place] {
      case "W": mask |= AutoresizingMask.flexibleWidth.rawValue
      case "H": mask |= AutoresizingMask.flexibleHeight.rawValue
      case "L": mask |= AutoresizingMask.flexibleLeftMargin.rawValue
      case "R": mask |= AutoresizingMask.flexibleRightMargin.rawValue
      case "T": mask |= AutoresizingMask.flexibleTopMargin.rawValue
      case "B": mask |= AutoresizingMask.flexibleBottomMargin.rawValue
      case "M", "+": break
      default: return mask
      }
      place += 1
    }
    return mask
  }

  /// What older systems print after the bracket: the layout of a collection view.
  private mutating func readSuffix() {
    let words = "collection view layout: "
    let place = text.afterBlanks(end)
    guard scroll != nil, text.holds(words, at: place) else { return }
    let name = className(inObjectAt: place + words.utf8.count)
    scroll?.layout = name
    scroll?.hasLayoutSuffix = true
  }

  // MARK: - Passing over

  /// Passes a value up to its `;`, or to the bracket that ends the description.
  private mutating func skipValue() {
    var angles = 0
    var others = 0
    while end < limit {
      switch text.bytes[end] {
      case "<": angles += 1
      case ">":
        if angles == 0, text.bytes[end - 1] != "-" { return }
        angles = max(0, angles - 1)
      case "{", "(": others += 1
      case "}", ")": others = max(0, others - 1)
      case ";": if angles == 0, others == 0 { return }
      case .newline:
        guard passLine() else { return }
        continue
      default: break
      }
      end += 1
    }
    isCut = true
  }

  /// Passes a text in single quotes; it may hold quotes, `;` and line breaks. It ends at a quote that
  /// is followed by the next field or by the end of the description.
  private mutating func skipQuoted() {
    end += 1
    while end < limit {
      switch text.bytes[end] {
      case "'":
        if endsQuote(at: end) {
          end += 1
          return
        }
      case .newline:
        lines += 1
        if lines > Self.lineLimit || begins(at: end + 1) {
          isCut = true
          return
        }
      default: break
      }
      end += 1
    }
    isCut = true
  }

  private func endsQuote(at place: Int) -> Bool {
    if text.byte(place + 1) == ">" { return true }
    guard text.byte(place + 1) == ";" else { return false }
    var next = text.afterBlanks(place + 2, lines: true)
    if text.byte(next) == ">" { return true }
    let start = next
    while next < start + 40, text.byte(next).isNamePart { next += 1 }
    next = text.afterBlanks(next)
    return next > start && (text.byte(next) == "=" || text.byte(next) == ":")
  }
}
