import InsetBasics
import InsetModel

extension Part {
  /// The keys of an owner's properties. UIKit's defaults are left out; null stands for a value that is
  /// unknown.
  ///
  /// - Parameter keys: The keys, where they are not those of all properties.
  static func properties<Properties: PropertyOwner>(
    _ path: KeyOf<Owner, PropertyValues<Properties>>,
    _ keys: [KeySpec] = Properties.rows.map { KeySpec($0) }
  ) -> Part {
    var part = Part()
    part.keys = keys
    let entries = keys.compactMap(\.property?.row).map { ($0, Form.property($0.shape)) }
    part.read = { owner, nodes, builder in
      for ((row, form), node) in zip(entries, nodes) {
        guard let node else { continue }
        if builder.document.kind(node) == .null, row.shape != .returnedView {
          if let reason = row.needed {
            builder.document.fault(
              node, "\(quoted(row.name)) must be known: \(reason)",
              suggestion: "leave it out for UIKit's default")
          } else {
            owner[keyPath: path].setUnknown(row, .written)
          }
        } else if let value = try? form.read(node, &builder) {
          owner[keyPath: path].set(row, to: value)
        }
      }
    }
    part.write = { owner, scenario in
      let values = owner[keyPath: path]
      return entries.map { row, form in
        guard values.isWritten(row) else { return nil }
        switch values[row] {
        case .known(let value) where value == row.standard: return nil
        case .known(let value): return value.flatMap { form.write($0, scenario) }
        case .unknown: return row.canBeUnknown ? .null : nil
        }
      }
    }
    return part
  }
}

extension Form where Value: PropertyType {
  /// The same, of a value without its type.
  fileprivate var untyped: Form<PropertyValue> {
    of({ $0.propertyValue ?? .nil }, { Value($0) })
  }
}

extension Form where Value == PropertyValue {
  /// What a property takes.
  static func property(_ shape: PropertyShape) -> Form {
    switch shape {
    case .flag: Form<Bool>.flag.untyped
    case .length: Form<Double>.number().untyped
    case .extent: Form<Double>.number(.extent).untyped
    case .height: Form<Double>.height.untyped
    case .count: Form<Int>.count.untyped
    case .words(let words): Form<String>.words(words).untyped
    case .text, .behavior: Form<String>.text.untyped
    case .insets(let following): Form<InsetExpressions>.insets(following: following).untyped
    case .edges: Form<EdgeSet>.edgeSet.untyped
    case .size: Form<Size>.size.untyped
    case .contentSize: Form<Size>.contentSize.untyped
    case .offset: Form<ContentOffset>.offset.untyped
    case .sizedView: Forms.sizedView.form.untyped
    case .returnedView: Form<Returned<Double>>.view.untyped
    case .follows: Form<Bool>.loadMore.untyped
    }
  }
}
