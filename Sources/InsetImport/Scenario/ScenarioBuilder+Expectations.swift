import InsetBasics
import InsetModel

/// What the author expects, and which rules are off.
extension ScenarioBuilder {
  /// Reads `expect`.
  func expectations(_ node: Int) throws(Refused) -> [Expectation] {
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
      guard let members = try? document.object(value, as: ExpectationKey.self) else { continue }
      var source: String?
      members.read(.source, into: &source) { try document.text($0) }
      let written = members.writtenKeys.filter { $0.key != .source }
      if written.isEmpty, members[.source] != nil, !members.hasUnknownKeys {
        document.fault(
          value, "nothing is expected of \(quoted(name))",
          suggestion: "write \"adjustedContentInset\", \"frame\" or another key")
      }
      for (key, value) in written {
        guard let compared = key.compared else { continue }
        if let subject { check(key, value, fits: subject, name: name, in: members) }
        guard let expected = try? expected(key, value) else { continue }
        expectations.append(
          Expectation(
            subject: name, key: compared, value: expected, source: source,
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
    _ key: ExpectationKey, _ value: Int, fits subject: Subject, name: String,
    in members: Members<ExpectationKey>
  ) {
    let view: Int?
    switch subject {
    case .view(let index): view = index
    case .controller(let index):
      if doubtfulControllers.contains(index) { return }
      view = controllers[index].view
    case .bar(let kind, _):
      guard key != .frame else { return }
      document.fault(
        at: document.offset(value - 1), node: members.object,
        "a \(kind.rawValue) has no \(quoted(key.name))", suggestion: "bars have a \"frame\"")
      return
    }
    let what: String
    switch key {
    case .contentInset, .adjustedContentInset, .indicatorInsets, .sectionInsets, .contentOffset,
      .contentSize:
      guard view.flatMap({ views[$0].scroll }) == nil else { return }
      what = "scroll view"
    case .firstRowY, .rows, .slots:
      guard view.flatMap({ views[$0].table }) == nil else { return }
      what = "table view"
    case .safeAreaInsets, .layoutGuides, .frame, .source: return
    }
    document.fault(
      at: document.offset(value - 1), node: members.object,
      "\(quoted(name)) is no \(what) and has no \(quoted(key.name))",
      suggestion: "write the id of a \(what)")
  }

  private func expected(_ key: ExpectationKey, _ node: Int) throws(Refused) -> Expectation.Value {
    switch key {
    case .safeAreaInsets, .contentInset, .adjustedContentInset, .indicatorInsets, .sectionInsets,
      .layoutGuides:
      try refuseEmpty(node)
      return .insets(try document.partialInsets(node))
    case .contentOffset:
      guard document.kind(node) == .object else {
        let point = try document.point(node)
        return .point(x: point.x, y: point.y)
      }
      let members = try document.object(node, as: PartialPointKey.self)
      return .point(
        x: number(.x, of: members, in: .contentLength),
        y: number(.y, of: members, in: .contentLength))
    case .contentSize:
      guard document.kind(node) == .object else {
        let size = try document.size(node, TupleField.contentSize)
        return .size(width: size.width, height: size.height)
      }
      let members = try document.object(node, as: PartialSizeKey.self)
      return .size(
        width: number(.width, of: members, in: .contentExtent),
        height: number(.height, of: members, in: .contentExtent))
    case .frame: return .rect(try document.rect(node))
    case .firstRowY: return .number(try document.number(node, in: .contentLength))
    case .rows:
      return .numbers(
        try document.each(of: try document.list(node, of: "numbers")) { element throws(Refused) in
          document.kind(element) == .null
            ? nil : try document.number(element, in: .contentLength)
        })
    case .slots:
      return .slots(
        try document.each(of: try document.list(node, of: "slots")) { element throws(Refused) in
          let members = try document.object(element, as: SlotsKey.self)
          return Expectation.SlotExpectation(
            header: number(.header, of: members, in: .extent),
            footer: number(.footer, of: members, in: .extent),
            padding: number(.padding, of: members, in: .extent),
            headerY: number(.headerY, of: members, in: .contentLength),
            footerY: number(.footerY, of: members, in: .contentLength))
        })
    case .source: throw document.fault(node, "\"source\" is no number")
    }
  }

  private func number<Key>(
    _ key: Key, of members: Members<Key>, in range: NumberRange
  ) -> Double? {
    var number: Double?
    members.read(key, into: &number) { try document.number($0, in: range) }
    return number
  }

  private func refuseEmpty(_ node: Int) throws(Refused) {
    guard document.kind(node) == .object, document.members(of: node).isEmpty else { return }
    throw document.fault(node, "no edge is compared", suggestion: "write at least one edge")
  }

  /// Reads `suppress`.
  func suppressions(_ node: Int) throws(Refused) -> [Suppression] {
    try document.each(of: try document.list(node, of: "suppressions")) { element throws(Refused) in
      let members = try document.object(element, as: SuppressionKey.self)
      var rule: String?
      members.read(.rule, into: &rule) { try document.text($0) }
      var reason: String?
      members.read(.reason, into: &reason) { try document.text($0) }
      var view: String?
      members.read(.view, into: &view) { node throws(Refused) in
        let name = try document.text(node)
        guard subject(named: name) != nil else { throw unknownName(name, at: node) }
        return name
      }
      guard let rule, let reason else { throw Refused() }
      return Suppression(rule: rule, reason: reason, view: view)
    }
  }
}
