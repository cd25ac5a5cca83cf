import InsetModel
import LuaHost

/// What a rule's answer rests on: the nodes of the screen that it read.
struct NodeReads {
  /// What the members of objects reach besides their own node.
  enum Reach {
    /// A number of the node that the walk finds after spacing rules were asked.
    static let found: UInt8 = 1
    /// The bars.
    static let bars: UInt8 = 2
    /// Any node.
    static let everything: UInt8 = 4
  }

  private(set) var views: Set<Int> = []
  /// Views of which only the table was read.
  private(set) var tables: Set<Int> = []
  private(set) var controllers: Set<Int> = []
  private(set) var hasBars = false
  /// Whether more was read than what the scenario says of tables.
  private(set) var isBeyondTables = false
  /// Whether nodes were read that nobody lists.
  private(set) var isOpen = false

  /// Notes a call that ended without an answer: what it would have read next nobody can say.
  mutating func end() {
    isOpen = true
    isBeyondTables = true
  }

  /// Adds what a call has read.
  mutating func add(_ reads: LuaReads, _ types: ObjectTypes, on screen: Screen) {
    if reads.marks & Reach.everything != 0 || !reads.isComplete { end() }
    if isOpen { return }
    if reads.marks & Reach.bars != 0 { hasBars = true }
    if reads.marks != 0 { isBeyondTables = true }
    for (type, index) in reads.objects {
      switch type {
      case types.screen.id, types.os.id, types.device.id, types.window.id, types.parts.id,
        types.part.id:
        continue
      case types.table.id: tables.insert(screen.scrolls[index].view)
      case types.section.id:
        tables.insert(screen.scrolls[SectionIndex(objectIndex: index).scroll].view)
      case types.scroll.id:
        views.insert(screen.scrolls[index].view)
        isBeyondTables = true
      case types.view.id:
        views.insert(index)
        isBeyondTables = true
      case types.controller.id:
        controllers.insert(index)
        isBeyondTables = true
      case types.bar.id:
        hasBars = true
        isBeyondTables = true
      default: end()
      }
    }
  }

  /// Whether all that was read is the same on another screen.
  func isSame(on difference: ScreenDifference) -> Bool {
    !isOpen && (!hasBars || difference.areSameBars)
      && views.allSatisfy { difference.isSameView[$0] }
      && tables.allSatisfy { difference.isSameTable[$0] }
      && controllers.allSatisfy { difference.isSameController[$0] }
  }
}
