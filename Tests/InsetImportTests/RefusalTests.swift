import InsetImport
import InsetModel
import Testing

@Suite("What the scenario reader refuses")
struct RefusalTests {
  @Test(
    "a problem with its place, pointer, message and suggestion",
    arguments: Refusal.settings + Refusal.controllers + Refusal.views + Refusal.pins
      + Refusal.tables + Refusal.expectations)
  func refusal(_ refusal: Refusal) throws {
    let fault = try #require(Self.faults(refusal.marked.text).first)
    let lines = refusal.marked.text.split(separator: "\n", omittingEmptySubsequences: false)
    var expected = Diagnostic(
      path: "a.json", position: refusal.marked.position, pointer: refusal.pointer,
      message: refusal.message, suggestion: refusal.suggestion)
    expected.excerpt = fault.excerpt
    expected.excerptColumn = fault.excerptColumn
    // One mistake is told once: nothing is said of what rests on it.
    #expect(Self.faults(refusal.marked.text) == [expected])
    let position = try #require(fault.position)
    let line = String(lines[position.line - 1])
    if line.count < 60 {
      #expect(fault.excerpt == line)
      #expect(fault.excerptColumn == position.column)
    }
  }

  static func faults(_ text: String) -> [Diagnostic] {
    do throws(Diagnostics) {
      _ = try ScenarioReader.read(Array(text.utf8), path: "a.json")
      return []
    } catch { return error.all }
  }
}

