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
    members.set(.isHidden, view.isHidden, unless: false, as: JSON.bool)
    members.set(.interactive, view.isInteractive, unless: false, as: JSON.bool)
    members.set(.obstructs, view.obstructs, unless: false, as: JSON.bool)
    members.set(
      .overridesSafeAreaInsets, view.overridesSafeAreaInsets, unless: false, as: JSON.bool)
    members.set(.inWindow, view.isInWindow, unless: true, as: JSON.bool)
    if let scroll = view.scroll { add(scroll, to: &members, in: scenario) }
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

  private static func add(
    _ scroll: ScrollProperties, to members: inout WrittenMembers<ViewKey>, in scenario: Scenario
  ) {
    let standard = ScrollProperties()
    members.set(
      .contentInset, scroll.contentInset, unless: .zero, as: JSON.insetExpressions)
    members[.contentSize] = scroll.contentSize.map(JSON.size)
    members[.contentOffset] = scroll.contentOffset.map(JSON.contentOffset)
    members.set(
      .contentInsetAdjustmentBehavior, scroll.contentInsetAdjustmentBehavior,
      unless: standard.contentInsetAdjustmentBehavior, as: JSON.string)
    members[.alwaysBounceVertical] = scroll.alwaysBounceVertical.map(JSON.bool)
    members[.alwaysBounceHorizontal] = scroll.alwaysBounceHorizontal.map(JSON.bool)
    members.set(.isScrollEnabled, scroll.isScrollEnabled, unless: true, as: JSON.bool)
    members.set(
      .scrollIndicatorInsets, scroll.scrollIndicatorInsets, unless: .zero, as: JSON.insets)
    members.set(
      .automaticallyAdjustsScrollIndicatorInsets,
      scroll.automaticallyAdjustsScrollIndicatorInsets, unless: true, as: JSON.bool)
    members[.refreshControl] = scroll.refreshControl.map(JSON.word)
    members[.collectionLayout] = scroll.collectionLayout.map(JSON.word)
    members.set(.sectionInset, scroll.sectionInset, unless: .zero, as: JSON.insets)
    members[.insetsReference] = scroll.insetsReference.map(JSON.word)
    members.set(.wants, scroll.wants, unless: standard.wants) { wants in
      .edges(wants) { _, want in
        switch want {
        case nil: nil
        case .edge: .word(ReservedName.edge)
        case .belowBars: .word(ReservedName.belowBars)
        case .view(let view): .string(scenario.name(ofView: view))
        }
      }
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
    members.set(.style, table.style, unless: .plain, as: JSON.word)
    members[.origin] = table.origin.map(JSON.word)
    for key in TableKey.allCases {
      guard let property = key.height else { continue }
      members[key] = table[keyPath: property].map(JSON.height)
    }
    members[.tableHeaderView] = table.tableHeaderViewHeight.map(sizedView)
    members[.tableFooterView] = table.tableFooterViewHeight.map(sizedView)
    var methods = WrittenMembers<DelegateKey>()
    for method in DelegateKey.allCases {
      let returned = table.delegate[keyPath: method.property]
      methods[method] = method.returnsView ? view(returned) : height(returned)
    }
    if !methods.members.isEmpty { members[.delegate] = methods.object }
    members[.sections] = table.sections.map { .array($0.map(object)) }
    if table.loadMoreFollowsContentSize {
      var loadMore = WrittenMembers<LoadMoreKey>()
      loadMore[.follows] = .string("contentSize")
      members[.loadMore] = loadMore.object
    }
    return members.object
  }

  private static func list(_ list: TableProperties) -> JSON {
    var members = WrittenMembers<ListKey>()
    members.set(.appearance, list.style, unless: .plain, as: JSON.word)
    members[.headerTopPadding] = list.sectionHeaderTopPadding.map(JSON.height)
    members[.sections] = list.sections.map { .array($0.map(object)) }
    return members.object
  }

  private static func sizedView(_ height: Double) -> JSON {
    var members = WrittenMembers<SizedViewKey>()
    members[.height] = .number(height)
    return members.object
  }

  private static func view(_ returned: Returned<Double>) -> JSON? {
    switch returned {
    case .notImplemented: nil
    case .nil: .null
    case .value(0): .string("view")
    case .value(let height): sizedView(height)
    }
  }

  private static func height(_ returned: Returned<Double>) -> JSON? {
    returned.value.map(JSON.height)
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
    members[.view] = slot.view.flatMap(view)
    members[.height] = slot.height.flatMap(height)
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
