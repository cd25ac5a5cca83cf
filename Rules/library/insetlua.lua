---@meta insetlua
-- luacheck: ignore
-- Written by `make generate`: what rules can read and say, for editors. It is never run.

---@alias insetlua.points number A length in points.
---@alias insetlua.edge "top"|"left"|"bottom"|"right" An edge.
---@alias insetlua.axis "vertical"|"horizontal" The way content moves.
---@alias insetlua.slotKind "padding"|"header"|"footer"|"tail" A strip of a section; the tail lies below the last one.
---@alias insetlua.contentSizeCategory "extraSmall"|"small"|"medium"|"large"|"extraLarge"|"extraExtraLarge"|"extraExtraExtraLarge"|"accessibilityMedium"|"accessibilityLarge"|"accessibilityExtraLarge"|"accessibilityExtraExtraLarge"|"accessibilityExtraExtraExtraLarge" The size of text that the user has chosen.
---@alias insetlua.strip "header"|"footer" One side of a section.
---@alias insetlua.delegateMethod "heightForHeaderInSection"|"heightForFooterInSection"|"viewForHeaderInSection"|"viewForFooterInSection"|"estimatedHeightForHeaderInSection"|"estimatedHeightForFooterInSection"|"heightForRowAt"|"estimatedHeightForRowAt" A method of the table's delegate.
---@alias insetlua.subject insetlua.screen|insetlua.controller|insetlua.view|insetlua.scroll|insetlua.table|insetlua.section What a check looks at.
---@alias insetlua.findings insetlua.finding|insetlua.finding[] What a check found.
---@alias insetlua.edits insetlua.edit|insetlua.edit[] What a fix proposes.

---What a file returns.
---@class insetlua.declaration

---One case of a test.
---@class insetlua.namedCase

---What a behaviour or a spacing rule answers.
---@class insetlua.answer

---One thing that is wrong.
---@class insetlua.finding

---Distances from four edges, inwards.
---@class insetlua.insets
---@field top insetlua.points At the top edge.
---@field left insetlua.points At the left edge.
---@field bottom insetlua.points At the bottom edge.
---@field right insetlua.points At the right edge.

---A rectangle.
---@class insetlua.rect
---@field x insetlua.points Its left edge.
---@field y insetlua.points Its top edge.
---@field width insetlua.points Its width.
---@field height insetlua.points Its height.

---A size.
---@class insetlua.size
---@field width insetlua.points Across.
---@field height insetlua.points Down.

---A point.
---@class insetlua.point
---@field x insetlua.points From the left.
---@field y insetlua.points From the top.

---How a scroll view takes in what lies over it: `adjusts` or `insets`.
---@class insetlua.behaviorRule
---@field id string The file's name.
---@field title string? One line.
---@field since string? The first version of iOS that it is for: `"11.0"`.
---@field before string? The first version of iOS that it is not for any more.
---@field sources string|string[] Fact ids or addresses: where the rule is from.
---@field confidence "printed"|"documented"|"several"|"once"|"derived"|"contested"? How sure it is; that of the first source by default.
---@field docs string? An address, or a path.
---@field answersFor string[]? UIKit's names that it answers for on its versions.
---@field writes "contentInset"? The amount is written there, as up to iOS 10.
---@field adjusts nil|fun(scroll: insetlua.scroll, axis: insetlua.axis): insetlua.answer Whether the safe area is taken in along an axis: `yes` or `no`.
---@field insets nil|fun(scroll: insetlua.scroll, edge: insetlua.edge): insetlua.answer How much is taken in at an edge: `inset` or `no`.

---What can be wrong with a screen.
---@class insetlua.checkRule
---@field id string The file's name.
---@field title string? One line.
---@field since string? The first version of iOS that it is for: `"11.0"`.
---@field before string? The first version of iOS that it is not for any more.
---@field sources string|string[] Fact ids or addresses: where the rule is from.
---@field confidence "printed"|"documented"|"several"|"once"|"derived"|"contested"? How sure it is; that of the first source by default.
---@field docs string? An address, or a path.
---@field on "screen"|"controller"|"view"|"scroll"|"table"|"section" What it looks at, one call each.
---@field severity "note"|"warning"|"error"? `warning` by default.
---@field config table<string, any>? What users may set, with the defaults.
---@field evaluate fun(subject: insetlua.subject, config: table<string, any>): insetlua.findings? Nil, a `finding`, or a list of them.

