/// A view of a scenario.
public struct View: Sendable, Hashable {
  /// What is said of its properties.
  public var values = PropertyValues<ViewProperty>()
  /// The name that findings and `expect` use; nil means the pointer names it.
  public var id: String?
  /// The class: UIKit's or the app's own.
  public var className: String
  /// UIKit's class beneath an app's own, where the scenario says.
  public var baseClassName: String?
  /// The superview, or nil for a controller's root view.
  public var superview: Int?
  /// Its place among the superview's subviews; 0 is `subviews[0]`, which INS-102 asks for.
  public var indexInSuperview = 0
  /// The subviews, in order.
  public var subviews: [Int] = []
  /// The controller whose view (or subview of whose view) it is.
  public var controller: Int
  /// Where it is put.
  public var layout: ViewLayout
  /// What a scroll view, table or collection adds.
  public var scroll: ScrollProperties?
  /// What a table adds.
  public var table: TableProperties?
  /// What was printed of it, where the scenario comes from a running screen.
  public var observed: Observed?

  /// A view.
  public init(
    className: String, id: String? = nil, superview: Int? = nil, controller: Int,
    layout: ViewLayout
  ) {
    self.className = className
    self.id = id
    self.superview = superview
    self.controller = controller
    self.layout = layout
  }

  /// Whether the class, or UIKit's beneath it, is `name`.
  public func isKind(of name: String) -> Bool { className == name || baseClassName == name }

  /// WebKit's view.
  public static let webViewClass = "WKWebView"

  /// Whether the scroll view that `scroll` describes is not the view itself but one inside it, its
  /// `scrollView` (INS-107).
  public var hasInnerScrollView: Bool { scroll != nil && isKind(of: Self.webViewClass) }
}

/// Where a view is put in its superview.
public enum ViewLayout: Sendable, Hashable {
  /// Fills what it is given: a controller's root view.
  case fill
  /// A frame in the superview's coordinates, on the scenario's own device.
  case frame(Rect)
  /// A frame with `autoresizingMask`.
  case autoresizing(Rect, AutoresizingMask)
  /// The same, for a superview that was `from` large on the scenario's own device.
  case resizing(Rect, AutoresizingMask, from: Size)
  /// Edges tied to other edges.
  case pins(Pins)
}

/// `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: UInt8

  /// The mask with UIKit's bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The left margin stretches.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width stretches.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The right margin stretches.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The top margin stretches.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height stretches.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The bottom margin stretches.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// Edges and sizes tied to other edges, as constraints do.
public struct Pins: Sendable, Hashable {
  /// What an edge is tied to.
  public enum Target: Sendable, Hashable {
    /// The superview's edge.
    case superview
    /// The superview's safe area; the layout guides before iOS 11.
    case safeArea
    /// A sibling, by index into the scenario's views.
    case sibling(Int)
  }

  /// One tied edge: the target's edge, moved inwards by a constant.
  public struct Pin: Sendable, Hashable {
    /// What it is tied to.
    public var target: Target
    /// Which edge of the target.
    public var edge: Edge
    /// Points from the target's edge, in the direction of growing coordinates for top and left and
    /// of shrinking ones for bottom and right: positive makes the view smaller.
    public var constant: Double

    /// A pin.
    public init(target: Target, edge: Edge, constant: Double = 0) {
      self.target = target
      self.edge = edge
      self.constant = constant
    }
  }

  /// The tied edges; nil where an edge follows from a size or centre.
  public var edges = EdgeValues<Pin?>(all: nil)
  /// A fixed width.
  public var width: Double?
  /// A fixed height.
  public var height: Double?
  /// Centred horizontally in the superview, moved by the constant.
  public var centerX: Double?
  /// Centred vertically in the superview, moved by the constant.
  public var centerY: Double?

  /// No pins yet.
  public init() {}

  /// All four edges on the superview's.
  public static var fill: Pins {
    var pins = Pins()
    for edge in Edge.allCases { pins.edges[edge] = Pin(target: .superview, edge: edge) }
    return pins
  }
}
