import InsetBasics

/// Reads a file line by line, so that memory stays flat however many there are.
struct LineReader {
  /// What comes next.
  enum Event: Equatable {
    /// A line that is more than blanks, without its end.
    case line(Int, [UInt8])
    /// A line of more than the limit; the rest of it is passed over.
    case tooLong(Int)
    /// Nothing that is there already.
    case nothing
    /// Nothing any more.
    case end
  }

  private let chunks: any FileChunks
  private let limit: Int
  /// What has been read and not been handed on: the beginning of a line, where no line end is in it.
  private var buffer: [UInt8] = []
  /// Where the next line begins in it.
  private var start = 0
  /// Where no line end was looked for yet.
  private var unsearched = 0
  /// The number of the next line.
  private var number = 1
  /// Whether the rest of a line that is too long is passed over.
  private var isSkipping = false
  private var isAtEnd = false

  /// How much is read at once.
  private static let chunkSize = 1 << 18
  /// For how long nobody looks whether there is a wish to stop, in milliseconds.
  private static let patience: Int32 = 100

  /// The lines of an open file.
  ///
  /// - Parameter limit: How many bytes one may hold.
  init(_ chunks: any FileChunks, limit: Int = FileLimits.longestLine) {
    self.chunks = chunks
    self.limit = limit
  }

  /// The next line.
  ///
  /// - Parameters:
  ///   - waits: Whether to wait for it; else only what is there already counts.
  ///   - isCancelled: Asked while nothing comes; then there is nothing.
  /// - Throws: the system's reason; there is nothing any more.
  mutating func next(
    waits: Bool = true, isCancelled: () -> Bool = { false }
  ) throws(FileFailure) -> Event {
    while true {
      if let event = nextRead() { return event }
      if isAtEnd { return .end }
      while !chunks.isReady(within: waits ? Self.patience : 0) {
        if !waits || isCancelled() { return .nothing }
      }
      try readOn()
    }
  }

  /// What stands in the buffer; nil where that is no whole line.
  private mutating func nextRead() -> Event? {
    while let end = lineEnd() {
      let line = buffer[start..<end]
      let wasSkipping = isSkipping
      let own = number
      start = min(end + 1, buffer.count)
      unsearched = start
      number += 1
      isSkipping = false
      if wasSkipping || Self.isBlank(line) { continue }
      return line.count > limit ? .tooLong(own) : .line(own, Array(line))
    }
    if buffer.count - start > limit || isSkipping {
      buffer = []
      (start, unsearched) = (0, 0)
      if isSkipping { return nil }
      isSkipping = true
      return .tooLong(number)
    }
    return nil
  }

  /// Where the line in the buffer ends; the last one of a file needs no line end.
  private mutating func lineEnd() -> Int? {
    if let end = buffer[unsearched...].firstIndex(of: UInt8(ascii: "\n")) { return end }
    unsearched = buffer.count
    return isAtEnd && start < buffer.count ? buffer.count : nil
  }

  private mutating func readOn() throws(FileFailure) {
    if start > 0 {
      // What a long line took is given back.
      buffer = Array(buffer[start...])
      unsearched -= start
      start = 0
    }
    do throws(FileFailure) {
      let chunk = try chunks.next(upTo: Self.chunkSize)
      buffer += chunk
      isAtEnd = chunk.isEmpty
    } catch {
      isAtEnd = true
      buffer = []
      unsearched = 0
      throw error
    }
  }

  /// Whether a line holds nothing: blanks, the CR of a CR LF, a byte order mark.
  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return (line.starts(with: mark) ? line.dropFirst(mark.count) : line)
      .allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
  }
}
