import InsetModel

/// A screen with edits applied: several fixes, and one fix for several findings, propose the same.
struct EditedScreens {
  private let scenario: Scenario
  private var known: [Edit: Evaluation] = [:]
  /// Views of screens that are kept: a screen of ten thousand is large.
  private static let viewLimit = 20_000

  /// Edits of a scenario.
  init(of scenario: Scenario) { self.scenario = scenario }

  /// The screen with an edit, evaluated once on the same surroundings.
  ///
  /// - Throws: where the edit is refused or does not fit.
  mutating func evaluation(
    of edit: Edit, by engine: Engine, on surroundings: Surroundings
  ) throws(EditError) -> Evaluation {
    if let known = known[edit] { return known }
    let evaluation = engine.measure(try scenario.applying(edit), on: surroundings)
    if known.count * (scenario.views.count + 1) < Self.viewLimit { known[edit] = evaluation }
    return evaluation
  }
}