---Edits that may cure a finding.
---@class insetlua.fixRule
---@field id string The file's name.
---@field title string? One line.
---@field since string? The first version of iOS that it is for: `"11.0"`.
---@field before string? The first version of iOS that it is not for any more.
---@field sources string|string[] Fact ids or addresses: where the rule is from.
---@field confidence "printed"|"documented"|"several"|"once"|"derived"|"contested"? How sure it is; that of the first source by default.
---@field docs string? An address, or a path.
---@field repairs string[] The checks whose findings it is asked about.
---@field accepts boolean? It leaves things as they are, and only names them.
---@field propose fun(found: insetlua.found): insetlua.edits? Nil, an `edit`, or a list of them.

---The height of one strip of a table's section.
---@class insetlua.spacingRule
---@field id string The file's name.
---@field title string? One line.
---@field since string? The first version of iOS that it is for: `"11.0"`.
---@field before string? The first version of iOS that it is not for any more.
---@field sources string|string[] Fact ids or addresses: where the rule is from.
---@field confidence "printed"|"documented"|"several"|"once"|"derived"|"contested"? How sure it is; that of the first source by default.
---@field docs string? An address, or a path.
---@field on "section"? What it looks at.
---@field slot fun(section: insetlua.section, which: insetlua.slotKind): insetlua.answer? The strip's height: `slot`, `unknown`, or nil for a strip of another rule.

---What a check found.
---@class insetlua.findingTable
---@field edge insetlua.edge? The edge that it is about.
---@field points insetlua.points? How far content is off; too far in is positive.
---@field facts string|string[]|nil The facts that it rests on, besides the rule's.
---@field level "note"|"warning"|"error"? The rule's by default.
---@field message string? What is wrong, in one sentence without a full stop.
---@field key string? The scenario's key to point at.
---@field view insetlua.view|insetlua.scroll|insetlua.table|nil What it is about, where that is not the subject.
---@field controller insetlua.controller? The same, of a controller.
---@field section insetlua.section? The same, of a section.
---@field parts insetlua.parts? The sum that is printed: what `subject:parts(edge)` gives.

---What a pack says of itself.
---@class insetlua.packTable
---@field name string Its name; that of the standard pack is `insetlua`.
---@field title string? One line.

---One case of a rule's test.
---@class insetlua.caseTable
---@field scenario string|table<string, any> `example "s11"`, a path, or a table as in a scenario file.
---@field os string|string[]|nil Versions of iOS; each is a case.
---@field device string|string[]|nil Devices; each is a case.
---@field orientation string|string[]|nil Orientations; each is a case.
---@field assume table<string, string>? Answers to open questions, by id.
---@field asked boolean? False says that the rule is not asked here.
---@field expect insetlua.expectedFinding[]? All that the check finds.
---@field values table<string, table<string, any>>? Numbers by view, with the keys of a scenario's `expect`.
---@field fixes insetlua.expectedTrial[]? Trials of the fix; `{}`: it proposes nothing.

---A finding that a test expects; what is written is compared.
---@class insetlua.expectedFinding
---@field view string? The view's id.
---@field controller string? The controller's id.
---@field section integer? The section's number, from 0.
---@field edge insetlua.edge? The edge.
---@field points insetlua.points? How far content is off.
---@field message string? The sentence.
---@field level "note"|"warning"|"error"? Its severity.

---A trial of a fix that a test expects; what is written is compared.
---@class insetlua.expectedTrial
---@field fix string? The fix's id; the rule under test by default.
---@field finding string? The id of the check whose finding it repairs.
---@field view string? The view's id.
---@field controller string? The controller's id.
---@field section integer? The section's number, from 0.
---@field edge insetlua.edge? The edge.
---@field holds boolean? Whether the finding is gone and nothing else is worse.
---@field residual insetlua.points? How far content is off after it.
---@field adds string[]? The checks that find something new.
---@field problem string? Why it could not be tried.
---@field edit string? The edit, as reports print it.

---Points by edge; what is not written is 0.
---@class insetlua.edges
---@field top insetlua.points? At the top edge.
---@field left insetlua.points? At the left edge.
---@field bottom insetlua.points? At the bottom edge.
---@field right insetlua.points? At the right edge.

