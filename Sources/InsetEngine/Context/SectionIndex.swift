/// A section of a table, as the one index that a Lua object has.
struct SectionIndex {
  /// The table, by its place among the scroll views.
  var scroll: Int
  /// The section's number.
  var number: Int

  /// The section with this number, of the table at `scroll`; a table has fewer than 2³² sections.
  init(scroll: Int, number: Int) {
    self.scroll = scroll
    self.number = number
  }

  /// The section that an object's index stands for.
  init(objectIndex: Int) {
    scroll = objectIndex >> 32
    number = objectIndex & 0xFFFF_FFFF
  }

  /// Both numbers in one.
  var objectIndex: Int { scroll << 32 | number }
}
