import Foundation
import InsetImport
import InsetModel
import Testing

@Suite("Class names in scenarios")
struct ClassNameTests {
  /// What is said of a view of this class, or of one with these further keys.
  private static func faults(view members: String) -> [String] {
    told(#"{ "kind": "viewController", "view": { "id": "v", \#(members) } }"#)
  }

  private static func told(_ root: String) -> [String] {
    let text = """
      { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": \(root),
        "expect": { "/root": { "safeAreaInsets": { "top": 44 } } } }
      """
    return RefusalTests.faults(text).map { "\($0.message) | \($0.suggestion ?? "-")" }
  }

  /// The words that one slip of the pen makes of a word: a letter left out, doubled, wrong, or swapped
  /// with its neighbour, or in the other case. The prefix is right.
  private static func slips(of word: String) -> Set<String> {
    let letters = Array(word)
    var slips: Set<String> = []
    for place in letters.indices.dropFirst(2) {
      slips.insert(String(letters[..<place] + letters[(place + 1)...]))
      slips.insert(String(letters[...place] + letters[place...]))
      slips.insert(String(letters[..<place] + ["x"] + letters[(place + 1)...]))
      let other =
        letters[place].isUppercase ? letters[place].lowercased() : letters[place].uppercased()
      slips.insert(String(letters[..<place]) + other + String(letters[(place + 1)...]))
      if place + 1 < letters.count {
        var swapped = letters
        swapped.swapAt(place, place + 1)
        slips.insert(String(swapped))
      }
    }
    return slips.subtracting([word])
  }

  @Test(
    "a class that is nearly one of Apple's is refused, and nothing that rests on it",
    arguments: [
      "UIScrollView", "UITableView", "UICollectionView", "UITextView", "WKWebView", "MKMapView",
      "UIVisualEffectView",
    ])
  func slipsAreRefused(_ name: String) {
    for slip in Self.slips(of: name) {
      let expected = ["unknown class \"\(slip)\" | did you mean \"\(name)\"?"]
      #expect(
        Self.faults(view: #""class": "\#(slip)", "contentInset": {}, "table": {}"#) == expected)
      #expect(Self.faults(view: #""class": "Feed", "baseClass": "\#(slip)""#) == expected)
    }
  }

  @Test(
    "so is a controller's class",
    arguments: ["UINavigationController", "UITableViewController", "UIViewController"])
  func controllers(_ name: String) {
    for slip in Self.slips(of: name) {
      #expect(
        Self.told(#"{ "kind": "page", "class": "\#(slip)" }"#) == [
          "unknown class \"\(slip)\" | did you mean \"\(name)\"?"
        ])
    }
  }

  @Test(
    "a kind that is spelled as UIKit's class is told the word",
    arguments: [
      ("UINavigationController", "navigation"), ("UINavigationControler", "navigation"),
      ("navigationController", "navigation"), ("UITabBarController", "tab"),
      ("tabBarController", "tab"), ("UISplitViewController", "split"),
      ("UIPageViewController", "page"), ("UITabelViewController", "tableViewController"),
      ("UIViewController", "viewController"), ("navgation", "navigation"),
    ])
  func kinds(_ written: String, _ meant: String) {
    #expect(
      Self.told(#"{ "kind": "\#(written)" }"#) == [
        "unknown value \"\(written)\" | did you mean \"\(meant)\"?"
      ])
  }

