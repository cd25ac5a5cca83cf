/// Why a command line was not understood.
package struct UsageError: Error {
  /// What is wrong: lower-case, no trailing dot.
  package var message: String
  /// What to try.
  package var suggestion: String?
  /// The command whose arguments were read, where one was named.
  package var command: String?

  /// A mistake in a command line.
  package init(message: String, suggestion: String? = nil, command: String? = nil) {
    self.message = message
    self.suggestion = suggestion
    self.command = command
  }

  /// A value that an option cannot have.
  package init(_ option: String, cannotBe text: String, suggestion: String? = nil) {
    self.init(message: "\(option) cannot be \"\(text)\"", suggestion: suggestion)
  }
}
