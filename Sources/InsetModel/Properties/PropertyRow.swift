/// All that is declared of one property. Everything else is derived: the scenario's schema, reader and
/// writer, what rules read, what a fix can set, code in each language, Interface Builder both ways,
/// the documentation.
///
/// A class, so that handing a row on costs one reference: rules read properties all the time.
public final class PropertyRow: Sendable {
  /// What rules read under the name.
  public enum Reading: Sendable, Hashable {
    /// The value; nil where it is not set and has no default.
    case value
    /// What the engine makes of it: the resolved default, the evaluated insets.
    case evaluated
    /// Nothing, for this reason.
    case none(String)
  }

  /// What a fix can do with it.
  public enum Setting: Sendable, Hashable {
    /// Set it. The cost ranks fixes: how much the change asks of an app; smaller is less.
    case settable(cost: Int)
    /// Nothing, for this reason.
    case none(String)
  }

  /// Which property it is.
  public let id: PropertyID
  /// The key in scenarios, the name in rules, and UIKit's spelling in Swift.
  public let name: String
  /// The name in rules and in an edit's summary: `name`, but for what reads as a part of the value alone.
  public let ruleName: String
  /// What it takes.
  public let shape: PropertyShape
  /// UIKit's default; nil where it has none, or follows from others.
  public let standard: PropertyValue?
  /// The iOS that first has it.
  public let since: OSVersion
  /// Objective-C's spelling.
  public let objectiveC: String
  /// What Objective-C's constants for the property's words begin with; nil where it takes no words.
  public let constants: String?
  /// How code sets it.
  public let code: PropertyCode
  /// How Interface Builder stores it; nil where it cannot.
  public let interfaceBuilder: InterfaceBuilderForm?
  /// What rules read.
  public let reading: Reading
  /// What fixes can do with it.
  public let setting: Setting
  /// The fact that says what it does; nil where it only describes the screen.
  public let fact: FactID?
  /// What it means, in a sentence or two of Markdown without links.
  public let doc: String
  /// The kinds of controller that have it; nil for all.
  public let controllers: [Controller.Kind]?
  /// The bars that have it; nil for all.
  public let bars: [Bar.Kind]?
  /// Whether a scroll view has it only if it is a collection view.
  public let collectionsOnly: Bool
  /// Why the value must be known; nil where a scenario may say that it is not.
  public let needed: String?
  /// Its key in a scenario's `list`; nil where a list has none.
  public let listKey: String?

  /// Why the capture tools do not read it from a running app; nil where they do.
  public let uncaptured: String?

  /// Whether a scenario may say that nobody knows the value. A view method's null is what it returns.
  public var canBeUnknown: Bool { needed == nil && shape != .returnedView }

  /// A row; `property` of `PropertyOwner` has the defaults.
  init(
    id: PropertyID,
    name: String,
    ruleName: String,
    shape: PropertyShape,
    standard: PropertyValue?,
    since: OSVersion,
    objectiveC: String,
    constants: String?,
    code: PropertyCode,
    interfaceBuilder: InterfaceBuilderForm?,
    reading: Reading,
    setting: Setting,
    fact: FactID?,
    doc: String,
    controllers: [Controller.Kind]?,
    bars: [Bar.Kind]?,
    collectionsOnly: Bool,
    needed: String?,
    listKey: String?,
    uncaptured: String?
  ) {
    self.id = id
    self.name = name
    self.ruleName = ruleName
    self.shape = shape
    self.standard = standard
    self.since = since
    self.objectiveC = objectiveC
    self.constants = constants
    self.code = code
    self.interfaceBuilder = interfaceBuilder
    self.reading = reading
    self.setting = setting
    self.fact = fact
    self.doc = doc
    self.controllers = controllers
    self.bars = bars
    self.collectionsOnly = collectionsOnly
    self.needed = needed
    self.listKey = listKey
    self.uncaptured = uncaptured
  }

  /// What setting it asks of an app, for ranking; nil where no fix can set it.
  public var cost: Int? { if case .settable(let cost) = setting { cost } else { nil } }
}
