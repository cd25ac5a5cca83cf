import InsetModel

/// One printed view, as it stands in the dump.
///
/// Small and flat: a dump of 50,000 views makes as many of them.
struct DumpNode {
  /// What is known of the view besides its numbers.
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// `hidden = YES`.
    static let hidden = Flags(rawValue: 1)
    /// A frame was printed.
    static let hasFrame = Flags(rawValue: 2)
    /// `animations = {…}`.
    static let animating = Flags(rawValue: 8)
    /// `backgroundColor = …` (iOS 15 and newer).
    static let backgroundColor = Flags(rawValue: 16)
    /// The description ends before its closing bracket.
    static let cut = Flags(rawValue: 64)
    /// An accessibility element: its class follows from a type, its frame is one of the screen.
    static let element = Flags(rawValue: 256)
    /// A layer was printed, as UIKit always does: nobody has shortened the line.
    static let layer = Flags(rawValue: 512)
    /// A tint colour of an extended colour space (iOS 10 and newer).
    static let extendedColor = Flags(rawValue: 1024)
    /// A tint colour of a device colour space (up to iOS 9).
    static let deviceColor = Flags(rawValue: 2048)
    /// A controller that its parent presents.
    static let presented = Flags(rawValue: 4096)
  }

  /// The class; empty where the line has lost it.
  var name = ""
  /// `baseClass`; empty where none is printed. Of a controller its view's class.
  var base = ""
  /// The parent node, or -1 for the first of a dump.
  var parent: Int32 = -1
  /// The scroll view's fields, in `DumpText.scrolls`; -1 where there are none.
  var scroll: Int32 = -1
  /// The line, from 1.
  var line: UInt32 = 0
  /// The column, from 1.
  var column: UInt32 = 0
  /// The address, of a controller its view's; 0 where none is printed.
  var address: UInt64 = 0
  /// The frame in the superview.
  var frame = Rect.zero
  /// `autoresize`, in UIKit's bits.
  var mask: UInt8 = 0
  /// How many digits the address has: 32-bit systems print fewer.
  var addressDigits: UInt8 = 0
  /// The rest.
  var flags: Flags = []

  /// The class without an app's own part: what UIKit calls it.
  var uikitName: String { base.isEmpty ? name : base }

  /// Whether the class, or the UIKit class beneath it, is `name`.
  func isKind(of name: String) -> Bool { self.name == name || base == name }

  /// Takes over the frame, where it consists of numbers that a screen can have.
  mutating func setFrame(_ numbers: [Double]) {
    guard DumpScroll.arePlausible(numbers) else { return }
    frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    flags.insert(.hasFrame)
  }
}

/// What a scroll view's line says beyond a view's.
struct DumpScroll {
  /// The numbers: `contentInset` where somebody wrote it beside the dump, `safeAreaInsets` where they
  /// were printed on their own, `adjustedContentInset` from iOS 11 on.
  var observed = Observed()
  /// `contentSize`; not printed up to iOS 7.
  var contentSize: Size?
  /// `contentInsetAdjustmentBehavior`, where it was printed on its own.
  var behavior: String?
  /// The layout's class, of a collection view; empty where none is printed.
  var layout = ""
  /// Whether the layout stands after the closing bracket, as up to iOS 12.
  var hasLayoutSuffix = false
  /// Whether `dataSource` is printed (iOS 13 and newer).
  var hasDataSource = false
  /// Whether an edge effect is printed (iOS 26).
  var hasEdgeEffect = false

  /// How many numbers a field of numbers has; nil for other fields.
  static func count(of field: String) -> Int? {
    switch field {
    case "adjustedContentInset", "contentInset", "safeAreaInsets": 4
    case "contentOffset", "contentSize": 2
    default: nil
    }
  }

  /// Takes over such a field, where its numbers are some that a screen can have.
  mutating func set(_ field: String, to numbers: [Double]) {
    guard numbers.count == Self.count(of: field), Self.arePlausible(numbers) else { return }
    var insets: Insets {
      Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    switch field {
    case "adjustedContentInset": observed.adjustedContentInset = insets
    case "contentInset": observed.contentInset = insets
    case "safeAreaInsets": observed.safeAreaInsets = insets
    case "contentOffset": observed.contentOffset = Point(x: numbers[0], y: numbers[1])
    default: contentSize = Size(width: numbers[0], height: numbers[1])
    }
  }

  /// Whether numbers are finite, and not beyond every screen.
  static func arePlausible(_ numbers: [Double]) -> Bool {
    numbers.allSatisfy { $0.isFinite && abs($0) < 1e9 }
  }
}

/// The formats that dumps come in.
enum DumpFormat: String, CaseIterable {
  case recursiveDescription
  case view = "a view's description"
  case list = "a list of views"
  case responderChain = "a responder chain"
  case printHierarchy = "_printHierarchy"
  case autolayoutTrace = "_autolayoutTrace"
  case elements = "an XCUITest element tree"
  case mirror = "printed values"
}

/// One dump of a paste: nodes that belong together.
struct Dump {
  /// The format.
  var format: DumpFormat
  /// Its nodes: views, or controllers of a `_printHierarchy`.
  var nodes: Range<Int>
  /// The window's size, where it was printed on its own.
  var window: Size?
  /// The line of its first node.
  var line: Int
  /// The lines on which something was left out (`...`).
  var gaps: [Int] = []
  /// Nodes that stand after a gap, so that their superview is not known.
  var orphans = 0
  /// Marks of iOS 6 and older that do not stand in the nodes.
  var isAncient = false

  /// How many views were printed.
  var views: Int { format == .printHierarchy ? 0 : nodes.count }
}
