import InsetImport
import InsetModel
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  private static func read(_ bytes: [UInt8]) -> Result<Scenario, Diagnostics> {
    do throws(Diagnostics) {
      return .success(try ScenarioReader.read(bytes, path: "a.json"))
    } catch { return .failure(error) }
  }

  /// Checks that each fault lies in the input: on one of its lines, at most one past its end, and not
  /// before the one told before it.
  private static func expectPlaces(of faults: Diagnostics, in bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var last = (1, 0)
    for fault in faults.all {
      guard let position = fault.position else {
        Issue.record("no position: \(fault.message)")
        return
      }
      #expect((1...lines.count).contains(position.line), "\(fault.message)")
      #expect((1...(lines[position.line - 1].count + 1)).contains(position.column))
      #expect(last <= (position.line, position.column), "\(fault.message)")
      last = (position.line, position.column)
    }
  }

  @Test("a scenario cut off at any byte is refused within its text")
  func truncation() {
    let whole = Array(Fixture.large.utf8)
    // A step that is no divisor of anything in the text.
    for length in stride(from: 0, to: whole.count, by: Sample.count(7, nightly: 1)) {
      let bytes = Array(whole[..<length])
      switch Self.read(bytes) {
      case .success: Issue.record("accepted \(length) bytes")
      case .failure(let faults): Self.expectPlaces(of: faults, in: bytes)
      }
    }
  }

  @Test("changed bytes never crash")
  func mutations() {
    var random = SplitMix(seed: 1)
    let small = Array(Fixture.small.utf8)
    let large = Array(Fixture.large.utf8)
    let spice =
      Array("{}[],:\"\\-0123456789.eEtfnu \n\u{e9}".utf8) + [0, 0x1F, 0x7F, 0xC0, 0xED, 0xFF]
    for round in 0..<Sample.count(4_000, nightly: 20_000) {
      var bytes = round % 8 == 0 ? large : small
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = spice[random.below(spice.count)]
        case 1: bytes.insert(spice[random.below(spice.count)], at: place)
        case 2: bytes.remove(at: place)
        default:
          let end = min(bytes.count, place + random.below(40))
          let target = random.below(bytes.count)
          bytes.insert(contentsOf: Array(bytes[place..<end]), at: target)
        }
      }
      if case .failure(let faults) = Self.read(bytes) { Self.expectPlaces(of: faults, in: bytes) }
    }
  }

  @Test("random bytes are refused")
  func junk() {
    var random = SplitMix(seed: 2)
    for length in [1, 2, 3, 10, 1000, 100_000] {
      let bytes = (0..<length).map { _ in UInt8(random.below(256)) }
      if case .success = Self.read(bytes) { Issue.record("accepted junk") }
    }
  }

  @Test("views nest 10,000 deep, with places and without a deep stack")
  func deepViews() throws {
    let depth = 10_000
    let text =
      """
      {"insetlua":1,"device":"d","os":11,"root":{"kind":"viewController","view":{"subviews":[
      """ + String(repeating: "{\"subviews\":[", count: depth - 1) + "{\"pins\":\"superview\"}"
      + String(repeating: "],\"pins\":\"superview\"}", count: depth - 1) + "]}}}"
    let scenario = try Self.read(Array(text.utf8)).get()
    #expect(scenario.views.count == depth + 1)
    let written = ScenarioWriter.write(scenario)
    #expect(written.utf8.count < 450 * depth)
    let again = try Self.read(Array(written.utf8)).get()
    #expect(again.views == scenario.views)
  }

  @Test("controllers nest thousands deep")
  func deepControllers() throws {
    let depth = 5_000
    let text =
      "{\"insetlua\":1,\"device\":\"d\",\"os\":11,\"root\":"
      + String(repeating: "{\"kind\":\"navigation\",\"children\":[", count: depth)
      + String(repeating: "]}", count: depth) + "}"
    #expect(try Self.read(Array(text.utf8)).get().controllers.count == depth)
  }

  @Test("10,000 views beside each other, each tied to the one before")
  func wideViews() throws {
    let count = 10_000
    let views = (0..<count).map { index in
      let top = index == 0 ? "0" : "{\"to\":\"v\(index - 1)\"}"
      return "{\"id\":\"v\(index)\",\"pins\":{\"top\":\(top),\"height\":1,\"left\":0,\"right\":0}}"
    }
    let text =
      "{\"insetlua\":1,\"device\":\"d\",\"os\":11,\"root\":{\"kind\":\"viewController\",\"view\":{\"subviews\":["
      + views.joined(separator: ",") + "]}}}"
    var scenario: Scenario?
    let time = try ThreadTime.spent { scenario = try Self.read(Array(text.utf8)).get() }
    #expect(scenario?.views.count == count + 1)
    // A debug build; a quadratic reader would take minutes.
    #expect(time < .seconds(20))
  }

  @Test("a long wrong word costs little and is cut in the message")
  func longWords() throws {
    let word = String(repeating: "x", count: 1_000_000)
    let text =
      "{\"insetlua\":1,\"device\":\"d\",\"os\":11,\"root\":{\"kind\":\"page\"},\"\(word)\":1}"
    guard case .failure(let faults) = Self.read(Array(text.utf8)) else {
      Issue.record("accepted")
      return
    }
    let fault = try #require(faults.all.first)
    #expect(fault.message == "unknown key \"\(String(repeating: "x", count: 60))…\" in a scenario")
    #expect((fault.excerpt?.count ?? 0) < 130)
  }

  @Test("a million rows are read, and not one more")
  func rows() throws {
    func text(_ count: Int) -> String {
      """
      {"insetlua":1,"device":"d","os":11,"root":{"kind":"tableViewController",
      "view":{"table":{"sections":[{"rows":\(count)}]}}}}
      """
    }
    let scenario = try Self.read(Array(text(1_000_000).utf8)).get()
    #expect(scenario.views[0].table?.sections?[0].rows.count == 1_000_000)
    #expect(throws: Diagnostics.self) { try Self.read(Array(text(1_000_001).utf8)).get() }
  }

  @Test("tens of thousands of mistakes cost little: the first are told, the others counted")
  func manyMistakes() throws {
    let count = Sample.count(20_000, nightly: 100_000)
    let keys = (0..<count).map { "\"contentInsetAdjustment\($0)\":1" }.joined(separator: ",\n")
    let text = """
      {"insetlua":1,"device":"d","os":11,"root":{"kind":"viewController","view":{
      \(keys)}}}
      """
    var faults: [Diagnostic] = []
    let time = ThreadTime.spent {
      if case .failure(let error) = Self.read(Array(text.utf8)) { faults = error.all }
    }
    #expect(faults.count == 51)
    #expect(faults.dropLast().map(\.position?.line) == (2...51).map { $0 })
    #expect(
      faults.last
        == Diagnostic(
          path: "a.json", position: SourcePosition(line: 52, column: 1),
          message: "\(count - 50) more from here on"))
    // A debug build under load; looking for each one's neighbours would take ten times as long.
    #expect(time < .microseconds(count * 200))
  }
}
