import InsetModel
import InsetReport
import Testing

/// The words of the printed code.
@Suite("Printed code")
struct CodeTests {
  @Test("the code of every fix, in every form")
  func everyFix() throws {
    var seen: Set<String> = []
    var text = ""
    for fix in try CodeTrials.all.get() where seen.insert(fix.trial.fix).inserted {
      let edit = fix.trial.edit
      let forms = CodeRenderer.interfaceBuilder(edit, in: fix.scenario)?.map { form in
        [form.inspector.map { "\($0): \(form.setting)" }, form.text].compactMap { $0 }
          .joined(separator: "   ")
      }
      text += """
        ==== \(fix.trial.fix)
        \(edit.summary(in: fix.scenario))

        \(CodeRenderer.swift(edit, in: fix.scenario).text)

        \(CodeRenderer.objectiveC(edit, in: fix.scenario).text)

        Interface Builder: \((forms ?? ["none"]).joined(separator: "; "))


        """
    }
    try expectGolden(text, "code/fixes.txt")
  }

  /// Digits in the code stand in the edit, are versions, or belong to the language.
  @Test("no number that the edit does not have")
  func numbers() throws {
    for fix in try CodeTrials.all.get() {
      let summary = numbers(in: fix.trial.edit.summary(in: fix.scenario))
      for language in CodeLanguage.allCases {
        let code = CodeRenderer.code(fix.trial.edit, in: fix.scenario, language: language)
        let lines: [String] = code.pieces.flatMap(\.lines).filter { line in
          !line.contains("available(") && !line.contains("AVAILABLE(") && !line.contains("//")
        }
        let text = lines.joined(separator: "\n")
        let extra = numbers(in: text).subtracting(summary).subtracting(["0"])
        #expect(extra == [], "\(fix.name), \(language)")
      }
    }
  }

  private func numbers(in text: String) -> Set<String> {
    // A digit behind a letter is part of a name.
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
    return Set(
      words.compactMap { word in
        guard let first = word.first, first.isNumber, Double(word) != nil else { return nil }
        return String(word)
      })
  }

  private func scenario(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    var page = Controller(kind: .viewController)
    page.className = "Shop.OrdersViewController"
    page.view = 0
    var root = View(className: "UIView", controller: 0, layout: .fill)
    root.subviews = [1]
    var table = View(className: "UITableView", superview: 0, controller: 0, layout: .pins(.fill))
    table.id = "orders"
    table.scroll = ScrollProperties()
    table.table = TableProperties()
    var scenario = Scenario(
      device: .named("iphone-x"), os: OSVersion(15), controllers: [page], views: [root, table],
      source: SourceMap(path: "a.json"))
    change(&scenario)
    return scenario
  }

  private func swift(
    _ changes: Edit.Change..., node: Node = .view(1), minimumOS: OSVersion = OSVersion(7),
    change: (inout Scenario) -> Void = { _ in }
  ) -> String {
    let edit = Edit(steps: changes.map { Edit.Step(node: node, change: $0) })
    return CodeRenderer.swift(edit, in: scenario(change), minimumOS: minimumOS).text
  }

