/// What the catalogue knows of a view class.
public struct ViewClass: Sendable, Hashable {
  /// What a class is, as far as the model cares.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case view, window, scroll, table, collection, text, web, stack, bar, cell, effect, map, refresh,
      container
  }

  /// UIKit's name.
  public var name: String
  /// The class it inherits from.
  public var inherits: String?
  /// What it is.
  public var kind: Kind
  /// Whether users touch it: `UIControl`s and the like.
  public var isInteractive = false
  /// Whether it only decorates: labels, images, effects.
  public var isDecorative = false
  /// `alwaysBounceVertical` where nobody sets it.
  public var alwaysBounceVertical = false
  /// The behaviour of a class that follows a rule of its own where nobody sets one (INS-107, INS-109).
  public var contentInsetAdjustmentBehavior: String?
  /// The fact behind the defaults.
  public var fact: FactID?
  /// How sure the sources are of the defaults.
  public var confidence: Confidence = .documented

  /// A class.
  public init(name: String, inherits: String?, kind: Kind) {
    self.name = name
    self.inherits = inherits
    self.kind = kind
  }
}

/// What a collection view's layout switches on.
public struct LayoutDefaults: Sendable, Hashable {
  /// Which layout.
  public var layout: CollectionLayout
  /// `alwaysBounceVertical` as the layout leaves it.
  public var alwaysBounceVertical: Bool
  /// The fact behind it.
  public var fact: FactID?
  /// How sure the sources are.
  public var confidence: Confidence

  /// A layout's defaults.
  public init(
    layout: CollectionLayout, alwaysBounceVertical: Bool, fact: FactID?, confidence: Confidence
  ) {
    self.layout = layout
    self.alwaysBounceVertical = alwaysBounceVertical
    self.fact = fact
    self.confidence = confidence
  }
}
