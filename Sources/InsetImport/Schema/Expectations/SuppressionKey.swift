/// The keys of one element of `suppress`.
enum SuppressionKey: Int, ObjectKey {
  case rule, reason, view

  static let keys = KeyTable(
    "suppression", noun: "a suppression", doc: "A rule that is switched off.", specs: specs)

  var spec: KeySpec {
    switch self {
    case .rule: KeySpec("rule", .text, "The rule's id.", isRequired: true)
    case .reason: KeySpec("reason", .text, "Why.", isRequired: true)
    case .view: KeySpec("view", .text, "Only for the view of this id.")
    }
  }
}
