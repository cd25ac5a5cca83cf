import InsetBasics
import InsetModel

/// The JSON Schema of scenarios (draft 2020-12), written from the tables that the reader reads by.
///
/// It says what an editor can check: keys, types, words, ranges. Names, siblings, classes and axes
/// are checked by `ScenarioReader` alone.
public enum ScenarioSchema {
  /// The schema as JSON text, ending in a line break.
  public static let text: String = {
    var writer = JSONWriter()
    writer.beginObject()
    writer.write(.string("https://json-schema.org/draft/2020-12/schema"), key: "$schema")
    writer.write(.string("insetlua scenario"), key: "title")
    for member in keywords(of: Forms.scenario.table) { writer.write(member.value, key: member.key) }
    writer.beginObject(key: "$defs")
    for table in definitions { writer.write(.object(keywords(of: table)), key: table.name) }
    writer.end()
    writer.end()
    return writer.text + "\n"
  }()

  /// The tables of all objects except the scenario itself.
  static let definitions: [KeyTable] = [
    Forms.device.table, Forms.deviceInsets.table, Forms.statusBarHeights.table, Forms.window.table,
    Forms.keyboard.table, Forms.controller.table, Forms.navigationBar.table, Forms.toolbar.table,
    Forms.tabBar.table, Forms.presentation.table, Forms.view.table, Forms.pins.table,
    Forms.pin(.top).table, Forms.table.table, Forms.list.table, Forms.sizedView.table,
    Forms.loadMore.table, Forms.delegate.table, Forms.section.table, Forms.rows.table,
    Forms.slot.table, Forms.expectation, Forms.partialPoint.table, Forms.partialSize.table,
    Forms.slots.table, Forms.suppression.table, Forms.observed.table,
  ]

  private static func keywords(of table: KeyTable) -> [(key: String, value: JSON)] {
    var keywords: [(key: String, value: JSON)] = [
      ("description", .string(table.doc)), ("type", .string("object")),
      (
        "properties",
        .object(
          table.specs.map { spec in
            (
              spec.name,
              .object([("description", .string(spec.doc))] + Self.keywords(of: spec.shape))
            )
          })
      ),
    ]
    let required = table.specs.filter(\.isRequired).map(\.name)
    if !required.isEmpty { keywords.append(("required", .strings(required))) }
    if table.isNeverEmpty { keywords.append(("minProperties", .number(1))) }
    keywords.append(("additionalProperties", .bool(false)))
    let kinds = table.specs.compactMap { spec in
      spec.controllers.map { (spec.name, onlyOf($0)) }
    }
    return keywords + table.rules
      + (kinds.isEmpty ? [] : [("dependentSchemas", .object(kinds))])
  }

  /// What a key that only some kinds of controller have asks of the kind.
  private static func onlyOf(_ kinds: [Controller.Kind]) -> JSON {
    let words = JSON.object([("enum", .strings(kinds.map(\.rawValue)))])
    return .object([("properties", .object([("kind", words)]))])
  }

  private static func schema(of shape: Shape) -> JSON { .object(keywords(of: shape)) }

  private static func keywords(of shape: Shape) -> [(key: String, value: JSON)] {
    switch shape {
    case .text: keywords(of: .pattern(#"\S"#))
    case .anyText: [("type", .string("string"))]
    case .pattern(let pattern): [("type", .string("string")), ("pattern", .string(pattern))]
    case .flag: [("type", .string("boolean"))]
    case .null: [("type", .string("null"))]
    case .count: [("type", .string("integer")), ("minimum", .number(0))]
    case .exactly(let number): [("const", .number(Double(number)))]
    case .words(let words): [("enum", .strings(words))]
    case .number(let range):
      [
        ("type", .string("number")), ("minimum", .number(range.low)),
        ("maximum", .number(range.high)),
      ]
    case .height:
      keywords(
        of: .any([
          .extent, .exactly(Int(TableProperties.automaticDimension)),
          .words([Form<Double>.automaticName]),
        ]))
    case .edges(let value):
      [
        ("type", .string("object")),
        ("properties", .object(Edge.allCases.map { ($0.name, schema(of: value)) })),
        ("additionalProperties", .bool(false)),
      ]
    case .tuple(let fields):
      [
        ("type", .string("array")),
        ("prefixItems", .array(fields.map { schema(of: .number($0.range)) })),
        ("items", .bool(false)), ("minItems", .number(Double(fields.count))),
      ]
    case .list(let element): [("type", .string("array")), ("items", schema(of: element))]
    case .object(let name): [("$ref", .string("#/$defs/\(name)"))]
    case .map(let value, let isNeverEmpty):
      [("type", .string("object")), ("additionalProperties", schema(of: value))]
        + (isNeverEmpty ? [("minProperties", .number(1))] : [])
    case .any(let shapes): [("anyOf", .array(shapes.map(schema)))]
    case .also(let shape, let rules): keywords(of: shape) + rules
    }
  }
}
