import InsetBasics
import InsetModel

/// A view's description: `<UIView: 0x7f8; frame = (0 0; 375 812); layer = <CALayer: 0x600>>`.
extension DumpScanner {
  /// A description longer than this, or of more lines, has lost its end.
  private static let lengthLimit = 65_536
  private static let lineLimit = 60

  /// What was read of one description.
  struct ViewRecord {
    var node = DumpNode()
    var scroll: DumpScroll?
    /// Where it ends: after its bracket, or where it is cut.
    var end = 0
  }

  /// Reads the description at `offset`, where there is one.
  func readView(at offset: Int) -> ViewRecord? {
    guard text.byte(offset) == "<" else { return nil }
    var place = text.afterBlanks(offset + 1, lines: true)
    guard let name = text.className(at: place) else { return nil }
    place = text.afterBlanks(name.upperBound, lines: true)
    var record = ViewRecord()
    if text.byte(place) == ":" {
      place = text.afterBlanks(place + 1, lines: true)
      if let address = text.address(at: place) {
        record.node.address = address.value
        record.node.addressDigits = UInt8(address.digits)
        place = text.afterBlanks(address.end)
        guard text.byte(place) == ";" else { return nil }
      } else {
        guard text.holds("frame = (", at: place) else { return nil }
      }
    } else {
      guard text.byte(place) == ";" else { return nil }
      let field = text.afterBlanks(place + 1)
      guard text.holds("frame = (", at: field) || text.holds("baseClass = ", at: field) else {
        return nil
      }
    }
    record.node.name = text.text(name)
    readFields(from: place, of: &record, began: offset)
    return record
  }

  /// Reads what is left of a description whose opening is lost, from `frame = (` at `offset`.
  ///
  /// It is a view only where a class before it or a scroll view's fields after it say so.
  func readFragment(at offset: Int, lineStart: Int) -> ViewRecord {
    var record = ViewRecord()
    if let header = headerBefore(offset, lineStart: lineStart) {
      record.node.name = text.text(header.name)
      record.node.address = header.address
      record.node.addressDigits = UInt8(header.digits)
    }
    readFields(from: offset, of: &record, began: offset)
    return record
  }

  /// `UITableView: 0x7ffa; ` before a field.
  private func headerBefore(
    _ offset: Int, lineStart: Int
  ) -> (name: Range<Int>, address: UInt64, digits: Int)? {
    let limit = max(lineStart, offset - 1200)
    var place = offset
    func back(while holds: (UInt8) -> Bool) {
      while place > limit, holds(text.bytes[place - 1]) { place -= 1 }
    }
    back { $0.isBlank || $0 == ";" }
    back { $0.hexValue != nil || $0 == "x" }
    guard let address = text.address(at: place) else { return nil }
    back { $0.isBlank }
    guard place > limit, text.bytes[place - 1] == ":" else { return nil }
    place -= 1
    let end = place
    back { $0.isNamePart }
    return place < end ? (place..<end, address.value, address.digits) : nil
  }