extension Refusal {
  static let settings: [Refusal] = [
    Refusal(
      whole: "§[]", "", "expected a scenario: an object, found an array",
      "begin with \"insetlua\": 1"),
    Refusal(
      whole: "§{ \"name\": \"x\" }", "", "not a scenario: the key \"insetlua\" is missing",
      "begin with \"insetlua\": 1"),
    Refusal(
      whole: "{ \"insetlua\": §2 }", "/insetlua", "version 2 of the format is not known",
      "this insetlua reads version 1"),
    Refusal(
      whole: "{ \"insetlua\": §\"1\" }", "/insetlua",
      "expected the version of the format, 1, found a string"),
    Refusal(
      whole: "§{ \"insetlua\": 1, \"device\": \"a\", \"os\": 11 }", "",
      "a scenario needs the key \"root\""),
    Refusal(
      "§\"Title\": \"x\"", "", "unknown key \"Title\" in a scenario", "did you mean \"title\"?"),
    Refusal("§\"qwertz\": 1", "", "unknown key \"qwertz\" in a scenario"),
    Refusal("\"title\": §1", "/title", "expected text, found a number"),
    Refusal("\"title\": §\"\"", "/title", "the text is empty"),
    Refusal("\"title\": §\" \"", "/title", "the text is empty"),
    Refusal("\"notes\": [\"a\", §1]", "/notes/1", "expected text, found a number"),
    Refusal(
      "\"orientation\": §\"lanscape\"", "/orientation", "unknown value \"lanscape\"",
      "did you mean \"landscape\"?"),
    Refusal(
      "\"orientation\": §\"sideways\"", "/orientation", "unknown value \"sideways\"",
      "expected \"portrait\" or \"landscape\""),
    Refusal(
      "\"displayZoom\": §1", "/displayZoom", "expected true or false, found a number"),
    Refusal(
      "\"orientation\": §null", "/orientation",
      "expected \"portrait\" or \"landscape\", found null"),
    Refusal(
      "\"preferredContentSizeCategory\": §\"Large\"", "/preferredContentSizeCategory",
      "unknown value \"Large\"", "did you mean \"large\"?"),
    Refusal(
      "\"linkedSDK\": §\"20.1\"", "/linkedSDK", "iOS 20 never existed: 18 is followed by 26",
      "write \"18.0\" or \"26.0\""),
    Refusal(
      "\"linkedSDK\": §6", "/linkedSDK", "iOS 6 is too old: nothing is known before 7.0",
      "write \"7.0\" or newer"),
    Refusal(
      "\"linkedSDK\": §\"iOS 11\"", "/linkedSDK", "\"iOS 11\" is no iOS version",
      "write it as \"11.0\" or \"10.3.1\""),
    Refusal(
      "\"linkedSDK\": §1.1e1", "/linkedSDK", "\"1.1e1\" is no iOS version",
      "write it as \"11.0\" or \"10.3.1\""),
    Refusal(
      "\"linkedSDK\": §true", "/linkedSDK",
      "expected an iOS version such as \"11.0\", found true"),
    Refusal(
      "\"window\": §{}", "/window", "a window must not be empty",
      "write one of \"frame\", \"safeAreaInsets\""),
    Refusal(
      "\"window\": { \"frame\": [0, 0, §-1, 5] }", "/window/frame/2", "-1 is negative",
      "sizes are 0 or more"),
    Refusal(
      "\"window\": { \"frame\": [§100001, 0, 1, 5] }", "/window/frame/0",
      "100001 is out of range", "expected -100000 to 100000"),
    Refusal(
      "\"window\": { \"frame\": §[0, 0, 1] }", "/window/frame",
      "expected [x, y, width, height], found 3 values"),
    Refusal(
      "\"window\": { \"frame\": [0, §\"0\", 1, 1] }", "/window/frame/1",
      "expected the y, a number of points, found a string"),
    Refusal(
      "\"keyboard\": §300", "/keyboard", "expected true or a keyboard: an object, found a number"),
    Refusal(
      "\"keyboard\": { §\"heigth\": 3 }", "/keyboard", "unknown key \"heigth\" in a keyboard",
      "did you mean \"height\"?"),
    Refusal(
      "\"assume\": { \"Q2\": §2 }", "/assume/Q2",
      "expected an answer: text, true or false, found a number"),
    Refusal(
      "\"suppress\": [§{ \"rule\": \"a\" }]", "/suppress/0",
      "a suppression needs the key \"reason\""),
    Refusal(
      "\"suppress\": [{ \"rule\": \"a\", \"reason\": §\"\" }]", "/suppress/0/reason",
      "the text is empty"),
    Refusal(
      "\"suppress\": [{ \"rule\": \"a\", \"reason\": \"b\", \"view\": §\"rood\" }]",
      "/suppress/0/view", "nothing has the id \"rood\"", "did you mean \"root\"?"),
    Refusal(
      whole: "{ \"insetlua\": 1, \"device\": §7, \"os\": 11, \"root\": { \"kind\": \"page\" } }",
      "/device", "expected a device's name or a device: an object, found a number"),
    Refusal(
      whole:
        "{ \"insetlua\": 1, \"device\": §{ \"idiom\": \"phone\", \"scale\": 2, \"corner\": \"notch\" },\n \"os\": 11, \"root\": { \"kind\": \"page\" } }",
      "/device", "a device needs the key \"size\""),
    Refusal(
      whole: """
        { "insetlua": 1, "os": 11, "root": { "kind": "page" }, "device": {
          "idiom": "phone", "size": [320, 568], "corner": "homeButton",
          "scale": §0.5 } }
        """, "/device/scale", "0.5 is out of range", "expected 1 to 10"),
  ]

