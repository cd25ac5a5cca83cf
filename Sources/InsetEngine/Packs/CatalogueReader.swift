import InsetModel
import LuaHost

/// Turns the tables of `platform/*.lua` into the model's catalogue.
struct CatalogueReader {
  /// Points that any length of a device or a bar can have.
  static let lengths: ClosedRange<Double> = 0...100_000

  /// The record type of `insets(…)`.
  let insetsType: LuaRecordType.ID

  // MARK: Devices

  func devices(_ table: LuaTable) throws(LuaError) -> [Device] {
    var all = TableDecoder(table, what: "devices")
    _ = all.value("sources")
    try all.finish(list: true)
    var devices: [Device] = []
    devices.reserveCapacity(all.array.count)
    for entry in all.array { devices.append(try device(entry)) }
    return devices
  }

  private func device(_ value: LuaValue) throws(LuaError) -> Device {
    var fields = TableDecoder(try entry(value, of: "devices"), what: "a device")
    let slug = try fields.requiredText("slug")
    fields.what = "device \"\(slug)\""
    fields.trail = [.text(slug)]
    guard var os = try fields.table("os") else {
      throw fields.refusal(
        of: "os", "\(fields.what) has no os", hint: "os = { earliest = \"11\" }")
    }
    guard let earliest = try os.version("earliest") else {
      throw os.refusal(of: "earliest", "\(os.what) has no earliest")
    }
    let latest = try os.version("latest")
    if let latest, latest < earliest {
      throw os.refusal(of: "latest", "\(os.what) ends before it begins")
    }
    for key in ["confidence", "sources"] { _ = os.value(key) }
    try os.finish()
    guard let size = try size(&fields, "points") else {
      throw fields.refusal(of: "points", "\(fields.what) has no points")
    }
    var insets = DeviceInsets()
    if var areas = try fields.table("safeAreaInsets") {
      try readAreas(&areas, into: &insets)
      try areas.finish()
    }
    try readStatusBar(&fields, into: &insets)
    let confidence = try fields.word("confidence", Confidence.self) ?? .contested
    let device = Device(
      slug: slug, name: try fields.requiredText("name"),
      identifiers: try fields.texts("identifiers") ?? [],
      idiom: try fields.word("idiom", Idiom.self) ?? .phone, size: size,
      scale: try fields.requiredNumber("scale", in: 1...10),
      corner: try fields.word("corner", Corner.self) ?? .homeButton, earliestOS: earliest,
      latestOS: latest, insets: insets, overrides: try overrides(&fields),
      zoomed: try zoomed(&fields), fact: try fields.text("fact") ?? "devices/\(slug)",
      confidence: confidence, sources: try fields.texts("sources") ?? [],
      note: try fields.text("note"))
    for key in ["pixels", "others"] { _ = fields.value(key) }
    try fields.finish()
    return device
  }

  private func overrides(_ fields: inout TableDecoder) throws(LuaError) -> [DeviceOverride] {
    guard let list = try fields.table("overrides") else { return [] }
    var overrides: [DeviceOverride] = []
    for value in list.array {
      var change = TableDecoder(
        try entry(value, of: list.what), what: "an override of \(fields.what)", trail: list.trail)
      var insets = DeviceInsets()
      try readAreas(&change, into: &insets)
      try readStatusBar(&change, into: &insets)
      overrides.append(
        DeviceOverride(
          os: try change.range("os"), insets: insets,
          windowOnly: try change.flag("windowOnly") ?? false,
          confidence: try change.word("confidence", Confidence.self) ?? .contested))
      for key in ["fact", "sources", "note"] { _ = change.value(key) }
      try change.finish()
    }
    return overrides
  }

  private func zoomed(_ fields: inout TableDecoder) throws(LuaError) -> ZoomedDisplay? {
    guard var zoom = try fields.table("displayZoom") else { return nil }
    var insets = DeviceInsets()
    try readAreas(&zoom, into: &insets)
    let result = ZoomedDisplay(
      size: try size(&zoom, "points"), insets: insets,
      confidence: try zoom.word("confidence", Confidence.self) ?? .contested)
    for key in ["suspect", "sources", "others", "note"] { _ = zoom.value(key) }
    try zoom.finish()
    return result
  }

  private func readAreas(_ fields: inout TableDecoder, into insets: inout DeviceInsets)
    throws(LuaError)
  {
    insets.portrait = try self.insets(&fields, "portrait")
    insets.portraitStatusBarHidden = try self.insets(&fields, "portraitStatusBarHidden")
    insets.landscape = try self.insets(&fields, "landscape")
  }

  private func readStatusBar(
    _ fields: inout TableDecoder, into insets: inout DeviceInsets
  ) throws(LuaError) {
    guard var heights = try fields.table("statusBarHeight") else { return }
    insets.statusBarPortrait = try heights.number("portrait", in: Self.lengths)
    insets.statusBarLandscape = try heights.number("landscape", in: Self.lengths)
    try heights.finish()
  }

  private func insets(_ fields: inout TableDecoder, _ key: String) throws(LuaError) -> Insets? {
    let value = fields.value(key)
    if value.isNil { return nil }
    guard let record = value.asRecord, record.type == insetsType else {
      throw fields.refusal(
        of: key, "\(key) of \(fields.what) must be insets(top, left, bottom, right)")
    }
    let insets = Insets(record)
    guard Edge.allCases.allSatisfy({ Self.lengths.contains(insets[$0]) }) else {
      throw fields.refusal(
        of: key, "\(key) of \(fields.what) must not be negative, or larger than any screen")
    }
    return insets
  }

