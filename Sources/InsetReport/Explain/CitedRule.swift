public import InsetModel

/// A rule as explanations cite it.
public struct CitedRule: Sendable, Hashable {
  /// `behavior`, `check`, `fix` or `spacing`.
  public var kind: String
  /// The rule's id.
  public var id: String
  /// Its title.
  public var title: String?
  /// The file that declares it.
  public var file: String
  /// The line of its declaration, from 1.
  public var line: Int
  /// The first iOS version it is about; nil for all.
  public var since: OSVersion?
  /// The first iOS version it is no longer about; nil for none.
  public var before: OSVersion?
  /// Fact ids or addresses.
  public var sources: [String]

  /// A rule.
  public init(
    kind: String, id: String, title: String?, file: String, line: Int, since: OSVersion?,
    before: OSVersion?, sources: [String]
  ) {
    self.kind = kind
    self.id = id
    self.title = title
    self.file = file
    self.line = line
    self.since = since
    self.before = before
    self.sources = sources
  }

  /// Why it is not for a version, or nil where it is: `iOS 11.0 is past 10.x`.
  func reasonAgainst(_ os: OSVersion) -> String? {
    if let since, os < since { return "iOS \(os) comes before \(since)" }
    if let before, os >= before {
      return before.minor == 0 && before.patch == 0
        ? "iOS \(os) is past \(before.major - 1).x" : "iOS \(os) is not before \(before)"
    }
    return nil
  }

  /// `Rules/behaviors/automatic.lua:45`.
  var place: String { "\(printable(file)):\(line)" }
}
