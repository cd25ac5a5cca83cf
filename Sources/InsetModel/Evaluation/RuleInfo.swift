/// What a rule says of itself, and where it stands.
public struct RuleInfo: Sendable, Hashable {
  /// The kind of declaration that a rule's file returns.
  public enum Kind: String, CaseIterable, Sendable {
    case behavior, check, fix, spacing
  }

  /// What the rule decides.
  public let kind: Kind
  /// The rule's id: its file's name.
  public let id: String
  /// Tells rules of different kinds with the same id apart.
  public let key: String
  /// Its title.
  public var title: String?
  /// The first iOS version it is about; nil for all.
  public var since: OSVersion?
  /// The first iOS version it is no longer about; nil for none.
  public var before: OSVersion?
  /// Fact ids or addresses.
  public var sources: [String]
  /// How sure its author is, where that is said.
  public var confidence: Confidence?
  /// The address of a page about it.
  public var docs: String?
  /// The file that declares it, as shown to users.
  public var file: String
  /// The line on which the file returns its declaration, from 1.
  public var line: Int
  /// The pack's number: 0 is the standard pack, later packs outrank earlier ones.
  public var pack: Int
  /// The file of the rule that this one replaces, where it does.
  public var replaces: String?

  /// A rule that replaces none.
  public init(
    kind: Kind, id: String, title: String? = nil, since: OSVersion? = nil,
    before: OSVersion? = nil, sources: [String], confidence: Confidence? = nil,
    docs: String? = nil, file: String, line: Int, pack: Int
  ) {
    self.kind = kind
    self.id = id
    key = Self.key(kind, id)
    self.title = title
    self.since = since
    self.before = before
    self.sources = sources
    self.confidence = confidence
    self.docs = docs
    self.file = file
    self.line = line
    self.pack = pack
  }

  /// The key of a rule of this kind and id.
  public static func key(_ kind: Kind, _ id: String) -> String { "\(kind.rawValue) \(id)" }

  /// Whether it is about a version.
  public func applies(to os: RunningVersion) -> Bool {
    (since.map { os >= $0 } ?? true) && (before.map { os < $0 } ?? true)
  }
}
