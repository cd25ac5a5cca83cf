package import InsetModel

/// An object, record or table of the rule language: its name, and what it has.
package struct RuleObject: Sendable {
  /// Something to read.
  package struct Field: Sendable {
    /// Its name.
    package let name: String
    /// Its type in Lua, in the words of `RuleType`.
    package let type: String
    /// What it is, in one line.
    package let doc: String
    /// The property of that name, where there is one.
    package let property: PropertyID?

    init(_ name: String, _ type: String, _ doc: String, property: PropertyID? = nil) {
      self.name = name
      self.type = type
      self.doc = doc
      self.property = property
    }
  }

  /// Something to ask.
  package struct Method: Sendable {
    /// Its name.
    package let name: String
    /// What it takes and gives.
    package let declaration: MethodDeclaration
  }

  /// Its name.
  package let name: String
  /// What it is, in one line.
  package let doc: String
  /// What can be read of it.
  package let fields: [Field]
  /// What can be asked of it.
  package let methods: [Method]

  /// All of them, in the order that the documentation has.
  package static let all: [RuleObject] = [
    RuleObject(
      "screen", "The screen as a whole.", ScreenField.fields.described, ScreenMethod.described),
    RuleObject("os", "A version of iOS.", OSField.fields.described, OSMethod.described),
    RuleObject("device", "The device.", DeviceField.fields.described),
    RuleObject(
      "controller", "A view controller.", ControllerField.fields.described,
      ControllerMethod.described),
    RuleObject(
      "bar", "A navigation bar, toolbar, tab bar or search bar.", BarField.fields.described,
      BarMethod.described),
    RuleObject(
      "obstruction", "Something that lies over a part of the window.",
      ObstructionField.fields.described),
    RuleObject("view", "A view.", ViewField.fields.described, ViewMethod.described),
    RuleObject(
      "scroll", "A scroll view; it reads all of a view's fields, too.",
      ScrollField.fields.described + ViewField.fields.described, ScrollMethod.described),
    RuleObject(
      "table", "A table view, or a list.", TableField.fields.described, TableMethod.described),
    RuleObject(
      "section", "A section of a table.", SectionField.fields.described, SectionMethod.described),
    RuleObject(
      "parts", "The summands of a number: `for part in scroll:parts \"top\" do`.",
      PartsField.fields.described, PartsMethod.described),
    RuleObject("part", "One summand.", PartField.fields.described),
    RuleObject(
      "window", "The window, as the cause of a summand.", WindowField.fields.described),
    RuleObject(
      "found", "The finding that a fix repairs.", FindingField.fields.described,
      FindingMethod.described),
    RuleObject("edit", "An edit that a fix builds.", [], EditMethod.described),
  ]

  /// The names of its fields.
  var fieldNames: [String] { fields.map(\.name) }

  init(_ name: String, _ doc: String, _ fields: [Field], _ methods: [Method] = []) {
    self.name = name
    self.doc = doc
    self.fields = fields
    self.methods = methods
  }
}