---What edges are tied to; what is not written stays.
---@class insetlua.pins
---@field top "safeArea"|"superview"|nil The top edge.
---@field left "safeArea"|"superview"|nil The left edge.
---@field bottom "safeArea"|"superview"|nil The bottom edge.
---@field right "safeArea"|"superview"|nil The right edge.

---Declares a behaviour.
---@param declared insetlua.behaviorRule
---@return insetlua.declaration
function behavior(declared) end

---Declares a spacing rule.
---@param declared insetlua.spacingRule
---@return insetlua.declaration
function spacing(declared) end

---Declares a check.
---@param declared insetlua.checkRule
---@return insetlua.declaration
function check(declared) end

---Declares a fix.
---@param declared insetlua.fixRule
---@return insetlua.declaration
function fix(declared) end

---Names the pack: the last word of its `pack.lua`.
---@param declared insetlua.packTable
---@return insetlua.declaration
function pack(declared) end

---Adds devices to the catalogue.
---@param declared table<string, any>[]
---@return insetlua.declaration
function devices(declared) end

---Adds heights of bars to the catalogue.
---@param declared table<string, any>[]
---@return insetlua.declaration
function bars(declared) end

---Adds facts, by id.
---@param declared table<string, table<string, any>>
---@return insetlua.declaration
function facts(declared) end

---Adds open questions.
---@param declared table<string, any>[]
---@return insetlua.declaration
function questions(declared) end

---Adds view classes and their defaults.
---@param declared table<string, any>[]
---@return insetlua.declaration
function classes(declared) end

---Insets as a value: top, left, bottom, right.
---@param top insetlua.points
---@param left insetlua.points
---@param bottom insetlua.points
---@param right insetlua.points
---@return insetlua.insets
function insets(top, left, bottom, right) end

---The safe area is taken in; the deciding fact first.
---@param fact string
---@param ... string
---@return insetlua.answer
function yes(fact, ...) end

---The safe area is not taken in, and why: `no("content fits", "INS-95")`.
---@param reason string
---@param fact string
---@param ... string
---@return insetlua.answer
function no(reason, fact, ...) end

---Notes a condition that was looked at and did not decide; `explain` prints it.
---@param what string
---@param answer insetlua.answer
function considered(what, answer) end

---The points that are taken in at the edge, and who causes them.
---@param points insetlua.points
---@param fact string
---@param cause? insetlua.controller|insetlua.bar|insetlua.view|nil
---@return insetlua.answer
function inset(points, fact, cause) end

---The height of a strip.
---@param points insetlua.points
---@param fact string
---@param ... string
---@return insetlua.answer
function slot(points, fact, ...) end

---No source gives the height of the strip; it lies between two numbers, where given.
---@param fact string
---@param range? insetlua.points[]?
---@return insetlua.answer
function unknown(fact, range) end

---Says what is wrong.
---@param found insetlua.findingTable
---@return insetlua.finding
function finding(found) end

---Begins an edit of the scenario.
---@param target insetlua.view|insetlua.scroll|insetlua.table|insetlua.controller|insetlua.screen
---@return insetlua.edit
function edit(target) end

---The number, which has to be finite.
---@param points number
---@return insetlua.points
function points(points) end

---`pt(88)` is "88 pt".
---@param points insetlua.points
---@return string
function pt(points) end

---Reads an open question: true where the first of two options holds, the option's name where there are more.
---@param question string
---@return boolean|string
function assume(question) end

---The pack's own module, `lib/<module>.lua`.
---@param module string
---@return any
function require(module) end

---The tests of a rule: `return test "rule-id" { case "…" { … } }`.
---@param rule string
---@return fun(cases: insetlua.namedCase[]): insetlua.declaration
function test(rule) end

---One case of a test.
---@param name string
---@return fun(body: insetlua.caseTable): insetlua.namedCase
function case(name) end

---The scenario of `examples/` whose file begins so.
---@param name string
---@return table<string, any>
function example(name) end

