/// What a rule can read of the screen as a whole.
enum ScreenField: String, CaseIterable, MemberList {
  case title, device, os, linkedSDK, orientation, window, safeAreaInsets, statusBarHidden,
    layoutDirection, preferredContentSizeCategory, isExtrapolated, pixel, root, controllers, views,
    scrolls, bars, obstructions, keyboardHeight
  static let all = allCases
}

/// A version: `os.major`, `os:atLeast "11.2"`.
enum OSField: String, CaseIterable, MemberList {
  case major, minor, patch, name
  static let all = allCases
}

/// Comparing versions.
enum OSMethod: String, CaseIterable, MemberList {
  case atLeast, before
  static let all = allCases
}

/// What a rule can read of the device.
enum DeviceField: String, CaseIterable, MemberList {
  case slug, name, idiom, scale, corner, hasHomeIndicator
  static let all = allCases
}

/// What a rule can read of a controller. UIKit's spellings.
enum ControllerField: String, CaseIterable, MemberList {
  case id, name, className, kind, parent, children, view, frame, safeAreaInsets,
    inheritedSafeAreaInsets, topLayoutGuide, bottomLayoutGuide, additionalSafeAreaInsets,
    extendedLayoutIncludesOpaqueBars, automaticallyAdjustsScrollViewInsets,
    hidesBottomBarWhenPushed, contentScrollView, bars, ownBars, isInWindow, screen
  static let all = allCases
}

/// Questions about a controller's place.
enum ControllerMethod: String, CaseIterable, MemberList {
  case inside, directlyInside, extends, parts
  static let all = allCases
}

/// What a rule can read of a bar.
enum BarField: String, CaseIterable, MemberList {
  case id, name, kind, controller, edge, frame, isTranslucent, appearance, isShown, obstructs,
    largeTitle, searchBar
  static let all = allCases
}

/// What a rule can read of something that lies over a part of the window.
enum ObstructionField: String, CaseIterable, MemberList {
  case kind, edge, isOpaque, frame, drawnFrame, object, name
  static let all = allCases
}

/// What a rule can read of a view.
enum ViewField: String, CaseIterable, MemberList {
  case id, name, className, frame, windowFrame, bounds, safeAreaInsets, superview, subviews,
    controller, scroll, enclosingScroll, isRoot, isHidden, isInWindow, interactive, decorative,
    obstructs, isBar, screen
  static let all = allCases
}

/// A view's own questions.
enum ViewMethod: String, CaseIterable, MemberList {
  case parts, isInside
  static let all = allCases
}

/// What a rule can read of a scroll view, besides all of a view.
enum ScrollField: String, CaseIterable, MemberList {
  case id, name, className, frame, windowFrame, bounds, safeAreaInsets, superview, subviews,
    controller, scroll, enclosingScroll, isRoot, isHidden, isInWindow, interactive, decorative,
    obstructs, isBar, view, screen, owner, isFirstSubview, table,
    contentInset, setContentInset, systemInset, adjustedContentInset, contentOffset, contentSize,
    isContentSizeKnown, contentInsetAdjustmentBehavior, behavior, alwaysBounceVertical,
    alwaysBounceHorizontal, isScrollEnabled, indicatorInsets, contentStart, wantedStart,
    contentsEnd
  static let all = allCases
}

/// A scroll view's questions.
enum ScrollMethod: String, CaseIterable, MemberList {
  case scrolls, takesIn, wants, parts, systemParts, isRunTime, isInside
  static let all = allCases
}

/// What a rule can read of a table.
enum TableField: String, CaseIterable, MemberList {
  case scroll, view, style, origin, sections, estimatedRowHeight, estimatedSectionHeaderHeight,
    estimatedSectionFooterHeight, rowHeight, sectionHeaderHeight, sectionFooterHeight,
    sectionHeaderTopPadding, tableHeaderViewHeight, tableFooterViewHeight, contentHeight,
    estimatedContentHeight, rowEstimate, loadMoreFollowsContentSize, firstRowY, os, linkedSDK,
    screen, scale,
    isList, overflows
  static let all = allCases
}

/// A table's questions, by delegate method.
enum TableMethod: String, CaseIterable, MemberList {
  case implements, returns, estimates
  static let all = allCases
}

/// What a rule can read of a section.
enum SectionField: String, CaseIterable, MemberList {
  case table, index, isFirst, isLast, rowCount, previous, os, linkedSDK, screen
  static let all = allCases
}

/// A section's questions about one strip: `section:title "header"`.
enum SectionMethod: String, CaseIterable, MemberList {
  case title, height, hasView, viewHeight, implements, slot
  static let all = allCases
}

/// The summands of a number.
enum PartsField: String, CaseIterable, MemberList {
  case count
  static let all = allCases
}

/// What makes them drive a for loop.
enum PartsMethod: String, CaseIterable, MemberList {
  case __call
  static let all = allCases
}

/// One summand.
enum PartField: String, CaseIterable, MemberList {
  case edge, points, cause, causeKind, rule, fact, confidence, property
  static let all = allCases
}

/// The window, as the cause of a summand.
enum WindowField: String, CaseIterable, MemberList {
  case name, frame, safeAreaInsets
  static let all = allCases
}

/// What a fix can read of the finding it is asked about.
enum FindingField: String, CaseIterable, MemberList {
  case rule, edge, points, view, scroll, table, section, controller, screen, key
  static let all = allCases
}

/// The summands of the finding's number.
enum FindingMethod: String, CaseIterable, MemberList {
  case parts
  static let all = allCases
}

/// The steps of an edit; each gives the edit back, so that they chain.
enum EditMethod: String, CaseIterable, MemberList {
  case set, add, implement, pin, runtime, insertFirstSubview, appearance, refuse
  static let all = allCases
}
