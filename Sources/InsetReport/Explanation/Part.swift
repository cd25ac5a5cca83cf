import InsetModel

/// One part of a number in words: a summand, what a behaviour did, or a property that adds nothing.
struct Part {
  /// Nil for an answer that gives no number itself.
  var points: Double?
  /// What it is.
  var label: String
  /// What more `explain` says of it: the device, where a bar's edge lies.
  var detail = ""
  /// Who causes it.
  var who = ""
  var cause: Cause?
  /// The model's step or the Lua rule.
  var rule = ""
  var facts: [FactID] = []
  var confidence: Confidence?
  /// The property that the points come from, where an app can set it.
  var property: String?
  /// Where the scenario says so.
  var place: Location?
}

extension Part {
  /// The part as several screens share it, without what is of one of them alone.
  var shared: Part {
    var part = self
    part.detail = ""
    part.place = nil
    return part
  }
}

extension Part: Equatable {
  /// The same summand from another row of the catalogue, or of another file, is no difference.
  static func == (left: Part, right: Part) -> Bool {
    isSameNumber(left.points ?? 0, right.points ?? 0)
      && (left.points == nil) == (right.points == nil)
      && (left.label, left.who, left.rule) == (right.label, right.who, right.rule)
  }
}