  /// Whether a new record begins on the line at `start`: then an unfinished one has been cut off.
  func beginsRecord(at start: Int) -> Bool {
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

  private func readFields(from start: Int, of record: inout ViewRecord, began: Int) {
    var reading = FieldReading(place: start, limit: min(text.end, began + Self.lengthLimit))
    while reading.place < reading.limit {
      switch text.bytes[reading.place] {
      case ">":
        record.end = reading.place + 1
        readSuffix(of: &record)
        return
      case .newline:
        guard passLine(&reading) else { return cut(&record, at: reading.place) }
      case let byte where byte.isNameStart:
        readField(&reading, of: &record)
        if reading.isCut { return cut(&record, at: reading.place) }
      default: reading.place += 1
      }
    }
    cut(&record, at: reading.place)
  }

  private struct FieldReading {
    var place: Int
    var limit: Int
    var lines = 0
    var isCut = false
  }

  private func cut(_ record: inout ViewRecord, at place: Int) {
    record.node.flags.insert(.cut)
    record.end = place
  }

  /// Passes a line break inside a description; false where the description ends there.
  private func passLine(_ reading: inout FieldReading) -> Bool {
    reading.lines += 1
    let next = reading.place + 1
    guard reading.lines <= Self.lineLimit, next < text.end else { return false }
    // A blank line ends it, and so does the next view, unless a value is still awaited.
    guard text.byte(text.afterBlanks(next)) != .newline else { return false }
    var last = reading.place - 1
    while last > 0, text.bytes[last].isBlank { last -= 1 }
    let awaits = last >= 0 && [0x3D, 0x3A, 0x28, 0x2C].contains(text.bytes[last])  // = : ( ,
    if !awaits, beginsRecord(at: next) { return false }
    reading.place = LinePrefix(text, from: next).ink
    return true
  }

  private func readField(_ reading: inout FieldReading, of record: inout ViewRecord) {
    let start = reading.place
    var place = start
    while place < reading.limit,
      text.bytes[place].isNamePart || text.bytes[place] == "-"
    { place += 1 }
    let after = text.afterBlanks(place)
    let separator = text.byte(after)
    guard separator == "=" || separator == ":" else { return skipValue(&reading) }
    reading.place = text.afterBlanks(after + 1)
    while reading.place < reading.limit, text.bytes[reading.place] == .newline {
      guard passLine(&reading) else {
        reading.isCut = true
        return
      }
    }
    let key = text.text(start..<place)
    if readNumbers(of: key, &reading, &record) { return }
    readWords(of: key, &reading, &record)
    skipValue(&reading)
  }

  /// Fields that are numbers in brackets; true where the value was read.
  private func readNumbers(
    of key: String, _ reading: inout FieldReading, _ record: inout ViewRecord
  ) -> Bool {
    if key == "frame" {
      guard let (values, end) = text.numbers(at: reading.place, "(", ")", count: 4) else {
        return false
      }
      record.node.setFrame(values)
      reading.place = end
      return true
    }
    guard let count = DumpScroll.count(of: key),
      let (values, end) = text.numbers(at: reading.place, "{", "}", count: count)
    else { return false }
    reading.place = end
    var scroll = record.scroll ?? DumpScroll()
    scroll.set(key, to: values)
    record.scroll = scroll
    return true
  }

  /// Fields of which a word matters; the value itself is passed over afterwards.
  private func readWords(of key: String, _ reading: inout FieldReading, _ record: inout ViewRecord)
  {
    let place = reading.place
    switch key {
    case "text", "placeholder": if text.byte(place) == "'" { skipQuoted(&reading) }
    case "layer": record.node.flags.insert(.layer)
    case "hidden": if text.byte(place) == "Y" { record.node.flags.insert(.hidden) }
    case "layout": record.scroll?.layout = className(inObjectAt: place)
    case "topEdge", "bottomEdge": record.scroll?.hasEdgeEffect = true
    case "baseClass":
      if let name = text.className(at: place) { record.node.base = text.text(name) }
    case "tintColor":
      if text.holds("UIExtended", at: place) { record.node.flags.insert(.extendedColor) }
      if text.holds("UIDevice", at: place) { record.node.flags.insert(.deviceColor) }
    case "animations": record.node.flags.insert(.animating)
    case "autoresize": record.node.mask = mask(at: place)
    case "dataSource": record.scroll?.hasDataSource = true
    case "backgroundColor": record.node.flags.insert(.backgroundColor)
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
  private func readSuffix(of record: inout ViewRecord) {
    let words = "collection view layout: "
    let place = text.afterBlanks(record.end)
    guard record.scroll != nil, text.holds(words, at: place) else { return }
    record.scroll?.layout = className(inObjectAt: place + words.utf8.count)
    record.scroll?.hasLayoutSuffix = true
  }

  // MARK: - Passing over

  /// Passes a value up to its `;`, or to the bracket that ends the description.
  private func skipValue(_ reading: inout FieldReading) {
    var angles = 0
    var others = 0
    while reading.place < reading.limit {
      switch text.bytes[reading.place] {
      case "<": angles += 1
      case ">":
        if angles == 0, text.bytes[reading.place - 1] != "-" { return }
        angles = max(0, angles - 1)
      case "{", "(": others += 1
      case "}", ")": others = max(0, others - 1)
      case ";": if angles == 0, others == 0 { return }
      case .newline:
        guard passLine(&reading) else {
          reading.isCut = true
          return
        }
        continue
      default: break
      }
      reading.place += 1
    }
    reading.isCut = true
  }

  /// Passes a text in single quotes; it may hold quotes, `;` and line breaks. It ends at a quote that
  /// is followed by the next field or by the end of the description.
  private func skipQuoted(_ reading: inout FieldReading) {
    reading.place += 1
    while reading.place < reading.limit {
      switch text.bytes[reading.place] {
      case "'":
        if endsQuote(at: reading.place) {
          reading.place += 1
          return
        }
      case .newline:
        reading.lines += 1
        guard reading.lines <= Self.lineLimit, !beginsRecord(at: reading.place + 1) else {
          reading.isCut = true
          return
        }
      default: break
      }
      reading.place += 1
    }
    reading.isCut = true
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
