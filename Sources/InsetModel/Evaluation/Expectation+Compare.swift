extension Screen {
  /// The expectations that did not come true, within half a pixel.
  public func mismatches() -> [Mismatch] {
    let subjects = Subjects(screen: self)
    return scenario.expectations.compactMap { expectation in
      guard let actual = subjects.value(of: expectation) else {
        return Mismatch(expectation: expectation, actual: nil)
      }
      let tolerance = surroundings.pixel / 2
      return actual.agrees(with: expectation.value, within: tolerance)
        ? nil : Mismatch(expectation: expectation, actual: actual.text)
    }
  }
}

/// Finds the values that expectations name.
struct Subjects {
  private enum Subject {
    case view(Int)
    case controller(Int)
    case bar(Int)
  }

  private let screen: Screen
  private var names: [String: Subject] = [:]

  init(screen: Screen) {
    self.screen = screen
    for index in screen.bars.indices { names[screen.name(ofBar: index)] = .bar(index) }
    for (index, controller) in screen.scenario.controllers.enumerated() {
      if let id = controller.id { names[id] = .controller(index) }
    }
    for (index, view) in screen.scenario.views.enumerated() {
      if let id = view.id { names[id] = .view(index) }
    }
  }

  /// The value in the expectation's own form, or nil where the subject has none.
  func value(of expectation: Expectation) -> Expectation.Value? {
    switch names[expectation.subject] {
    case nil: nil
    case .bar(let index)?:
      expectation.key == .frame ? .rect(screen.bars[index].frame) : nil
    case .controller(let index)?: value(expectation.key, ofController: index)
    case .view(let index)?: value(expectation.key, ofView: index)
    }
  }

  private func value(
    _ key: Expectation.Key, ofController index: Int
  ) -> Expectation.Value? {
    let placed = screen.controllers[index]
    switch key {
    case .safeAreaInsets, .layoutGuides: return .insets(placed.safeArea.points.map { $0 })
    case .frame: return .rect(placed.frame)
    default:
      return screen.scenario.controllers[index].view.flatMap { value(key, ofView: $0) }
    }
  }

  private func value(_ key: Expectation.Key, ofView index: Int) -> Expectation.Value? {
    let placed = screen.views[index]
    let scroll = placed.scroll.map { screen.scrolls[$0] }
    switch key {
    case .safeAreaInsets: return .insets(placed.safeArea.points.map { $0 })
    case .frame: return .rect(placed.frame)
    case .contentInset: return scroll.map { .insets($0.contentInset.points.map { $0 }) }
    case .adjustedContentInset:
      return scroll.map { .insets($0.adjustedContentInset.points.map { $0 }) }
    case .sectionInsets: return scroll.map { .insets($0.sectionInsets.points.map { $0 }) }
    case .indicatorInsets: return scroll.map { .insets($0.indicatorInsets.points.map { $0 }) }
    case .contentOffset:
      return scroll.map { .point(x: $0.contentOffset.x, y: $0.contentOffset.y) }
    case .contentSize:
      return scroll.map { .size(width: $0.contentSize.width, height: $0.contentSize.height) }
    case .firstRowY: return scroll?.table?.firstRowY.map { .number($0) }
    case .rows: return scroll?.table.map { .numbers($0.rowOrigins) }
    case .slots:
      return scroll?.table.map { table in
        .slots(
          table.sections.map { section in
            .init(
              header: section.header.points, footer: section.footer.points,
              padding: section.padding.points, headerY: section.headerY, footerY: section.footerY)
          })
      }
    // A view has none of its own.
    case .layoutGuides: return nil
    }
  }
}

extension Screen {
  /// What findings and `expect` call a bar: its id, else `<controller>.navigationBar` and so on.
  public func name(ofBar index: Int) -> String {
    let placed = bars[index]
    return placed.bar.id
      ?? "\(scenario.name(ofController: placed.controller)).\(placed.kind.rawValue)"
  }
}

extension PlacedTable {
  /// The y of every row, in content coordinates.
  public var rowOrigins: [Double] {
    var origins: [Double] = []
    for section in sections {
      var y = section.rowsY
      for height in section.rowHeights {
        origins.append(y)
        y += height
      }
    }
    return origins
  }
}

extension Expectation.Value {
  /// Whether every part that `expected` writes is as written, within `tolerance`.
  func agrees(with expected: Expectation.Value, within tolerance: Double) -> Bool {
    let actual = numbers
    let wanted = expected.numbers
    guard actual.count == wanted.count else { return false }
    return zip(actual, wanted).allSatisfy { actual, wanted in
      guard let wanted else { return true }
      guard let actual else { return false }
      if wanted.isNaN { return actual.isNaN }
      // An unknown number agrees with no other; the small excess allows for 1/3 written as 0.333.
      return abs(actual - wanted) <= tolerance + 0.001
    }
  }

  /// The value's numbers in a fixed order; nil for a part that is not compared.
  var numbers: [Double?] {
    switch self {
    case .insets(let edges): Edge.allCases.map { edges[$0] }
    case .point(let x, let y): [x, y]
    case .size(let width, let height): [width, height]
    case .rect(let rect): [rect.x, rect.y, rect.width, rect.height]
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .slots(let slots):
      slots.flatMap { [$0.header, $0.footer, $0.padding, $0.headerY, $0.footerY] }
    }
  }

  /// The value as reports print it.
  public var text: String {
    let parts = numbers.map { $0.map(formatted) ?? "-" }
    switch self {
    case .insets: return "{" + parts.joined(separator: ", ") + "}"
    case .number: return parts.first ?? "-"
    case .point, .size, .rect, .numbers: return "[" + parts.joined(separator: ", ") + "]"
    case .slots(let slots):
      return slots.map { slot in
        "header \(slot.header.map(formatted) ?? "-"), footer \(slot.footer.map(formatted) ?? "-")"
          + ", padding \(slot.padding.map(formatted) ?? "-")"
      }.joined(separator: "; ")
    }
  }
}
