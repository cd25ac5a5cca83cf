import InsetEngine
import InsetModel
import InsetReport

/// One screen of a variant, and the views whose place on it is only assumed.
struct MeasuredVariant: Sendable {
  /// The screens, or why there are none.
  var result: InputResult
  /// For each screen, the views whose place is assumed.
  var assumed: [Set<Int>]
  /// Whether the system is older than the device's first.
  var isTooOld = false
  /// For each screen of a dump that was read as another device than before, what to say of it.
  var otherDevices: [String?] = []
}

extension Session {
  /// One input on several devices, systems and orientations.
  ///
  /// A frame holds for the device that it was given for: on another device, or with the device
  /// turned, plain frames become assumed pins.
  func measure(_ bytes: [UInt8], path: String, on targets: [Resolver.Target]) -> [MeasuredVariant] {
    let read = read(bytes, path: path, on: Resolver.Target())
    let own = evaluate(read, depth: .questions)
    return targets.map { target in
      var variant = measure(bytes, path: path, on: target, read, own)
      variant.isTooOld = own.evaluations.contains { evaluation in
        let surroundings = evaluation.screen.surroundings
        return (target.os ?? surroundings.os.exact)
          < (target.device ?? surroundings.device).earliestOS
      }
      if target.device == nil {
        variant.otherDevices = zip(own.evaluations, variant.result.evaluations).map(
          Self.otherDevice)
      }
      return variant
    }
  }

  /// A dump says which devices it fits; on another system that may be another one.
  private static func otherDevice(than own: Evaluation, _ found: Evaluation) -> String? {
    let device = own.screen.surroundings.device
    guard found.dump != nil, found.screen.surroundings.device != device else { return nil }
    return "the dump is read as this device on iOS \(found.screen.surroundings.os), "
      + "not as \(device.name): --device decides"
  }

  private func measure(
    _ bytes: [UInt8], path: String, on target: Resolver.Target, _ read: ReadInput,
    _ own: InputResult
  ) -> MeasuredVariant {
    let isElsewhere = own.evaluations.contains { evaluation in
      let surroundings = evaluation.screen.surroundings
      return (target.device ?? surroundings.device) != surroundings.device
        || (target.orientation ?? surroundings.orientation) != surroundings.orientation
    }
    if target == Resolver.Target() {
      return MeasuredVariant(result: own, assumed: own.evaluations.map { _ in [] })
    }
    // An Interface Builder file is laid out anew for each device.
    if isElsewhere, read.form != .interfaceBuilder { return measure(own, elsewhere: target) }
    let result = evaluate(self.read(bytes, path: path, on: target), depth: .questions)
    return MeasuredVariant(result: result, assumed: result.evaluations.map { _ in [] })
  }

  /// What was measured on its own device, on another one.
  private func measure(_ own: InputResult, elsewhere target: Resolver.Target) -> MeasuredVariant {
    do throws(Diagnostics) {
      var (variant, givenUp) = try worker.run(own.path) { engine in
        var variant = MeasuredVariant(
          result: InputResult(path: own.path, problems: own.problems), assumed: [])
        for evaluation in own.evaluations {
          let (scenario, assumed) = evaluation.screen.portable()
          do throws(Diagnostic) {
            variant.result.evaluations.append(
              try engine.evaluate(scenario, on: target, depth: .questions))
            variant.assumed.append(assumed)
          } catch { variant.result.problems.append(error) }
        }
        return variant
      }
      if variant.result.evaluations.isEmpty {
        variant.result.problems += givenUp
      } else {
        variant.result.evaluations[0].problems += givenUp
      }
      return variant
    } catch {
      return MeasuredVariant(result: InputResult(path: own.path, problems: error.all), assumed: [])
    }
  }
}
