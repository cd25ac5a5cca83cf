import InsetEngine
import InsetImport
import InsetModel
import Testing

@testable import InsetReport

/// Every property that a fix can set has its code, whoever sets it first.
@Suite("Code for every property", .serialized)
struct CodePropertyTests {
  /// One value of one property, set in a scenario that has it.
  private struct Setting {
    var row: PropertyRow
    var value: PropertyValue
    var node: Node
    var change: Edit.Change
    var scenario: Scenario

    var edit: Edit { Edit(steps: [Edit.Step(node: node, change: change)]) }
    var name: String { "\(row.id.owner) \(row.name) \(change)" }
  }

  /// A stack with a page that has a table, and a collection view with the given layout.
  private static func scenario(_ layout: CollectionLayout) -> Scenario {
    var stack = Controller(kind: .navigation)
    stack.children = [1]
    stack.toolbar = Bar()
    var page = Controller(kind: .viewController, parent: 0)
    page.className = "FeedViewController"
    page.view = 0
    var root = View(className: "UIView", controller: 1, layout: .fill)
    root.subviews = [1, 2]
    var table = View(
      className: "UITableView", id: "feed", superview: 0, controller: 1, layout: .pins(.fill))
    table.scroll = ScrollProperties()
    table.table = TableProperties()
    var grid = View(
      className: "UICollectionView", id: "grid", superview: 0, controller: 1, layout: .pins(.fill))
    grid.scroll = ScrollProperties()
    grid.scroll?.values.set(ScrollProperty.collectionLayout, to: layout)
    return Scenario(
      device: .named("iphone-x"), os: OSVersion(15), controllers: [stack, page],
      views: [root, table, grid], source: SourceMap(path: "a.json"))
  }

  /// Every settable property with every kind of value, in every way to set it.
  private static let settings: [Setting] = PropertyOwnerName.allCases.flatMap(\.rows)
    .filter { $0.cost != nil }.flatMap { row in row.samples.flatMap { settings(row, $0) } }

  private static func settings(_ row: PropertyRow, _ value: PropertyValue) -> [Setting] {
    func setting(
      _ node: Node, _ change: Edit.Change, _ layout: CollectionLayout = .flow
    ) -> Setting {
      Setting(row: row, value: value, node: node, change: change, scenario: scenario(layout))
    }
    switch row.id.owner {
    case .window: return []
    case .controller: return changes(row, value).map { setting(.controller(1), $0) }
    case .bar:
      return [Bar.Kind.navigationBar, .toolbar].map {
        setting(.controller(0), .setBar($0, row.id, value))
      }
    case .delegate:
      let returned = Returned(value) ?? .notImplemented
      return [setting(.view(1), .implement(row.id, returned))]
        + (row.strip == nil ? [] : [setting(.view(1), .implementWhereUntitled(row.id, returned))])
    case .view, .table: return changes(row, value).map { setting(.view(1), $0) }
    case .scroll:
      guard case .layout(let forms) = row.code else {
        return changes(row, value).map { setting(.view(1), $0) }
      }
      return forms.flatMap(\.layouts).flatMap { layout in
        forms.contains { $0.takes(value, of: layout) }
          ? changes(row, value).map { setting(.view(2), $0, layout) } : []
      }
    }
  }

  private static func changes(_ row: PropertyRow, _ value: PropertyValue) -> [Edit.Change] {
    guard case .insets(let following) = row.shape, case .insets(let insets) = value else {
      return [.set(row.id, value)]
    }
    let follows = InsetExpression(constant: 8, factor: -1)
    return [
      .set(row.id, value), .setInsets(row.id, insets.map(Optional.some)),
      .addInsets(row.id, insets.map(\.constant)),
    ]
      + (following == .nothing
        ? [] : [.setInsets(row.id, EdgeValues(top: follows, left: nil, bottom: nil, right: nil))])
  }

  @Test("Swift compiles", arguments: [OSVersion(7), OSVersion(16)])
  func swift(minimumOS: OSVersion) throws {
    let text = Self.settings.enumerated().map { index, setting in
      let snippet = CodeRenderer.swift(
        setting.edit, in: setting.scenario, minimumOS: minimumOS)
      return "// \(setting.name)\n" + CodeHarness.swiftFile(snippet, name: "Setting\(index)")
    }.joined(separator: "\n")
    let problems = try CodeHarness().problems(inSwift: text)
    #expect(problems.isEmpty, "\(problems)")
  }

  /// clang also says where something newer than iOS 9 is used without a check.
  @Test("Objective-C compiles")
  func objectiveC() throws {
    let text = Self.settings.enumerated().map { index, setting in
      let snippet = CodeRenderer.objectiveC(setting.edit, in: setting.scenario)
      return "// \(setting.name)\n" + CodeHarness.objectiveCFile(snippet, name: "Setting\(index)")
    }.joined(separator: "\n")
    let problems = try CodeHarness().problems(inObjectiveC: text)
    #expect(problems.isEmpty, "\(problems)")
  }

  /// Words alone stand only where the row says so, or where taking an override away is meant.
  @Test("every setting has a line of code, which has its spelling")
  func lines() {
    for setting in Self.settings {
      for language in CodeLanguage.allCases {
        let snippet = CodeRenderer.code(setting.edit, in: setting.scenario, language: language)
        let code = snippet.pieces.flatMap(\.lines).filter { !$0.hasPrefix("//") }
        let text = code.joined(separator: "\n")
        switch (setting.row.code, setting.value) {
        case (.advice, _):
          #expect(code == [], "\(setting.name)")
          #expect(!snippet.pieces.isEmpty, "\(setting.name)")
        case (.override(let property, _), .flag(let isOverridden)):
          #expect(text.contains(property) == isOverridden, "\(setting.name)")
        case (.layout(let forms), _):
          #expect(forms.contains { text.contains(".\($0.property)") }, "\(setting.name)")
        default:
          let row = setting.row
          let spelling = language == .swift ? row.name : row.objectiveC
          #expect(text.contains(spelling), "\(setting.name): \(text)")
        }
      }
    }
  }

