/// A small random number generator with a seed, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 to `limit` - 1; 0 where the limit is 0.
  mutating func below(_ limit: Int) -> Int { limit < 1 ? 0 : Int(next() % UInt64(limit)) }

  /// True in one of `times` cases.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// One of some values.
  mutating func any<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// One of a type's values.
  mutating func any<Value: CaseIterable>(of type: Value.Type) -> Value {
    let all = Array(Value.allCases)
    return all[below(all.count)]
  }

  /// The value that `make` makes, or nil as often as not.
  mutating func maybe<Value>(_ make: (inout SplitMix) -> Value) -> Value? {
    once(in: 2) ? make(&self) : nil
  }
}
