/// One side of a rectangle, in the order that every list of insets follows: top, left, bottom, right.
///
/// Source: INS-1.
public enum Edge: Int, CaseIterable, Sendable, Hashable, Codable {
  case top, left, bottom, right

  /// The axis along which an inset on this edge moves content.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// UIKit's spelling: `top`, `left`, `bottom`, `right`.
  public var name: String {
    switch self {
    case .top: "top"
    case .left: "left"
    case .bottom: "bottom"
    case .right: "right"
    }
  }

  /// The edge with UIKit's spelling `name`, or nil.
  public init?(name: String) {
    guard let edge = Edge.allCases.first(where: { $0.name == name }) else { return nil }
    self = edge
  }

  /// Whether the edge is the one where its axis starts (top or left).
  public var isLeading: Bool { self == .top || self == .left }
}

/// A scrolling direction.
public enum Axis: Int, CaseIterable, Sendable, Hashable, Codable {
  case vertical, horizontal

  /// `vertical` or `horizontal`.
  public var name: String { self == .vertical ? "vertical" : "horizontal" }

  /// The two edges that an adjustment along this axis touches, leading one first.
  public var edges: [Edge] { self == .vertical ? [.top, .bottom] : [.left, .right] }
}

/// A set of edges, as `UIRectEdge`.
public struct EdgeSet: OptionSet, Sendable, Hashable {
  /// One bit an edge, in `Edge`'s order.
  public let rawValue: UInt8

  /// The set with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one edge.
  public init(_ edge: Edge) { self.init(rawValue: 1 << UInt8(edge.rawValue)) }

  /// `UIRectEdge.top`.
  public static let top = EdgeSet(.top)
  /// `UIRectEdge.left`.
  public static let left = EdgeSet(.left)
  /// `UIRectEdge.bottom`.
  public static let bottom = EdgeSet(.bottom)
  /// `UIRectEdge.right`.
  public static let right = EdgeSet(.right)
  /// `UIRectEdge.all`.
  public static let all: EdgeSet = [.top, .left, .bottom, .right]

  /// Whether the set holds `edge`.
  public func contains(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }
}