  @Test("an edit's summary reads like its code")
  func summaries() {
    var count = 0
    for setting in Self.settings {
      guard case .assignment = setting.row.code, setting.row.ruleName == setting.row.name,
        case .set = setting.change, setting.node == .view(1)
      else { continue }
      // An offset that code finds, and insets, take more than one assignment.
      switch setting.value {
      case .offset, .insets: continue
      default: break
      }
      let code = CodeRenderer.swift(
        setting.edit, in: setting.scenario, minimumOS: OSVersion(26))
      let lines = code.pieces.flatMap(\.lines)
      let summary = setting.edit.summary(in: setting.scenario)
      #expect(lines.contains("  \(summary)"), "\(summary) is not in \(lines)")
      count += 1
    }
    #expect(count > 20)
  }

  @Test("a layout of another class has no line for it, and says so")
  func otherLayout() {
    let edit = Edit(steps: [
      .init(node: .view(2), change: .set(ScrollProperty.insetsReference.id, .word("fromSafeArea")))
    ])
    let snippet = CodeRenderer.swift(edit, in: Self.scenario(.compositional))
    #expect(
      snippet.pieces.flatMap(\.lines) == [
        "// insetsReference is set where the layout is made: there is no line for it."
      ])
  }

  // MARK: Interface Builder

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="15505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="sta-ck-001">
        <device id="retina5_9" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    <navigationController id="sta-ck-001" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-ba-001">
                            <rect key="frame" x="0.0" y="44" width="375" height="44"/>
                        </navigationBar>
                        <connections>
                            <segue destination="pag-e1-001" kind="relationship" relationship="rootViewController" id="seg-ue-001"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <scene sceneID="sce-ne-002">
                <objects>
                    <viewController id="pag-e1-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="roo-t1-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="812"/>
                            <subviews>
                                <tableView contentMode="scaleToFill" alwaysBounceVertical="YES" id="tab-le-001">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="400"/>
                                </tableView>
                                <scrollView contentMode="scaleToFill" id="scr-ol-001">
                                    <rect key="frame" x="0.0" y="400" width="375" height="412"/>
                                </scrollView>
                            </subviews>
                        </view>
                        <connections>
                            <segue destination="pag-e2-001" kind="show" id="seg-ue-002"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="sce-ne-003">
                <objects>
                    <viewController id="pag-e2-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="roo-t2-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="812"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  @Test("a property that Interface Builder stores goes into the file, comes back, and goes again")
  func interfaceBuilder() throws {
    let catalogue = try CodeTrials.engine().catalogue
    func read(_ bytes: [UInt8]) throws -> [Scenario] {
      try InterfaceBuilderReader.read(bytes, path: "a.storyboard", catalogue: catalogue)
        .scenes.map(\.scenario)
    }
    let bytes = Array(Self.storyboard.utf8)
    let scenarios = try read(bytes)
    let rows = PropertyOwnerName.allCases.flatMap(\.rows).filter {
      $0.interfaceBuilder != nil && $0.cost != nil
    }
    for row in rows {
      let (place, node) = try #require(Self.place(of: row, in: scenarios), "\(row.name)")
      let scenario = scenarios[place]
      let bar: Bar.Kind? = row.id.owner == .bar ? .navigationBar : nil
      func forms(_ value: PropertyValue) throws -> [IBForm] {
        let change: Edit.Change = bar.map { .setBar($0, row.id, value) } ?? .set(row.id, value)
        let edit = Edit(steps: [.init(node: node, change: change)])
        return try #require(CodeRenderer.interfaceBuilder(edit, in: scenario), "\(row.name)")
      }
      let silence = row.interfaceBuilder?.silence ?? row.standard
      for value in row.samples where value != silence {
        let edited = try InterfaceBuilderEditor.apply(
          forms(value), to: bytes, source: scenario.source)
        #expect(edited != bytes, "\(row.name)")
        let again = try read(edited)[place]
        #expect(
          again.value(of: row.id, at: node, bar: bar) == .known(value), "\(row.name) \(value)")
        let twice = try InterfaceBuilderEditor.apply(
          forms(value), to: edited, source: again.source)
        #expect(twice == edited, "\(row.name): a second time changes something")
        guard let silence else { continue }
        let back = try InterfaceBuilderEditor.apply(
          forms(silence), to: edited, source: again.source)
        #expect(
          String(decoding: back, as: UTF8.self) == Self.storyboard, "\(row.name) does not go")
      }
    }
    #expect(rows.count > 12)
  }

  /// Where a property is set in the file above: the scene, and the node in it.
  private static func place(of row: PropertyRow, in scenarios: [Scenario]) -> (Int, Node)? {
    for (place, scenario) in scenarios.enumerated() {
      func view(_ id: String) -> Node? {
        scenario.views.firstIndex { $0.id == id }.map { .view($0) }
      }
      func controller(_ id: String) -> Node? {
        scenario.controllers.firstIndex { $0.id == id }.map { .controller($0) }
      }
      let node =
        switch row.id.owner {
        case .table: view("tab-le-001")
        case .scroll: view("scr-ol-001")
        case .bar: controller("sta-ck-001")
        // The page that is pushed.
        case .controller: controller("pag-e2-001")
        case .window, .view, .delegate: Node?.none
        }
      if let node, scenario.source.position(of: node) != nil { return (place, node) }
    }
    return nil
  }
}
