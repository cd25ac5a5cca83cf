import InsetBasics
import InsetModel

/// Values of a scenario's own keys.
extension Form where Value == DeviceReference {
  /// A device's name, or a device of the scenario's own.
  static var device: Form {
    .any(
      Form<String>.text.of(
        DeviceReference.named, { if case .named(let name) = $0 { name } else { nil } }),
      Forms.device.form.of(
        DeviceReference.inline, { if case .inline(let device) = $0 { device } else { nil } }),
      expected: "a device's name or a device: an object")
  }
}

extension Device {
  /// A device that a scenario describes itself: its author is the one observer of its numbers.
  static let own = Device(
    slug: "inline", name: "own device", identifiers: [], idiom: .phone, size: .zero, scale: 1,
    corner: .homeButton, earliestOS: OSVersion(7), latestOS: nil, insets: DeviceInsets(),
    fact: "scenario", confidence: .once)
}

extension Form where Value == Keyboard? {
  /// Whether and how high the keyboard is up.
  static var keyboard: Form {
    .any(
      Form<Bool>.flag.of(
        { $0 ? Keyboard(height: nil) : nil }, { $0?.height == nil ? $0 != nil : nil }),
      Forms.keyboard.form.of({ $0 }, { $0 }), expected: "true or a keyboard: an object")
  }
}

extension Form where Value == [String] {
  /// One text or several.
  static var textOrTexts: Form {
    .any(
      Form<String>.text.of({ [$0] }, { $0.count == 1 ? $0[0] : nil }),
      Form<String>.text.list(of: "texts"), expected: "text")
  }
}

extension Form where Value == [String: String] {
  /// The questions that the author decided, with the answers.
  static var assumptions: Form {
    let answer = Form<String>.any(
      .text.of({ $0 }, { ["true", "false"].contains($0) ? nil : $0 }),
      Form<Bool>.flag.of({ "\($0)" }, Bool.init), expected: "an answer: text, true or false")
    return Form(
      .map(of: answer.shape, isNeverEmpty: false),
      read: { node, builder in
        guard builder.document.kind(node) == .object else {
          throw builder.document.mismatch(
            node, expected: "assumptions: an object of questions and answers")
        }
        var assumptions: [String: String] = [:]
        for (key, value) in builder.document.members(of: node) {
          guard let answer = try? answer.read(value, &builder) else { continue }
          assumptions[builder.document.string(key)] = answer
        }
        return assumptions
      },
      write: { assumptions, scenario in
        .object(
          assumptions.sorted { $0.key < $1.key }.compactMap { question, given in
            answer.write(given, scenario).map { (question, $0) }
          })
      })
  }
}
