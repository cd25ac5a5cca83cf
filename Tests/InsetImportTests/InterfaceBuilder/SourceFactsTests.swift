import InsetModel
import Testing

@testable import InsetImport

@Suite("Facts from source code")
struct SourceFactsTests {
  private static func facts(_ text: String, _ path: String = "A.swift") -> SourceFacts {
    var facts = SourceFacts()
    facts.add(Array(text.utf8), path: path)
    return facts
  }

  /// `method returns value at line` and `[?]receiver.property = value at line`, sorted as found, with the
  /// systems that are asked for.
  private static func lines(_ text: String, _ path: String = "A.swift", of name: String = "A")
    -> [String]
  {
    guard let facts = facts(text, path).classes[name] else { return [] }
    let showing = facts.methodsOfShowing
    return facts.methods.sorted { $0.key < $1.key }.map {
      "\($0.key) \($0.value.returns) \($0.value.place.line)"
    }
      + facts.assignments.map { assignment in
        let isKnown = assignment.isCertain && showing.contains(assignment.method)
        let asked = assignment.availability.map { " \($0)" }.joined()
        return "\(isKnown ? "" : "? ")\(assignment.receiver).\(assignment.property) "
          + "\(assignment.value) \(assignment.place.line)\(asked)"
      }
  }

