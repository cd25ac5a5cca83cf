import InsetModel

/// A small drawing of the screen in plain characters: bars, the view, where its content begins.
///
/// Heights are to scale, but every strip gets a line at least. Only ASCII: box-drawing characters
/// take two columns in some East Asian terminals.
struct ScreenDrawing {
  private struct Layer {
    var rect: Rect
    var fill: Character
    var label: String
  }

  private static let width = 30

  private let window: Rect
  private var layers: [Layer] = []
  private let frame: Rect
  private let name: String
  /// Where content begins and ends at rest, from the window's top; nil where it is no scroll view, or
  /// nobody knows.
  private var content: (start: Double, end: Double)?

  /// A drawing for a view or a controller's page; nil where it is in no window, or where a number
  /// that would be drawn is unknown.
  init?(_ explainer: Explainer, _ node: Node) {
    let screen = explainer.screen
    window = Rect(size: screen.surroundings.window.size)
    switch node {
    case .view(let index):
      guard screen.views[index].isInWindow else { return nil }
      frame = screen.views[index].windowFrame
    case .controller(let index):
      guard screen.controllers[index].isInWindow else { return nil }
      frame = screen.controllers[index].frame
    case .scenario, .section: return nil
    }
    name = explainer.short(node)
    layers = screen.obstructions.map { Self.layer($0, explainer) }
    if let scroll = explainer.scroll(of: node), !scroll.contentStart.top.isNaN,
      !scroll.contentStart.bottom.isNaN
    {
      content = (scroll.contentStart.top, window.height - scroll.contentStart.bottom)
    }
    let numbers =
      layers.flatMap { [$0.rect.x, $0.rect.y, $0.rect.maxX, $0.rect.maxY] }
      + [frame.x, frame.y, frame.maxX, frame.maxY, window.width, window.height]
      + (content.map { [$0.start, $0.end] } ?? [])
    guard numbers.allSatisfy(\.isFinite), window.width > 0, window.height > 0 else { return nil }
  }

  private static func layer(_ obstruction: Obstruction, _ explainer: Explainer) -> Layer {
    let fill: Character
    let label: String
    switch obstruction.kind {
    case .window(let edge):
      let isSide = edge.axis == .horizontal
      fill = isSide ? "." : "#"
      label = isSide ? "" : explainer.screen.words(ofWindowInset: edge)
    case .bar(let index):
      fill = obstruction.isOpaque == true ? "=" : "~"
      label = explainer.screen.bars[index].kind.words
    case .view(let index):
      fill = "%"
      label = explainer.short(.view(index))
    }
    return Layer(rect: obstruction.frame, fill: fill, label: label)
  }

  /// The drawing, with y on its left and what begins there on its right.
  func lines(indent: Int) -> [String] {
    let marks = self.marks
    let labels = marks.map { formatted($0) }
    let labelWidth = labels.map(\.count).max() ?? 0
    let rows = window.width > window.height ? 9.0 : 16.0
    var lines = [spaces(indent + labelWidth + 1) + border]
    var told: Set<Int> = []
    for index in marks.indices.dropLast() {
      let (top, bottom) = (marks[index], marks[index + 1])
      let count = max(1, Int(((bottom - top) / window.height * rows).rounded()))
      for row in 0..<count {
        let isFirst = row == 0
        let cells = self.cells(
          from: top, to: bottom, isFirst: isFirst, isLabelled: row == (count - 1) / 2, &told)
        let y = isFirst ? labels[index] : ""
        let note = isFirst ? notes(at: top) : ""
        let line =
          spaces(indent) + rightAligned(y, to: labelWidth) + " |" + cells + "|"
          + (note.isEmpty ? "" : "  " + note)
        lines.append(line)
      }
    }
    let end = notes(at: window.height)
    lines.append(
      spaces(indent) + rightAligned(labels.last ?? "", to: labelWidth) + " " + border
        + (end.isEmpty ? "" : "  " + end))
    return lines
  }

  private var border: String { "+" + String(repeating: "-", count: Self.width) + "+" }

  /// Every y at which something begins or ends, from the top down.
  private var marks: [Double] {
    var all = [0, window.height, frame.y, frame.maxY]
    // Sideways strips begin and end with the window.
    for layer in layers { all += [layer.rect.y, layer.rect.maxY] }
    if let content { all += [content.start, content.end] }
    var marks: [Double] = []
    for y in all.map({ min(max($0, 0), window.height) }).sorted() {
      if let last = marks.last, y - last < 0.5 { continue }
      marks.append(y)
    }
    return marks
  }

  private func notes(at y: Double) -> String {
    func isHere(_ other: Double) -> Bool { abs(other - y) < 0.5 }
    var notes: [String] = []
    if isHere(max(frame.y, 0)) { notes.append("\(name) begins") }
    if let content, isHere(content.start) { notes.append("content begins") }
    if let content, isHere(content.end) { notes.append("content ends, scrolled to the end") }
    if isHere(min(frame.maxY, window.height)) { notes.append("\(name) ends") }
    return notes.joined(separator: ", ")
  }

  private func column(_ x: Double) -> Int {
    min(max(Int((x / window.width * Double(Self.width)).rounded()), 0), Self.width)
  }

  /// One line of the drawing within the strip from `top` to `bottom`.
  private func cells(
    from top: Double, to bottom: Double, isFirst: Bool, isLabelled: Bool, _ told: inout Set<Int>
  ) -> String {
    var cells = Array(repeating: Character(" "), count: Self.width)
    func isWithin(_ rect: Rect) -> Bool { rect.y < bottom - 0.25 && rect.maxY > top + 0.25 }
    let (left, right) = (column(frame.x), column(frame.maxX))
    if isWithin(frame), right > left {
      if isFirst, let content, abs(content.start - top) < 0.5 {
        for column in left..<right where (column - left).isMultiple(of: 2) { cells[column] = "-" }
      }
      cells[left] = ":"
      cells[right - 1] = ":"
    }
    var onTop: Int?
    for (index, layer) in layers.enumerated() where isWithin(layer.rect) {
      for column in column(layer.rect.x)..<max(column(layer.rect.x), column(layer.rect.maxX)) {
        cells[column] = layer.fill
      }
      onTop = index
    }
    if isLabelled, let onTop, !layers[onTop].label.isEmpty, told.insert(onTop).inserted {
      let rect = layers[onTop].rect
      write(layers[onTop].label, from: column(rect.x), to: column(rect.maxX), into: &cells)
    }
    return String(cells)
  }

  private func write(_ label: String, from left: Int, to right: Int, into cells: inout [Character])
  {
    let room = right - left
    var text = Array(" \(label) ".prefix(room))
    // Wide characters would push the right side out.
    if text.contains(where: { displayWidth(of: $0) > 1 }) { text = [] }
    let start = left + (room - text.count) / 2
    for (offset, character) in text.enumerated() { cells[start + offset] = character }
  }
}
