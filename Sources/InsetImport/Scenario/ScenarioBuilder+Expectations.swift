import InsetModel

/// What the author expects, and which rules are off.
extension ScenarioBuilder {
  /// Reads `expect`.
  func expectations(_ node: Int) throws(Fault) -> [Expectation] {
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
      guard let subject = subject(named: name) else {
        throw unknownSubject(name, at: key, in: node)
      }
      let members = try document.object(value, as: ExpectationKey.self)
      var source: String?
      if let node = members[.source] { source = try document.text(node) }
      let written = members.written.filter { $0.key != .source }
      guard !written.isEmpty else {
        throw document.fault(
          value, "nothing is expected of \(quoted(name))",
          suggestion: "write \"adjustedContentInset\", \"frame\" or another key")
      }
      for (key, value) in written {
        guard let compared = key.compared else { continue }
        try check(key, value, fits: subject, name: name, in: members)
        expectations.append(
          Expectation(
            subject: name, key: compared, value: try expected(key, value), source: source,
            position: document.position(value - 1)))
      }
    }
    return expectations
  }

  private func unknownSubject(_ name: String, at key: Int, in node: Int) -> Fault {
    var fault = unknownName(name, at: key, owner: node)
    let bars = ids.flatMap { id, named -> [String] in
      guard case .controller(let index) = named.subject else { return [] }
      switch controllers[index].kind {
      case .navigation: return ["\(id).navigationBar", "\(id).toolbar"]
      case .tab: return ["\(id).tabBar"]
      default: return []
      }
    }
    if let near = Spelling.suggestion(for: name, among: (ids.keys + bars).sorted()) {
      fault.suggestion = near
    }
    return fault
  }

  /// Bars have frames only; what belongs to scroll views is expected of scroll views.
  private func check(
    _ key: ExpectationKey, _ value: Int, fits subject: Subject, name: String,
    in members: Members<ExpectationKey>
  ) throws(Fault) {
    let view: Int?
    switch subject {
    case .view(let index): view = index
    case .controller(let index): view = controllers[index].view
    case .bar(let kind, _):
      guard key != .frame else { return }
      throw Fault(
        at: document.offset(value - 1), node: members.object,
        "a \(kind.rawValue) has no \(quoted(key.name))", suggestion: "bars have a \"frame\"")
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
    throw Fault(
      at: document.offset(value - 1), node: members.object,
      "\(quoted(name)) is no \(what) and has no \(quoted(key.name))",
      suggestion: "write the id of a \(what)")
  }

  private func expected(_ key: ExpectationKey, _ node: Int) throws(Fault) -> Expectation.Value {
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
        x: try optional(members[.x], in: .contentLength),
        y: try optional(members[.y], in: .contentLength))
    case .contentSize:
      guard document.kind(node) == .object else {
        let size = try document.size(node, TupleField.contentSize)
        return .size(width: size.width, height: size.height)
      }
      let members = try document.object(node, as: PartialSizeKey.self)
      return .size(
        width: try optional(members[.width], in: .contentExtent),
        height: try optional(members[.height], in: .contentExtent))
    case .frame: return .rect(try document.rect(node))
    case .firstRowY: return .number(try document.number(node, in: .contentLength))
    case .rows:
      var numbers: [Double?] = []
      for element in try document.list(node, of: "numbers") {
        let isLeftOut = document.kind(element) == .null
        numbers.append(try optional(isLeftOut ? nil : element, in: .contentLength))
      }
      return .numbers(numbers)
    case .slots:
      var slots: [Expectation.SlotExpectation] = []
      for element in try document.list(node, of: "slots") {
        let members = try document.object(element, as: SlotsKey.self)
        slots.append(
          Expectation.SlotExpectation(
            header: try optional(members[.header], in: .extent),
            footer: try optional(members[.footer], in: .extent),
            padding: try optional(members[.padding], in: .extent),
            headerY: try optional(members[.headerY], in: .contentLength),
            footerY: try optional(members[.footerY], in: .contentLength)))
      }
      return .slots(slots)
    case .source: throw document.fault(node, "\"source\" is no number")
    }
  }

  private func optional(_ node: Int?, in range: NumberRange) throws(Fault) -> Double? {
    guard let node else { return nil }
    return try document.number(node, in: range)
  }

  private func refuseEmpty(_ node: Int) throws(Fault) {
    guard document.kind(node) == .object, document.members(of: node).isEmpty else { return }
    throw document.fault(node, "no edge is compared", suggestion: "write at least one edge")
  }

  /// Reads `suppress`.
  func suppressions(_ node: Int) throws(Fault) -> [Suppression] {
    var suppressions: [Suppression] = []
    for element in try document.list(node, of: "suppressions") {
      let members = try document.object(element, as: SuppressionKey.self)
      guard let rule = members[.rule], let reason = members[.reason] else { continue }
      var suppression = Suppression(
        rule: try document.text(rule), reason: try document.text(reason))
      if let node = members[.view] {
        let name = try document.text(node)
        guard subject(named: name) != nil else { throw unknownName(name, at: node) }
        suppression.view = name
      }
      suppressions.append(suppression)
    }
    return suppressions
  }
}
