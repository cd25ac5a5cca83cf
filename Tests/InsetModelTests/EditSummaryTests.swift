import InsetModel
import Testing

@Suite("Edits as one line")
struct EditSummaryTests {
  /// A table `feed`, and a table without an id, in a page without one.
  private static let scenario: Scenario = {
    var page = Controller(kind: .viewController)
    page.className = "FeedViewController"
    return Scenario(
      device: .named("iphone-x"), os: OSVersion(11),
      controllers: [page, Controller(kind: .navigation, id: "main", parent: 0)],
      views: [
        View(className: "UITableView", id: "feed", controller: 0, layout: .fill),
        View(className: "UITableView", controller: 0, layout: .fill),
      ], source: SourceMap(path: "a.json"))
  }()

  private static let pins: Pins = {
    var pins = Pins()
    pins.edges.top = .init(target: .sibling(0), edge: .bottom, constant: 8)
    pins.edges.left = .init(target: .superview, edge: .left)
    pins.edges.bottom = .init(target: .safeArea, edge: .bottom, constant: -4)
    pins.edges.right = .init(target: .superview, edge: .right, constant: 16)
    pins.width = 320
    return pins
  }()

  private static let cases: [(Node, Edit.Change, String)] = [
    (
      .view(0),
      .addInsets(ScrollProperty.contentInset.id, Insets(top: -88, left: 0, bottom: 34.5, right: 0)),
      "feed.contentInset.top -= 88; feed.contentInset.bottom += 34.5"
    ),
    (
      .view(0),
      .setInsets(
        ScrollProperty.contentInset.id,
        EdgeValues(
          top: InsetExpression(constant: 0, factor: -1), left: nil,
          bottom: InsetExpression(constant: -8, factor: 1),
          right: InsetExpression(constant: 4))),
      "feed.contentInset.top = -feed.safeAreaInsets.top; "
        + "feed.contentInset.bottom = feed.safeAreaInsets.bottom - 8; feed.contentInset.right = 4"
    ),
    (
      .controller(1),
      .setInsets(
        ControllerProperty.additionalSafeAreaInsets.id,
        EdgeValues(
          top: InsetExpression(constant: 0, factor: -1), left: nil, bottom: nil,
          right: nil)),
      "main.additionalSafeAreaInsets.top = -(inherited safe area).top"
    ),
    (
      .view(0), .set(ScrollProperty.contentInsetAdjustmentBehavior.id, .word("never")),
      "feed.contentInsetAdjustmentBehavior = .never"
    ),
    (
      .view(1), .set(ScrollProperty.contentInsetAdjustmentBehavior.id, .word("ours")),
      "tableView.contentInsetAdjustmentBehavior = \"ours\""
    ),
    (
      .controller(0), .set(ControllerProperty.extendedLayoutIncludesOpaqueBars.id, .flag(true)),
      "feedViewController.extendedLayoutIncludesOpaqueBars = true"
    ),
    (
      .view(0), .set(TableProperty.estimatedRowHeight.id, .number(0)), "feed.estimatedRowHeight = 0"
    ),
    (
      .view(0), .set(TableProperty.rowHeight.id, .number(-1)),
      "feed.rowHeight = UITableView.automaticDimension"
    ),
    (
      .view(0), .implement(DelegateProperty.heightForHeaderInSection.id, .value(0.01)),
      "feed.delegate: tableView(_:heightForHeaderInSection:) returns 0.01"
    ),
    (
      .view(0), .implement(DelegateProperty.viewForHeaderInSection.id, .value(0)),
      "feed.delegate: tableView(_:viewForHeaderInSection:) returns a view"
    ),
    (
      .view(0), .implement(DelegateProperty.viewForFooterInSection.id, .nil),
      "feed.delegate: tableView(_:viewForFooterInSection:) returns nil"
    ),
    (
      .view(0), .implement(DelegateProperty.heightForRowAt.id, .notImplemented),
      "feed.delegate without tableView(_:heightForRowAt:)"
    ),
    (
      .controller(1), .set(ControllerProperty.edgesForExtendedLayout.id, .edges([.left, .bottom])),
      "main.edgesForExtendedLayout = [.left, .bottom]"
    ),
    (
      .controller(1), .set(ControllerProperty.edgesForExtendedLayout.id, .edges([])),
      "main.edgesForExtendedLayout = []"
    ),
    (
      .controller(1), .set(ControllerProperty.edgesForExtendedLayout.id, .edges(.all)),
      "main.edgesForExtendedLayout = .all"
    ),
    (
      .controller(1), .setBar(.navigationBar, BarProperty.isTranslucent.id, .flag(false)),
      "main.navigationBar.isTranslucent = false"
    ),
    (
      .view(1), .pin(pins),
      "tableView: top = feed.bottom + 8, left = superview.left, "
        + "bottom = safeAreaLayoutGuide.bottom + 4, right = superview.right - 16, width = 320"
    ),
  ]

  @Test("read like the code they stand for", arguments: cases.indices)
  func summary(index: Int) {
    let (node, change, text) = Self.cases[index]
    let edit = Edit(steps: [.init(node: node, change: change)])
    #expect(edit.summary(in: Self.scenario) == text)
  }

  @Test("a later value takes the place of an earlier one, an addition does not")
  func append() {
    let added = Edit.Change.addInsets(
      ScrollProperty.contentInset.id, Insets(top: 4, left: 0, bottom: 0, right: 0))
    var edit = Edit(steps: [
      Edit.Step(node: .view(1), change: .set(TableProperty.estimatedRowHeight.id, .number(36))),
      Edit.Step(node: .view(2), change: .set(TableProperty.estimatedRowHeight.id, .number(36))),
      Edit.Step(node: .view(1), change: added),
    ])
    edit.append(
      Edit(steps: [
        Edit.Step(node: .view(1), change: .set(TableProperty.estimatedRowHeight.id, .number(44))),
        Edit.Step(node: .view(1), change: added),
      ]))
    #expect(
      edit.steps == [
        Edit.Step(node: .view(2), change: .set(TableProperty.estimatedRowHeight.id, .number(36))),
        Edit.Step(node: .view(1), change: added),
        Edit.Step(node: .view(1), change: .set(TableProperty.estimatedRowHeight.id, .number(44))),
        Edit.Step(node: .view(1), change: added),
      ])
  }
}
