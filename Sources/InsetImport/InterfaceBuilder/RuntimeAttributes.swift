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
  var others: [(keyPath: String, value: String)] {
    values.filter { Self.matters($0.key) }.map { ($0.key, $0.value.value) }
      .sorted { $0.keyPath < $1.keyPath }
  }

  /// An attribute's element and text, by the property's name in Objective-C.
  subscript(name: String) -> (element: Int, value: String)? { values[name] }

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