  @Test("methods of a Swift class and its extensions, with constants that they return")
  func swiftMethods() {
    let text = """
      class A: UIViewController { // func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 1 }
        let note = "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) { 2 }"
        /* outer /* inner */ class B { */
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
          return 12.5
        }
      }
      extension A: UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
        func tableView(
          _ tableView: UITableView, heightForFooterInSection section: Int
        ) -> CGFloat { .leastNormalMagnitude }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          return indexPath.row == 0 ? 10 : UITableView.automaticDimension
        }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
          UITableView.automaticDimension
        }
        func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { "a \\(b("}")) {" }
      }
      struct C { func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView? { nil } }
      """
    #expect(
      Self.lines(text) == [
        "estimatedHeightForRowAt number(-1.0) 16", "heightForFooterInSection number(0.0001) 10",
        "heightForHeaderInSection number(12.5) 4", "heightForRowAt unknown 13",
        "titleForHeaderInSection text 19", "viewForHeaderInSection nil 9",
      ])
  }

  @Test("methods of an Objective-C class and its categories")
  func objectiveCMethods() {
    let text = """
      @implementation A
      - (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section {
          return CGFLOAT_MIN;
      }
      - (CGFloat)tableView:(UITableView *)tv heightForRowAtIndexPath:(NSIndexPath *)path { return 44.f; }
      + (CGFloat)tableView:(UITableView *)tv heightForFooterInSection:(NSInteger)s { return 1; }
      @end
      @implementation A (More)
      - (UIView *)tableView:(UITableView *)tv viewForHeaderInSection:(NSInteger)s { return [self header]; }
      - (void)viewDidLoad {
          [super viewDidLoad];
          self.automaticallyAdjustsScrollViewInsets = NO;
          self.edgesForExtendedLayout = UIRectEdgeNone;
          _feed.contentInset = UIEdgeInsetsMake(64, 0, -8.5, 0);
          if (@available(iOS 11.0, *)) {
              self.feed.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;
          }
          UIEdgeInsets contentInset = UIEdgeInsetsZero;
          char c = '{';
      }
      @end
      """
    #expect(
      Self.lines(text, "A.m") == [
        "heightForHeaderInSection number(0.0001) 2", "heightForRowAt number(44.0) 5",
        "viewForHeaderInSection unknown 9", ".automaticallyAdjustsScrollViewInsets flag(false) 12",
        ".edgesForExtendedLayout edges([]) 13",
        "feed.contentInset insets([64.0, 0.0, -8.5, 0.0]) 14",
        "feed.contentInsetAdjustmentBehavior name(\"never\") 16 since 11.0",
      ])
  }

  @Test("assignments: where, to what, and whether for certain")
  func assignments() {
    let text = #"""
      final class A: UITableViewController {
        @IBOutlet var feed: UITableView! { didSet { feed.rowHeight = 10 } }
        override func viewDidLoad() {
          super.viewDidLoad()
          feed.contentInset = UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0)
          self.feed?.contentInset.top = -8
          tableView.contentInsetAdjustmentBehavior = .never
          tableView.sectionHeaderTopPadding = isTall ? 0 : 22
          edgesForExtendedLayout = [.top, .bottom]
          additionalSafeAreaInsets = .init(top: 1, left: 2, bottom: 3, right: 4)
          if feed.contentInset == .zero { feed.estimatedRowHeight = 0 }
          let contentInset = 5
          guard ready else { return }
          feed.rowHeight = 44
          print("x = \(feed.rowHeight = 3)", """
            feed.rowHeight = 4
            """)
        }
        func later() { automaticallyAdjustsScrollViewInsets = false }
        func viewWillAppear() { feed.sectionHeaderHeight += 1; feed.delegate = self }
      }
      """#
    #expect(
      Self.lines(text) == [
        "feed.rowHeight number(10.0) 2",
        "feed.contentInset insets([88.0, 0.0, 0.0, 0.0]) 5", "feed.contentInset.top number(-8.0) 6",
        "tableView.contentInsetAdjustmentBehavior name(\"never\") 7",
        "tableView.sectionHeaderTopPadding unknown 8",
        ".edgesForExtendedLayout edges([\"top\", \"bottom\"]) 9",
        ".additionalSafeAreaInsets insets([1.0, 2.0, 3.0, 4.0]) 10",
        "? feed.estimatedRowHeight number(0.0) 11", "? feed.rowHeight number(44.0) 14",
        "? .automaticallyAdjustsScrollViewInsets flag(false) 19",
        "feed.sectionHeaderHeight unknown 20", "feed.delegate name(\"self\") 20",
      ])
  }

  @Test("what a method of its own sets counts where the method runs whenever the screen is shown")
  func calledMethods() {
    let text = """
      class A: UIViewController {
        override func viewDidLoad() { setUp(); self.style(); other.hide(); if wide { stretch() } }
        func setUp() { feed.contentInset.top = 1; more() }
        func more() { feed.rowHeight = 2 }
        func style() { edgesForExtendedLayout = [] }
        func hide() { feed.estimatedRowHeight = 0 }
        func stretch() { feed.sectionHeaderHeight = 3 }
        var isWide = false { didSet { feed.sectionFooterHeight = 4 } }
      }
      """
    #expect(
      Self.lines(text) == [
        "feed.contentInset.top number(1.0) 3", "feed.rowHeight number(2.0) 4",
        ".edgesForExtendedLayout edges([]) 5", "? feed.estimatedRowHeight number(0.0) 6",
        "? feed.sectionHeaderHeight number(3.0) 7", "? feed.sectionFooterHeight number(4.0) 8",
      ])
  }

  @Test("the systems that code asks for")
  func availability() {
    let text = """
      class A: UIViewController {
        override func viewDidLoad() {
          if #available(iOS 11.0, *) { feed.contentInsetAdjustmentBehavior = .never } else {
            automaticallyAdjustsScrollViewInsets = false
          }
          if #available(iOS 15, *), ready { feed.sectionHeaderTopPadding = 0 }
          if ready { feed.rowHeight = 1 } else { feed.rowHeight = 2 }
          guard #available(iOS 13.0, *) else { return }
          feed.estimatedRowHeight = 0
        }
      }
      """
    #expect(
      Self.lines(text) == [
        "feed.contentInsetAdjustmentBehavior name(\"never\") 3 since 11.0",
        ".automaticallyAdjustsScrollViewInsets flag(false) 4 before 11.0",
        "? feed.sectionHeaderTopPadding number(0.0) 6", "? feed.rowHeight number(1.0) 7",
        "? feed.rowHeight number(2.0) 7", "feed.estimatedRowHeight number(0.0) 9 since 13.0",
      ])
  }

  @Test("setters sent as messages, and methods called so")
  func messages() {
    let text = """
      @interface A : Base
      @end
      @implementation A
      - (void)viewDidLoad {
          [self setUp];
          [self.feed setContentInset:UIEdgeInsetsMake(64, 0, 0, 0)];
          [self setAutomaticallyAdjustsScrollViewInsets:NO];
          [[self list] setRowHeight:3];
      }
      - (void)setUp { [_feed setRowHeight:44]; }
      @end
      """
    #expect(
      Self.lines(text, "A.m") == [
        "feed.contentInset insets([64.0, 0.0, 0.0, 0.0]) 6",
        ".automaticallyAdjustsScrollViewInsets flag(false) 7", "feed.rowHeight number(44.0) 10",
      ])
    #expect(Self.facts(text, "A.m").classes["A"]?.superclass == "Base")
  }

  @Test("no text keeps the scanner")
  func hostile() {
    var random = SplitMix(seed: 3)
    let pieces = [
      "class A {", "func tableView(", "\"", "\"\"\"", "/*", "*/", "{", "}", "(", ")", "#\"",
      "\\(", "@implementation A", "- (", "= ", "feed.contentInset", "\n", "'", "é", "@\"",
      "extension ", "didSet {", "if #available(iOS 11, *) {", "} else {", "[self setRowHeight:",
      "guard #available(iOS 11, *) else {",
    ]
    for _ in 0..<300 {
      let text = (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      _ = Self.facts(text)
      _ = Self.facts(text, "A.m")
    }
    for piece in pieces { _ = Self.facts(String(repeating: piece, count: 50_000)) }
  }

  // MARK: - In scenes

  private static let storyboard = Scenes.page(
    """
    <subviews><tableView style="grouped" estimatedSectionHeaderHeight="-1" \
    translatesAutoresizingMaskIntoConstraints="NO" id="list">
    <connections><outlet property="delegate" destination="page"/></connections></tableView></subviews>
    """, " customClass=\"A\"",
    beside: "<connections><outlet property=\"feed\" destination=\"list\"/></connections>")

  private static func scene(_ source: String) throws -> ImportedScreen {
    try #require(
      try InterfaceBuilderReader.read(
        Array(storyboard.utf8), path: "a.storyboard", catalogue: Devices.catalogue,
        sources: facts(source)
      ).scenes.first)
  }

  @Test("a height without the view method reaches the table")
  func heightAlone() throws {
    let scene = try Self.scene(
      """
      class A: UIViewController {
        func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { 0.01 }
      }
      """)
    let table = try #require(scene.scenario.views.last?.table)
    var delegate = TableDelegate()
    delegate.heightForHeaderInSection = .value(0.01)
    #expect(table.delegate == delegate)
    #expect(table.sections == [TableSection(rows: [])])
    #expect(
      scene.notes
        == [
          "feed: constraints leave its place open; taken from the canvas",
          "feed: heightForHeaderInSection is A's, at A.swift:2",
          "feed: one section without rows stands for those that code makes",
        ].filter { scene.notes.contains($0) || !$0.contains("canvas") })
  }

  @Test(
    "what a base class sets counts, what another system runs does not, and no method comes last")
  func inherited() throws {
    let scene = try Self.scene(
      """
      class Base: UIViewController {
        override func viewDidLoad() { automaticallyAdjustsScrollViewInsets = false }
      }
      class A: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          if #available(iOS 9.0, *) { feed.rowHeight = 50 } else { feed.rowHeight = 60 }
          feed.contentInset.top = 8
          feed.estimatedRowHeight = 0
        }
        override func viewWillAppear(_ animated: Bool) {
          feed.contentInset.top = 8
          feed.estimatedRowHeight = 44
        }
      }
      """)
    let view = try #require(scene.scenario.views.last)
    #expect(!scene.scenario.controllers[0].automaticallyAdjustsScrollViewInsets)
    #expect(view.table?.values[TableProperty.rowHeight] == .known(50))
    #expect(
      view.scroll?.contentInset == InsetExpressions(Insets(top: 8, left: 0, bottom: 0, right: 0)))
    #expect(
      view.table?.values[TableProperty.estimatedRowHeight] == .unknown(.setInCode("A.swift:13")))
  }

  @Test("what is not certain stays unknown, and is told")
  func unknown() throws {
    let scene = try Self.scene(
      """
      class A: UIViewController {
        func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { heights[s] }
        func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { titles[s] }
        override func viewDidLoad() {
          feed.contentInset.top = bar.frame.height
          feed.contentInsetAdjustmentBehavior = .never
          automaticallyAdjustsScrollViewInsets = false
          other.contentInset = .zero
        }
        func later() { feed.contentInsetAdjustmentBehavior = .always }
      }
      """)
    let view = try #require(scene.scenario.views.last)
    var delegate = TableDelegate()
    delegate.values.setUnknown(
      DelegateProperty.heightForHeaderInSection.row, .setInCode("A.swift:2"))
    #expect(view.table?.delegate == delegate)
    #expect(view.table?.sections == nil)
    var values = ScrollProperties().values
    values.setUnknown(ScrollProperty.contentInset.row, .setInCode("A.swift:5"))
    values.setUnknown(
      ScrollProperty.contentInsetAdjustmentBehavior.row, .setInCode("A.swift:10"))
    #expect(view.scroll?.values == values)
    #expect(!scene.scenario.controllers[0].automaticallyAdjustsScrollViewInsets)
    #expect(
      scene.notes.filter { !$0.contains("canvas") } == [
        "feed: A implements heightForHeaderInSection (A.swift:2); what it returns is unknown",
        "feed: A.swift:3 gives titles, which are not known",
        "feed.contentInset.top is set at A.swift:5, to what or when is unknown",
        "feed.contentInsetAdjustmentBehavior is set at A.swift:6, to what or when is unknown",
        "feed.contentInsetAdjustmentBehavior is set at A.swift:10, to what or when is unknown",
        "automaticallyAdjustsScrollViewInsets is set at A.swift:7",
      ])
  }
}
