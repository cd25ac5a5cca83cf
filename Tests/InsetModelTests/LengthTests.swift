import InsetModel
import Testing

/// Arithmetic with lengths, known and unknown.
@Suite("Lengths")
struct LengthTests {
  /// A length of a sum of terms, and what it must be: the numbers added up, or all reasons met.
  private struct Term {
    var length: Length
    var points: Double
    var reasons: UnknownReasons
  }

  private static func term(_ random: inout RandomScreen, depth: Int) -> Term {
    if depth == 0 || random.once(in: 4) {
      if random.once(in: 3) {
        let reasons = UnknownReasons(index: random.below(60))
        return Term(length: .unknown(reasons), points: 0, reasons: reasons)
      }
      let points = random.points(-500, 500)
      return Term(length: Length(points), points: points, reasons: [])
    }
    let one = term(&random, depth: depth - 1)
    let other = term(&random, depth: depth - 1)
    let reasons = one.reasons.union(other.reasons)
    // Whichever comes first.
    let (first, second) = random.once(in: 2) ? (one, other) : (other, one)
    switch random.below(6) {
    case 0:
      return Term(
        length: first.length + second.length, points: first.points + second.points,
        reasons: reasons)
    case 1:
      return Term(
        length: first.length - second.length, points: first.points - second.points,
        reasons: reasons)
    case 2:
      return Term(
        length: .max(first.length, second.length), points: max(first.points, second.points),
        reasons: reasons)
    case 3:
      return Term(
        length: .min(first.length, second.length), points: min(first.points, second.points),
        reasons: reasons)
    case 4:
      return Term(length: -one.length * 0.5, points: -one.points * 0.5, reasons: one.reasons)
    default:
      return Term(
        length: one.length.positive, points: max(0, one.points), reasons: one.reasons)
    }
  }

  @Test(
    "no arithmetic loses an unknown length, or a reason, whatever the order", arguments: 0..<400)
  func union(_ seed: Int) {
    var random = RandomScreen(seed: seed)
    for _ in 0..<20 {
      let term = Self.term(&random, depth: 6)
      #expect(term.length.reasons == term.reasons)
      #expect(term.length.points == (term.reasons.isEmpty ? term.points : nil))
      #expect(Length(atRest: term.length.atRest) == term.length)
    }
  }

  @Test("an unknown length is compared with nothing")
  func comparisons() {
    let unknown = Length.unknown(UnknownReasons(index: 3))
    let open = Truth.open(UnknownReasons(index: 3))
    #expect((unknown < 0) == open)
    #expect((unknown <= 0) == open)
    #expect((unknown > 0) == open)
    #expect((0 >= unknown) == open)
    #expect(unknown.equals(unknown) == open)
    #expect((Length(1) < 2) == .yes)
    #expect((Length(2) < 2) == .no)
    #expect(Length(2).equals(2) == .yes)
  }

  @Test("what decides alone decides beside something open")
  func logic() {
    let one = Truth.open(UnknownReasons(index: 1))
    let other = Truth.open(UnknownReasons(index: 2))
    let both = Truth.open([UnknownReasons(index: 1), UnknownReasons(index: 2)])
    #expect((one && .no) == .no)
    #expect((.yes && one) == one)
    #expect((one || .yes) == .yes)
    #expect((.no || one) == one)
    #expect((one && other) == both)
    #expect((other || one) == both)
    #expect(!one == one)
    #expect(!Truth.yes == .no)
    #expect([one.known, Truth.yes.known, Truth.no.known] == [nil, true, false])
  }

  @Test("a lower limit that lifts a length decides, whatever the upper one is")
  func clamped() {
    let unknown = Length.unknown(UnknownReasons(index: 0))
    #expect(Length(3).clamped(from: 5, to: unknown) == 5)
    #expect(Length(7).clamped(from: 5, to: unknown) == unknown)
    #expect(Length(7).clamped(from: 5, to: 6) == 6)
    #expect(Length(7).clamped(from: unknown, to: 6) == unknown)
  }

  @Test("a number that is set and not known, and one that cannot be computed, are unknown")
  func numbers() {
    for number in [Double.nan, -.nan, .signalingNaN, .infinity - .infinity, 0 * .infinity] {
      #expect(Length(number) == .unknown(.unnamed))
      #expect(Length(atRest: number) == .unknown(.unnamed))
    }
    #expect(Length(-.infinity).points == -.infinity)
    #expect(MemoryLayout<Length>.size == 8)
  }

  @Test("reasons beyond the last bit share it, and have no index")
  func reasons() {
    let reasons: UnknownReasons = [
      UnknownReasons(index: 46), UnknownReasons(index: 47), UnknownReasons(index: 1000),
    ]
    #expect(reasons.indexes == [46])
    #expect(reasons.contains(.unnamed))
    #expect(Length.unknown(reasons).reasons == reasons)
  }
}
