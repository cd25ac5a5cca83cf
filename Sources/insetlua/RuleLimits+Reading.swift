import CommandKit
import InsetBasics
import InsetSession

extension RuleLimits {
  /// Reads `time=1s,memory=64M`; either part may be left out.
  init(reading text: String) throws(UsageError) {
    self.init()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = pair.count == 2 ? pair[1] : ""
      switch pair[0] {
      case "time":
        milliseconds = try Self.read(value, units: [("ms", 1), ("s", 1000), ("m", 60_000)], part)
      case "memory":
        memory = try Self.read(
          value, units: [("K", 1 << 10), ("M", 1 << 20), ("G", 1 << 30)], part)
      default:
        throw UsageError(
          message: "--limit knows no \"\(pair[0])\"",
          suggestion: suggestion(for: String(pair[0]), among: ["time", "memory"])
            ?? "write --limit time=1s,memory=64M")
      }
    }
  }

  private static func read(
    _ text: Substring, units: [(name: String, factor: Int)], _ part: Substring
  ) throws(UsageError) -> Int {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text[digits.endIndex...]
    guard let factor = units.first(where: { $0.name == unit })?.factor, let number = Int(digits),
      number > 0, !number.multipliedReportingOverflow(by: factor).overflow
    else {
      throw UsageError(
        message: "--limit cannot read \"\(part)\"",
        suggestion: "write a number and its unit: time=500ms, time=1s, memory=64M")
    }
    return number * factor
  }
}
