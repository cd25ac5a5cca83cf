extension Walk {
  /// The value of a property; nil where it is unknown, which is noted once for the node.
  mutating func known<Owner, Value>(
    _ property: Property<Owner, Value>, _ values: PropertyValues<Owner>, of node: Node,
    in bar: Bar.Kind? = nil
  ) -> Value? {
    switch values[property] {
    case .known(let value): return value
    case .unknown(let reason):
      note(property.row, reason, of: node, in: bar)
      return nil
    }
  }

  /// Notes that a property's value is unknown, once for the node.
  mutating func note(
    _ row: PropertyRow, _ reason: UnknownReason, of node: Node, in bar: Bar.Kind? = nil
  ) {
    let name = (bar.map { "\($0.rawValue)." } ?? "") + row.name
    let unknown = Unknown(
      what: name, fact: row.fact ?? "", supply: name, node: node, reason: reason)
    if !screen.unknowns.contains(unknown) { screen.unknowns.append(unknown) }
  }
}