  static let controllers: [Refusal] = [
    Refusal(root: "§[]", "", "expected a controller: an object, found an array"),
    Refusal(root: "§{}", "", "a controller needs the key \"kind\""),
    Refusal(
      root: "{ \"kind\": §\"navigationController\" }", "/kind",
      "unknown value \"navigationController\"", "did you mean \"navigation\"?"),
    Refusal(
      root: "{ \"kind\": §\"popover\" }", "/kind", "unknown value \"popover\"",
      "expected \"navigation\", \"tab\", \"split\", \"page\", \"viewController\", "
        + "\"tableViewController\", \"collectionViewController\" or \"custom\""),
    Refusal(
      root: "{ \"kind\": \"viewController\", §\"children\": [] }", "",
      "a viewController controller has no key \"children\"",
      "it is a key of \"navigation\", \"tab\", \"split\", \"page\" or \"custom\" controllers"),
    Refusal(
      root: "{ \"kind\": \"tab\", §\"navigationBar\": {} }", "",
      "a tab controller has no key \"navigationBar\"",
      "it is a key of \"navigation\" controllers"),
    Refusal(
      root: "{ \"kind\": \"navigation\", \"navigationBar\": { §\"hidden\": true } }",
      "/navigationBar", "unknown key \"hidden\" in a navigationBar",
      "did you mean \"isHidden\"?"),
    Refusal(
      root: "{ \"kind\": \"tab\", \"tabBar\": { §\"prompt\": \"x\" } }", "/tabBar",
      "unknown key \"prompt\" in a tabBar", "it is a key of a navigationBar"),
    Refusal(
      root: "{ \"kind\": \"tab\", \"selectedIndex\": §2, \"children\": [{ \"kind\": \"page\" }] }",
      "/selectedIndex", "selectedIndex is 2, but the controller has 1 child",
      "the first child has index 0"),
    Refusal(
      root: "{ \"kind\": \"tab\", \"selectedIndex\": §-1 }", "/selectedIndex", "-1 is negative",
      "expected 0 or more"),
    Refusal(
      root: "{ \"kind\": \"tab\", \"selectedIndex\": §0.5 }", "/selectedIndex",
      "0.5 is no whole number of a sensible size"),
    Refusal(
      root: "{ \"kind\": \"page\", §\"column\": \"primary\" }", "",
      "only a child of a split controller has a \"column\"", "remove it"),
    Refusal(
      root: "{ \"kind\": \"page\", §\"frame\": [0, 0, 1, 1] }", "",
      "only a child of a custom controller has a \"frame\"",
      "here the container decides where the view goes"),
    Refusal(
      root: "{ \"kind\": \"page\", \"edgesForExtendedLayout\": [\"top\", §\"bottm\"] }",
      "/edgesForExtendedLayout/1", "unknown value \"bottm\"", "did you mean \"bottom\"?"),
    Refusal(
      root: "{ \"kind\": \"page\", \"edgesForExtendedLayout\": §true }",
      "/edgesForExtendedLayout", "expected \"all\", \"none\" or a list of edges, found true"),
    Refusal(
      root: "{ \"kind\": \"page\", \"additionalSafeAreaInsets\": { §\"leading\": 1 } }",
      "/additionalSafeAreaInsets", "unknown key \"leading\" in insets",
      "the keys are \"top\", \"left\", \"bottom\", \"right\""),
    Refusal(
      root:
        "{ \"kind\": \"page\", \"additionalSafeAreaInsets\": { \"top\": §\"-safeAreaInsets.bottom\" } }",
      "/additionalSafeAreaInsets/top",
      "the top inset follows \"safeAreaInsets.bottom\"", "write \"safeAreaInsets.top\""),
    Refusal(
      root: "{ \"kind\": \"page\", \"additionalSafeAreaInsets\": { \"top\": §\"-88pt\" } }",
      "/additionalSafeAreaInsets/top", "\"-88pt\" is no inset",
      "write a number or \"-safeAreaInsets.top\""),
    Refusal(
      root: "{ \"kind\": \"page\", \"additionalSafeAreaInsets\": { \"top\": §null } }",
      "/additionalSafeAreaInsets/top",
      "expected a number of points or \"-safeAreaInsets.top\", found null",
      "write null for all four edges where one of them is unknown"),
    Refusal(
      root: "{ \"kind\": \"page\", \"presentation\": §\"pagesheet\" }", "/presentation",
      "unknown value \"pagesheet\"", "did you mean \"pageSheet\"?"),
    Refusal(
      root:
        "{ \"kind\": \"page\", \"presentation\": { \"style\": \"pageSheet\", \"detent\": §true } }",
      "/presentation/detent", "expected \"large\", \"medium\" or a height, found true"),
    Refusal(
      root: """
        { "kind": "navigation", "id": "main",
            "children": [{ "kind": "page", "id": §"main" }] }
        """, "/children/0/id", "the id \"main\" is used twice; first at 2:41",
      "give each view, controller and bar an id of its own"),
    Refusal(
      root: "{ \"kind\": \"page\", \"id\": §\"edge\" }", "/id", "\"edge\" has a meaning of its own",
      "choose another id"),
  ]

