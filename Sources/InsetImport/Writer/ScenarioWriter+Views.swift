import InsetBasics
import InsetModel

extension ScenarioWriter {
  /// The keys of a view, without its subviews.
  static func members(of view: View, in scenario: Scenario) -> WrittenMembers<ViewKey> {
    var members = WrittenMembers<ViewKey>()
    let kind = view.superview == nil ? scenario.controllers[view.controller].kind : nil
    members.set(
      .className, view.className, unless: ViewRole.defaultClass(rootOf: kind),
      as: JSON.string)
    members[.baseClass] = view.baseClassName.map(JSON.string)
    members[.id] = view.id.map(JSON.string)
    (members[.frame], members[.autoresizing], members[.pins]) = place(view.layout, in: scenario)
    members.set(view.values)
    if let scroll = view.scroll {
      members.set(scroll.values)
      members.set(.wants, scroll.wants, unless: ScrollProperties().wants) { wants in
        .edges(wants) { _, want in want.map { word(for: $0, in: scenario) } }
      }
    }
    if let table = view.table {
      if table.isList {
        members[.list] = list(table)
      } else if table != TableProperties() {
        members[.table] = object(table)
      }
    }
    members[.observed] = view.observed.map(object)
    return members
  }

  private static func word(for want: Want, in scenario: Scenario) -> JSON {
    switch want {
    case .edge: .word(ReservedName.edge)
    case .belowBars: .word(ReservedName.belowBars)
    case .view(let view): .string(scenario.name(ofView: view))
    }
  }

  private static func object(_ observed: Observed) -> JSON {
    var members = WrittenMembers<ObservedKey>()
    members[.adjustedContentInset] = observed.adjustedContentInset.map(JSON.insets)
    members[.contentInset] = observed.contentInset.map(JSON.insets)
    members[.contentOffset] = observed.contentOffset.map(JSON.point)
    members[.safeAreaInsets] = observed.safeAreaInsets.map(JSON.insets)
    members[.contentTop] = observed.contentTop.map(JSON.number)
    members[.firstRowY] = observed.firstRowY.map(JSON.number)
    members.set(.isAnimating, observed.isAnimating, unless: false, as: JSON.bool)
    return members.object
  }

  private static func object(_ table: TableProperties) -> JSON {
    var members = WrittenMembers<TableKey>()
    members.set(table.values)
    var methods = WrittenMembers<DelegateKey>()
    methods.set(table.delegate.values)
    if !methods.members.isEmpty { members[.delegate] = methods.object }
    members[.sections] = table.sections.map { .array($0.map(object)) }
    return members.object
  }

  private static func list(_ list: TableProperties) -> JSON {
    var members = WrittenMembers<ListKey>()
    members.set(list.values)
    members[.sections] = list.sections.map { .array($0.map(object)) }
    return members.object
  }

  private static func object(_ section: TableSection) -> JSON {
    var members = WrittenMembers<SectionKey>()
    members[.rows] = rows(section.rows)
    members.set(.header, section.header, unless: SectionSlot(), as: object)
    members.set(.footer, section.footer, unless: SectionSlot(), as: object)
    return members.object
  }

  private static func object(_ slot: SectionSlot) -> JSON {
    var members = WrittenMembers<SlotKey>()
    members[.title] = slot.title.map(JSON.string)
    members[.view] = slot.view?.propertyValue.map { .property($0, of: .returnedView) }
    members[.height] = slot.height?.propertyValue.map { .property($0, of: .height) }
    return members.object
  }

  /// A count where no row has a height of its own, a count and a height where all have the same.
  private static func rows(_ rows: [Double?]) -> JSON? {
    guard let first = rows.first else { return nil }
    guard rows.allSatisfy({ $0 == first }) else {
      return .array(rows.map { $0.map(JSON.height) ?? .null })
    }
    guard let height = first else { return .number(Double(rows.count)) }
    var members = WrittenMembers<RowsKey>()
    members[.count] = .number(Double(rows.count))
    members[.height] = .height(height)
    return members.object
  }
}
