/// What a command's help says besides its parameters.
package struct CommandHelp {
  /// The word on the command line.
  package var name: String
  /// What it does, in a few words.
  package var abstract: String
  /// The arguments, as usage lines write them: `[RULES...] INPUT...`.
  package var arguments = ""
  /// What else is to be known.
  package var discussion: [String] = []
  /// Command lines, and what each does.
  package var examples: [(line: String, does: String)] = []

  /// A command's help.
  package init(
    name: String, abstract: String, arguments: String = "", discussion: [String] = [],
    examples: [(line: String, does: String)] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.arguments = arguments
    self.discussion = discussion
    self.examples = examples
  }
}
