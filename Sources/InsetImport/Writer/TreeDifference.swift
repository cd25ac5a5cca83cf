/// Where two JSON texts differ, as edits of a third one that says the same as the first in its
/// author's own form.
struct TreeDifference {
  /// The edits of the author's text.
  private(set) var edits = TextEdits()
  /// How many containers deep the comparison went.
  private(set) var deepest = 0

  private let text: JSONDocument
  private let old: JSONDocument
  private let new: JSONDocument
  private let depth: Int
  private let layout: TextLayout

  /// Three values in the same place; `old` is nil where the author wrote a default.
  private struct Step {
    var text: Int
    var old: Int?
    var new: Int
    var depth: Int
  }

  /// A comparison.
  ///
  /// - Parameter depth: How many containers deep values are compared; deeper ones are replaced as a
  ///   whole.
  init(of text: JSONDocument, from old: JSONDocument, to new: JSONDocument, depth: Int) {
    self.text = text
    self.old = old
    self.new = new
    self.depth = depth
    layout = TextLayout(of: text)
  }

  /// Finds all edits. A list of what is left to compare, not recursion: texts may be thousands of
  /// containers deep.
  mutating func find() {
    var open = [Step(text: 0, old: 0, new: 0, depth: 0)]
    while let step = open.popLast() {
      deepest = max(deepest, step.depth)
      if let steps = parts(of: step) {
        open += steps
      } else if step.old.map({ isSame($0, step.new) }) != true {
        edits.replace(
          text.range(of: step.text), with: layout.value(step.new, of: new, inPlaceOf: step.text))
      }
    }
  }

  /// What is to be compared in the values; nil where they can only be replaced as a whole.
  private mutating func parts(of step: Step) -> [Step]? {
    guard step.depth < depth else { return nil }
    switch (text.kind(step.text), step.old.map(old.kind), new.kind(step.new)) {
    case (.object, nil, .object), (.object, .object, .object): return members(step)
    case (.array, .array, .array): return elements(step)
    default: return nil
    }
  }

  private mutating func members(_ step: Step) -> [Step]? {
    let written = text.members(of: step.text)
    let places = Dictionary(
      written.enumerated().map { (text.string($1.key), $0) },
      uniquingKeysWith: { first, _ in first })
    let before = step.old.map { old.members(of: $0) } ?? []
    let after = new.members(of: step.new)
    let olds = Dictionary(
      before.map { (old.string($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(after.map { new.string($0.key) })

    var removed: [Int] = []
    for name in olds.keys where !kept.contains(name) {
      guard let place = places[name] else { return nil }
      removed.append(place)
    }
    var steps: [Step] = []
    var added: [(after: Int?, key: Int, value: Int)] = []
    var previous: Int?
    for (key, value) in after {
      let name = new.string(key)
      if let place = places[name] {
        steps.append(
          Step(text: written[place].value, old: olds[name], new: value, depth: step.depth + 1))
        previous = place
      } else if let known = olds[name] {
        guard isSame(known, value) else { return nil }
      } else {
        added.append((previous, key, value))
      }
    }
    if added.isEmpty, removed.isEmpty { return steps }
    guard added.isEmpty || removed.count < written.count else { return nil }
    // What the writer puts first stands before what it puts next.
    let next = after.compactMap { places[new.string($0.key)] }.first
    let start = next.flatMap { next in (0..<next).last { !removed.contains($0) } }
    let items = TextItems(of: step.text, in: text)
    for member in added {
      let previous = member.after ?? start
      items.insert(
        layout.member(member.key, member.value, of: new, beside: items, after: previous),
        after: previous, into: &edits, layout)
    }
    items.remove(removed, from: &edits)
    return steps
  }

  /// Elements may have been added at one place; otherwise there are as many as before.
  private mutating func elements(_ step: Step) -> [Step]? {
    guard let before = step.old.map(old.elements) else { return nil }
    let written = text.elements(of: step.text)
    let after = new.elements(of: step.new)
    let count = after.count - before.count
    guard written.count == before.count, count == 0 || count > 0 && !written.isEmpty else {
      return nil
    }
    let start = count == 0 ? before.count : placeOfNew(count, in: after, before)
    if count > 0 {
      let items = TextItems(of: step.text, in: text)
      let previous = start == 0 ? nil : start - 1
      for value in after[start..<(start + count)] {
        items.insert(
          layout.element(value, of: new, beside: items, after: previous), after: previous,
          into: &edits, layout)
      }
    }
    return before.indices.map { place in
      Step(
        text: written[place], old: before[place],
        new: after[place < start ? place : place + count], depth: step.depth + 1)
    }
  }

  /// Where `count` new elements stand so that most of the old ones stay as they were.
  private func placeOfNew(_ count: Int, in after: [Int], _ before: [Int]) -> Int {
    var score = before.indices.count { isSame(before[$0], after[$0 + count]) }
    var best = (place: 0, score: score)
    for place in before.indices {
      if isSame(before[place], after[place + count]) { score -= 1 }
      if isSame(before[place], after[place]) { score += 1 }
      if score > best.score { best = (place + 1, score) }
    }
    return best.place
  }

  /// Whether two values are the same; both texts are the writer's, so they are written the same.
  private func isSame(_ known: Int, _ value: Int) -> Bool {
    let count = old.next(known) - known
    guard new.next(value) - value == count else { return false }
    return (0..<count).allSatisfy { step in
      let (left, right) = (known + step, value + step)
      guard old.kind(left) == new.kind(right) else { return false }
      switch old.kind(left) {
      case .object, .array: return old.next(left) - left == new.next(right) - right
      case .string: return old.string(left) == new.string(right)
      case .number: return old.numberText(left) == new.numberText(right)
      case .true, .false, .null: return true
      }
    }
  }
}
