import InsetModel

/// Puts statements into methods, and methods under headings.
struct CodeWriter<Dialect: CodeDialect> {
  let dialect: Dialect
  let minimumOS: OSVersion

  /// The comment that says where a piece belongs.
  func heading(of piece: CodePlan.Piece) -> String {
    let own = piece.owner.className
    let file = dialect.language == .objc ? own.map { "\($0).m" } : own
    switch piece.place {
    case .load, .layout, .safeAreaChange:
      return "// \(file ?? "\(piece.owner.label): a subclass of your own")"
    case .note: return "// \(file ?? piece.owner.label)"
    case .delegate: return "// the table's delegate, often \(file ?? piece.owner.label)"
    case .push: return "// where \(piece.owner.label) is pushed, before the push"
    case .once:
      return "// \(file ?? piece.owner.label): once, when the content is there, "
        + "and not again while the user scrolls"
    case .launch:
      return "// application(_:didFinishLaunchingWithOptions:). It reaches every scroll view of the"
        + " app, those of\n// frameworks too, and is hard to undo for one of them: prefer the one view."
    }
  }

  /// The code of a piece.
  func lines(of piece: CodePlan.Piece) -> [String] {
    switch piece.place {
    case .load: dialect.method("viewDidLoad", since: nil, body(piece.statements))
    case .layout: dialect.method("viewDidLayoutSubviews", since: nil, body(piece.statements))
    case .safeAreaChange:
      // Before iOS 11 nobody calls it; what it needs is there whenever it runs.
      dialect.method(
        "viewSafeAreaInsetsDidChange", since: isKnown(OSVersion(11)) ? nil : OSVersion(11),
        body(piece.statements, known: max(minimumOS, OSVersion(11))))
    case .delegate:
      methods(piece)
    case .push, .once, .launch, .note: body(piece.statements)
    }
  }

  private func isKnown(_ version: OSVersion) -> Bool { version <= minimumOS }

  /// Statements that need the same check share it.
  private func body(_ statements: [CodeStatement], known: OSVersion? = nil) -> [String] {
    let known = known ?? minimumOS
    var result: [String] = []
    var group: [String] = []
    var since = known
    func flush() {
      if group.isEmpty { return }
      result += since > known ? dialect.guarded(group, since: since) : group
      group = []
    }
    for (index, statement) in statements.enumerated() {
      // A comment goes with what it is about.
      var needed = statement.since
      if case .comment = statement {
        needed =
          statements[(index + 1)...].first { if case .comment = $0 { false } else { true } }?
          .since ?? needed
      }
      needed = max(needed, known)
      if needed != since {
        flush()
        since = needed
      }
      if case .constrain(let constraints) = statement {
        let isSafeAreaKnown = OSVersion(11) <= known
        group += dialect.anchors(constraints, isSafeAreaKnown: isSafeAreaKnown)
        group += dialect.activation(constraints, isSafeAreaKnown: isSafeAreaKnown)
      } else {
        group += dialect.lines(statement, isOverride: false)
      }
    }
    flush()
    return result
  }

  private func methods(_ piece: CodePlan.Piece) -> [String] {
    // UITableViewController is its table's delegate itself.
    let isOverride = piece.owner.superclassName == "UITableViewController"
    var result: [String] = []
    var isAfterMethod = false
    for statement in piece.statements {
      if isAfterMethod { result.append("") }
      result += dialect.lines(statement, isOverride: isOverride)
      if case .comment = statement { isAfterMethod = false } else { isAfterMethod = true }
    }
    return result
  }
}
