import InsetBasics
import InsetModel

/// What the author expects.
extension ScenarioBuilder {
  /// Reads `expect`.
  mutating func expectations(_ node: Int) throws(Refused) -> [Expectation] {
    guard document.kind(node) == .object else {
      throw document.mismatch(node, expected: "expectations: an object of ids")
    }
    let subjects = document.members(of: node)
    guard !subjects.isEmpty else {
      throw document.fault(
        node, "\"expect\" expects nothing", suggestion: "write an id and what you expect of it")
    }
    var expectations: [Expectation] = []
    for (key, value) in subjects {
      let name = document.string(key)
      let subject = try? subject(expectedAs: name, at: key, in: node)
      guard let members = try? Members(of: value, in: document, table: Forms.expectation) else {
        continue
      }
      let source = members["source"].flatMap { try? document.text($0) }
      let written = zip(Forms.expected, members.values).compactMap { expected, value in
        value.map { (expected, $0) }
      }
      if written.isEmpty, members["source"] != nil, !members.hasUnknownKeys {
        document.fault(
          value, "nothing is expected of \(quoted(name))",
          suggestion: "write \"adjustedContentInset\", \"frame\" or another key")
      }
      for (expected, value) in written {
        if let subject { check(expected, value, fits: subject, name: name, in: members.object) }
        guard let read = try? expected.form.read(value, &self) else { continue }
        expectations.append(
          Expectation(
            subject: name, key: expected.key, value: read, source: source,
            position: document.position(value - 1)))
      }
    }
    return expectations
  }

  private func subject(
    expectedAs name: String, at key: Int, in node: Int
  ) throws(Refused) -> Subject {
    if let subject = subject(named: name) { return subject }
    throw unknownName(name, at: key, owner: node) {
      ids.flatMap { id, named -> [String] in
        guard case .controller(let index) = named.subject else { return [] }
        switch controllers[index].kind {
        case .navigation: return ["\(id).navigationBar", "\(id).toolbar"]
        case .tab: return ["\(id).tabBar"]
        default: return []
        }
      }
    }
  }

  /// Bars have frames only; what belongs to scroll views is expected of scroll views.
  private func check(
    _ expected: Forms.Expected, _ value: Int, fits subject: Subject, name: String, in object: Int
  ) {
    let view: Int?
    switch subject {
    case .view(let index): view = index
    case .controller(let index):
      if doubtfulControllers.contains(index) { return }
      view = controllers[index].view
    case .bar(let kind, _):
      guard expected.key != .frame else { return }
      document.fault(
        keyOf: value, in: object, "a \(kind.rawValue) has no \(quoted(expected.key.rawValue))",
        suggestion: "bars have a \"frame\"")
      return
    }
    let hasKey =
      switch expected.kind {
      case nil: true
      case .table: view.flatMap { views[$0].table } != nil
      case .scroll, .collection: view.flatMap { views[$0].scroll } != nil
      }
    guard !hasKey, let kind = expected.kind else { return }
    document.fault(
      keyOf: value, in: object,
      "\(quoted(name)) is no \(kind.noun) and has no \(quoted(expected.key.rawValue))",
      suggestion: "write the id of a \(kind.noun)")
  }
}
