import InsetModel

/// What an obstruction is, as the one index that a Lua object has.
struct ObstructionIndex {
  /// Which strip, bar or view.
  var kind: Obstruction.Kind

  /// The index of an obstruction of this kind.
  init(_ kind: Obstruction.Kind) { self.kind = kind }

  /// The obstruction that an object's index stands for.
  init(objectIndex: Int) {
    let number = objectIndex >> 2
    switch objectIndex & 3 {
    case 0: kind = .window(Edge.allCases[number])
    case 1: kind = .bar(number)
    default: kind = .view(number)
    }
  }

  /// Kind and number in one.
  var objectIndex: Int {
    switch kind {
    case .window(let edge): edge.rawValue << 2
    case .bar(let index): index << 2 | 1
    case .view(let index): index << 2 | 2
    }
  }
}
