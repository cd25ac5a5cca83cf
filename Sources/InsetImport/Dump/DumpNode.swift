import InsetModel

/// One printed view, as it stands in the dump.
///
/// Small and flat: a dump of 50,000 views makes as many of them. Texts are numbers of a name table.
struct DumpNode {
  /// What is known of the view besides its numbers.
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// `hidden = YES`.
    static let hidden = Flags(rawValue: 1)
    /// A frame was printed.
    static let hasFrame = Flags(rawValue: 2)
    /// A transform other than the identity: the frame is the transformed box.
    static let transformed = Flags(rawValue: 4)
    /// `animations = {…}`.
    static let animating = Flags(rawValue: 8)
    /// `backgroundColor = …` (iOS 15 and newer).
    static let backgroundColor = Flags(rawValue: 16)
    /// An `autoresize` mask was printed.
    static let hasMask = Flags(rawValue: 32)
    /// The description ends before its closing bracket.
    static let cut = Flags(rawValue: 64)
    /// The frame is one of the screen, not of the superview.
    static let onScreen = Flags(rawValue: 128)
    /// An accessibility element: its class follows from a type.
    static let element = Flags(rawValue: 256)
    /// A layer was printed, as UIKit always does: nobody has shortened the line.
    static let layer = Flags(rawValue: 512)
    /// A tint colour of an extended colour space (iOS 10 and newer).
    static let extendedColor = Flags(rawValue: 1024)
    /// A tint colour of a device colour space (up to iOS 9).
    static let deviceColor = Flags(rawValue: 2048)
  }

  /// The class, in the name table; -1 where the line has lost it.
  var name: Int32 = -1
  /// `baseClass`, in the name table; -1 where none is printed.
  var base: Int32 = -1
  /// The parent node, or -1 for the first of a dump.
  var parent: Int32 = -1
  /// The scroll view's fields, in `DumpText.scrolls`; -1 where there are none.
  var scroll: Int32 = -1
  /// The line, from 1.
  var line: UInt32 = 0
  /// The column, from 1.
  var column: UInt32 = 0
  /// The address; 0 where none is printed.
  var address: UInt64 = 0
  /// The frame in the superview.
  var frame = Rect.zero
  /// `autoresize`, in UIKit's bits.
  var mask: UInt8 = 0
  /// How many digits the address has: 32-bit systems print fewer.
  var addressDigits: UInt8 = 0
  /// The rest.
  var flags: Flags = []
}

/// What a scroll view's line says beyond a view's.
struct DumpScroll {
  /// `contentOffset`.
  var contentOffset: Point?
  /// `contentSize`; not printed up to iOS 7.
  var contentSize: Size?
  /// `adjustedContentInset`; not printed before iOS 11.
  var adjustedContentInset: Insets?
  /// `contentInset`, where somebody wrote it beside the dump.
  var contentInset: Insets?
  /// `safeAreaInsets`, where they were printed on their own.
  var safeAreaInsets: Insets?
  /// `contentInsetAdjustmentBehavior`, where it was printed on its own.
  var behavior: String?
  /// The layout's class, of a collection view; -1 where none is printed.
  var layout: Int32 = -1
  /// Whether the layout stands after the closing bracket, as up to iOS 12.
  var hasLayoutSuffix = false
  /// Whether `dataSource` is printed (iOS 13 and newer).
  var hasDataSource = false
  /// Whether an edge effect is printed (iOS 26).
  var hasEdgeEffect = false
}

/// One view controller of `_printHierarchy`.
struct DumpController {
  /// The class, in the name table.
  var name: Int32
  /// The controller's address; 0 where none is printed.
  var address: UInt64 = 0
  /// The view's class; -1 where it is not loaded.
  var viewName: Int32 = -1
  /// The view's address.
  var viewAddress: UInt64 = 0
  /// The parent, or -1.
  var parent: Int32 = -1
  /// Whether it is presented by its parent.
  var isPresented = false
  /// Whether its state is `appeared` or `appearing`.
  var isShown = false
  /// The line, from 1.
  var line: UInt32 = 0
  /// The column, from 1.
  var column: UInt32 = 0
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
  /// Its nodes.
  var nodes: Range<Int>
  /// Its controllers, where it is a `_printHierarchy`.
  var controllers: Range<Int> = 0..<0
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
}
