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
    case (.tableNumber(let old, _), .tableNumber(let new, _)): old == new
    case (.flag(let old, _), .flag(let new, _)): old == new
    case (.implement(let old, _), .implement(let new, _)),
      (.implement(let old, _), .implementWhereUntitled(let new, _)),
      (.implementWhereUntitled(let old, _), .implement(let new, _)),
      (.implementWhereUntitled(let old, _), .implementWhereUntitled(let new, _)):
      old == new
    case (.barIsTranslucent(let old, _), .barIsTranslucent(let new, _)): old == new
    case (.behavior, .behavior), (.behaviorOfAll, .behaviorOfAll), (.tableOrigin, .tableOrigin),
      (.edgesForExtendedLayout, .edgesForExtendedLayout),
      (.contentOffsetAtRest, .contentOffsetAtRest):
      true
    default: false
    }
  }
}
