/// What a rule can read of the screen as a whole.
enum ScreenField: Int, MemberList {
  case title, device, os, linkedSDK, orientation, window, safeAreaInsets, statusBarHidden,
    layoutDirection, preferredContentSizeCategory, isExtrapolated, pixel, root, controllers, views,
    scrolls, bars, keyboardHeight
}

/// A version: `os.major`, `os:atLeast "11.2"`.
enum OSField: Int, MemberList { case major, minor, patch, name }

/// Comparing versions.
enum OSMethod: Int, MemberList { case atLeast, before }

/// What a rule can read of the device.
enum DeviceField: Int, MemberList {
  case slug, name, idiom, scale, corner, hasHomeIndicator
}

/// What a rule can read of a controller. UIKit's spellings.
enum ControllerField: Int, MemberList {
  case id, name, className, kind, parent, children, view, frame, safeAreaInsets,
    inheritedSafeAreaInsets, topLayoutGuide, bottomLayoutGuide, additionalSafeAreaInsets,
    extendedLayoutIncludesOpaqueBars, automaticallyAdjustsScrollViewInsets,
    hidesBottomBarWhenPushed, contentScrollView, bars, ownBars, isInWindow, screen
}

/// Questions about a controller's place.
enum ControllerMethod: Int, MemberList { case inside, directlyInside, extends, parts }

/// What a rule can read of a bar.
enum BarField: Int, MemberList {
  case id, name, kind, controller, edge, frame, isTranslucent, appearance, isShown, obstructs,
    largeTitle, searchBar
}

/// What a rule can read of a view.
enum ViewField: Int, MemberList {
  case id, name, className, frame, windowFrame, bounds, safeAreaInsets, superview, subviews,
    controller, scroll, enclosingScroll, isRoot, isHidden, isInWindow, interactive, decorative,
    obstructs, isBar, screen
}

/// A view's own questions.
enum ViewMethod: Int, MemberList { case parts, isInside }

/// What a rule can read of a scroll view, besides all of a view.
enum ScrollField: Int, MemberList {
  case id, name, className, frame, windowFrame, bounds, safeAreaInsets, superview, subviews,
    controller, isRoot, isHidden, isInWindow, view, screen, owner, isFirstSubview, table,
    contentInset, setContentInset, systemInset, adjustedContentInset, contentOffset, contentSize,
    isContentSizeKnown, contentInsetAdjustmentBehavior, behavior, alwaysBounceVertical,
    alwaysBounceHorizontal, isScrollEnabled, indicatorInsets, contentStart, wantedStart,
    contentsEnd
}

/// A scroll view's questions.
enum ScrollMethod: Int, MemberList { case scrolls, takesIn, wants, parts, systemParts, isRunTime }

/// What a rule can read of a table.
enum TableField: Int, MemberList {
  case scroll, view, style, origin, sections, estimatedRowHeight, estimatedSectionHeaderHeight,
    estimatedSectionFooterHeight, rowHeight, sectionHeaderHeight, sectionFooterHeight,
    sectionHeaderTopPadding, tableHeaderViewHeight, tableFooterViewHeight, contentHeight,
    estimatedContentHeight, loadMoreFollowsContentSize, firstRowY, os, linkedSDK, screen, scale, isList, overflows
}

/// A table's questions, by delegate method.
enum TableMethod: Int, MemberList { case implements, returns, estimates }

/// What a rule can read of a section.
enum SectionField: Int, MemberList {
  case table, index, isFirst, isLast, rowCount, previous, os, linkedSDK, screen
}

/// A section's questions about one strip: `section:title "header"`.
enum SectionMethod: Int, MemberList { case title, height, hasView, viewHeight, implements, slot }

/// The summands of a number.
enum PartsField: Int, MemberList { case count }

/// What makes them drive a for loop.
enum PartsMethod: Int, MemberList { case __call }

/// One summand.
enum PartField: Int, MemberList {
  case edge, points, cause, causeKind, rule, fact, confidence, property
}

/// The window, as the cause of a summand.
enum WindowField: Int, MemberList { case name, frame, safeAreaInsets }

/// What a fix can read of the finding it is asked about.
enum FindingField: Int, MemberList {
  case rule, edge, points, view, scroll, table, section, controller, screen, key
}

/// The summands of the finding's number.
enum FindingMethod: Int, MemberList { case parts }

/// The steps of an edit; each gives the edit back, so that they chain.
enum EditMethod: Int, MemberList {
  case set, add, implement, pin, runtime, insertFirstSubview, appearance, refuse
}
