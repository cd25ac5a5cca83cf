import InsetModel

/// Turns the relations of one superview's subviews into pins: two statements for each axis, and no
/// view waiting for one that waits for it.
///
/// What constraints leave open (the height of a label, the place of an arranged subview) is taken
/// from the frame on the canvas.
struct PinSolver {
  /// What is known of one axis of one view.
  private struct Known {
    var start: Pins.Pin?
    var end: Pins.Pin?
    var length: Double?
    var center: Double?

    var count: Int { [start != nil, end != nil, length != nil, center != nil].count { $0 } }

    subscript(edge: Edge) -> Pins.Pin? {
      get { edge.isLeading ? start : end }
      set { if edge.isLeading { start = newValue } else { end = newValue } }
    }
  }

  /// A view to be placed.
  struct Subject {
    /// Its number among the items.
    var item: Int
    var frame: Rect?
    var relations: [Relation]
    /// 0 has a size of its own (labels, bars), 1 may stretch, 2 is there to be stretched (scroll views).
    var stretch: Int
  }

  private let subjects: [Subject]
  private let superview: Size?
  private let indexOfItem: [Int: Int]
  /// By view, then by axis.
  private var known: [[Known]]
  /// The siblings that each view is tied to.
  private var waitsFor: [Set<Int>]
  /// Axes whose place rests on the canvas' frame.
  private(set) var guesses: Set<Int> = []

  /// More subviews than a person puts into one superview; beyond it, only the superview counts.
  private static let siblingLimit = 500

  /// Solves for `subjects`, which share a superview of the given size on the canvas.
  init(_ subjects: [Subject], superview: Size?) {
    self.subjects = subjects
    self.superview = superview
    indexOfItem = Dictionary(
      subjects.enumerated().map { ($1.item, $0) }, uniquingKeysWith: { $1 })
    known = Array(
      repeating: Axis.allCases.map { _ in Known() }, count: subjects.count)
    waitsFor = Array(repeating: [], count: subjects.count)
    solve()
  }

  /// The pins of each subject, in their order.
  var pins: [Pins] {
    known.map { axes in
      var pins = Pins()
      for axis in Axis.allCases {
        let known = axes[axis.rawValue]
        for edge in axis.edges { pins.edges[edge] = known[edge] }
        pins[lengthOf: axis] = known.length
        pins[centerOf: axis] = known.center
      }
      return pins
    }
  }

  private mutating func solve() {
    let order = subjects.indices.sorted { (subjects[$0].stretch, $0) < (subjects[$1].stretch, $1) }
    // Views with a size of their own come first: what stretches takes what they leave. Weak
    // constraints count only where nothing better is known.
    let strengths = [1000.0, 750, 0]
    for (stretch, strength) in strengths.enumerated() {
      propagate(atLeast: strength)
      for index in order where subjects[index].stretch <= stretch {
        complete(index, atLeast: strength)
      }
    }
    for index in order { complete(index, atLeast: 0) }
  }

  /// Gives one view what it lacks, and lets the others use it.
  private mutating func complete(_ index: Int, atLeast priority: Double) {
    for axis in Axis.allCases {
      let count = known[index][axis.rawValue].count
      // Where nothing is tied yet, another view may still bring an edge.
      guard count < 2, count == 1 || priority == 0 else { continue }
      fill(index, axis)
      propagate(atLeast: priority)
    }
  }

