/// How code sets a property.
public enum PropertyCode: Sendable, Hashable {
  /// `object.property = value`.
  case assignment
  /// The same, in the code that pushes the controller: UIKit looks then.
  case beforePush
  /// A class of the app's own overrides this `UIEdgeInsets` to return zero.
  case override(String, since: OSVersion)
  /// A collection view's layout has it.
  case layout([LayoutForm])
  /// Nothing does: what to do instead, by the property's word.
  case advice([String: Advice])

  /// A property of a collection view's layout.
  public struct LayoutForm: Sendable, Hashable {
    /// The layouts that have it.
    public var layouts: [CollectionLayout]
    /// Their class.
    public var className: String
    /// Whether it is the layout's configuration that has it.
    public var isOfConfiguration: Bool
    /// Its name there.
    public var property: String
    /// The words that it takes; nil where it takes none.
    public var words: [String]?
    /// What Objective-C's constants for them begin with.
    public var constants: String?
    /// The iOS that first has it.
    public var since: OSVersion

    /// A property of some layouts.
    public init(
      of layouts: [CollectionLayout], className: String, isOfConfiguration: Bool = false,
      property: String, words: [String]? = nil, constants: String? = nil, since: OSVersion
    ) {
      self.layouts = layouts
      self.className = className
      self.isOfConfiguration = isOfConfiguration
      self.property = property
      self.words = words
      self.constants = constants
      self.since = since
    }

    /// Whether a layout of this kind can have the value; any layout where none is named.
    public func takes(_ value: PropertyValue, of layout: CollectionLayout?) -> Bool {
      if let layout, !layouts.contains(layout) { return false }
      guard let words, case .word(let word) = value else { return words == nil }
      return words.contains(word)
    }
  }

  /// What to do where there is no line for it.
  public struct Advice: Sendable, Hashable {
    /// What it comes to, in an edit's summary: `feed: made in code`.
    public var summary: String
    /// What to do, as a sentence without its dot.
    public var instruction: String

    /// Both texts.
    public init(summary: String, instruction: String) {
      self.summary = summary
      self.instruction = instruction
    }
  }
}
