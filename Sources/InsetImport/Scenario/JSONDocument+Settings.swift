import InsetBasics
import InsetModel

/// Device, window and the other parts of a scenario that stand outside its controllers.
extension JSONDocument {
  /// A device's name, or a device of the scenario's own.
  func device(_ node: Int) throws(Refused) -> DeviceReference {
    switch kind(node) {
    case .string: .named(try text(node))
    case .object: .inline(try inlineDevice(node))
    default: throw mismatch(node, expected: "a device's name or a device: an object")
    }
  }

  private func inlineDevice(_ node: Int) throws(Refused) -> Device {
    let members = try object(node, as: DeviceKey.self)
    var insets = DeviceInsets()
    members.read(.safeAreaInsets, into: &insets) { try deviceInsets($0) }
    if let heights = try? members[.statusBarHeight].map({ try object($0, as: StatusBarKey.self) }) {
      heights.read(.portrait, into: &insets.statusBarPortrait) { try number($0, in: .extent) }
      heights.read(.landscape, into: &insets.statusBarLandscape) { try number($0, in: .extent) }
    }
    var name = Device.ownName
    members.read(.name, into: &name) { try text($0) }
    var idiom: Idiom?
    members.read(.idiom, into: &idiom) { try word($0, Idiom.self) }
    var size: Size?
    members.read(.size, into: &size) { try self.size($0) }
    var scale: Double?
    members.read(.scale, into: &scale) {
      try number($0, in: .scale, expected: "a number of pixels a point")
    }
    var corner: Corner?
    members.read(.corner, into: &corner) { try word($0, Corner.self) }
    guard let idiom, let size, let scale, let corner else { throw Refused() }
    // Its author is the one observer of its numbers.
    return Device(
      slug: Device.ownSlug, name: name, identifiers: [], idiom: idiom, size: size, scale: scale,
      corner: corner, earliestOS: OSVersion(7), latestOS: nil, insets: insets, fact: "scenario",
      confidence: .once)
  }

  private func deviceInsets(_ node: Int) throws(Refused) -> DeviceInsets {
    let members = try object(node, as: DeviceInsetsKey.self)
    var insets = DeviceInsets()
    members.read(.portrait, into: &insets.portrait) { try self.insets($0, in: .extent) }
    members.read(.portraitStatusBarHidden, into: &insets.portraitStatusBarHidden) {
      try self.insets($0, in: .extent)
    }
    members.read(.landscape, into: &insets.landscape) { try self.insets($0, in: .extent) }
    return insets
  }

  /// An iOS version, as text or as number.
  func version(_ node: Int) throws(Refused) -> OSVersion {
    let text: String
    switch kind(node) {
    case .string: text = string(node)
    // As it is written: 10.10 is not 10.1.
    case .number: text = numberText(node)
    default: throw mismatch(node, expected: "an iOS version such as \"11.0\"")
    }
    guard let version = OSVersion(text), version.major < 100 else {
      throw fault(
        node, "\(quoted(text)) is no iOS version", suggestion: "write it as \"11.0\" or \"10.3.1\"")
    }
    if let why = version.impossibility {
      throw fault(node, why, suggestion: "write \(version.alternative(quoted))")
    }
    return version
  }

  /// A window that is not the whole screen.
  func window(_ node: Int) throws(Refused) -> WindowShape {
    let members = try object(node, as: WindowKey.self)
    var shape = WindowShape(frame: nil, safeAreaInsets: nil)
    members.read(.frame, into: &shape.frame) { try rect($0) }
    members.read(.safeAreaInsets, into: &shape.safeAreaInsets) { try insets($0, in: .extent) }
    return shape
  }

  /// Whether and how high the keyboard is up.
  func keyboard(_ node: Int) throws(Refused) -> Keyboard? {
    switch kind(node) {
    case .true: return Keyboard(height: nil)
    case .false: return nil
    case .object:
      var keyboard = Keyboard(height: nil)
      let members = try object(node, as: KeyboardKey.self)
      members.read(.height, into: &keyboard.height) { try number($0, in: .extent) }
      return keyboard
    default: throw mismatch(node, expected: "true or a keyboard: an object")
    }
  }

  /// The questions that the author decided.
  func assumptions(_ node: Int) throws(Refused) -> [String: String] {
    guard kind(node) == .object else {
      throw mismatch(node, expected: "assumptions: an object of questions and answers")
    }
    var assumptions: [String: String] = [:]
    for (key, value) in members(of: node) {
      if let answer = try? answer(value) { assumptions[string(key)] = answer }
    }
    return assumptions
  }

  private func answer(_ node: Int) throws(Refused) -> String {
    switch kind(node) {
    case .true: "true"
    case .false: "false"
    case .string: try text(node)
    default: throw mismatch(node, expected: "an answer: text, true or false")
    }
  }
}

extension Device {
  /// The slug of a device that a scenario describes itself.
  static let ownSlug = "inline"
  /// Its name where the scenario gives none.
  static let ownName = "own device"
}
