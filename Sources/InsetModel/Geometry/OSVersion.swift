/// An iOS version such as 11.2 or 10.3.1.
public struct OSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The major number: 11 in 11.2.
  public var major: Int
  /// The minor number: 2 in 11.2.
  public var minor: Int
  /// The patch number, 0 when not written.
  public var patch: Int

  /// The version major.minor.patch.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads "11", "11.2" or "10.3.1"; nil for anything else (signs, spaces, empty parts, more parts).
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ (48...57).contains($0) }), part.utf8.count <= 4,
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Why nothing can be said of the version; nil for one that there is or may be.
  public var impossibility: String? {
    if major < 7 { return "iOS \(major) is too old: nothing is known before 7.0" }
    if !Self.isMajor(major) { return "iOS \(major) never existed: 18 is followed by 26" }
    return nil
  }

  /// What to write instead of an impossible version: `7.0 or newer`.
  ///
  /// - Parameter form: How a version is written: with quotes in JSON.
  public func alternative(_ form: (String) -> String = { $0 }) -> String {
    major < 7 ? "\(form("7.0")) or newer" : "\(form("18.0")) or \(form("26.0"))"
  }

  /// Whether iOS has, or may one day have, versions of this major number.
  public static func isMajor(_ number: Int) -> Bool { !(19...25).contains(number) }

  /// Orders by major, then minor, then patch.
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  /// "11.0", or "10.3.1" when there is a patch number.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

/// An inclusive range of major iOS versions, as the catalogue writes it: "7-25", "26-", "-11" or "14".
public struct OSRange: Sendable, Hashable {
  /// The first major version, or nil for "from the first".
  public var first: Int?
  /// The last major version, or nil for "and newer".
  public var last: Int?

  /// The range first...last.
  public init(first: Int?, last: Int?) {
    self.first = first
    self.last = last
  }

  /// Reads "7-25", "26-", "-11" or "14"; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    switch parts.count {
    case 1:
      guard let only = Int(parts[0]) else { return nil }
      self.init(first: only, last: only)
    case 2:
      let first = parts[0].isEmpty ? nil : Int(parts[0])
      let last = parts[1].isEmpty ? nil : Int(parts[1])
      guard (first != nil) == !parts[0].isEmpty, (last != nil) == !parts[1].isEmpty,
        first != nil || last != nil
      else { return nil }
      self.init(first: first, last: last)
    default: return nil
    }
  }

  /// Whether the range holds `version`'s major number.
  public func contains(_ version: OSVersion) -> Bool {
    (first ?? .min) <= version.major && version.major <= (last ?? .max)
  }
}