  static let views: [Refusal] = [
    Refusal(
      root: "{ \"kind\": \"viewController\", \"view\": { §\"frame\": [0, 0, 1, 1] } }", "/view",
      "a controller's root view has no \"frame\": it fills what its container gives",
      "a child of a custom controller has it beside its \"kind\""),
    Refusal(
      views: "§{ \"class\": \"UIView\" }", "/0", "the view does not say where it is",
      "write \"frame\": [x, y, width, height] or \"pins\": \"superview\""),
    Refusal(
      views: "{ \"frame\": [0, 0, 1, 1],\n  §\"pins\": \"superview\" }", "/0",
      "a view has either a frame or pins, not both", "remove one of them"),
    Refusal(
      views: "{ §\"autoresizing\": [\"flexibleWidth\"] }", "/0",
      "\"autoresizing\" needs a \"frame\"", "write the frame on the scenario's own device"),
    Refusal(
      views: "{ \"frame\": [0, 0, 1, 1], \"autoresizing\": [§\"flexiblewidth\"] }",
      "/0/autoresizing/0", "unknown value \"flexiblewidth\"", "did you mean \"flexibleWidth\"?"),
    Refusal(
      views:
        "{ \"class\": \"UITableView\", \"pins\": \"superview\",\n §\"contentInsetAdjustmentBehaviour\": \"never\" }",
      "/0", "unknown key \"contentInsetAdjustmentBehaviour\" in a view",
      "did you mean \"contentInsetAdjustmentBehavior\"?"),
    Refusal(
      views:
        "{ \"class\": \"UITableView\", \"pins\": \"superview\",\n §\"adjustmentBehavior\": \"never\" }",
      "/0", "unknown key \"adjustmentBehavior\" in a view",
      "did you mean \"contentInsetAdjustmentBehavior\"?"),
    Refusal(
      views: "{ \"class\": \"FeedView\", \"pins\": \"superview\", §\"contentInset\": {} }", "/0",
      "\"contentInset\" is a key of scroll views; FeedView is not known to be one",
      "say what the class is: \"baseClass\": \"UIScrollView\""),
    Refusal(
      views: "{ \"pins\": \"superview\", §\"wants\": {} }", "/0",
      "\"wants\" is a key of scroll views; UIView is not known to be one",
      "write \"class\": \"UIScrollView\""),
    Refusal(
      views: "{ \"class\": \"UIScrollView\", \"pins\": \"superview\", §\"table\": {} }", "/0",
      "\"table\" is a key of table views; UIScrollView is not known to be one",
      "write \"class\": \"UITableView\""),
    Refusal(
      views: "{ \"class\": \"Grid\", \"baseClass\": \"UITableView\", \"pins\": \"superview\",\n"
        + " §\"collectionLayout\": \"flow\" }", "/0",
      "\"collectionLayout\" is a key of collection views; Grid is not known to be one",
      "write \"class\": \"UICollectionView\""),
    Refusal(
      root: "{ \"kind\": \"tableViewController\", \"view\": { \"class\": §\"UIView\" } }",
      "/view/class", "the view of a tableViewController is a UITableView, not a UIView",
      "use a viewController for other views"),
    Refusal(
      views: "{ \"class\": \"UIScrollView\", \"pins\": \"superview\", \"contentSize\": [§-1, 5] }",
      "/0/contentSize/0", "-1 is negative", "sizes are 0 or more"),
    Refusal(
      views: "{ \"class\": \"UIScrollView\", \"pins\": \"superview\",\n"
        + " \"scrollIndicatorInsets\": { \"left\": §null } }", "/0/scrollIndicatorInsets/left",
      "expected a number of points, found null",
      "write null for all four edges where one of them is unknown"),
    Refusal(
      views:
        "{ \"class\": \"UIScrollView\", \"pins\": \"superview\", \"wants\": { \"top\": §88 } }",
      "/0/wants/top", "expected \"edge\", \"belowBars\" or the id of a view, found a number"),
    Refusal(
      views:
        "{ \"class\": \"UIScrollView\", \"pins\": \"superview\", \"wants\": { \"top\": §\"roof\" } }",
      "/0/wants/top", "nothing has the id \"roof\"", "did you mean \"root\"?"),
    Refusal(
      views: "{ \"class\": \"UIScrollView\", \"pins\": \"superview\", \"refreshControl\": §true }",
      "/0/refreshControl", "expected \"idle\" or \"refreshing\", found true"),
    Refusal(views: "§[]", "/0", "expected a view: an object, found an array"),
  ]
}
