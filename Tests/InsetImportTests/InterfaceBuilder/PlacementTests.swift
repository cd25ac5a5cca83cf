import InsetImport
import InsetModel
import Testing

@Suite("Places of views in storyboards")
struct PlacementTests {
  private typealias Tie = (String, String, String, String, String)

  private static func view(
    _ id: String, _ name: String = "view", frame: String = "0 0 100 40", _ more: String = ""
  ) -> String {
    let parts = frame.split(separator: " ")
    return """
      <\(name) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(more)>\
      <rect key="frame" x="\(parts[0])" y="\(parts[1])" width="\(parts[2])" height="\(parts[3])"/></\(name)>
      """
  }

  private static func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ more: String = ""
  ) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
      + "secondAttribute=\"\(other)\" \(more)/>"
  }

  /// The pins of the view `id` on a page of these views and constraints.
  private static func pins(
    of id: String, _ views: [String], _ ties: [String]
  ) throws -> Pins {
    let text = Scenes.page(
      "<subviews>\(views.joined())</subviews><constraints>\(ties.joined())</constraints>")
    let scene = try #require(try Scenes.read(text: text).scenes.first).scenario
    let view = try #require(scene.views.first { $0.id == id })
    guard case .pins(let pins) = view.layout else {
      Issue.record("\(id) has no pins")
      return Pins()
    }
    return pins
  }

  private static let sides = [
    tie("a", "leading", "root", "leading"), tie("root", "trailing", "a", "trailing"),
  ]

  @Test("a constraint says the same from both its sides")
  func bothSides() throws {
    let below = try Self.pins(
      of: "a", [Self.view("a", "button")],
      Self.sides + [Self.tie("a", "top", "safe", "top", "constant=\"7\"")])
    let reversed = try Self.pins(
      of: "a", [Self.view("a", "button")],
      Self.sides + [Self.tie("safe", "top", "a", "top", "constant=\"-7\"")])
    #expect(below == reversed)
    #expect(below.edges.top == Pins.Pin(target: .safeArea, edge: .top, constant: 7))
    #expect(below.height == 40)
  }

  /// Source: docs/facts/interface-builder.md, 4.
  @Test(
    "before iOS 11 a xib's safe area is its view's edge, a storyboard's is not",
    arguments: [(true, 10, false), (true, 11, true), (false, 10, true), (false, 11, true)])
  func xibSafeArea(_ isXib: Bool, _ os: Int, isSafe: Bool) throws {
    let inner = """
      <rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
      \(Self.view("a", "tableView", frame: "0 20 320 548"))</subviews><constraints>
      \(Self.tie("a", "top", "safe", "top"))\(Self.tie("safe", "bottom", "a", "bottom"))
      \(Self.tie("a", "leading", "root", "leading"))\(Self.tie("root", "trailing", "a", "trailing"))
      </constraints><viewLayoutGuide key="safeArea" id="safe"/>
      """
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="retina4_0"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FeedController"><connections>
      <outlet property="view" destination="root" id="o"/></connections></placeholder>
      <view id="root">\(inner)</view></objects></document>
      """
    let document = try InterfaceBuilderReader.read(
      Array((isXib ? text : Scenes.page(inner)).utf8), path: "a.xib", catalogue: Devices.catalogue,
      target: Resolver.Target(os: OSVersion(os)))
    let scene = try #require(document.scenes.first).scenario
    let table = try #require(scene.views.first { $0.className == "UITableView" })
    let target: Pins.Target = isSafe ? .safeArea : .superview
    var pins = Pins.fill
    pins.edges.top = Pins.Pin(target: target, edge: .top)
    pins.edges.bottom = Pins.Pin(target: target, edge: .bottom)
    #expect(table.layout == .pins(pins))
  }

  @Test("a centre beside a fixed length, and beside an edge")
  func centres() throws {
    let pins = try Self.pins(
      of: "a", [Self.view("a", "button", frame: "10 20 355 40")],
      [
        Self.tie("a", "centerX", "root", "centerX"),
        Self.tie("a", "leading", "root", "leading", "constant=\"10\""),
        Self.tie("a", "centerY", "root", "centerY", "constant=\"-3\""),
      ])
    #expect(pins.edges.left?.constant == 10)
    #expect(pins.centerX == 0)
    #expect(pins.width == nil)
    #expect(pins.centerY == -3)
    #expect(pins.height == 40)
  }

  @Test("as wide as the superview, from one edge or the centre")
  func equalLengths() throws {
    let pins = try Self.pins(
      of: "a", [Self.view("a", "button")],
      [
        Self.tie("a", "width", "root", "width", "constant=\"-20\""),
        Self.tie("a", "centerX", "root", "centerX"),
        Self.tie("a", "height", "root", "height"),
        Self.tie("a", "top", "root", "top", "constant=\"5\""),
      ])
    #expect(pins.edges.left?.constant == 10)
    #expect(pins.edges.right?.constant == 10)
    #expect(pins.edges.top?.constant == 5)
    #expect(pins.edges.bottom?.constant == -5)
  }

  @Test("baselines and centres of siblings place a view beside them")
  func besides() throws {
    let label = Self.view("l", "label", frame: "16 79 88 21")
    let field = Self.view("f", "textField", frame: "112 75 247 30")
    let base = [
      Self.tie("l", "top", "safe", "top", "constant=\"15\""),
      Self.tie("l", "leading", "root", "leading"),
      Self.tie("f", "leading", "l", "trailing", "constant=\"8\""),
    ]
    let baseline = try Self.pins(
      of: "f", [label, field], base + [Self.tie("l", "baseline", "f", "baseline")])
    let label0 = try Self.pins(
      of: "l", [label, field], base + [Self.tie("l", "baseline", "f", "baseline")])
    #expect(label0.edges.top == Pins.Pin(target: .safeArea, edge: .top, constant: 15))
    #expect(baseline.edges.top == Pins.Pin(target: .sibling(1), edge: .top, constant: -4))
    let centre = try Self.pins(
      of: "f", [label, field], base + [Self.tie("f", "centerY", "l", "centerY")])
    #expect(centre.edges.top == Pins.Pin(target: .sibling(1), edge: .top, constant: -4.5))
  }

  @Test("a scroll view takes what views with a size of their own leave")
  func stretching() throws {
    let pins = try Self.pins(
      of: "t",
      [
        Self.view("h", "label", frame: "0 20 375 21"),
        Self.view("t", "tableView", frame: "0 41 375 582"),
        Self.view("b", "toolbar", frame: "0 623 375 44"),
      ],
      [
        Self.tie("h", "top", "safe", "top"), Self.tie("t", "top", "h", "bottom"),
        Self.tie("b", "top", "t", "bottom"), Self.tie("root", "bottom", "b", "bottom"),
      ])
    #expect(pins.edges.top == Pins.Pin(target: .sibling(1), edge: .bottom))
    #expect(pins.edges.bottom == Pins.Pin(target: .sibling(3), edge: .top))
    #expect(pins.edges.left == Pins.Pin(target: .superview, edge: .left))
    #expect(pins.edges.right == Pins.Pin(target: .superview, edge: .right))
  }

  @Test("margins hold the safe area, unless the view says otherwise")
  func margins() throws {
    let inside = Self.tie("a", "bottom", "root", "bottomMargin", "constant=\"-4\"")
    let safe = try Self.pins(of: "a", [Self.view("a", "button")], Self.sides + [inside])
    #expect(safe.edges.bottom == Pins.Pin(target: .safeArea, edge: .bottom, constant: 4))
  }

  @Test("backdrops, and content that begins with empty space, are not judged")
  func suppressions() throws {
    func reasons(_ scroll: String) throws -> [String] {
      let text = Scenes.page("<subviews>\(scroll)</subviews>")
      return try #require(try Scenes.read(text: text).scenes.first).scenario.suppressions.map {
        "\($0.rule) \($0.view ?? "-"): \($0.reason)"
      }
    }
    func scroll(_ attributes: String, _ y: Int) -> String {
      """
      <scrollView id="s" \(attributes)><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
      <label id="l"><rect key="frame" x="0" y="\(y)" width="100" height="20"/></label></subviews></scrollView>
      """
    }
    #expect(try reasons(scroll("", 0)) == [])
    #expect(
      try reasons(scroll("", 80)) == ["content-hidden s: its content begins with empty space"])
    #expect(
      try reasons(scroll("userInteractionEnabled=\"NO\"", 0))
        == ["content-hidden s: users cannot touch it: a backdrop"])
  }
}
