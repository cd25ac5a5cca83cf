import InsetBasics
import InsetModel

extension ScenarioWriter {
  /// The expectations by subject, in the order of their first mention.
  static func expectations(_ expectations: [Expectation]) -> JSON {
    var order: [String] = []
    var subjects: [String: WrittenMembers<ExpectationKey>] = [:]
    for expectation in expectations {
      guard let key = ExpectationKey.allCases.first(where: { $0.compared == expectation.key })
      else {
        continue
      }
      if subjects[expectation.subject] == nil { order.append(expectation.subject) }
      subjects[expectation.subject, default: WrittenMembers()][key] = value(expectation.value)
      if let source = expectation.source {
        subjects[expectation.subject]?[.source] = .string(source)
      }
    }
    return .object(order.compactMap { name in subjects[name].map { (name, $0.object) } })
  }

  private static func value(_ value: Expectation.Value) -> JSON {
    switch value {
    case .insets(let insets): return .edges(insets) { _, value in value.map(JSON.number) }
    case .point(.some(let x), .some(let y)): return .array([.number(x), .number(y)])
    case .point(let x, let y):
      var members = WrittenMembers<PartialPointKey>()
      members[.x] = x.map(JSON.number)
      members[.y] = y.map(JSON.number)
      return members.object
    case .size(.some(let width), .some(let height)):
      return .array([.number(width), .number(height)])
    case .size(let width, let height):
      var members = WrittenMembers<PartialSizeKey>()
      members[.width] = width.map(JSON.number)
      members[.height] = height.map(JSON.number)
      return members.object
    case .rect(let rect): return .rect(rect)
    case .number(let number): return .number(number)
    case .numbers(let numbers): return .array(numbers.map { $0.map(JSON.number) ?? .null })
    case .slots(let slots):
      return .array(
        slots.map { slot in
          var members = WrittenMembers<SlotsKey>()
          members[.header] = slot.header.map(JSON.number)
          members[.footer] = slot.footer.map(JSON.number)
          members[.padding] = slot.padding.map(JSON.number)
          members[.headerY] = slot.headerY.map(JSON.number)
          members[.footerY] = slot.footerY.map(JSON.number)
          return members.object
        })
    }
  }
}
