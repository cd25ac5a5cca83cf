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
      "os": surroundings.os.exact, "linkedSDK": surroundings.sdk.exact,
      "orientation": surroundings.orientation,
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
    let names = viewsByName
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
      ])
    ) { steps in
      guard steps.count > 1 else { return nil }
      let index = Int(steps[1])
      switch steps[0] {
      case "views": return names[steps[1]].map { .view($0) }
      case "controllers": return index.map { .controller($0) }
      case "bars": return index.map { .controller(screen.bars[$0].controller) }
      case "sums": return index.map { sums.nodes[$0] }
      default: return nil
      }
    }
  }

  /// The views by what pointers call them.
  private var viewsByName: [Substring: Int] {
    var views: [Substring: Int] = [:]
    for index in scenario.views.indices {
      views[JSON.pointerStep(scenario.name(ofView: index))[...]] = index
    }
    return views
  }
}
