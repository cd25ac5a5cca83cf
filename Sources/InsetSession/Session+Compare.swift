public import InsetModel
public import InsetReport

/// A device, system and orientation to compare on.
public struct ComparedTarget: Sendable {
  /// What tells it from the others: `iPhone 8 iOS 17.0`; empty where there is only one.
  public var name: String
  var target: Resolver.Target
}

/// Screens measured side by side.
public struct ComparedScreens: Sendable {
  /// For each screen of the inputs, its variants.
  public var screens: [[ComparedVariant]] = []
  /// Inputs that cannot be read or evaluated.
  public var inputProblems: [Diagnostic] = []
  /// Rules that failed.
  public var ruleProblems: [Diagnostic] = []
  /// Both, in the order in which they came up.
  public var problems: [Diagnostic] = []

  /// Whether there are two that can be compared.
  public var isAnswered: Bool { screens.contains { $0.count { $0.evaluation != nil } > 1 } }
}

extension Session {
  /// Every device with every system and orientation, and what tells each from the others.
  ///
  /// - Throws: which device does not exist.
  public func targets(
    devices names: [String], systems: [OSVersion], orientations: [Orientation]
  ) throws(Diagnostics) -> [ComparedTarget] {
    var devices: [Device?] = names.isEmpty ? [nil] : []
    for name in names { devices.append(try device(named: name, option: "--device")) }
    let versions: [OSVersion?] = systems.isEmpty ? [nil] : systems.map { $0 }
    let turns: [Orientation?] = orientations.isEmpty ? [nil] : orientations.map { $0 }
    var targets: [ComparedTarget] = []
    for device in devices {
      for version in versions {
        for turn in turns {
          var parts: [String] = []
          if let device, devices.count > 1 { parts.append(device.name) }
          if let version, versions.count > 1 { parts.append("iOS \(version)") }
          if let turn, turns.count > 1 { parts.append(turn.rawValue) }
          targets.append(
            ComparedTarget(
              name: parts.joined(separator: " "),
              target: Resolver.Target(device: device, os: version, orientation: turn)))
        }
      }
    }
    return targets
  }

  /// Every screen of some files on every target.
  public func compare(_ files: [String], on targets: [ComparedTarget]) -> ComparedScreens {
    let names = Self.shortNames(of: files)
    var compared = ComparedScreens()
    for file in files {
      let path = Self.name(of: file)
      let bytes: [UInt8]
      do throws(Diagnostics) { bytes = try self.bytes(of: file) } catch {
        compared.note(input: error.all)
        continue
      }
      let measured = measure(bytes, path: path, on: targets.map(\.target))
      for (target, variant) in zip(targets, measured) {
        let name = [files.count > 1 ? names[file] ?? path : "", target.name]
          .filter { !$0.isEmpty }.joined(separator: " ")
        compared.add(variant, name: name, path: path, on: target.target)
      }
    }
    return compared
  }

  /// What keeps a view from being compared: that no screen has it.
  public static func missing(_ view: String, in compared: ComparedScreens) -> Diagnostic? {
    var problem: Diagnostic?
    for variant in compared.screens.joined() {
      guard let scenario = variant.evaluation?.screen.scenario else { continue }
      if scenario.views.indices.contains(where: { scenario.name(ofView: $0) == view }) {
        return nil
      }
      do throws(Diagnostic) {
        _ = try ExplainSubject(in: scenario).find(view)
        problem = Diagnostic(
          path: scenario.source.path, message: "\"\(view)\" is no view's id or pointer")
      } catch { problem = error }
    }
    return problem
  }

  /// What each file is called: as much of the end of its path as tells it from the others, without
  /// the ending unless that is the difference. `screens/before.json` is called `before`.
  private static func shortNames(of files: [String]) -> [String: String] {
    let all = Set(files).map { (file: $0, forms: forms(of: name(of: $0))) }
    var names: [String: String] = [:]
    for (file, forms) in all {
      names[file] = forms.first { form in
        !all.contains { $0.file != file && $0.forms.contains(form) }
      }
    }
    return names
  }

  /// `before`, `screens/before`, `screens/before.json`.
  private static func forms(of path: String) -> [String] {
    var parts = path.split(separator: "/").map(String.init)
    if let name = parts.last, let dot = name.lastIndex(of: "."), dot != name.startIndex {
      parts[parts.count - 1] = String(name[..<dot])
    }
    return (1...max(1, parts.count)).map { parts.suffix($0).joined(separator: "/") } + [path]
  }
}

extension ComparedScreens {
  fileprivate mutating func note(input problems: [Diagnostic]) {
    inputProblems += problems
    self.problems += problems
  }

  fileprivate mutating func add(
    _ variant: MeasuredVariant, name: String, path: String, on target: Resolver.Target
  ) {
    let evaluations = variant.result.evaluations
    let failed = evaluations.flatMap(\.problems)
    ruleProblems += failed
    problems += failed
    // A device that is too new for a system leaves its column empty and is no failure; an input that
    // cannot be read is.
    let isExpected = variant.isTooOld && target != Resolver.Target()
    if failed.isEmpty, !isExpected { note(input: variant.result.problems) }
    for index in 0..<max(1, evaluations.count) {
      if screens.count == index { screens.append([]) }
      let has = evaluations.indices.contains(index)
      screens[index].append(
        ComparedVariant(
          name: name, path: path, evaluation: has ? evaluations[index] : nil,
          problem: has ? nil : variant.result.problems.first,
          assumed: has ? variant.assumed[index] : [],
          remark: has && variant.otherDevices.indices.contains(index)
            ? variant.otherDevices[index] : nil))
    }
  }
}
