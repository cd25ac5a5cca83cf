extension Scenario {
  /// A new scenario with the edit's steps applied.
  ///
  /// - Throws: an `EditError` where the edit is refused, or a step does not fit its node: a table's
  ///   number on a plain view.
  public func applying(_ edit: Edit) throws(EditError) -> Scenario {
    if let refusal = edit.refusal { throw EditError(refusal) }
    var result = self
    for step in edit.steps { try result.apply(step) }
    return result
  }

  private mutating func apply(_ step: Edit.Step) throws(EditError) {
    switch step.node {
    case .view(let index): try apply(step.change, toView: index)
    case .controller(let index): try apply(step.change, toController: index)
    case .scenario:
      guard case .behaviorOfAll(let name) = step.change else {
        throw EditError("an edit needs a view or a controller")
      }
      for index in views.indices
      where views[index].scroll?.contentInsetAdjustmentBehavior == UIKitBehavior.automatic.rawValue
      {
        views[index].scroll?.contentInsetAdjustmentBehavior = name
      }
    case .section: throw EditError("an edit needs a view or a controller")
    }
  }

  /// The new view stands last in the flat list, so that all other indexes stay what they were.
  private mutating func insertFirstSubview(of index: Int) {
    for subview in views[index].subviews { views[subview].indexInSuperview += 1 }
    views[index].subviews.insert(views.count, at: 0)
    views.append(
      View(
        className: "UIView", superview: index, controller: views[index].controller,
        layout: .frame(Rect(x: 0, y: 0, width: 0, height: 0))))
  }

  private mutating func apply(_ change: Edit.Change, toView index: Int) throws(EditError) {
    switch change {
    case .pin(let pins):
      views[index].layout = .pins(pins)
    case .insertFirstSubview: insertFirstSubview(of: index)
    case .behaviorOfAll: throw EditError("an appearance proxy belongs to no single view")
    case .tableNumber(let number, let value):
      try changeTable(index) { $0.set(number, value) }
    case .tableOrigin(let origin): try changeTable(index) { $0.origin = origin }
    case .implement(let method, let returned):
      try changeTable(index) { $0.implement(method, returned) }
    case .implementWhereUntitled(let method, let returned):
      try changeTable(index) { $0.implement(method, returned, sparesTitles: true) }
    case .addInsets(.contentInset, let added):
      try changeScroll(index) { scroll in
        for edge in Edge.allCases { scroll.contentInset[edge].constant += added[edge] }
      }
    case .setInsets(.contentInset, let values):
      try changeScroll(index) { scroll in
        for edge in Edge.allCases {
          if let value = values[edge] { scroll.contentInset[edge] = value }
        }
      }
    case .behavior(let name):
      try changeScroll(index) { $0.contentInsetAdjustmentBehavior = name }
    case .contentOffsetAtRest: try changeScroll(index) { $0.contentOffset = .atRest }
    case .flag(.overridesSafeAreaInsets, let value): views[index].overridesSafeAreaInsets = value
    case .flag(let flag, let value):
      try changeScroll(index) { scroll throws(EditError) in
        switch flag {
        case .alwaysBounceVertical: scroll.alwaysBounceVertical = value
        case .alwaysBounceHorizontal: scroll.alwaysBounceHorizontal = value
        case .isScrollEnabled: scroll.isScrollEnabled = value
        case .automaticallyAdjustsScrollIndicatorInsets:
          scroll.automaticallyAdjustsScrollIndicatorInsets = value
        case .overridesSafeAreaInsets: break
        case .automaticallyAdjustsScrollViewInsets, .extendedLayoutIncludesOpaqueBars,
          .hidesBottomBarWhenPushed:
          throw EditError("\(flag.rawValue) belongs to a controller")
        }
      }
    case .addInsets(.additionalSafeAreaInsets, _), .setInsets(.additionalSafeAreaInsets, _),
      .edgesForExtendedLayout, .barIsTranslucent:
      throw EditError("this property belongs to a controller")
    }
  }

  private mutating func apply(_ change: Edit.Change, toController index: Int) throws(EditError) {
    switch change {
    case .addInsets(.additionalSafeAreaInsets, let added):
      for edge in Edge.allCases {
        controllers[index].additionalSafeAreaInsets[edge].constant += added[edge]
      }
    case .setInsets(.additionalSafeAreaInsets, let values):
      for edge in Edge.allCases {
        if let value = values[edge] { controllers[index].additionalSafeAreaInsets[edge] = value }
      }
    case .edgesForExtendedLayout(let edges):
      controllers[index].edgesForExtendedLayout = edges
    case .barIsTranslucent(let kind, let value):
      switch kind {
      case .navigationBar:
        controllers[index].navigationBar = controllers[index].navigationBar ?? Bar()
        controllers[index].navigationBar?.isTranslucent = value
      case .toolbar: controllers[index].toolbar?.isTranslucent = value
      case .tabBar:
        controllers[index].tabBar = controllers[index].tabBar ?? Bar()
        controllers[index].tabBar?.isTranslucent = value
      case .searchBar: break
      }
    case .flag(let flag, let value):
      switch flag {
      case .automaticallyAdjustsScrollViewInsets:
        controllers[index].automaticallyAdjustsScrollViewInsets = value
      case .extendedLayoutIncludesOpaqueBars:
        controllers[index].extendedLayoutIncludesOpaqueBars = value
      case .hidesBottomBarWhenPushed: controllers[index].hidesBottomBarWhenPushed = value
      case .alwaysBounceVertical, .alwaysBounceHorizontal, .isScrollEnabled,
        .automaticallyAdjustsScrollIndicatorInsets, .overridesSafeAreaInsets:
        throw EditError("\(flag.rawValue) belongs to a view")
      }
    case .addInsets(.contentInset, _), .setInsets(.contentInset, _), .behavior,
      .contentOffsetAtRest, .tableNumber, .tableOrigin, .implement, .implementWhereUntitled, .pin,
      .insertFirstSubview, .behaviorOfAll:
      throw EditError("this property belongs to a view")
    }
  }

  private mutating func changeScroll(
    _ index: Int, _ change: (inout ScrollProperties) throws(EditError) -> Void
  ) throws(EditError) {
    guard var scroll = views[index].scroll else {
      throw EditError("\(name(ofView: index)) is no scroll view")
    }
    try change(&scroll)
    views[index].scroll = scroll
  }

  private mutating func changeTable(
    _ index: Int, _ change: (inout TableProperties) -> Void
  ) throws(EditError) {
    guard var table = views[index].table else {
      throw EditError("\(name(ofView: index)) is no table view")
    }
    change(&table)
    views[index].table = table
  }
}