  @Test("a name without its end is no class either")
  func shortened() {
    #expect(
      Self.faults(view: #""class": "UICollection", "contentOffset": [0, 0]"#) == [
        "unknown class \"UICollection\" | did you mean \"UICollectionView\"?"
      ])
  }

  @Test(
    "an app's own class may be like one of UIKit's",
    arguments: [
      "FeedTabelView", "TableView", "TabelView", "UTableView", "NSTableView", "KITableView",
      "UIPlaceholderTextView", "_UITableViews",
    ])
  func ownClasses(_ name: String) {
    #expect(Self.faults(view: #""class": "\#(name)""#) == [])
    #expect(Self.faults(view: #""class": "UITTableView", "baseClass": "UITableView""#) == [])
  }

  @Test(
    "a scroll view's key on a class that bears a scroll view's name asks for that base",
    arguments: [
      ("FeedTableView", "contentInset", "UITableView"),
      ("FeedTabelView", "contentInset", "UITableView"),
      ("TableVeiw", "contentInset", "UITableView"),
      ("PhotosCollectionView", "wants", "UICollectionView"),
      ("CommentTextView", "contentInset", "UITextView"), ("Feed", "contentInset", "UIScrollView"),
      ("Feed", "table", "UITableView"), ("Feed", "sectionInset", "UICollectionView"),
    ])
  func hints(_ name: String, _ key: String, _ base: String) {
    #expect(
      Self.faults(view: #""class": "\#(name)", "\#(key)": {}"#).map {
        $0.split(separator: "|").last
      }
        == [" say what the class is: \"baseClass\": \"\(base)\""])
  }

  @Test("a class that the catalogue calls a scroll view is one", arguments: ViewClass.Kind.allCases)
  func catalogue(_ kind: ViewClass.Kind) throws {
    let text = """
      { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "viewController",
        "view": { "class": "OurView", "contentOffset": [0, -8] } } }
      """
    let classes = ["OurView": ViewClass(name: "OurView", inherits: nil, kind: kind)]
    func read() throws(Diagnostics) -> View {
      try ScenarioReader.read(Array(text.utf8), path: "a.json", classes: classes).views[0]
    }
    guard [.scroll, .table, .collection, .text].contains(kind) else {
      let error = #expect(throws: Diagnostics.self) { try read() }
      #expect(
        error?.all.map(\.message) == [
          "\"contentOffset\" is a key of scroll views; OurView is not known to be one"
        ])
      return
    }
    let view = try read()
    #expect(view.scroll?.contentOffset == .point(Point(x: 0, y: -8)))
    #expect((view.table != nil) == (kind == .table))
    #expect(view.baseClassName == nil)
  }

  @Test("a catalogue's class is no slip of the pen, and an app's own of a web view is one")
  func catalogueNames() throws {
    let classes = [
      "UITTableView": ViewClass(name: "UITTableView", inherits: "UITableView", kind: .table),
      "InAppWebView": ViewClass(name: "InAppWebView", inherits: "WKWebView", kind: .web),
    ]
    for name in classes.keys.sorted() {
      let text = """
        { "insetlua": 1, "device": "iphone-x", "os": "11.0", "root": { "kind": "viewController",
          "view": { "class": "\(name)", "contentInset": { "top": 8 } } } }
        """
      let read = try ScenarioReader.read(Array(text.utf8), path: "a.json", classes: classes)
      #expect(read.views[0].scroll?.contentInset.top == InsetExpression(constant: 8))
    }
  }

  /// UIKit's view classes and those of frameworks that build on it, as Apple's documentation lists
  /// them.
  static let documented = """
    UIView UIActionSheet UIActivityIndicatorView UIAlertView UIBackgroundExtensionView UIButton
    UICalendarView UICollectionReusableView UICollectionView UICollectionViewCell
    UICollectionViewListCell UIColorWell UIContentUnavailableView UIControl UIDatePicker
    UIEventAttributionView UIImageView UIInputView UILabel UIListContentView UINavigationBar
    UIPageControl UIPasteControl UIPickerView UIPopoverBackgroundView UIProgressView
    UIRefreshControl UIScrollView UISearchBar UISearchTextField UISegmentedControl UISlider
    UIStackView UIStandardTextCursorView UIStepper UISwitch UITabBar UITableView UITableViewCell
    UITableViewHeaderFooterView UITextField UITextView UIToolbar UIVisualEffectView UIWebView
    UIWindow WKWebView MKMapView MKAnnotationView MKCompassButton MKMarkerAnnotationView
    MKPinAnnotationView MKScaleView MKUserLocationView MKUserTrackingButton MKPitchControl
    MKZoomControl PKCanvasView PKToolPicker PKAddPassButton PKPaymentButton PKIdentityButton
    PKPayLaterView ARSCNView ARSKView ARView ARCoachingOverlayView AVCaptureView AVRoutePickerView
    CAEAGLLayer GLKView MTKView SCNView SKView PDFView PDFThumbnailView RPSystemBroadcastPickerView
    MPVolumeView LPLinkView CLLocationButton INUIAddVoiceShortcutButton CKMentionView
    """.split { $0.isWhitespace }.map(String.init)

  @Test("no class of Apple's is refused", arguments: documented)
  func documentedClasses(_ name: String) {
    #expect(Self.faults(view: #""class": "\#(name)""#) == [])
  }

  @Test("no class that a dump, a storyboard or a rule names is refused")
  func classesInFixtures() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var folders = [root.appending(path: "Fixtures"), root.appending(path: "Golden")]
    folders.append(root.deletingLastPathComponent().appending(path: "Rules"))
    if let corpus = ProcessInfo.processInfo.environment["INSETLUA_CORPUS"] {
      folders.append(URL(filePath: corpus))
    }
    var names: Set<String> = []
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) {
        guard let data = try? Data(contentsOf: file) else { continue }
        let text = String(decoding: data, as: UTF8.self)
        for match in text.matches(
          of: /(?:<|class": ?"|name = ")((?:UI|WK|MK|PK)[A-Z][A-Za-z]+)(?:: 0x|")/)
        {
          names.insert(String(match.1))
        }
      }
    }
    #expect(names.count > 40)
    let isView = { (name: String) in !["Layer", "Layout", "Item"].contains(where: name.hasSuffix) }
    for name in names.sorted() where isView(name) {
      #expect(Self.faults(view: #""class": "\#(name)", "baseClass": "UIView""#) == [])
      #expect(Self.faults(view: #""class": "\#(name)""#).filter { $0.contains("class") } == [])
    }
  }
}
