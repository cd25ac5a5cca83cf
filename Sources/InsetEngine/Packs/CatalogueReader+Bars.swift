import InsetModel
import LuaHost

extension CatalogueReader {
  /// What `bars { … }` declares: its rows, and the version whose bars design compatibility keeps.
  func bars(
    _ table: LuaTable
  ) throws(LuaError) -> (rows: [MeasureRow], compatibilityOS: OSVersion?) {
    var all = TableDecoder(table, what: "bars")
    _ = try all.table("sources")
    let compatibilityOS = try compatibilityOS(&all)
    try all.finish(list: true)
    var rows: [MeasureRow] = []
    rows.reserveCapacity(all.array.count)
    for value in all.array { rows.append(try measure(value)) }
    return (rows, compatibilityOS)
  }

  private func compatibilityOS(_ bars: inout TableDecoder) throws(LuaError) -> OSVersion? {
    guard var compatibility = try bars.table("compatibility") else { return nil }
    guard let version = try compatibility.version("os") else {
      throw compatibility.refusal(
        of: "os", "\(compatibility.what) has no os", hint: "os = \"25\"")
    }
    _ = try compatibility.word("confidence", Confidence.self)
    _ = try compatibility.texts("sources")
    try compatibility.finish()
    return version
  }

  private func measure(_ value: LuaValue) throws(LuaError) -> MeasureRow {
    var fields = TableDecoder(try entry(value, of: "bars"), what: "a bar")
    let id = try fields.requiredText("id")
    fields.what = "bar \"\(id)\""
    fields.trail = [.text(id)]
    guard let measure = try fields.word("bar", Measure.self) else {
      throw fields.refusal(of: "bar", "\(fields.what) has no bar")
    }
    let unknown = try fields.text("unknown")
    let height = try fields.number("height", in: Self.lengths)
    let origin = try origin(&fields)
    // A tab bar's row has both: its height is the measure, its y is the safe area's top anyway.
    let number = height.map { MeasureValue.fixed($0) } ?? origin
    guard let value = number ?? unknown.map({ MeasureValue.unknown(supply: $0) }) else {
      throw LuaError(
        .runtime, "\(fields.what) gives no number",
        hint: "write height, y, or unknown = \"the scenario key that would supply it\"",
        written: fields.trail)
    }
    var row = MeasureRow(
      id: id, measure: measure, value: value, when: try condition(&fields),
      confidence: try fields.word("confidence", Confidence.self) ?? .contested)
    row.isTotal = try fields.flag("total") ?? false
    row.isAtTop = try isAtTop(&fields)
    row.gap = try fields.number("gap", in: Self.lengths) ?? 0
    row.adds = try fields.number("adds", in: Self.lengths)
    row.fact = try fields.text("fact")
    row.question = try fields.text("question")
    row.note = try fields.text("note")
    if let others = try fields.table("others") {
      for other in others.array {
        var fields = TableDecoder(
          try entry(other, of: others.what), what: others.what, trail: others.trail)
        row.others.append(try fields.requiredNumber("value"))
        for key in ["sources", "note"] { _ = fields.value(key) }
        try fields.finish()
      }
    }
    _ = fields.value("sources")
    try fields.finish()
    return row
  }

  private func isAtTop(_ fields: inout TableDecoder) throws(LuaError) -> Bool {
    switch try fields.edge("edge") {
    case .top: return true
    case .bottom, nil: return false
    case .left, .right:
      throw fields.refusal(of: "edge", "edge of \(fields.what) can only be \"top\" or \"bottom\"")
    }
  }

  private func origin(_ fields: inout TableDecoder) throws(LuaError) -> MeasureValue? {
    let value = fields.value("y")
    if value.isNil { return nil }
    if value.asDouble != nil { return try fields.number("y", in: Self.lengths).map { .fixed($0) } }
    var rule = TableDecoder(
      try entry(value, of: "y of \(fields.what)"), what: "y of \(fields.what)",
      trail: fields.trail + [.key("y")])
    guard try rule.text("from") == "safeAreaTop" else {
      throw rule.refusal(of: "from", "\(rule.what) must say from = \"safeAreaTop\"")
    }
    let result = MeasureValue.safeAreaTop(
      offset: try rule.number("offset") ?? 0, pixels: try rule.number("pixels") ?? 0,
      atLeast: try rule.number("atLeast"))
    try rule.finish()
    return result
  }

  private func condition(_ fields: inout TableDecoder) throws(LuaError) -> MeasureCondition {
    var condition = MeasureCondition()
    guard var when = try fields.table("when") else { return condition }
    condition.idiom = try when.word("idiom", Idiom.self)
    if let corners = try when.texts("corner") {
      var found: [Corner] = []
      for corner in corners { found.append(try when.word(corner, Corner.self, "corner")) }
      condition.corners = found
    }
    if let screens = try when.texts("points") {
      var found: [Size] = []
      for screen in screens {
        let parts = screen.split(separator: "x").compactMap { Double($0) }
        guard parts.count == 2, parts.allSatisfy({ $0 > 0 && Self.lengths.contains($0) }) else {
          throw when.refusal(of: "points", "points of \(when.what) is no size: \"\(screen)\"")
        }
        found.append(Size(width: parts[0], height: parts[1]))
      }
      condition.screens = found
    }
    condition.slugs = try when.texts("slugs")
    condition.verticalSizeClass = try when.word("verticalSizeClass", SizeClass.self)
    condition.horizontalSizeClass = try when.word("horizontalSizeClass", SizeClass.self)
    condition.orientation = try when.word("orientation", Orientation.self)
    condition.os = try when.range("os")
    condition.linkedSDK = try when.range("linkedSDK")
    condition.safeAreaTop = try when.number("safeAreaTop")
    condition.inside = try when.word("inside", Enclosure.self)
    condition.context = try when.word("context", MeasureCondition.Context.self)
    condition.state = try when.word("state", MeasureCondition.State.self)
    condition.items = try when.flag("items")
    condition.contentSizeCategory = try when.word("contentSizeCategory", ContentSizeCategory.self)
    try when.finish()
    return condition
  }
}