---The screen as a whole.
---@class insetlua.screen
---@field title string? The scenario's title.
---@field device insetlua.device The device.
---@field os insetlua.os The version of iOS that it runs on.
---@field linkedSDK insetlua.os The SDK that the app was built with.
---@field orientation "portrait"|"landscape" How the device is held.
---@field window insetlua.rect The window.
---@field safeAreaInsets insetlua.insets The window's safe area, without bars of the app's.
---@field preferredContentSizeCategory insetlua.contentSizeCategory The size of text that holds here.
---@field isExtrapolated boolean Whether the system is newer than the catalogue.
---@field pixel insetlua.points One pixel.
---@field root insetlua.controller The window's root view controller.
---@field controllers insetlua.controller[] All controllers, the root first.
---@field views insetlua.view[] All views.
---@field scrolls insetlua.scroll[] All scroll views.
---@field bars insetlua.bar[] All bars.
---@field obstructions insetlua.obstruction[] What lies over a part of the window, from the back to the front.
---@field keyboardHeight insetlua.points? The keyboard's height, where one is shown.
---@field displayZoom boolean Whether Display Zoom is on.
---@field statusBarHidden boolean Whether the status bar is hidden. [INS-20]
---@field statusBarDoubleHeight boolean A call or recording banner doubles the status bar: on phones without a notch, up to iOS 12.
---@field layoutDirection "leftToRight"|"rightToLeft" Which way the user interface runs; `leftToRight` by default.
---@field designCompatibility boolean `UIDesignRequiresCompatibility`: iOS 26 keeps the bars of iOS 18. Since iOS 26.0. [OUK-40]
local screen = {}

---Whether the scenario says something of the property; UIKit's default holds else.
---@param property string
---@return boolean
function screen:isSet(property) end

---A version of iOS.
---@class insetlua.os
---@field major integer 11 of 11.2.5.
---@field minor integer 2 of 11.2.5.
---@field patch integer 5 of 11.2.5.
---@field name string The whole version.
local os = {}

---Whether it is that version or a newer one.
---@param version string
---@return boolean
function os:atLeast(version) end

---Whether it is older than that version.
---@param version string
---@return boolean
function os:before(version) end

---The device.
---@class insetlua.device
---@field slug string Its name in scenarios: `iphone-x`.
---@field name string Its name: `iPhone X`.
---@field idiom "phone"|"pad" Whether it is a phone or a pad.
---@field scale number Pixels a point.
---@field corner "homeButton"|"notch"|"dynamicIsland"|"padHomeButton"|"padRounded" The kind of its screen's corners and sensor housing.
---@field hasHomeIndicator boolean Whether it has a home indicator in place of a button.
local device = {}

---A view controller.
---@class insetlua.controller
---@field id string? Its id in the scenario.
---@field name string What findings call it.
---@field className string Its class: the app's, else UIKit's.
---@field kind "navigation"|"tab"|"split"|"page"|"viewController"|"tableViewController"|"collectionViewController"|"custom" What kind of controller it is.
---@field parent insetlua.controller? The controller that holds it.
---@field children insetlua.controller[] Its children; the top of a navigation controller is the last.
---@field view insetlua.view? Its root view.
---@field frame insetlua.rect Its root view's frame in the window.
---@field safeAreaInsets insetlua.insets Its root view's safe area; before iOS 11 its layout guides.
---@field inheritedSafeAreaInsets insetlua.insets The part that its own addition does not make.
---@field topLayoutGuide insetlua.points topLayoutGuide.length.
---@field bottomLayoutGuide insetlua.points bottomLayoutGuide.length.
---@field additionalSafeAreaInsets insetlua.insets Its own addition, with what follows the safe area. Since iOS 11.0. [INS-60]
---@field contentScrollView insetlua.scroll? The scroll view that bars look at.
---@field bars insetlua.bar[] The bars over it, its own and its containers'.
---@field ownBars insetlua.bar[] The bars that it shows itself.
---@field isInWindow boolean Whether its view is in a window.
---@field screen insetlua.screen The screen.
---@field edgesForExtendedLayout insetlua.edge[] The edges at which its view reaches under bars; `all` by default. [INS-33]
---@field extendedLayoutIncludesOpaqueBars boolean Whether its view reaches under opaque bars, too; false by default. [INS-33]
---@field automaticallyAdjustsScrollViewInsets boolean Up to iOS 10: whether UIKit adjusts its scroll view; true by default. [INS-110]
---@field hidesBottomBarWhenPushed boolean Whether the bottom bar is hidden while it is pushed; false by default. [INS-41]
---@field selectedIndex integer Of a `tab`: the child that is shown; 0 by default.
---@field display "oneBesideSecondary"|"oneOverSecondary"|"secondaryOnly"? Of a `split`: how it shows its columns. [OUK-72]
---@field primaryColumnWidth insetlua.points? Of a `split`: the primary column's width; the catalogue's by default. [OUK-72]
---@field primaryBackgroundStyle "sidebar"|"none" Of a `split`: `sidebar` by default, which floats over the secondary column on iOS 26; `none` puts the columns side by side. [OUK-72]
---@field column "primary"|"secondary"? Of a child of a `split`: the column that it fills. [OUK-72]
---@field preferredContentSize insetlua.size? For form sheets and popovers. [OUK-69]
local controller = {}

