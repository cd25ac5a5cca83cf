/// The words of a command line that another command has to repeat to see the same screens.
public struct GivenWords: Sendable, Hashable {
  /// Folders of rules.
  public var rules: [String]
  /// Options with their values.
  public var options: [String]

  /// The words that stand before and behind the input.
  public init(rules: [String] = [], options: [String] = []) {
    self.rules = rules
    self.options = options
  }

  /// `insetlua fix team-rules orders.json --os 17.0`, to be pasted into a shell; a line of a file of
  /// lines is cut out first: `sed -n 7p screens.ndjson | insetlua fix -`.
  public func command(_ name: String, _ path: String, line: Int? = nil) -> String {
    // A file may be called like an option; a lone - is standard input.
    func file(_ path: String) -> String {
      path.hasPrefix("-") && path != "-" ? "./\(path)" : path
    }
    let words = rules.map(file) + [line == nil ? file(path) : "-"] + options
    let cut = line.map { "sed -n \($0)p \(shellWord(file(path))) | " } ?? ""
    return printable("\(cut)insetlua \(name) \(words.map(shellWord).joined(separator: " "))")
  }
}
