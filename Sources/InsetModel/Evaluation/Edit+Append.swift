extension Edit {
  /// Adds the steps of an edit that is applied after this one. A value that is set anew takes the place
  /// of the one set before.
  public mutating func append(_ later: Edit) {
    for step in later.steps {
      steps.removeAll { $0.node == step.node && $0.change.isReplaced(by: step.change) }
      steps.append(step)
    }
  }
}

extension Edit.Change {
  fileprivate func isReplaced(by later: Edit.Change) -> Bool {
    switch (self, later) {
    case (.set(let old, _), .set(let new, _)): old == new
    case (.setBar(let oldKind, let old, _), .setBar(let newKind, let new, _)):
      oldKind == newKind && old == new
    case (.behaviorOfAll, .behaviorOfAll): true
    default: method != nil && method == later.method
    }
  }

  /// The delegate's method that is implemented.
  private var method: PropertyID? {
    switch self {
    case .implement(let method, _), .implementWhereUntitled(let method, _): method
    default: nil
    }
  }
}