---Whether such a controller holds it, near or far.
---@param kind "navigation"|"tab"|"split"|"page"|"viewController"|"tableViewController"|"collectionViewController"|"custom"
---@return boolean
function controller:inside(kind) end

---Whether its parent is such a controller.
---@param kind "navigation"|"tab"|"split"|"page"|"viewController"|"tableViewController"|"collectionViewController"|"custom"
---@return boolean
function controller:directlyInside(kind) end

---Whether edgesForExtendedLayout has the edge.
---@param edge insetlua.edge
---@return boolean
function controller:extends(edge) end

---The summands of its safe area at the edge.
---@param edge insetlua.edge
---@return insetlua.parts
function controller:parts(edge) end

---Whether the scenario says something of the property; UIKit's default holds else.
---@param property string
---@return boolean
function controller:isSet(property) end

---A navigation bar, toolbar, tab bar or search bar.
---@class insetlua.bar
---@field id string? Its id in the scenario.
---@field name string What findings call it.
---@field kind "navigationBar"|"toolbar"|"tabBar"|"searchBar" Which bar it is.
---@field controller insetlua.controller The controller that shows it.
---@field edge insetlua.edge The edge of the controller's view that it covers.
---@field frame insetlua.rect Its frame in the window.
---@field isShown boolean Whether it is drawn; a bar hidden by hand keeps its place.
---@field obstructs boolean Whether content under it cannot be seen or touched.
---@field isTranslucent boolean Whether the bar is translucent; true by default. [INS-37]
---@field appearance "default"|"opaque"|"transparent" How the bar is drawn. [INS-40]
---@field largeTitle "expanded"|"collapsed"? The state of the large title; unwritten: no large title. [INS-45]
---@field prompt string? `navigationItem.prompt`.
---@field searchBar "attached"|"active"|"afterCancel"|"hidden"? The navigation item's search field: `attached` (never used), `active`, `afterCancel`, `hidden` (scrolled away). [OUK-133]
---@field isRefreshing boolean iOS 26: a refresh control refreshes inside the bar. [OUK-134]
---@field items boolean false where the toolbar has no items; true by default.
---@field accessoryHeight insetlua.points? iOS 26: the height of the bottom accessory. Since iOS 26.0.
---@field isMinimized boolean iOS 26: the tab bar is minimised. Since iOS 26.0.
local bar = {}

---Whether the scenario says something of the property; UIKit's default holds else.
---@param property string
---@return boolean
function bar:isSet(property) end

---Something that lies over a part of the window.
---@class insetlua.obstruction
---@field kind "window"|"bar"|"view" A strip of the window's insets, a bar, or a view.
---@field edge insetlua.edge The edge of the window that it belongs to.
---@field isOpaque boolean Whether what lies under it cannot be seen or touched.
---@field frame insetlua.rect Its frame in the window.
---@field drawnFrame insetlua.rect What it draws over: a navigation bar at the top reaches up to the window's edge.
---@field object insetlua.bar|insetlua.view|nil The bar or view; nil for a strip.
---@field name string What messages call it.
local obstruction = {}

---A view.
---@class insetlua.view
---@field id string? Its id in the scenario.
---@field name string What findings call it.
---@field className string Its class: the app's or UIKit's.
---@field frame insetlua.rect Its frame in its superview's coordinates.
---@field windowFrame insetlua.rect Its frame in the window.
---@field bounds insetlua.rect Its bounds; a scroll view's begin at its content offset.
---@field safeAreaInsets insetlua.insets Its safe area, from its own edges.
---@field superview insetlua.view? Its superview; nil of a root view.
---@field subviews insetlua.view[] Its subviews, the back one first.
---@field controller insetlua.controller The controller whose view it is, or is in.
---@field scroll insetlua.scroll? Itself as a scroll view, or the scroll view that a web view has.
---@field enclosingScroll insetlua.scroll? The nearest scroll view that it lies in.
---@field isRoot boolean Whether it is a controller's root view.
---@field isHidden boolean Whether it or a view above it is hidden.
---@field isInWindow boolean Whether it is in a window.
---@field interactive boolean Whether it is to be touched: a control.
---@field decorative boolean Whether it may lie under a bar by design: a background.
---@field isBar boolean Whether its class is a bar's.
---@field screen insetlua.screen The screen.
---@field obstructs boolean A bar that the app draws itself: content beneath it counts as hidden.
---@field overridesSafeAreaInsets boolean Its class overrides `safeAreaInsets` to return zero (iOS 11 and newer); its subviews and child controllers get zero, too. [F15]
local view = {}