  /// Takes over relations until none tells anything new.
  private mutating func propagate(atLeast priority: Double) {
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in subjects.indices {
        for relation in subjects[index].relations where relation.priority >= priority {
          if known[index][relation.slot.axis.rawValue].count < 2, take(relation, for: index) {
            isChanged = true
          }
        }
      }
    }
  }

  /// Notes what a relation says, where its other side is known by now; false where it adds nothing.
  private mutating func take(_ relation: Relation, for index: Int) -> Bool {
    let axis = relation.slot.axis
    var here = known[index][axis.rawValue]
    switch (relation.slot, relation.anchor) {
    case (.length, .constant):
      guard here.length == nil, relation.constant >= 0 else { return false }
      here.length = relation.constant
    case (.center, .superviewAxis):
      guard here.center == nil else { return false }
      here.center = relation.constant
    case (.length, .superviewAxis):
      guard let filled = filling(here, axis, by: relation.constant) else { return false }
      here = filled
    case (.center, .siblingCenter(let item)):
      // As far from the sibling's start as the two differ in half their lengths.
      let start = axis.edges[0]
      guard let sibling = sibling(item, for: index, start),
        let own = fixedLength(index, axis), let other = fixedLength(sibling, axis),
        tie(.sibling(item), start, rounded((other - own) / 2) + relation.constant, at: start, &here)
      else { return false }
      waitsFor[index].insert(sibling)
    case (.baseline, .siblingBaseline(let item)):
      guard let sibling = sibling(item, for: index, .top), let own = subjects[index].frame,
        let other = subjects[sibling].frame,
        tie(.sibling(item), .top, rounded(own.y - other.y), at: .top, &here)
      else { return false }
      waitsFor[index].insert(sibling)
    case (.edge(let edge), .superview(let other)):
      guard tie(.superview, other, relation.constant, at: edge, &here) else { return false }
    case (.edge(let edge), .safeArea(let other)):
      guard tie(.safeArea, other, relation.constant, at: edge, &here) else { return false }
    case (.edge(let edge), .sibling(let item, let other)):
      guard let sibling = sibling(item, for: index, other),
        tie(.sibling(item), other, relation.constant, at: edge, &here)
      else { return false }
      waitsFor[index].insert(sibling)
    default: return false
    }
    known[index][axis.rawValue] = here
    return true
  }

  /// A length that no superview changes: a constraint's, or that of a view with a size of its own.
  private func fixedLength(_ index: Int, _ axis: Axis) -> Double? {
    if let length = known[index][axis.rawValue].length { return length }
    return subjects[index].stretch == 0 ? subjects[index].frame?.size[axis] : nil
  }

  /// Ties an edge that is free; false where it is not.
  private func tie(
    _ target: Pins.Target, _ targetEdge: Edge, _ offset: Double, at edge: Edge, _ here: inout Known
  ) -> Bool {
    if here[edge] != nil { return false }
    let constant = edge.isLeading ? offset : -offset
    here[edge] = Pins.Pin(target: target, edge: targetEdge, constant: constant == 0 ? 0 : constant)
    return true
  }

  /// "As long as the superview, and `more`" beside one tied edge, or beside the centre.
  private func filling(_ here: Known, _ axis: Axis, by more: Double) -> Known? {
    var result = here
    let edges = axis.edges
    func pin(_ edge: Edge, _ constant: Double) -> Pins.Pin {
      Pins.Pin(target: .superview, edge: edge, constant: constant == 0 ? 0 : constant)
    }
    if let start = here.start, start.target == .superview, start.edge == edges[0] {
      result.end = pin(edges[1], -start.constant - more)
    } else if let end = here.end, end.target == .superview, end.edge == edges[1] {
      result.start = pin(edges[0], -end.constant - more)
    } else if let center = here.center {
      result.center = nil
      result.start = pin(edges[0], center - more / 2)
      result.end = pin(edges[1], -center - more / 2)
    } else {
      return nil
    }
    return result
  }

  /// The sibling of an item, where an edge of it follows from what is known of it, and `index` may be
  /// tied to it.
  private func sibling(_ item: Int, for index: Int, _ edge: Edge) -> Int? {
    guard let sibling = indexOfItem[item] else { return nil }
    let axis = known[sibling][edge.axis.rawValue]
    return (axis.count == 2 || axis[edge] != nil) && mayWait(index, for: sibling) ? sibling : nil
  }

  /// Whether `index` may be tied to `other`: not where `other`, along either axis, waits for it.
  private func mayWait(_ index: Int, for other: Int) -> Bool {
    if subjects.count > Self.siblingLimit || index == other { return false }
    var pending = [other]
    var met: Set = [other]
    while let next = pending.popLast() {
      if next == index { return false }
      for further in waitsFor[next] where met.insert(further).inserted { pending.append(further) }
    }
    return true
  }

  // MARK: - The canvas' frame

  /// Completes an axis from the frame on the canvas: edges on the superview's stay there, what is
  /// wide stretches, everything else keeps its length.
  private mutating func fill(_ index: Int, _ axis: Axis) {
    guard let frame = subjects[index].frame else { return fillWithoutFrame(index, axis) }
    var here = known[index][axis.rawValue]
    let edges = axis.edges
    guesses.insert(subjects[index].item)
    let length = rounded(frame.size[axis])
    let start = frame.distance(to: .zero, at: edges[0])
    let end = superview.map { Rect(size: $0) }.map { frame.distance(to: $0, at: edges[1]) }
    let isLong = superview.map { length > $0[axis] / 2 } ?? false
    let stretches = isLong && (subjects[index].stretch > 0 || (end?.magnitude ?? 9) < 0.5)
    if here.start != nil || here.end != nil {
      let isEndFree = here.end == nil
      if stretches, isEndFree, let end {
        here.end = distance(edges[1], end)
      } else if stretches, !isEndFree {
        here.start = distance(edges[0], start)
      } else {
        here.length = length
      }
    } else if here.center != nil {
      here.length = length
    } else if here.length == nil, let end, stretches || start.magnitude < 0.5 && end.magnitude < 0.5
    {
      here.start = distance(edges[0], start)
      here.end = distance(edges[1], end)
    } else {
      here.length = here.length ?? length
      if let end, abs(start - end) < 1, start > 1 {
        here.center = 0
      } else if let end, end.magnitude < 0.5, start > 1 {
        here.end = distance(edges[1], end)
      } else {
        here.start = distance(edges[0], start)
      }
    }
    known[index][axis.rawValue] = here
  }

  /// Completes an axis of which the canvas says nothing at all: the view takes what there is.
  private mutating func fillWithoutFrame(_ index: Int, _ axis: Axis) {
    var here = known[index][axis.rawValue]
    let missing = { (edge: Edge) in Pins.Pin(target: .superview, edge: edge) }
    if here.start != nil {
      here.end = missing(axis.edges[1])
    } else if here.end != nil || here.count == 0 {
      here.start = missing(axis.edges[0])
      if here.end == nil { here.end = missing(axis.edges[1]) }
    } else if here.length == nil {
      here.length = 0
    } else {
      here.center = 0
    }
    known[index][axis.rawValue] = here
  }
}

