/// A value that an option can have.
package protocol OptionValue {
  /// Reads a value of an option.
  ///
  /// - Throws: what is wrong with it; without a suggestion where nothing close to it is known.
  init(reading text: String, of option: String) throws(UsageError)
  /// The only words it takes, where there are only some.
  static var choices: [String] { get }
}

extension OptionValue {
  /// Anything may be written.
  package static var choices: [String] { [] }

  /// Reads a value of an option that has a hint of its own.
  init(reading text: String, of option: String, hint: String?) throws(UsageError) {
    do throws(UsageError) {
      try self.init(reading: text, of: option)
    } catch {
      var error = error
      error.suggestion = error.suggestion ?? hint
      throw error
    }
  }
}

extension String: OptionValue {
  /// The text as it is.
  package init(reading text: String, of option: String) { self = text }
}

extension Int: OptionValue {
  /// A number from 1 on.
  package init(reading text: String, of option: String) throws(UsageError) {
    guard let number = Int(text), number > 0 else {
      throw UsageError(option, cannotBe: text)
    }
    self = number
  }
}

/// A value that may be left out.
extension Optional: OptionValue where Wrapped: OptionValue {
  /// Reads the value, which is there.
  package init(reading text: String, of option: String) throws(UsageError) {
    self = .some(try Wrapped(reading: text, of: option))
  }

  /// The words of the value.
  package static var choices: [String] { Wrapped.choices }
}