---The summands of its safe area at the edge.
---@param edge insetlua.edge
---@return insetlua.parts
function view:parts(edge) end

---Whether it is that view, or lies in it.
---@param other insetlua.view|insetlua.scroll
---@return boolean
function view:isInside(other) end

---Whether the scenario says something of the property; UIKit's default holds else.
---@param property string
---@return boolean
function view:isSet(property) end

---A scroll view; it reads all of a view's fields, too.
---@class insetlua.scroll
---@field view insetlua.view The view: itself, or the web view that has it inside.
---@field owner insetlua.controller? The controller that UIKit adjusts it for; nil where it is not one's content.
---@field isFirstSubview boolean Whether it is its superview's first subview, or a root view.
---@field table insetlua.table? Itself as a table view or a list.
---@field contentInset insetlua.insets contentInset as UIKit reads it back; before iOS 11 all of it. [INS-90]
---@field setContentInset insetlua.insets What the app sets, with what follows the safe area.
---@field systemInset insetlua.insets What UIKit adds.
---@field adjustedContentInset insetlua.insets The sum of both.
---@field contentOffset insetlua.point The content's point at its top left corner, at rest. [INS-10]
---@field contentSize insetlua.size The content's size. [INS-95]
---@field isContentSizeKnown boolean Whether the scenario or the rows say it.
---@field behavior string The behaviour that answered.
---@field alwaysBounceVertical boolean Set, or the class's or layout's default. [INS-95]
---@field alwaysBounceHorizontal boolean Set; false by default. [INS-95]
---@field indicatorInsets insetlua.insets The insets of its indicators.
---@field contentStart insetlua.insets Where content begins at rest, inwards from the window's edges.
---@field wantedStart insetlua.insets Where it should, as far as `wants` says.
---@field contentsEnd insetlua.points The window's y of the last content when scrolled to the end.
---@field contentInsetAdjustmentBehavior string `automatic` (the default), `scrollableAxes`, `never`, `always`, or a behaviour that your rules define. Since iOS 11.0. [INS-91]
---@field isScrollEnabled boolean Whether the user can scroll it; true by default. [INS-13]
---@field scrollIndicatorInsets insetlua.insets The insets of its indicators, as the app sets them. [INS-130]
---@field automaticallyAdjustsScrollIndicatorInsets boolean Whether UIKit adds the safe area to the indicators' insets; true by default (iOS 13 and newer). Since iOS 13.0. [INS-130]
---@field refreshControl "idle"|"refreshing"? The state of the refresh control; unwritten: there is none. [INS-135]
---@field collectionLayout "flow"|"compositional"|"list"? A collection view's layout. [INS-105]
---@field sectionInset insetlua.insets `sectionInset` of a flow layout, `contentInsets` of a compositional layout's sections. [TBL-81]
---@field insetsReference "fromContentInset"|"fromSafeArea"|"fromLayoutMargins"|"automatic"|"none"|"safeArea"|"layoutMargins"|"readableContent"? `sectionInsetReference` of a flow layout, `contentInsetsReference` of a compositional one; the layout's default unless written. Margins are not known. Since iOS 11.0. [TBL-81]
---@field id string? Its id in the scenario.
---@field name string What findings call it.
---@field className string Its class: the app's or UIKit's.
---@field frame insetlua.rect Its frame in its superview's coordinates.
---@field windowFrame insetlua.rect Its frame in the window.
---@field bounds insetlua.rect Its bounds; a scroll view's begin at its content offset.
---@field safeAreaInsets insetlua.insets Its safe area, from its own edges.
---@field superview insetlua.view? Its superview; nil of a root view.
---@field subviews insetlua.view[] Its subviews, the back one first.
---@field controller insetlua.controller The controller whose view it is, or is in.
---@field scroll insetlua.scroll? Itself as a scroll view, or the scroll view that a web view has.
---@field enclosingScroll insetlua.scroll? The nearest scroll view that it lies in.
---@field isRoot boolean Whether it is a controller's root view.
---@field isHidden boolean Whether it or a view above it is hidden.
---@field isInWindow boolean Whether it is in a window.
---@field interactive boolean Whether it is to be touched: a control.
---@field decorative boolean Whether it may lie under a bar by design: a background.
---@field isBar boolean Whether its class is a bar's.
---@field screen insetlua.screen The screen.
---@field obstructs boolean A bar that the app draws itself: content beneath it counts as hidden.
---@field overridesSafeAreaInsets boolean Its class overrides `safeAreaInsets` to return zero (iOS 11 and newer); its subviews and child controllers get zero, too. [F15]
local scroll = {}

