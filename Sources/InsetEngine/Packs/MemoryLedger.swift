import InsetModel
import LuaHost

/// How much of a state's memory each file keeps.
///
/// Calls leave nothing behind, so what is in use between them was left by files when they ran: tables and
/// text that their functions reach. After a file that left much the garbage is collected and what stays
/// is counted; shares of less than a sixteenth of the limit may go uncounted, since collecting after each
/// of many small files would cost more than loading them.
final class MemoryLedger {
  /// What a file keeps.
  struct Share {
    /// The file: a rule's, or a module's.
    var path: String
    /// The rule's file for which it ran; empty where no rule was at work.
    var owner: String
    /// How much; of an owner's largest file, that of all its files.
    var bytes: Int
  }

  private unowned let state: LuaState
  /// What was in use when garbage was last collected.
  private var weighed: Int
  private var shares: [Share] = []
  /// Those of the files that run, one in another.
  private var running: [Share] = []

  init(of state: LuaState) {
    self.state = state
    weighed = state.memoryInUse
  }

  /// Counts what `body`, which runs the file `path` for `owner`, leaves behind.
  func count<Result>(
    _ path: String, for owner: String, _ body: () throws(LuaError) -> Result
  ) throws(LuaError) -> Result {
    weigh()
    running.append(Share(path: path, owner: owner, bytes: 0))
    defer {
      weigh()
      let share = running.removeLast()
      if share.bytes > 0 { shares.append(share) }
    }
    return try body()
  }

  /// Charges what was left since the last time to the file that runs.
  private func weigh() {
    guard abs(state.memoryInUse - weighed) > state.limits.memory / 16 else { return }
    state.collectGarbage()
    if let file = running.indices.last { running[file].bytes += state.memoryInUse - weighed }
    weighed = state.memoryInUse
  }

  /// Who keeps more than a call had that ended for want of memory: not the call, but this file is why.
  ///
  /// - Parameter isCulprit: which owners come into question.
  /// - Returns: nil where the call itself took the most, or ended for another reason.
  func culprit(of error: LuaError, where isCulprit: (String) -> Bool = { _ in true }) -> Share? {
    guard case .memory(let limit) = error.kind else { return nil }
    state.collectGarbage()
    let room = limit - state.memoryInUse
    var found: Share?
    for (owner, files) in Dictionary(grouping: shares, by: \.owner) {
      guard var share = files.max(by: { ($0.bytes, $1.path) < ($1.bytes, $0.path) }) else {
        continue
      }
      share.bytes = files.reduce(0) { $0 + $1.bytes }
      let isMore = (share.bytes, found?.owner ?? "") > (found?.bytes ?? room, owner)
      if isMore, isCulprit(owner) { found = share }
    }
    return found
  }
}

extension Diagnostic {
  /// A file keeps so much memory that others find none; `context` says what was done, nil while files load.
  init(_ share: MemoryLedger.Share, of limit: Int, rule: RuleInfo?, context: String?) {
    self.init(
      path: share.path,
      position: rule.flatMap { $0.file == share.path ? $0.position : nil },
      message:
        "keeps \(share.bytes.inBytes) of the \(limit.inBytes) of memory that all rules share",
      suggestion: (context == nil ? "" : "the other rules' findings are complete; ")
        + "make it inside the function that needs it, or raise the budget with --limit memory=256M",
      rule: rule?.id, context: context)
  }
}

extension RuleInfo {
  /// Where the rule's file returns its declaration.
  fileprivate var position: SourcePosition { SourcePosition(line: line, column: 1) }
}

extension Int {
  /// Bytes in words: `64 MiB`, below one `100 KiB`.
  var inBytes: String { self >= 1 << 20 ? "\(self >> 20) MiB" : "\(self >> 10) KiB" }
}
