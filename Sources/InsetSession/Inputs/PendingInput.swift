import InsetBasics
import InsetModel

/// An input that is to be evaluated: a file, or a line of one.
public struct PendingInput: Sendable {
  /// What is known of it.
  enum Content: Sendable {
    /// A file that is read when it is evaluated; `-` is standard input.
    case file
    /// A line of a file.
    case line([UInt8])
    /// Nothing but why it cannot be read.
    case unreadable(Diagnostic)
  }

  /// The file as the user named it.
  let file: String
  /// The line that it is, in a file of lines.
  var line: Int?
  let content: Content

  /// How many bytes of it have been read.
  var size: Int {
    if case .line(let bytes) = content { bytes.count } else { 0 }
  }

  /// Whether a file holds a scenario a line, by its name.
  public static func isOfLines(_ file: String) -> Bool { endings.contains(where: file.hasSuffix) }

  /// How the names of files of lines end.
  static let endings = [".ndjson", ".jsonl"]
}

/// One part of all inputs, for several machines or processes that share them.
public struct Shard: Sendable, Hashable {
  /// Which one, from 1.
  public let number: Int
  /// Of how many.
  public let count: Int

  /// The `number`th of `count` parts; nil where there is no such one.
  public init?(_ number: Int, of count: Int) {
    guard count > 0, 1...count ~= number else { return nil }
    self.number = number
    self.count = count
  }

  /// All inputs.
  public static let whole = Shard(unchecked: 1, 1)

  private init(unchecked number: Int, _ count: Int) {
    self.number = number
    self.count = count
  }

  /// Whether the input at a place, from 0, is in it: every `count`th one is.
  func holds(_ place: Int) -> Bool { place % count == number - 1 }
}
