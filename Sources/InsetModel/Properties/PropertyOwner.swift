/// The properties of one kind of object.
public protocol PropertyOwner: SendableMetatype {
  /// Whose properties they are.
  static var name: PropertyOwnerName { get }
  /// All of them; each one's index is its place.
  static var rows: [PropertyRow] { get }
}

extension PropertyOwner {
  /// Declares a property.
  static func property<Value: PropertyType>(
    _ index: UInt8, _ name: String, _ shape: PropertyShape, default standard: Value,
    inRules ruleName: String? = nil, since: OSVersion = OSVersion(7), objectiveC: String? = nil,
    constants: String? = nil, code: PropertyCode = .assignment,
    interfaceBuilder: InterfaceBuilderForm? = nil, reading: PropertyRow.Reading = .value,
    setting: PropertyRow.Setting, fact: FactID? = nil, controllers: [Controller.Kind]? = nil,
    bars: [Bar.Kind]? = nil, collectionsOnly: Bool = false, needed: String? = nil,
    listKey: String? = nil, uncaptured: String? = nil, _ doc: String
  ) -> Property<Self, Value> {
    Property(
      row: PropertyRow(
        id: PropertyID(owner: Self.name, index: index), name: name,
        ruleName: ruleName ?? name, shape: shape, standard: standard.propertyValue, since: since,
        objectiveC: objectiveC ?? name, constants: constants, code: code,
        interfaceBuilder: interfaceBuilder, reading: reading, setting: setting, fact: fact,
        doc: doc, controllers: controllers, bars: bars, collectionsOnly: collectionsOnly,
        needed: needed, listKey: listKey, uncaptured: uncaptured),
      standard: standard)
  }
}
