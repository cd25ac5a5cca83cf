/// The methods of an object type, declared once: the case's name is the name in Lua.
protocol MethodList: CaseIterable, RawRepresentable<String> {
  /// All of them, in the order that the host counts by.
  static var all: [Self] { get }
  /// What it takes, what it gives, and what that means in one line.
  var declaration: MethodDeclaration { get }
}

extension MethodList {
  /// The method with the number that the host counts by.
  static func member(_ number: Int) -> Self? {
    all.indices.contains(number) ? all[number] : nil
  }

  /// Their names in Lua.
  static var names: [String] { all.map(\.rawValue) }

  /// What is told of all.
  static var described: [RuleObject.Method] {
    all.map { RuleObject.Method(name: $0.rawValue, declaration: $0.declaration) }
  }
}

/// What a method takes and gives, in Lua's types.
package struct MethodDeclaration: Sendable {
  /// An argument.
  package struct Parameter: Sendable {
    /// Its name.
    package let name: String
    /// Its type; one that ends in `?` may be left out.
    package let type: String
  }

  /// The arguments.
  package let parameters: [Parameter]
  /// The types of the results.
  package let results: [String]
  /// What it answers, in one line.
  package let doc: String

  init(_ parameters: [(name: String, type: String)], gives results: String..., doc: String) {
    self.parameters = parameters.map { Parameter(name: $0.name, type: $0.type) }
    self.results = results
    self.doc = doc
  }

  /// `isSet "contentInset"`, of every object with properties.
  static let isSet = MethodDeclaration(
    [("property", "string")], gives: "boolean",
    doc: "Whether the scenario says something of the property; UIKit's default holds else.")
}
