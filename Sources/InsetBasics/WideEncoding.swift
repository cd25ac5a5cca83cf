/// An encoding of Unicode that insetlua does not read, told by a text's first bytes: a byte order
/// mark, or the zero bytes that the first letters of every text in it have.
public enum WideEncoding: String, Sendable, Hashable {
  case utf16BigEndian = "UTF-16 (big endian)"
  case utf16LittleEndian = "UTF-16 (little endian)"
  case utf32BigEndian = "UTF-32 (big endian)"

  /// The encoding that the first two bytes tell of, nil for UTF-8 and for less than two bytes.
  public init?(of bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): self = .utf16BigEndian
    case (0xFF, 0xFE): self = .utf16LittleEndian
    case (0, 0): self = .utf32BigEndian
    case (0, .some): self = .utf16BigEndian
    case (.some, 0): self = .utf16LittleEndian
    default: return nil
    }
  }
}