  @Test("checks for the system's version stand where the property needs one")
  func guards() {
    let changes: [Edit.Change] = [
      .set(TableProperty.estimatedRowHeight.id, .number(0)),
      .set(ScrollProperty.contentInsetAdjustmentBehavior.id, .word("never")),
      .set(TableProperty.sectionHeaderTopPadding.id, .number(0)),
    ]
    #expect(
      swift(changes[0], changes[1], changes[2]) == """
        // OrdersViewController
        override func viewDidLoad() {
          super.viewDidLoad()
          orders.estimatedRowHeight = 0
          if #available(iOS 11.0, *) {
            orders.contentInsetAdjustmentBehavior = .never
          }
          if #available(iOS 15.0, *) {
            orders.sectionHeaderTopPadding = 0
          }
        }
        """)
    #expect(
      swift(changes[0], changes[1], changes[2], minimumOS: OSVersion(12)) == """
        // OrdersViewController
        override func viewDidLoad() {
          super.viewDidLoad()
          orders.estimatedRowHeight = 0
          orders.contentInsetAdjustmentBehavior = .never
          if #available(iOS 15.0, *) {
            orders.sectionHeaderTopPadding = 0
          }
        }
        """)
  }

  @Test(
    "ids become identifiers",
    arguments: [
      ("my orders!", "myOrders"), ("class", "classView"), ("3d-map", "view3dMap"),
      ("view", "viewView"),
      ("größe", "größe"), ("Überschrift", "Überschrift"), ("größe 2", "größe2"), ("🐢", "tableView"),
      ("\u{202E}x\n", "x"), ("---", "tableView"), ("abc-de-fgh", "tableView"),
    ])
  func identifiers(id: String, name: String) {
    let code = swift(.set(TableProperty.rowHeight.id, .number(44))) { $0.views[1].id = id }
    #expect(code.contains("  \(name).rowHeight = 44\n"), "\(code)")
  }

  @Test("a class that is none is not printed")
  func classes() {
    let code = swift(.set(TableProperty.rowHeight.id, .number(44))) {
      $0.controllers[0].className = "X\n}\nsystem()"
    }
    #expect(code.hasPrefix("// the UIViewController: a subclass of your own\n"))
  }

  @Test("added insets are one step, and today's value is spoken of")
  func added() {
    let step = Edit.Change.addInsets(
      ScrollProperty.contentInset.id, Insets(top: -20.5, left: 0, bottom: 0, right: 0))
    #expect(swift(step, step).contains("  orders.contentInset.top = -41\n"))
    let code = swift(step) { $0.views[1].scroll?.contentInset.top = InsetExpression(constant: 64) }
    #expect(code.contains("  // Better: change the line that sets contentInset.top now.\n"))
    #expect(code.contains("  orders.contentInset.top -= 20.5\n"))
  }

  @Test("a team's own behaviour has no code")
  func ownBehavior() {
    #expect(
      swift(.set(ScrollProperty.contentInsetAdjustmentBehavior.id, .word("our-own"))) == """
        // OrdersViewController
        // "ourOwn" is a behaviour of your own rules: UIKit has no code for it.
        """)
  }

  @Test(
    "the root view that is a scroll view follows its safe area directly, a subview after layout")
  func runTime() {
    var values = EdgeValues<InsetExpression?>(all: nil)
    values.top = InsetExpression(constant: 8, factor: -1)
    let change = Edit.Change.setInsets(ScrollProperty.contentInset.id, values)
    #expect(
      swift(change) == """
        // OrdersViewController
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          if #available(iOS 11.0, *) {
            orders.contentInset.top = -orders.safeAreaInsets.top + 8
          }
        }
        """)
    let root = swift(change, node: .view(0)) { scenario in
      scenario.controllers[0].kind = .tableViewController
      scenario.views[0].scroll = ScrollProperties()
      scenario.views[0].table = TableProperties()
    }
    #expect(
      root == """
        // OrdersViewController
        @available(iOS 11.0, *)
        override func viewSafeAreaInsetsDidChange() {
          super.viewSafeAreaInsetsDidChange()
          tableView.contentInset.top = -tableView.safeAreaInsets.top + 8
        }
        """)
  }

  /// What a scroll view has is its scroll view's; its edges and its safe area are its own (INS-107).
  @Test("a web view is reached through its scrollView")
  func webView() {
    let page = scenario { scenario in
      scenario.views[1].id = "web"
      scenario.views[1].className = "App.Browser"
      scenario.views[1].baseClassName = "WKWebView"
      scenario.views[1].table = nil
    }
    var values = EdgeValues<InsetExpression?>(all: nil)
    values.top = InsetExpression(constant: 0, factor: -1)
    let changes: [Edit.Change] = [
      .set(ScrollProperty.contentInsetAdjustmentBehavior.id, .word("never")),
      .set(ScrollProperty.isScrollEnabled.id, .flag(false)),
      .addInsets(ScrollProperty.contentInset.id, Insets(top: 8, left: 0, bottom: 0, right: 0)),
      .setInsets(ScrollProperty.contentInset.id, values),
    ]
    let edit = Edit(steps: changes.map { Edit.Step(node: .view(1), change: $0) })
    let minimumOS = OSVersion(15)
    #expect(
      CodeRenderer.swift(edit, in: page, minimumOS: minimumOS).text == """
        // OrdersViewController
        override func viewDidLoad() {
          super.viewDidLoad()
          web.scrollView.contentInsetAdjustmentBehavior = .never
          web.scrollView.isScrollEnabled = false
          web.scrollView.contentInset.top = 8
        }

        // OrdersViewController
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          web.scrollView.contentInset.top = -web.safeAreaInsets.top
        }
        """)
    #expect(
      CodeRenderer.objectiveC(edit, in: page, minimumOS: minimumOS).text == """
        // OrdersViewController.m
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.web.scrollView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;
          self.web.scrollView.scrollEnabled = NO;
          UIEdgeInsets webScrollViewInsetTop = self.web.scrollView.contentInset;
          webScrollViewInsetTop.top = 8;
          self.web.scrollView.contentInset = webScrollViewInsetTop;
        }

        // OrdersViewController.m
        - (void)viewDidLayoutSubviews {
          [super viewDidLayoutSubviews];
          UIEdgeInsets webScrollViewInsetTop = self.web.scrollView.contentInset;
          webScrollViewInsetTop.top = -self.web.safeAreaInsets.top;
          self.web.scrollView.contentInset = webScrollViewInsetTop;
        }
        """)
    let outlets = CodeRenderer.swift(edit, in: page).pieces.flatMap(\.outlets)
    #expect(outlets.map { "\($0.name): \($0.type)" } == ["web: WKWebView", "web: WKWebView"])
    for change in changes {
      let alone = Edit(steps: [Edit.Step(node: .view(1), change: change)])
      #expect(CodeRenderer.interfaceBuilder(alone, in: page) == nil)
    }
  }
}