extension TableProperties {
  fileprivate mutating func set(_ number: Edit.TableNumber, _ value: Double) {
    switch number {
    case .estimatedRowHeight: estimatedRowHeight = value
    case .estimatedSectionHeaderHeight: estimatedSectionHeaderHeight = value
    case .estimatedSectionFooterHeight: estimatedSectionFooterHeight = value
    case .rowHeight: rowHeight = value
    case .sectionHeaderHeight: sectionHeaderHeight = value
    case .sectionFooterHeight: sectionFooterHeight = value
    case .sectionHeaderTopPadding: sectionHeaderTopPadding = value
    case .tableHeaderViewHeight: tableHeaderViewHeight = value
    case .tableFooterViewHeight: tableFooterViewHeight = value
    }
  }

  /// The new method answers for every section, so what single sections returned is gone; where titles
  /// are spared, it asks for UIKit's own height and view in sections that have one.
  fileprivate mutating func implement(
    _ method: Edit.DelegateMethod, _ returned: Returned<Double>, sparesTitles: Bool = false
  ) {
    for index in (sections ?? []).indices {
      guard var section = sections?[index] else { continue }
      let isHeader =
        method == .heightForHeaderInSection || method == .viewForHeaderInSection
      let isSpared =
        sparesTitles && (isHeader ? section.header.title : section.footer.title) != nil
      switch method {
      case .heightForHeaderInSection, .heightForFooterInSection:
        section[isHeader].height = isSpared ? .value(Self.automaticDimension) : nil
      case .viewForHeaderInSection, .viewForFooterInSection:
        section[isHeader].view = isSpared ? .nil : nil
      default: break
      }
      sections?[index] = section
    }
    switch method {
    case .heightForHeaderInSection: delegate.heightForHeaderInSection = returned
    case .heightForFooterInSection: delegate.heightForFooterInSection = returned
    case .viewForHeaderInSection: delegate.viewForHeaderInSection = returned
    case .viewForFooterInSection: delegate.viewForFooterInSection = returned
    case .estimatedHeightForHeaderInSection: delegate.estimatedHeightForHeaderInSection = returned
    case .estimatedHeightForFooterInSection: delegate.estimatedHeightForFooterInSection = returned
    case .heightForRowAt: delegate.heightForRowAt = returned
    case .estimatedHeightForRowAt: delegate.estimatedHeightForRowAt = returned
    }
  }
}

extension TableSection {
  /// The header's strip, or the footer's.
  fileprivate subscript(isHeader: Bool) -> SectionSlot {
    get { isHeader ? header : footer }
    set { if isHeader { header = newValue } else { footer = newValue } }
  }
}
