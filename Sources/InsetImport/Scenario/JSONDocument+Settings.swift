import InsetModel

/// Device, window and the other parts of a scenario that stand outside its controllers.
extension JSONDocument {
  /// A device's name, or a device of the scenario's own.
  func device(_ node: Int) throws(Fault) -> DeviceReference {
    switch kind(node) {
    case .string: .named(try text(node))
    case .object: .inline(try inlineDevice(node))
    default: throw mismatch(node, expected: "a device's name or a device: an object")
    }
  }

  private func inlineDevice(_ node: Int) throws(Fault) -> Device {
    let members = try object(node, as: DeviceKey.self)
    var insets = DeviceInsets()
    if let node = members[.safeAreaInsets] {
      let orientations = try object(node, as: DeviceInsetsKey.self)
      if let node = orientations[.portrait] { insets.portrait = try self.insets(node, in: .extent) }
      if let node = orientations[.portraitStatusBarHidden] {
        insets.portraitStatusBarHidden = try self.insets(node, in: .extent)
      }
      if let node = orientations[.landscape] {
        insets.landscape = try self.insets(node, in: .extent)
      }
    }
    if let node = members[.statusBarHeight] {
      let heights = try object(node, as: StatusBarKey.self)
      if let node = heights[.portrait] { insets.statusBarPortrait = try number(node, in: .extent) }
      if let node = heights[.landscape] {
        insets.statusBarLandscape = try number(node, in: .extent)
      }
    }
    guard let idiom = members[.idiom], let size = members[.size], let scale = members[.scale],
      let corner = members[.corner]
    else { throw fault(node, "the device is incomplete") }
    let pixels = try number(scale, in: .scale, expected: "a number of pixels a point")
    var name = Device.ownName
    if let node = members[.name] { name = try text(node) }
    // Its author is the one observer of its numbers.
    return Device(
      slug: Device.ownSlug, name: name, identifiers: [], idiom: try word(idiom, Idiom.self),
      size: try self.size(size), scale: pixels, corner: try word(corner, Corner.self),
      earliestOS: OSVersion(7), latestOS: nil, insets: insets, fact: "scenario",
      confidence: .once)
  }

  /// An iOS version, as text or as number.
  func version(_ node: Int) throws(Fault) -> OSVersion {
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
    if version.major < 7 {
      throw fault(
        node, "iOS \(version.major) is too old: nothing is known before 7.0",
        suggestion: "write \"7.0\" or newer")
    }
    if (19...25).contains(version.major) {
      throw fault(
        node, "iOS \(version.major) never existed: 18 is followed by 26",
        suggestion: "write \"18.0\" or \"26.0\"")
    }
    return version
  }

  /// A window that is not the whole screen.
  func window(_ node: Int) throws(Fault) -> WindowShape {
    let members = try object(node, as: WindowKey.self)
    var shape = WindowShape(frame: nil, safeAreaInsets: nil)
    if let node = members[.frame] { shape.frame = try rect(node) }
    if let node = members[.safeAreaInsets] { shape.safeAreaInsets = try insets(node, in: .extent) }
    return shape
  }

  /// Whether and how high the keyboard is up.
  func keyboard(_ node: Int) throws(Fault) -> Keyboard? {
    switch kind(node) {
    case .true: return Keyboard(height: nil)
    case .false: return nil
    case .object:
      var keyboard = Keyboard(height: nil)
      if let height = try object(node, as: KeyboardKey.self)[.height] {
        keyboard.height = try number(height, in: .extent)
      }
      return keyboard
    default: throw mismatch(node, expected: "true or a keyboard: an object")
    }
  }

  /// The questions that the author decided.
  func assumptions(_ node: Int) throws(Fault) -> [String: String] {
    guard kind(node) == .object else {
      throw mismatch(node, expected: "assumptions: an object of questions and answers")
    }
    var assumptions: [String: String] = [:]
    for (key, value) in members(of: node) {
      switch kind(value) {
      case .true: assumptions[string(key)] = "true"
      case .false: assumptions[string(key)] = "false"
      case .string: assumptions[string(key)] = try text(value)
      default: throw mismatch(value, expected: "an answer: text, true or false")
      }
    }
    return assumptions
  }
}

extension Device {
  /// The slug of a device that a scenario describes itself.
  static let ownSlug = "inline"
  /// Its name where the scenario gives none.
  static let ownName = "own device"
}
