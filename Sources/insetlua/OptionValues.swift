package import CommandKit
import InsetBasics
import InsetModel
import InsetReport
import InsetSession

// How values of the model and of a session are written on the command line.

extension Orientation: OptionChoice {}

extension CodeForm: OptionChoice {}

extension Extent: OptionChoice {}

extension Edge: OptionChoice {
  /// UIKit's spelling.
  package var word: String { name }
}

extension OSVersion: OptionValue {
  /// Reads `17.0`; a version that cannot be is refused in the words that a scenario's own would be.
  package init(reading text: String, of option: String) throws(UsageError) {
    guard let version = OSVersion(text), version.major < 100 else {
      throw UsageError(option, cannotBe: text)
    }
    if let why = version.impossibility {
      throw UsageError(
        message: "\(option): \(why)", suggestion: "write \(version.alternative())")
    }
    self = version
  }
}

extension MatrixChoice: OptionValue {
  /// Reads a name, or devices with commas between them.
  package init(reading text: String, of option: String) { self.init(reading: text) }
}

extension Shard: OptionValue {
  /// Reads `2/8`: the second of eight.
  package init(reading text: String, of option: String) throws(UsageError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0 else {
      throw UsageError(
        message: "\(option) cannot be \"\(text)\"",
        suggestion: "write which one of how many: 1/8 to 8/8")
    }
    guard let shard = Shard(number, of: count) else {
      throw UsageError(
        message: "\(option): of \(count) shards there is none with the number \(number)",
        suggestion: "they are numbered from 1: 1/\(count) to \(count)/\(count)")
    }
    self = shard
  }
}

extension RuleLimits: OptionValue {
  /// Reads `time=1s,memory=64M`; either part may be left out.
  package init(reading text: String, of option: String) throws(UsageError) {
    self.init()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      func number(_ units: [(name: String, factor: Int)]) throws(UsageError) -> Int {
        guard pair.count == 2, let number = Self.number(pair[1], units) else {
          throw UsageError(
            message: "\(option) cannot read \"\(part)\"",
            suggestion: "write a number and its unit: time=500ms, time=1s, memory=64M")
        }
        return number
      }
      switch pair[0] {
      case "time": milliseconds = try number([("ms", 1), ("s", 1000), ("m", 60_000)])
      case "memory": memory = try number([("K", 1 << 10), ("M", 1 << 20), ("G", 1 << 30)])
      default:
        throw UsageError(
          message: "\(option) knows no \"\(pair[0])\"",
          suggestion: suggestion(for: String(pair[0]), among: ["time", "memory"])
            ?? "write \(option) time=1s,memory=64M")
      }
    }
  }

  private static func number(
    _ text: Substring, _ units: [(name: String, factor: Int)]
  ) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text[digits.endIndex...]
    guard let factor = units.first(where: { $0.name == unit })?.factor, let number = Int(digits),
      number > 0
    else { return nil }
    let product = number.multipliedReportingOverflow(by: factor)
    return product.overflow ? nil : product.partialValue
  }
}