  private func size(_ fields: inout TableDecoder, _ key: String) throws(LuaError) -> Size? {
    guard var size = try fields.table(key) else { return nil }
    let sides = 1...Self.lengths.upperBound
    let result = Size(
      width: try size.requiredNumber("width", in: sides),
      height: try size.requiredNumber("height", in: sides))
    try size.finish()
    return result
  }

  // MARK: Facts, questions, classes

  func facts(_ table: LuaTable) throws(LuaError) -> [FactID: Fact] {
    var facts: [FactID: Fact] = [:]
    facts.reserveCapacity(table.fields.count)
    var all = TableDecoder(table, what: "facts")
    for id in try all.names() {
      guard var fact = try all.table(id) else { continue }
      fact.what = "fact \"\(id)\""
      fact.trail = [.text(id)]
      facts[id] = Fact(
        confidence: try fact.word("confidence", Confidence.self) ?? .contested,
        says: try fact.text("says") ?? "")
      try fact.finish()
    }
    return facts
  }

  func questions(_ table: LuaTable) throws(LuaError) -> [Question] {
    let all = TableDecoder(table, what: "questions")
    try all.finish(list: true)
    var questions: [Question] = []
    for value in all.array {
      var fields = TableDecoder(try entry(value, of: "questions"), what: "a question")
      let id = try fields.requiredText("id")
      fields.what = "question \"\(id)\""
      fields.trail = [.text(id)]
      let question = Question(
        id: id, asks: try fields.requiredText("asks"), options: try fields.texts("options") ?? [],
        defaultOption: try fields.text("default"), fact: try fields.text("fact"))
      for key in ["treatment", "range", "since", "before", "answered", "note"] {
        _ = fields.value(key)
      }
      try fields.finish()
      if let chosen = question.defaultOption, !question.options.contains(chosen) {
        throw fields.refusal(of: "default", "the default of \(fields.what) is none of its options")
      }
      questions.append(question)
    }
    return questions
  }

  /// Classes and collection layouts. What a class inherits is filled in; parents come first.
  func classes(_ table: LuaTable) throws(LuaError) -> (
    classes: [ViewClass], layouts: [LayoutDefaults]
  ) {
    var classes: [String: ViewClass] = [:]
    var order: [String] = []
    var layouts: [LayoutDefaults] = []
    var layoutsByName: [String: LayoutDefaults] = [:]
    let all = TableDecoder(table, what: "classes")
    try all.finish(list: true)
    for value in all.array {
      var fields = TableDecoder(try entry(value, of: "classes"), what: "a class")
      let name = try fields.requiredText("name")
      fields.what = "class \"\(name)\""
      fields.trail = [.text(name)]
      let fact = try fields.text("fact")
      let confidence = try fields.word("confidence", Confidence.self)
      let bounces = try fields.flag("alwaysBounceVertical")
      let behavior = try fields.text("contentInsetAdjustmentBehavior")
      for key in ["question", "note"] { _ = try fields.text(key) }
      _ = try fields.flag("internal")
      if try fields.text("kind") == "layout" {
        guard let layout = try fields.word("layout", CollectionLayout.self) else {
          throw fields.refusal(of: "layout", "\(fields.what) has no layout")
        }
        let parent = try fields.text("inherits").map { name throws(LuaError) in
          guard let known = layoutsByName[name] else {
            throw unlisted(name, above: fields)
          }
          return known
        }
        try fields.finish()
        let known = LayoutDefaults(
          layout: layout, alwaysBounceVertical: bounces ?? parent?.alwaysBounceVertical ?? false,
          fact: fact ?? parent?.fact, confidence: confidence ?? parent?.confidence ?? .documented)
        layoutsByName[name] = known
        layouts.append(known)
        continue
      }
      let inherits = try fields.text("inherits")
      var known = ViewClass(name: name, inherits: inherits, kind: .view)
      if let inherits {
        guard var parent = classes[inherits] else {
          throw unlisted(inherits, above: fields)
        }
        parent.name = name
        parent.inherits = inherits
        known = parent
      }
      known.kind = try fields.word("kind", ViewClass.Kind.self) ?? known.kind
      known.isInteractive = try fields.flag("interactive") ?? known.isInteractive
      known.isDecorative = try fields.flag("decorative") ?? known.isDecorative
      known.alwaysBounceVertical = bounces ?? known.alwaysBounceVertical
      known.contentInsetAdjustmentBehavior = behavior ?? known.contentInsetAdjustmentBehavior
      known.fact = fact ?? known.fact
      known.confidence = confidence ?? known.confidence
      try fields.finish()
      classes[name] = known
      order.append(name)
    }
    return (order.compactMap { classes[$0] }, layouts)
  }

  private func unlisted(_ parent: String, above fields: TableDecoder) -> LuaError {
    fields.refusal(
      of: "inherits",
      "\(fields.what) inherits from \"\(parent)\", which is not listed above it")
  }

  func entry(_ value: LuaValue, of what: String) throws(LuaError) -> LuaTable {
    guard let table = value.asTable else {
      throw LuaError(.runtime, "\(what) holds a \(value.typeName) where a table belongs")
    }
    return table
  }
}

extension EdgeValues where Value == Double {
  /// The insets of a record made by `insets(top, left, bottom, right)`.
  init(_ record: LuaRecord) {
    self.init(
      top: record.values[0], left: record.values[1], bottom: record.values[2],
      right: record.values[3])
  }

  /// The four numbers, in edge order, for a record.
  var vector: SIMD4<Double> { SIMD4(top, left, bottom, right) }
}
