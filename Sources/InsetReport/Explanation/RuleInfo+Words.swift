import InsetModel

/// A rule as explanations cite it.
extension RuleInfo {
  /// Why it is not for a version, or nil where it is: `iOS 11.0 is past 10.x`.
  func reasonAgainst(_ os: OSVersion) -> String? {
    if let since, os < since { return "iOS \(os) comes before \(since)" }
    if let before, os >= before {
      return before.minor == 0 && before.patch == 0
        ? "iOS \(os) is past \(before.major - 1).x" : "iOS \(os) is not before \(before)"
    }
    return nil
  }

  /// `Rules/behaviors/automatic.lua:45`.
  var place: String { "\(printable(file)):\(line)" }
}
