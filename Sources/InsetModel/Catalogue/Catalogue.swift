/// Everything that is data: devices, measures, classes, facts and open questions.
///
/// Loaded from the rule packs' `platform/*.lua`; the model holds no number of its own.
public struct Catalogue: Sendable {
  /// The devices, oldest first.
  public private(set) var devices: [Device] = []
  /// Their places, by slug.
  private var places: [String: Int] = [:]
  /// The view classes, by name.
  public private(set) var classes: [String: ViewClass] = [:]
  /// What collection layouts switch on.
  public private(set) var layouts: [CollectionLayout: LayoutDefaults] = [:]
  /// The facts, by id.
  public private(set) var facts: [FactID: Fact] = [:]
  /// The open questions: those declared, and one for each contested row with other values.
  public private(set) var questions: [Question] = []
  /// The version whose bars an app keeps that requires design compatibility; nil where no pack says.
  public private(set) var compatibilityOS: OSVersion?
  /// The newest major iOS version that any row or device speaks of.
  public private(set) var newestOS = 0
  /// The rows of each measure; the first that holds wins.
  private var rows: [Measure: [MeasureRow]] = [:]

  /// An empty catalogue.
  public init() {}

  /// Adds devices; one with a known slug replaces the older entry.
  public mutating func add(devices added: [Device]) {
    for device in added {
      if let old = places[device.slug] {
        devices[old] = device
      } else {
        places[device.slug] = devices.count
        devices.append(device)
      }
    }
    noteNewest()
  }

  /// Adds measures: a later pack's rows are asked before an earlier pack's; the same id replaces.
  public mutating func add(rows added: [MeasureRow]) {
    let ids = Set(added.map(\.id))
    var byMeasure: [Measure: [MeasureRow]] = [:]
    for row in added { byMeasure[row.measure, default: []].append(row) }
    for (measure, old) in rows { rows[measure] = old.filter { !ids.contains($0.id) } }
    for (measure, new) in byMeasure { rows[measure] = new + (rows[measure] ?? []) }
    let citations = Set(added.map(\.contestedID))
    questions.removeAll { citations.contains($0.id) }
    questions += added.compactMap(\.contestedQuestion)
    noteNewest()
  }

  private mutating func noteNewest() {
    let written = allRows.flatMap { [$0.when.os?.first ?? 0, $0.when.os?.last ?? 0] }
    let run = devices.flatMap { [$0.earliestOS.major, $0.latestOS?.major ?? 0] }
    newestOS = (written + run).max() ?? 0
  }

  /// Sets whose bars an app keeps that requires design compatibility.
  public mutating func set(compatibilityOS version: OSVersion) { compatibilityOS = version }

  /// The question with this id.
  public func question(_ id: String) -> Question? { questions.first { $0.id == id } }

  /// Adds view classes; the same name replaces.
  public mutating func add(classes added: [ViewClass]) {
    for entry in added { classes[entry.name] = entry }
  }

  /// Adds layouts' defaults; the same layout replaces.
  public mutating func add(layouts added: [LayoutDefaults]) {
    for entry in added { layouts[entry.layout] = entry }
  }

  /// Adds facts; the same id replaces.
  public mutating func add(facts added: [FactID: Fact]) {
    facts.merge(added) { _, new in new }
  }

  /// Adds open questions; the same id replaces.
  public mutating func add(questions added: [Question]) {
    for question in added {
      if let old = questions.firstIndex(where: { $0.id == question.id }) {
        questions[old] = question
      } else {
        questions.append(question)
      }
    }
  }

  /// Every row, for listings; in the order in which each measure's rows are asked.
  public var allRows: [MeasureRow] { Measure.allCases.flatMap { rows[$0] ?? [] } }

  /// Lists of device slugs that rows are limited to.
  public var deviceLists: [[String]] {
    Array(Set(allRows.compactMap(\.when.slugs))).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The first row of `measure` whose conditions all hold.
  public func row(_ measure: Measure, where holds: (MeasureCondition) -> Bool) -> MeasureRow? {
    guard let rows = rows[measure] else { return nil }
    for index in rows.indices where holds(rows[index].when) { return rows[index] }
    return nil
  }

  /// How far a fact or catalogue row can be trusted; contested where the id is not known.
  public func confidence(of fact: FactID) -> Confidence { facts[fact]?.confidence ?? .contested }

  /// The device that a scenario's word names: a slug, a machine identifier or a marketing name.
  public func device(named name: String) -> Device? {
    devices.first { $0.slug == name || $0.name == name || $0.identifiers.contains(name) }
  }

  /// The nearest known ancestor of a class: itself, its base class, or what it inherits from.
  public func viewClass(_ name: String, base: String?) -> ViewClass? {
    classes[name] ?? base.flatMap { classes[$0] }
  }
}
