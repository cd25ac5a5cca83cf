import Synchronization

/// Bytes that are all there, read piece by piece.
final class MemoryChunks: FileChunks {
  private let bytes: [UInt8]
  private let place = Mutex(0)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func isReady(within milliseconds: Int32) -> Bool { true }

  func next(upTo limit: Int) -> [UInt8] {
    place.withLock { place in
      let chunk = bytes[place...].prefix(limit)
      place = chunk.endIndex
      return Array(chunk)
    }
  }
}
