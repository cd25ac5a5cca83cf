import InsetBasics
import InsetModel

/// What reports write as it is.
///
/// A number that is not a number is an unknown one: it is written as null, and `unknowns` finds it.
protocol JSONConvertible {
  /// The value.
  var json: JSON { get }
}

extension JSON {
  /// An object with these members, in this order.
  init(_ members: KeyValuePairs<String, any JSONConvertible>) {
    self = .object(members.map { ($0.key, $0.value.json) })
  }

  /// The object with more members; those of nothing are left out.
  func adding(_ members: KeyValuePairs<String, (any JSONConvertible)?>) -> JSON {
    guard case .object(let own) = self else { return self }
    return .object(own + members.compactMap { key, value in value.map { (key, $0.json) } })
  }

  /// A value that is not known.
  static var unknown: JSON { .number(.nan) }

  /// Where unknown numbers stand in the value.
  var unknowns: [UnknownPlace] {
    switch self {
    case .number(let number):
      number.isNaN ? [UnknownPlace(pointer: "", reasons: Length(atRest: number).reasons)] : []
    case .array(let values):
      values.enumerated().flatMap { index, value in value.unknowns.map { $0.below("\(index)") } }
    case .object(let members):
      members.flatMap { key, value in value.unknowns.map { $0.below(Self.pointerStep(key)) } }
    case .null, .bool, .integer, .string: []
    }
  }

  /// A key as JSON pointers write it. Source: RFC 6901.
  static func pointerStep(_ key: String) -> String {
    if !key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) {
      return key
    }
    return String(key.flatMap { $0 == "~" ? "~0" : $0 == "/" ? "~1" : "\($0)" })
  }
}

extension JSON: JSONConvertible { var json: JSON { self } }
extension String: JSONConvertible { var json: JSON { .string(self) } }
extension Int: JSONConvertible { var json: JSON { .integer(self) } }
extension Bool: JSONConvertible { var json: JSON { .bool(self) } }
extension Double: JSONConvertible { var json: JSON { .number(self) } }
extension OSVersion: JSONConvertible { var json: JSON { .string(description) } }
extension Point: JSONConvertible { var json: JSON { [x, y].json } }
extension Size: JSONConvertible { var json: JSON { [width, height].json } }
/// A frame as scenarios write it.
extension Rect: JSONConvertible { var json: JSON { [x, y, width, height].json } }

extension EdgeValues: JSONConvertible where Value: JSONConvertible {
  var json: JSON { .object(Edge.allCases.map { ($0.name, self[$0].json) }) }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  var json: JSON { .array(map(\.json)) }
}

extension Optional: JSONConvertible where Wrapped: JSONConvertible {
  var json: JSON { self?.json ?? .null }
}

extension JSONConvertible where Self: RawRepresentable<String> {
  var json: JSON { .string(rawValue) }
}

extension Confidence: JSONConvertible {}
extension Level: JSONConvertible {}
extension Orientation: JSONConvertible {}
extension Bar.Kind: JSONConvertible {}

extension Location: JSONConvertible {
  /// The column is null where only the line is known.
  var json: JSON {
    JSON(["path": path, "line": position?.line, "column": position?.knownColumn])
  }
}

extension SourcePosition {
  var knownColumn: Int? { column > 0 ? column : nil }
}

extension Diagnostic: JSONConvertible {
  var json: JSON {
    JSON([
      "path": path, "line": position?.line, "column": position?.knownColumn, "pointer": pointer,
      "message": message, "suggestion": suggestion, "rule": rule, "context": context,
    ])
  }
}

extension Expectation.Value: JSONConvertible {
  /// Parts that are not compared are left out of insets, and null in lists.
  var json: JSON {
    switch self {
    case .insets(let edges):
      .object(Edge.allCases.compactMap { edge in edges[edge].map { (edge.name, $0.json) } })
    case .point(let x, let y): [x, y].json
    case .size(let width, let height): [width, height].json
    case .rect(let rect): rect.json
    case .number(let number): number.json
    case .numbers(let numbers): numbers.json
    case .slots(let slots):
      .array(
        slots.map {
          JSON([
            "header": $0.header, "footer": $0.footer, "padding": $0.padding, "headerY": $0.headerY,
            "footerY": $0.footerY,
          ])
        })
    }
  }
}
