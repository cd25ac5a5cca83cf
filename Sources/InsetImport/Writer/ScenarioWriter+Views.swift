import InsetModel

extension ScenarioWriter {
  /// The keys of a view, without its subviews.
  static func members(of view: View, in scenario: Scenario) -> MemberList<ViewKey> {
    var members = MemberList<ViewKey>()
    let kind = view.superview == nil ? scenario.controllers[view.controller].kind : nil
    members.set(
      .className, view.className, unless: ViewRole.defaultClass(rootOf: kind),
      as: JSONValue.string)
    members[.baseClass] = view.baseClassName.map(JSONValue.string)
    members[.id] = view.id.map(JSONValue.string)
    (members[.frame], members[.autoresizing], members[.pins]) = place(view.layout, in: scenario)
    members.set(.isHidden, view.isHidden, unless: false, as: JSONValue.bool)
    members.set(.interactive, view.isInteractive, unless: false, as: JSONValue.bool)
    members.set(.obstructs, view.obstructs, unless: false, as: JSONValue.bool)
    members.set(
      .overridesSafeAreaInsets, view.overridesSafeAreaInsets, unless: false, as: JSONValue.bool)
    members.set(.inWindow, view.isInWindow, unless: true, as: JSONValue.bool)
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
    _ scroll: ScrollProperties, to members: inout MemberList<ViewKey>, in scenario: Scenario
  ) {
    let standard = ScrollProperties()
    members.set(
      .contentInset, scroll.contentInset, unless: .zero, as: JSONValue.insetExpressions)
    members[.contentSize] = scroll.contentSize.map(JSONValue.size)
    members[.contentOffset] = scroll.contentOffset.map(JSONValue.contentOffset)
    members.set(
      .contentInsetAdjustmentBehavior, scroll.contentInsetAdjustmentBehavior,
      unless: standard.contentInsetAdjustmentBehavior, as: JSONValue.string)
    members[.alwaysBounceVertical] = scroll.alwaysBounceVertical.map(JSONValue.bool)
    members[.alwaysBounceHorizontal] = scroll.alwaysBounceHorizontal.map(JSONValue.bool)
    members.set(.isScrollEnabled, scroll.isScrollEnabled, unless: true, as: JSONValue.bool)
    members.set(
      .scrollIndicatorInsets, scroll.scrollIndicatorInsets, unless: .zero, as: JSONValue.insets)
    members.set(
      .automaticallyAdjustsScrollIndicatorInsets,
      scroll.automaticallyAdjustsScrollIndicatorInsets, unless: true, as: JSONValue.bool)
    members[.refreshControl] = scroll.refreshControl.map(JSONValue.word)
    members[.collectionLayout] = scroll.collectionLayout.map(JSONValue.word)
    members.set(.sectionInset, scroll.sectionInset, unless: .zero, as: JSONValue.insets)
    members[.insetsReference] = scroll.insetsReference.map(JSONValue.word)
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

  private static func object(_ observed: Observed) -> JSONValue {
    var members = MemberList<ObservedKey>()
    members[.adjustedContentInset] = observed.adjustedContentInset.map(JSONValue.insets)
    members[.contentInset] = observed.contentInset.map(JSONValue.insets)
    members[.contentOffset] = observed.contentOffset.map(JSONValue.point)
    members[.safeAreaInsets] = observed.safeAreaInsets.map(JSONValue.insets)
    members[.contentTop] = observed.contentTop.map(JSONValue.number)
    members[.firstRowY] = observed.firstRowY.map(JSONValue.number)
    members.set(.isAnimating, observed.isAnimating, unless: false, as: JSONValue.bool)
    return members.object
  }

  private static func object(_ table: TableProperties) -> JSONValue {
    var members = MemberList<TableKey>()
    members.set(.style, table.style, unless: .plain, as: JSONValue.word)
    members[.origin] = table.origin.map(JSONValue.word)
    for key in TableKey.allCases {
      guard let property = key.height else { continue }
      members[key] = table[keyPath: property].map(JSONValue.height)
    }
    members[.tableHeaderView] = table.tableHeaderViewHeight.map(sizedView)
    members[.tableFooterView] = table.tableFooterViewHeight.map(sizedView)
    var methods = MemberList<DelegateKey>()
    for method in DelegateKey.allCases {
      let returned = table.delegate[keyPath: method.property]
      methods[method] = method.returnsView ? view(returned) : height(returned)
    }
    if !methods.members.isEmpty { members[.delegate] = methods.object }
    members[.sections] = table.sections.map { .array($0.map(object)) }
    if table.loadMoreFollowsContentSize {
      var loadMore = MemberList<LoadMoreKey>()
      loadMore[.follows] = .string("contentSize")
      members[.loadMore] = loadMore.object
    }
    return members.object
  }

  private static func list(_ list: TableProperties) -> JSONValue {
    var members = MemberList<ListKey>()
    members.set(.appearance, list.style, unless: .plain, as: JSONValue.word)
    members[.headerTopPadding] = list.sectionHeaderTopPadding.map(JSONValue.height)
    members[.sections] = list.sections.map { .array($0.map(object)) }
    return members.object
  }

  private static func sizedView(_ height: Double) -> JSONValue {
    var members = MemberList<SizedViewKey>()
    members[.height] = .number(height)
    return members.object
  }

  private static func view(_ returned: Returned<Double>) -> JSONValue? {
    switch returned {
    case .notImplemented: nil
    case .nil: .null
    case .value(0): .string("view")
    case .value(let height): sizedView(height)
    }
  }

  private static func height(_ returned: Returned<Double>) -> JSONValue? {
    returned.value.map(JSONValue.height)
  }

  private static func object(_ section: TableSection) -> JSONValue {
    var members = MemberList<SectionKey>()
    members[.rows] = rows(section.rows)
    members.set(.header, section.header, unless: SectionSlot(), as: object)
    members.set(.footer, section.footer, unless: SectionSlot(), as: object)
    return members.object
  }

  private static func object(_ slot: SectionSlot) -> JSONValue {
    var members = MemberList<SlotKey>()
    members[.title] = slot.title.map(JSONValue.string)
    members[.view] = slot.view.flatMap(view)
    members[.height] = slot.height.flatMap(height)
    return members.object
  }

  /// A count where no row has a height of its own, a count and a height where all have the same.
  private static func rows(_ rows: [Double?]) -> JSONValue? {
    guard let first = rows.first else { return nil }
    guard rows.allSatisfy({ $0 == first }) else {
      return .array(rows.map { $0.map(JSONValue.height) ?? .null })
    }
    guard let height = first else { return .number(Double(rows.count)) }
    var members = MemberList<RowsKey>()
    members[.count] = .number(Double(rows.count))
    members[.height] = .height(height)
    return members.object
  }
}
