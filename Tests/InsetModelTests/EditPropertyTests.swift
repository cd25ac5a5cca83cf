import Testing

@testable import InsetModel

/// What an edit does to a property follows from the property's row.
@Suite("Edits of properties")
struct EditPropertyTests {
  /// A property of one object of the scenario below.
  private struct Place: Hashable, CustomStringConvertible {
    var id: PropertyID
    var node: Node
    var bar: Bar.Kind?

    var description: String { "\(id.owner) \(id.name)\(bar.map { " of \($0)" } ?? "")" }

    func change(to value: PropertyValue) -> Edit.Change {
      if let bar { return .setBar(bar, id, value) }
      if id.owner == .delegate { return .implement(id, Returned(value) ?? .notImplemented) }
      return .set(id, value)
    }
  }

  /// A stack with both bars, and a page with a table.
  private static let scenario: Scenario = {
    var build = Build()
    let stack = build.controller(.navigation) {
      $0.navigationBar = Bar()
      $0.toolbar = Bar()
    }
    let page = build.controller(.viewController, in: stack)
    let root = build.view(of: page)
    build.view(of: page, in: root, .pins(.fill)) {
      $0.id = "feed"
      $0.scroll = ScrollProperties()
      $0.table = TableProperties()
    }
    return build.scenario()
  }()

  private static let places: [Place] = PropertyOwnerName.allCases.flatMap { owner in
    owner.rows.flatMap { row -> [Place] in
      switch owner {
      case .window: [Place(id: row.id, node: .scenario)]
      case .controller: [Place(id: row.id, node: .controller(1))]
      case .bar:
        [.navigationBar, .toolbar].map { Place(id: row.id, node: .controller(0), bar: $0) }
      case .view, .scroll, .table, .delegate: [Place(id: row.id, node: .view(1))]
      }
    }
  }

  private static func values(of scenario: Scenario) -> [Place: Known<PropertyValue?>] {
    Dictionary(
      uniqueKeysWithValues: places.compactMap { place in
        scenario.value(of: place.id, at: place.node, bar: place.bar).map { (place, $0) }
      })
  }

  @Test("an edit changes the value that it names, and no other")
  func exactlyOne() throws {
    let before = Self.values(of: Self.scenario)
    #expect(before.count == Self.places.count)
    for place in Self.places {
      for value in place.id.row.samples {
        let edit = Edit(steps: [.init(node: place.node, change: place.change(to: value))])
        let edited = try Self.scenario.applying(edit)
        var expected = before
        expected[place] = .known(value)
        #expect(Self.values(of: edited) == expected, "\(place)")
        var back = edited
        try back.set(place.id, to: nil, at: place.node, bar: place.bar)
        #expect(back == Self.scenario, "\(place)")
      }
    }
  }

  @Test("a bar that UIKit shows by default comes to be described, a toolbar does not")
  func bars() throws {
    var bare = Self.scenario
    (bare.controllers[0].navigationBar, bare.controllers[0].toolbar) = (nil, nil)
    let id = BarProperty.isTranslucent.id
    for (kind, value) in [(Bar.Kind.navigationBar, false), (.tabBar, false), (.toolbar, nil)] {
      let edit = Edit(steps: [
        .init(node: .controller(0), change: .setBar(kind, id, .flag(false)))
      ])
      let edited = try bare.applying(edit)
      #expect(
        edited.value(of: id, at: .controller(0), bar: kind) == value.map { .known(.flag($0)) })
    }
  }

  @Test("a property of another object is refused by its owner's name")
  func otherObjects() {
    func problem(_ id: PropertyID, _ node: Node) -> String? {
      let edit = Edit(steps: [.init(node: node, change: .set(id, id.row.sample))])
      do throws(EditError) {
        _ = try Self.scenario.applying(edit)
        return nil
      } catch {
        return error.message
      }
    }
    for place in Self.places where place.bar == nil && place.id.owner != .delegate {
      let other: Node = place.node == .controller(1) ? .view(1) : .controller(1)
      let name = place.id.name
      #expect(
        problem(place.id, other) == "\(name) belongs to \(place.id.owner.title)", "\(place)")
    }
    #expect(
      problem(BarProperty.isTranslucent.id, .controller(0)) == "isTranslucent belongs to a bar")
    #expect(
      problem(ScrollProperty.isScrollEnabled.id, .view(0))
        == "/root/children/0/view is not a scroll view")
    #expect(
      problem(TableProperty.rowHeight.id, .view(0)) == "/root/children/0/view is not a table view")
  }

  @Test("a value of another shape is refused")
  func shapes() {
    let values: [PropertyValue] = [
      .flag(true), .number(.nan), .word("no such word"), .edges(.all), .nil,
      .insets(.zero), .size(Size(width: 1, height: 1)), .offset(.atRest),
    ]
    for place in Self.places {
      for value in values where !place.id.row.shape.accepts(value) {
        let change: Edit.Change =
          place.bar.map { .setBar($0, place.id, value) } ?? .set(place.id, value)
        #expect(throws: EditError("\(place.id.name) cannot have such a value"), "\(place)") {
          try Self.scenario.applying(Edit(steps: [.init(node: place.node, change: change)]))
        }
      }
    }
  }

  @Test("insets that nobody knows stay unknown, whatever is added to them")
  func unknownInsets() throws {
    for place in Self.places {
      guard case .insets = place.id.row.shape else { continue }
      var scenario = Self.scenario
      scenario.controllers[1].values.setUnknown(
        ControllerProperty.additionalSafeAreaInsets.row, .written)
      for row in ScrollProperty.rows {
        scenario.views[1].scroll?.values.setUnknown(row, .setInCode("Feed.swift:3"))
      }
      let steps: [Edit.Change] = [
        .addInsets(place.id, Insets(top: 1, left: 1, bottom: 1, right: 1)),
        .setInsets(place.id, EdgeValues(top: .zero, left: nil, bottom: nil, right: nil)),
      ]
      for change in steps {
        let edited = try scenario.applying(Edit(steps: [.init(node: place.node, change: change)]))
        #expect(edited == scenario, "\(place)")
      }
    }
  }

  @Test("a value that is set anew takes the place of the one before it")
  func append() {
    for place in Self.places {
      let row = place.id.row
      let first = Edit.Step(node: place.node, change: place.change(to: row.sample))
      let last = Edit.Step(
        node: place.node, change: place.change(to: row.samples[row.samples.count - 1]))
      let others = Self.places.filter { $0 != place }.map {
        Edit.Step(node: $0.node, change: $0.change(to: $0.id.row.sample))
      }
      var edit = Edit(steps: [first] + others)
      edit.append(Edit(steps: [last]))
      #expect(edit.steps == others + [last], "\(place)")
    }
  }

  @Test("setting a property asks of an app what its row says")
  func intrusiveness() {
    for place in Self.places {
      guard let cost = place.id.row.cost else { continue }
      let edit = Edit(steps: [
        .init(node: place.node, change: place.change(to: place.id.row.sample))
      ])
      #expect(edit.intrusiveness == cost, "\(place)")
    }
  }
}
