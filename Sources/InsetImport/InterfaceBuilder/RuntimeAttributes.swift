import InsetXML

/// What a file sets through user-defined runtime attributes: `setValue(_:forKeyPath:)` at load.
///
/// They are applied after the element's own attributes, so they win.
struct RuntimeAttributes {
  private var values: [String: (element: Int, value: String)] = [:]

  /// Reads the attributes of `element`.
  init(_ element: Int, _ tree: XMLTree) {
    guard let list = tree.child(of: element, named: "userDefinedRuntimeAttributes") else { return }
    for attribute in tree.children(of: list) {
      guard let keyPath = tree.value(attribute, "keyPath") else { continue }
      let child = tree.child(of: attribute, key: "value")
      let value =
        tree.value(attribute, "value")
        ?? child.flatMap { tree.value($0, "value") ?? tree.texts[$0] }
      values[Self.plain(keyPath)] = (attribute, value ?? "")
    }
  }

  /// Key paths about insets that cannot be read as a value of their kind, in a fixed order.
  var others: [(keyPath: String, element: Int, value: String)] {
    values.filter { Self.matters($0.key) }.map { ($0.key, $0.value.element, $0.value.value) }
      .sorted { $0.keyPath < $1.keyPath }
  }

  /// A switch.
  func flag(_ name: String) -> Bool? {
    switch values[name]?.value {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// A number.
  func number(_ name: String) -> Double? {
    guard let number = values[name].flatMap({ Double($0.value) }), number.isFinite,
      number.magnitude < 1e5
    else { return nil }
    return number
  }

  /// The element of an attribute.
  func element(_ name: String) -> Int? { values[name]?.element }

  /// `view.isScrollEnabled` and `scrollEnabled` are one key.
  private static func plain(_ keyPath: String) -> String {
    guard keyPath.hasPrefix("is"), let third = keyPath.dropFirst(2).first, third.isUppercase else {
      return keyPath
    }
    return third.lowercased() + keyPath.dropFirst(3)
  }

  private static func matters(_ keyPath: String) -> Bool {
    ["contentInset", "additionalSafeAreaInsets", "contentOffset", "scrollIndicatorInsets"]
      .contains { keyPath.hasSuffix($0) || keyPath.contains($0 + ".") }
  }
}
