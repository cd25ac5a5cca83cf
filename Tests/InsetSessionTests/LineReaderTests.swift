import InsetBasics
import Synchronization
import Testing

@testable import InsetSession

@Suite("Lines of a stream")
struct LineReaderTests {
  /// What comes in these pieces; nil is a pause, in which nothing is there.
  final class Pieces: FileChunks {
    private let rest: Mutex<[[UInt8]?]>
    private let count = Mutex(0)

    init(_ pieces: [String?]) { rest = Mutex(pieces.map { $0.map { Array($0.utf8) } }) }

    /// How many pieces were taken.
    var taken: Int { count.withLock { $0 } }

    func isReady(within milliseconds: Int32) -> Bool {
      rest.withLock { rest in
        if rest.first != .some(nil) { return true }
        rest.removeFirst()
        return false
      }
    }

    func next(upTo limit: Int) throws(FileFailure) -> [UInt8] {
      count.withLock { $0 += 1 }
      return rest.withLock { $0.isEmpty ? [] : $0.removeFirst() ?? [] }
    }
  }

  private static func line(_ number: Int, _ text: String) -> LineReader.Event {
    .line(number, Array(text.utf8))
  }

  private func events(_ reader: inout LineReader) throws -> [LineReader.Event] {
    var events: [LineReader.Event] = []
    while true {
      let event = try reader.next()
      if event == .end { return events }
      events.append(event)
    }
  }

  private static let texts: [(text: String, events: [LineReader.Event])] = [
    ("", []), ("\n", []), ("a", [line(1, "a")]), ("a\n", [line(1, "a")]),
    ("a\n\n \t\nb", [line(1, "a"), line(4, "b")]),
    ("a\r\n\r\nb\r\n", [line(1, "a\r"), line(3, "b\r")]),
    ("\u{FEFF}a\nb\n", [line(1, "\u{FEFF}a"), line(2, "b")]), ("\u{FEFF}\nb\n", [line(2, "b")]),
    ("a\0b\n\0\n", [line(1, "a\0b"), line(2, "\0")]),
    ("123456\n1234567\n1\n", [line(1, "123456"), .tooLong(2), line(3, "1")]),
    ("12345678901234567890\n\n1\n", [.tooLong(1), line(3, "1")]),
    ("1\n12345678901234567890", [line(1, "1"), .tooLong(2)]),
    ("12345678\n12345678\n", [.tooLong(1), .tooLong(2)]),
    ("12345678\r\n\r\n123456\n", [.tooLong(1), line(3, "123456")]),
  ]

  @Test("are the same however they come", arguments: texts)
  func pieces(text: String, events: [LineReader.Event]) throws {
    let bytes = Array(text.utf8)
    for size in 1...max(1, bytes.count) {
      let pieces = stride(from: 0, to: bytes.count, by: size).map {
        String(decoding: bytes[$0..<min($0 + size, bytes.count)], as: UTF8.self)
      }
      // A piece may end inside a character: only text that survives that is cut.
      guard pieces.joined() == text else { continue }
      var reader = LineReader(Pieces(pieces), limit: 6)
      #expect(try self.events(&reader) == events, "\(size) bytes at once")
    }
  }

  @Test("come as soon as they are there, and nothing is read before it is wanted")
  func pressure() throws {
    let pieces = Pieces(["a\nb\nc", "d\n", "e\n"])
    var reader = LineReader(pieces)
    #expect(try [reader.next(), reader.next()] == [Self.line(1, "a"), Self.line(2, "b")])
    #expect(pieces.taken == 1)
    #expect(try reader.next() == Self.line(3, "cd"))
    #expect(pieces.taken == 2)
  }

  @Test("are not waited for where what is there is enough, or where nobody wants them any more")
  func pauses() throws {
    var reader = LineReader(Pieces(["a\nb", nil, nil, nil, "c\n"]))
    #expect(try reader.next() == Self.line(1, "a"))
    #expect(try reader.next(waits: false) == .nothing)
    #expect(try reader.next(isCancelled: { true }) == .nothing)
    #expect(try reader.next() == Self.line(2, "bc"))
    #expect(try reader.next() == .end)
  }

  @Test("end where reading fails")
  func failure() throws {
    final class Broken: FileChunks {
      func isReady(within milliseconds: Int32) -> Bool { true }
      func next(upTo limit: Int) throws(FileFailure) -> [UInt8] { throw .denied }
    }
    var reader = LineReader(Broken())
    #expect(throws: FileFailure.denied) { _ = try reader.next() }
    #expect(try reader.next() == .end)
  }
}

@Suite("The queue of inputs")
struct InputQueueTests {
  private let files = MemoryFiles(
    [
      "a.json": "{}", "b.ndjson": "1\n\n2\n3\n", "c.jsonl": "4\n", "empty.ndjson": "", "d.txt": "5",
    ],
    input: "6\n7")

  private func names(
    _ arguments: [String], isOfLines: Bool = false, shard: Shard = .whole, together: Int = 3
  ) -> [String] {
    var queue = InputQueue(
      InputList(arguments, in: files), isOfLines: isOfLines, shard: shard, in: files)
    var names: [String] = []
    while case let batch = queue.next(together, isCancelled: { false }), !batch.isEmpty {
      #expect(batch.count <= together)
      names += batch.map { input in input.line.map { "\(input.file):\($0)" } ?? input.file }
    }
    #expect(queue.isEmpty)
    return names
  }

  @Test("has files, and the lines of files of lines, in their order")
  func order() {
    let arguments = ["a.json", "nowhere", "b.ndjson", "empty.ndjson", "-", "c.jsonl"]
    let all = ["nowhere", "a.json", "b.ndjson:1", "b.ndjson:3", "b.ndjson:4", "-", "c.jsonl:1"]
    for together in 1...8 { #expect(names(arguments, together: together) == all) }
    #expect(names(["-", "d.txt"], isOfLines: true) == ["-:1", "-:2", "d.txt:1"])
    #expect(names(["empty.ndjson"]) == [])
  }

  @Test("is dealt out to shards whole, and nothing twice", arguments: 1...9)
  func shards(count: Int) throws {
    let arguments = ["a.json", "nowhere", "b.ndjson", "-", "c.jsonl"]
    let shards = try (1...count).map {
      names(arguments, shard: try #require(Shard($0, of: count)))
    }
    let all = names(arguments)
    var dealt: [String] = []
    for place in all.indices { dealt.append(shards[place % count][place / count]) }
    #expect(dealt == all)
    #expect(shards.joined().count == all.count)
  }

  @Test("there is no shard 0 and none beyond the last")
  func noShard() {
    #expect(
      [(0, 3), (4, 3), (-1, 3), (1, 0), (1, -1)].map { Shard($0, of: $1) == nil } == [
        true, true, true, true, true,
      ])
  }

  @Test("gives nothing once it is cancelled")
  func cancelled() {
    var queue = InputQueue(
      InputList(["b.ndjson"], in: files), isOfLines: false, shard: .whole, in: files)
    #expect(queue.next(5, isCancelled: { true }).isEmpty)
    #expect(!queue.isEmpty)
  }
}
