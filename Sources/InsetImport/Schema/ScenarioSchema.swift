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
    for member in keywords(of: ScenarioKey.keys) { writer.write(member.value, key: member.key) }
    writer.beginObject(key: "$defs")
    for table in definitions {
      writer.write(.object(keywords(of: table)), key: table.name)
    }
    writer.end()
    writer.end()
    return writer.text + "\n"
  }()

  /// The tables of all objects except the scenario itself.
  private static let definitions: [KeyTable] = [
    DeviceKey.keys, DeviceInsetsKey.keys, StatusBarKey.keys, WindowKey.keys, KeyboardKey.keys,
    ControllerKey.keys, BarKey.table(of: .navigationBar), BarKey.table(of: .toolbar),
    BarKey.table(of: .tabBar), PresentationKey.keys, ViewKey.keys, PinsKey.keys, PinKey.keys,
    TableKey.keys, ListKey.keys, SizedViewKey.keys, LoadMoreKey.keys, DelegateKey.keys,
    SectionKey.keys,
    RowsKey.keys, SlotKey.keys, ExpectationKey.keys, PartialPointKey.keys, PartialSizeKey.keys,
    SlotsKey.keys, SuppressionKey.keys, ObservedKey.keys,
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
    let required = table.specs.filter(\.isRequired).map { JSON.string($0.name) }
    if !required.isEmpty { keywords.append(("required", .array(required))) }
    if table.isNeverEmpty { keywords.append(("minProperties", .number(1))) }
    keywords.append(("additionalProperties", .bool(false)))
    return keywords + table.rules
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
    case .words(let words): [("enum", .array(words.map(JSON.string)))]
    case .number(let range):
      [
        ("type", .string("number")), ("minimum", .number(range.low)),
        ("maximum", .number(range.high)),
      ]
    case .height:
      keywords(
        of: .any([
          .extent, .exactly(Int(TableProperties.automaticDimension)),
          .words([TableProperties.automaticDimensionName]),
        ]))
    case .inset:
      keywords(
        of: .any([.length, .pattern("\(InsetExpression.safeAreaName)|LayoutGuide\\.length")]))
    case .version:
      keywords(
        of: .any([
          .number(NumberRange(low: 7, high: 99)),
          .pattern(#"^[0-9]+(\.[0-9]+){0,2}$"#),
        ]))
    case .edges(let value):
      [
        ("type", .string("object")),
        (
          "properties",
          .object(EdgesKey.allCases.map { ($0.name, schema(of: value)) })
        ),
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

/// Rules over several keys, in the schema's words.
extension JSON {
  /// This key and no other.
  static func onlyKey(_ key: String) -> JSON {
    .object([("required", .array([.string(key)])), ("maxProperties", .number(1))])
  }

  /// Each key alone, as the values of `anyOf`.
  static func oneOfKeys(_ keys: [String]) -> JSON {
    .array(keys.map { .object([("required", .array([.string($0)]))]) })
  }

  /// A frame excludes pins; autoresizing needs a frame.
  static let layoutRules: [(key: String, value: JSON)] = [
    ("dependentRequired", .object([("autoresizing", .array([.string("frame")]))])),
    ("not", .object([("required", .array([.string("frame"), .string("pins")]))])),
  ]
}
