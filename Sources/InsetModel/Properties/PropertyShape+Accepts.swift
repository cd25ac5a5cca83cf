extension PropertyShape {
  /// Whether a value is of this shape. A height may be automatic (TBL-2).
  public func accepts(_ value: PropertyValue) -> Bool {
    switch (self, value) {
    case (.flag, .flag), (.follows, .flag), (.text, .word), (.behavior, .word), (.insets, .insets),
      (.edges, .edges), (.size, .size), (.contentSize, .size), (.offset, .offset),
      (.returnedView, .nil):
      true
    case (.words(let words), .word(let word)): words.contains(word)
    case (.length, .number(let number)), (.extent, .number(let number)),
      (.height, .number(let number)), (.sizedView, .number(let number)),
      (.returnedView, .number(let number)):
      number.isFinite
    case (.count, .number(let number)): Int(exactly: number) != nil
    default: false
    }
  }
}
