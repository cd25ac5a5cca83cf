/// One row of a command's table.
package struct Parameter<Target> {
  /// `--format`, `-f`; the long name first. Empty for an argument.
  var names: [String] = []
  /// What stands for the value in the help; nil for a flag.
  var valueName: String?
  /// What it does.
  var help: String
  /// The only words it takes, where there are only some.
  var choices: [String] = []
  /// Whether it may be given more than once.
  var isRepeatable = false
  /// Whether at least one is needed.
  var isRequired = false
  /// Takes the value over; a flag's is empty.
  var set: (inout Target, String) throws(UsageError) -> Void

  /// A switch, which sets a property: `--quiet`.
  package static func flag<Value>(
    _ names: String..., sets property: WritableKeyPath<Target, Value>, to value: Value,
    help: String
  ) -> Self {
    // Saying it twice is no mistake.
    Parameter(names: names, help: help, isRepeatable: true) { target, _ in
      target[keyPath: property] = value
    }
  }

  /// An option with a value: `--output FILE`.
  ///
  /// - Parameter hint: What to try where a value cannot be read and nothing closer is known.
  package static func option<Value: OptionValue>(
    _ names: String..., into property: WritableKeyPath<Target, Value>, value: String,
    help: String, hint: String? = nil
  ) -> Self {
    let name = names[0]
    return Parameter(names: names, valueName: value, help: help, choices: Value.choices) {
      target, text throws(UsageError) in
      target[keyPath: property] = try Value(reading: text, of: name, hint: hint)
    }
  }

  /// An option that may be given several times, each time with a value: `--sources DIR`.
  package static func option<Value: OptionValue>(
    _ names: String..., into property: WritableKeyPath<Target, [Value]>, value: String,
    help: String
  ) -> Self {
    let name = names[0]
    return Parameter(names: names, valueName: value, help: help, isRepeatable: true) {
      target, text throws(UsageError) in
      target[keyPath: property].append(try Value(reading: text, of: name))
    }
  }

  /// An option whose values stand behind each other: `--os 10.3,11.0`.
  ///
  /// - Parameter hint: What to try where a value cannot be read and nothing closer is known.
  package static func list<Value: OptionValue>(
    _ names: String..., into property: WritableKeyPath<Target, [Value]>, value: String,
    help: String, hint: String? = nil
  ) -> Self {
    let name = names[0]
    return Parameter(names: names, valueName: value, help: help, isRepeatable: true) {
      target, text throws(UsageError) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if parts.contains("") {
        throw UsageError(message: "\(name) has an empty part: \"\(text)\"")
      }
      for part in parts {
        target[keyPath: property].append(try Value(reading: part, of: name, hint: hint))
      }
    }
  }

  /// An argument without a name: `INPUT`.
  package static func argument<Value: OptionValue>(
    _ name: String, into property: WritableKeyPath<Target, Value>, help: String
  ) -> Self {
    Parameter(valueName: name, help: help) { target, text throws(UsageError) in
      target[keyPath: property] = try Value(reading: text, of: name)
    }
  }

  /// Arguments without a name: `INPUT...`.
  package static func arguments(
    _ name: String, into property: WritableKeyPath<Target, [String]>, help: String,
    isRequired: Bool = false
  ) -> Self {
    Parameter(valueName: name, help: help, isRepeatable: true, isRequired: isRequired) {
      target, text in target[keyPath: property].append(text)
    }
  }
}
