import InsetBasics

/// One of a few values, each with a word of its own.
package protocol OptionChoice: OptionValue, CaseIterable {
  /// How it is written on the command line.
  var word: String { get }
}

extension OptionChoice {
  /// Reads its word.
  package init(reading text: String, of option: String) throws(UsageError) {
    guard let value = Self.allCases.first(where: { $0.word == text }) else {
      throw UsageError(
        option, cannotBe: text,
        suggestion: InsetBasics.suggestion(for: text, among: Self.choices)
          ?? "it takes \(Self.choices.joined(separator: ", "))")
    }
    self = value
  }

  /// Every value's word.
  package static var choices: [String] { allCases.map(\.word) }
}

extension OptionChoice where Self: RawRepresentable<String> {
  /// The raw value.
  package var word: String { rawValue }
}