---Whether content is larger or always bounces; the fact behind a default bounce.
---@param axis insetlua.axis
---@return boolean
---@return string?
function scroll:scrolls(axis) end

---Whether UIKit takes in the safe area there.
---@param edge insetlua.edge
---@return boolean
function scroll:takesIn(edge) end

---What the author wants: edge, belowBars, a view's name.
---@param edge insetlua.edge
---@return string?
function scroll:wants(edge) end

---The summands of its adjusted inset.
---@param edge insetlua.edge
---@return insetlua.parts
function scroll:parts(edge) end

---The summands of what UIKit adds.
---@param edge insetlua.edge
---@return insetlua.parts
function scroll:systemParts(edge) end

---Whether code keeps contentInset after the safe area.
---@param edge insetlua.edge
---@return boolean
function scroll:isRunTime(edge) end

---Whether it is that view, or lies in it.
---@param other insetlua.view|insetlua.scroll
---@return boolean
function scroll:isInside(other) end

---Whether the scenario says something of the property; UIKit's default holds else.
---@param property string
---@return boolean
function scroll:isSet(property) end

---A table view, or a list.
---@class insetlua.table
---@field scroll insetlua.scroll Itself as a scroll view.
---@field view insetlua.view Itself as a view.
---@field sections insetlua.section[] Its sections; empty where nobody said which it has.
---@field contentHeight insetlua.points? The height of its rows, headers and footers.
---@field estimatedContentHeight insetlua.points? The same as UIKit estimates it at first.
---@field rowEstimate insetlua.points? The estimate for one row.
---@field firstRowY insetlua.points? The first row's y in the content.
---@field os insetlua.os The version of iOS.
---@field linkedSDK insetlua.os The SDK that the app was built with.
---@field screen insetlua.screen The screen.
---@field scale number Pixels a point.
---@field isList boolean Whether it is a collection view with a list layout.
---@field overflows boolean Whether content is higher than the room that it has.
---@field style "plain"|"grouped"|"insetGrouped" The style; `plain` by default. [TBL-1]
---@field origin "code"|"nib"? Taken as made in code unless written. A nib stores heights of its own (TBL-17). [TBL-17]
---@field sectionHeaderHeight insetlua.points? Of headers that give no height of their own; UIKit's by default. [TBL-2]
---@field sectionFooterHeight insetlua.points? Of footers that give no height of their own; UIKit's by default. [TBL-2]
---@field estimatedRowHeight insetlua.points? UIKit's by default; 0 turns estimates off. [TBL-4]
---@field estimatedSectionHeaderHeight insetlua.points? UIKit's by default; 0 turns estimates off. [TBL-4]
---@field estimatedSectionFooterHeight insetlua.points? UIKit's by default; 0 turns estimates off. [TBL-4]
---@field rowHeight insetlua.points? Of rows that give no height of their own; UIKit's by default. [TBL-2]
---@field sectionHeaderTopPadding insetlua.points? The padding above each section's header; UIKit's by default (iOS 15 and newer). Since iOS 15.0. [TBL-51]
---@field tableHeaderViewHeight insetlua.points? The table's own header. [TBL-49a]
---@field tableFooterViewHeight insetlua.points? The table's own footer. [TBL-49a]
---@field loadMoreFollowsContentSize boolean A load-more control that places itself by `contentSize`: `follows` names what it observes. [TBL-64]
local table = {}

---Whether its delegate has the method.
---@param method insetlua.delegateMethod
---@return boolean
function table:implements(method) end

---What it returns where a section says nothing.
---@param method insetlua.delegateMethod
---@return insetlua.points?
function table:returns(method) end

