import InsetBasics
import InsetModel

/// Encodes what came out of one screen. docs/report.md describes the keys.
struct ScreenEncoder {
  let evaluation: Evaluation
  let info: RunInfo
  let words: Phrasing
  let explainer: Explainer
  var sums = SumTable()

  var screen: Screen { words.screen }
  var scenario: Scenario { words.scenario }

  init(_ evaluation: Evaluation, _ info: RunInfo) {
    self.evaluation = evaluation
    self.info = info
    words = Phrasing(screen: evaluation.screen)
    explainer = Explainer(words: words, rules: info.rules)
  }

  /// What it was evaluated on.
  var surroundings: JSON {
    let surroundings = screen.surroundings
    return JSON([
      "scenario": scenario.title,
      "device": JSON(["slug": surroundings.device.slug, "name": surroundings.device.name]),
      "os": surroundings.os, "linkedSDK": surroundings.sdk, "orientation": surroundings.orientation,
      "extrapolated": surroundings.isExtrapolated,
    ])
  }

  /// The whole screen; findings that were encoded before may refer to its sums.
  mutating func json() -> JSON {
    var encoder = self
    let views = scenario.views.indices.map { index in
      (key: scenario.name(ofView: index), value: encoder.json(view: index))
    }
    let controllers = scenario.controllers.indices.map { encoder.json(controller: $0) }
    self = encoder
    return told(
      surroundings.adding([
        "assumedViews": evaluation.assumedViews.map { words.name(.view($0)) },
        "window": screen.surroundings.window,
        "windowSafeAreaInsets": screen.surroundings.windowSafeArea,
        "views": JSON.object(views), "controllers": controllers,
        "bars": screen.bars.indices.map { json(bar: $0) }, "sums": sums.sums,
        "contested": evaluation.contested.map { json($0) }, "undecided": undecided,
        "expectations": expectations, "dump": evaluation.dump?.json,
        "observed": evaluation.observations.isEmpty
          ? nil : evaluation.observations.map { json($0) },
      ]))
  }
}