/// A canvas' number without the noise of thirds.
private func rounded(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }

/// A pin to the superview's own edge, at a distance on the canvas.
private func distance(_ edge: Edge, _ points: Double) -> Pins.Pin {
  Pins.Pin(target: .superview, edge: edge, constant: points.magnitude < 0.5 ? 0 : rounded(points))
}

extension Pins {
  /// The fixed length along an axis.
  fileprivate subscript(lengthOf axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The distance from the superview's centre along an axis.
  fileprivate subscript(centerOf axis: Axis) -> Double? {
    get { axis == .horizontal ? centerX : centerY }
    set { if axis == .horizontal { centerX = newValue } else { centerY = newValue } }
  }
}

extension PinSolver {
  /// The pins that an autoresizing mask comes to: what does not stretch keeps its distance.
  ///
  /// Exact but where more than one part of an axis stretches: there the view stays centred if it
  /// was, else keeps the nearer edge's distance.
  static func pins(frame: Rect, mask: AutoresizingMask, in superview: Size) -> Pins {
    var pins = Pins()
    func pin(_ edge: Edge) -> Pins.Pin {
      distance(edge, frame.distance(to: Rect(size: superview), at: edge))
    }
    for axis in Axis.allCases {
      let edges = axis.edges
      let isHorizontal = axis == .horizontal
      let length = rounded(frame.size[axis])
      let stretches = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
      let startMoves = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
      let endMoves = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
      if stretches {
        pins.edges[edges[0]] = pin(edges[0])
        pins.edges[edges[1]] = pin(edges[1])
        continue
      }
      pins[lengthOf: axis] = length
      let distances = (start: pin(edges[0]).constant, end: pin(edges[1]).constant)
      if startMoves, endMoves, abs(distances.start - distances.end) < 1 {
        pins[centerOf: axis] = 0
      } else if startMoves, !endMoves || distances.end < distances.start {
        pins.edges[edges[1]] = pin(edges[1])
      } else {
        pins.edges[edges[0]] = pin(edges[0])
      }
    }
    return pins
  }
}
