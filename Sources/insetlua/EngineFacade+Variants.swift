internal import InsetEngine
internal import InsetImport
internal import InsetModel
internal import InsetReport

extension Session {
  /// The loaded rules as reports cite them.
  var citedRules: [CitedRule] {
    rules.map { rule in
      CitedRule(
        kind: rule.kind, id: rule.id, title: rule.title, file: rule.file, line: rule.line,
        since: rule.since, before: rule.before, sources: rule.sources)
    }
  }

  /// The screens of one input as `run` measures them; fixes are not tried.
  func measure(_ bytes: [UInt8], path: String) -> InputResult {
    evaluate(bytes, path: path, tryingFixes: false)
  }
}

/// One screen of a variant, and the views whose place on it is only assumed.
struct MeasuredVariant: Sendable {
  /// The screens, or why there are none.
  var result: InputResult
  /// For each screen, the views whose place is assumed.
  var assumed: [Set<Int>]
}

extension Session {
  /// One input on several devices, systems and orientations.
  ///
  /// A frame holds for the device that it was given for: on another device, or with the device
  /// turned, plain frames become assumed pins.
  func measure(
    _ bytes: [UInt8], path: String, on targets: [Resolver.Target]
  ) throws(Problems) -> [MeasuredVariant] {
    do throws(Engine.LoadFailure) {
      let (variants, givenUp) = try worker.run(path) { engine in
        Self.measure(bytes, path: path, on: targets, by: engine)
      }
      return variants.map { variant in
        var variant = variant
        if variant.result.evaluations.isEmpty {
          variant.result.problems += givenUp
        } else {
          variant.result.evaluations[0].problems += givenUp
        }
        return variant
      }
    } catch {
      throw Problems(error.diagnostics)
    }
  }

  private static func measure(
    _ bytes: [UInt8], path: String, on targets: [Resolver.Target], by engine: Engine
  ) -> [MeasuredVariant] {
    let own = evaluate(bytes, path: path, on: Resolver.Target(), by: engine, tryingFixes: false)
    return targets.map { target in
      let isElsewhere = own.evaluations.contains { evaluation in
        let surroundings = evaluation.screen.surroundings
        return (target.device ?? surroundings.device) != surroundings.device
          || (target.orientation ?? surroundings.orientation) != surroundings.orientation
      }
      // An Interface Builder file is laid out anew for each device.
      if target == Resolver.Target() || !isElsewhere
        || InterfaceBuilderReader.looksLikeInterfaceBuilder(bytes)
      {
        let result =
          target == Resolver.Target()
          ? own : evaluate(bytes, path: path, on: target, by: engine, tryingFixes: false)
        return MeasuredVariant(
          result: result, assumed: result.evaluations.map { _ in [] })
      }
      var variant = MeasuredVariant(
        result: InputResult(path: path, problems: own.problems), assumed: [])
      for evaluation in own.evaluations {
        let (scenario, assumed) = evaluation.screen.portable()
        do throws(Diagnostic) {
          variant.result.evaluations.append(
            try engine.evaluate(scenario, on: target, tryingFixes: false))
          variant.assumed.append(assumed)
        } catch {
          variant.result.problems.append(error)
        }
      }
      return variant
    }
  }
}