---Whether heights of that kind are estimated.
---@param strip "row"|"header"|"footer"
---@return boolean
function table:estimates(strip) end

---Whether the scenario says something of the property; UIKit's default holds else.
---@param property string
---@return boolean
function table:isSet(property) end

---A section of a table.
---@class insetlua.section
---@field table insetlua.table The table.
---@field index integer Its number, from 0.
---@field isFirst boolean Whether it is the first.
---@field isLast boolean Whether it is the last.
---@field rowCount integer How many rows it has.
---@field previous insetlua.section? The section before it.
---@field os insetlua.os The version of iOS.
---@field linkedSDK insetlua.os The SDK that the app was built with.
---@field screen insetlua.screen The screen.
local section = {}

---The title that the data source gives.
---@param strip insetlua.strip
---@return string?
function section:title(strip) end

---What the height method returns.
---@param strip insetlua.strip
---@return insetlua.points?
function section:height(strip) end

---Whether the view method returns a view.
---@param strip insetlua.strip
---@return boolean
function section:hasView(strip) end

---That view's height.
---@param strip insetlua.strip
---@return insetlua.points?
function section:viewHeight(strip) end

---Whether the delegate has that method for the strip.
---@param strip insetlua.strip
---@param what "height"|"view"
---@return boolean
function section:implements(strip, what) end

---What a spacing rule gave it.
---@param slot insetlua.slotKind
---@return insetlua.points?
function section:slot(slot) end

---The summands of a number: `for part in scroll:parts "top" do`.
---@class insetlua.parts
---@field count integer How many there are.
---@overload fun(state: nil, before: insetlua.part?): insetlua.part?
local parts = {}

---One summand.
---@class insetlua.part
---@field edge insetlua.edge The edge.
---@field points insetlua.points How much it adds.
---@field cause insetlua.window|insetlua.bar|insetlua.controller|insetlua.view Who causes it.
---@field causeKind "window"|"bar"|"controller"|"view"|"keyboard" What kind of cause it is.
---@field rule string The rule, or the step of the model, that made it.
---@field fact string? The fact behind it.
---@field confidence string How sure it is.
---@field property string? The scenario's key that it comes from.
local part = {}

---The window, as the cause of a summand.
---@class insetlua.window
---@field name string "window".
---@field frame insetlua.rect Its frame.
---@field safeAreaInsets insetlua.insets Its safe area.
local window = {}

---The finding that a fix repairs.
---@class insetlua.found
---@field rule string The check's id.
---@field edge insetlua.edge? The edge.
---@field points insetlua.points? How far in content is; too far in is positive.
---@field view insetlua.view? The view that it is about.
---@field scroll insetlua.scroll? The same as a scroll view.
---@field table insetlua.table? The same as a table.
---@field section insetlua.section? The section that it is about.
---@field controller insetlua.controller? The controller that it is about, or the view's.
---@field screen insetlua.screen The screen.
---@field key string? The key that the check points at.
local found = {}

---The summands that the check gave.
---@return insetlua.parts
function found:parts() end

---An edit that a fix builds.
---@class insetlua.edit
local edit = {}

---Sets a property to a value.
---@param property string
---@param value any
---@return insetlua.edit
function edit:set(property, value) end

---Adds points to insets, by edge.
---@param property string
---@param points insetlua.edges
---@return insetlua.edit
function edit:add(property, points) end

---Adds a method to the table's delegate, or changes what it returns.
---@param method insetlua.delegateMethod
---@param returns? insetlua.points|"view"|nil
---@param onlyWhere? "untitled"?
---@return insetlua.edit
function edit:implement(method, returns, onlyWhere) end

---Ties the named edges.
---@param edges insetlua.pins
---@return insetlua.edit
function edit:pin(edges) end

---Code that keeps an inset after the safe area.
---@param property string
---@param edge insetlua.edge
---@param follows string
---@return insetlua.edit
function edit:runtime(property, edge, follows) end

---An empty view becomes the view's first subview.
---@return insetlua.edit
function edit:insertFirstSubview() end

---Every scroll view without a behaviour of its own gets one.
---@param property string
---@param value string
---@return insetlua.edit
function edit:appearance(property, value) end

---Shows the edit with the reason, and keeps it from being applied.
---@param reason string
---@return insetlua.edit
function edit:refuse(reason) end
