import InsetModel

extension DumpSummary {
  /// What a scenario keeps of all that led to it: where it was printed, how the device was found, and
  /// what could not be taken over.
  func remarks(on device: String, _ os: OSVersion) -> [String] {
    var remarks = ["\(format), line \(line)", found(device, os)]
    if containment == .unknown {
      remarks.append("which controllers hold the screen is not in the dump; none is assumed")
    }
    return remarks + notes.map { "line \($0.line): \($0.text)" }
  }

  private func found(_ device: String, _ os: OSVersion) -> String {
    let chosen = "\(device), iOS \(os)"
    let majors = candidates.flatMap(\.majors)
    let range = majors.min().flatMap { first in
      majors.max().map { first == $0 ? "iOS \(first)" : "iOS \(first)–\($0)" }
    }
    switch basis {
    case .named: return "\(chosen): as named when it was imported"
    case .nothing: return "\(chosen): chosen, for nothing in the dump tells the device"
    case .size, .side:
      let fits =
        candidates.count == 1
        ? "the only device that fits" : "the oldest of \(candidates.count) devices that fit"
      return "\(chosen): \(fits), \(range ?? "no iOS")"
    }
  }
}
