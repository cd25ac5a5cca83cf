import InsetModel
import LuaHost

extension Context {
  func readScreen(_ member: Int, _ shown: ShownScreen) throws(LuaError) -> LuaValue {
    try read(member, in: ScreenField.fields, of: shown.scenario.values, at: .scenario) {
      field throws(LuaError) in try read(field, of: shown)
    }
  }

  func callScreen(
    _ method: ScreenMethod?, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    switch method {
    case .isSet: return try isSet(arguments, current().scenario.values)
    case nil: throw noMember()
    }
  }

  private func read(_ field: ScreenField, of shown: ShownScreen) throws(LuaError) -> LuaValue {
    let surroundings = shown.surroundings
    switch field {
    case .title: return text(shown.scenario.title)
    case .device: return .object(try types.device.object(0, generation: generation))
    case .os: return try version(0)
    case .linkedSDK: return try version(1)
    case .orientation: return .text(surroundings.orientation.rawValue)
    case .window: return try rect(Rect(size: surroundings.window.size))
    case .safeAreaInsets: return try insets(surroundings.windowSafeArea)
    case .preferredContentSizeCategory: return .text(surroundings.contentSizeCategory.rawValue)
    case .isExtrapolated: return .boolean(surroundings.isExtrapolated)
    case .pixel: return .number(surroundings.pixel)
    case .root: return try controller(0)
    case .controllers:
      var all: [LuaValue] = []
      for index in shown.screen.controllers.indices { all.append(try controller(index)) }
      return list(all)
    case .views:
      var all: [LuaValue] = []
      for index in shown.screen.views.indices { all.append(try view(index)) }
      return list(all)
    case .scrolls:
      var all: [LuaValue] = []
      for index in shown.screen.scrolls.indices { all.append(try scroll(index)) }
      return list(all)
    case .bars:
      var all: [LuaValue] = []
      for index in shown.screen.bars.indices { all.append(try bar(index)) }
      return list(all)
    case .obstructions:
      var all: [LuaValue] = []
      for obstruction in shown.screen.obstructions {
        all.append(try self.obstruction(obstruction.kind))
      }
      return list(all)
    case .keyboardHeight: return try number(shown.scenario.keyboard?.height, "keyboard.height")
    }
  }

  private func versionValue(_ index: Int) throws(LuaError) -> RunningVersion {
    let surroundings = try current().surroundings
    return index == 0 ? surroundings.os : surroundings.sdk
  }

  func read(_ field: OSField?, ofVersion index: Int) throws(LuaError) -> LuaValue {
    let version = try versionValue(index).exact
    switch field {
    case .major: return .integer(version.major)
    case .minor: return .integer(version.minor)
    case .patch: return .integer(version.patch)
    case .name: return .text(version.description)
    case nil: throw noMember()
    }
  }

  func call(
    _ method: OSMethod?, onVersion index: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    guard let text = arguments.first?.asText, let other = version(text) else {
      throw LuaError(.runtime, "a version is compared with a string such as \"11.2\"")
    }
    let version = try versionValue(index)
    switch method {
    case .atLeast: return [.boolean(version >= other)]
    case .before: return [.boolean(version < other)]
    case nil: throw noMember()
    }
  }

  /// A version that a rule writes; rules write few, and again and again.
  private func version(_ text: String) -> OSVersion? {
    if let known = versions[text] { return known }
    guard let version = OSVersion(text) else { return nil }
    if versions.count < Self.versionLimit { versions[text] = version }
    return version
  }

  func readDevice(_ field: DeviceField?) throws(LuaError) -> LuaValue {
    let surroundings = try current().surroundings
    let device = surroundings.device
    switch field {
    case .slug:
      surroundings.asked.noteDevice()
      return .text(device.slug)
    case .name:
      surroundings.asked.noteDevice()
      return .text(device.name)
    case .idiom: return .text(device.idiom.rawValue)
    case .scale: return .number(device.scale)
    case .corner: return .text(device.corner.rawValue)
    case .hasHomeIndicator:
      return .boolean([.notch, .dynamicIsland, .padRounded].contains(device.corner))
    case nil: throw noMember()
    }
  }

  func readWindow(_ field: WindowField?) throws(LuaError) -> LuaValue {
    let surroundings = try current().surroundings
    switch field {
    case .name: return "window"
    case .frame: return try rect(Rect(size: surroundings.window.size))
    case .safeAreaInsets: return try insets(surroundings.windowSafeArea)
    case nil: throw noMember()
    }
  }

  func read(_ member: Int, ofBar index: Int, on shown: ShownScreen) throws(LuaError) -> LuaValue {
    let placed = shown.screen.bars[index]
    return try read(
      member, in: BarField.fields, of: placed.bar.values, at: .controller(placed.controller),
      bar: placed.kind
    ) { field throws(LuaError) in try read(field, ofBar: index, on: shown) }
  }

  func call(
    _ method: BarMethod?, onBar index: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    switch method {
    case .isSet: return try isSet(arguments, current().screen.bars[index].bar.values)
    case nil: throw noMember()
    }
  }

  private func read(
    _ field: BarField, ofBar index: Int, on shown: ShownScreen
  ) throws(LuaError) -> LuaValue {
    let placed = shown.screen.bars[index]
    switch field {
    case .id: return text(placed.bar.id)
    case .name: return .text(shown.screen.name(ofBar: index))
    case .kind: return .text(placed.kind.rawValue)
    case .controller: return try controller(placed.controller)
    case .edge: return .text(placed.edge.name)
    case .frame: return try rect(placed.frame)
    case .isShown: return try flag(placed.isShown, "isShown")
    case .obstructs: return try flag(placed.obstructs, "obstructs")
    }
  }

  func read(_ field: PartField?, ofPart index: Int) throws(LuaError) -> LuaValue {
    guard parts.indices.contains(index) else { throw noMember() }
    let part = parts[index]
    switch field {
    case .edge: return .text(part.edge.name)
    case .points: return try number(part.points, "points of a part")
    case .cause: return try cause(part.cause)
    case .causeKind:
      switch part.cause {
      case .window: return "window"
      case .bar: return "bar"
      case .controller: return "controller"
      case .view: return "view"
      case .keyboard: return "keyboard"
      }
    case .rule: return .text(part.origin.name)
    case .fact: return text(part.facts.first)
    case .confidence: return .text(part.confidence.rawValue)
    case .property: return text(part.property)
    case nil: throw noMember()
    }
  }
}
