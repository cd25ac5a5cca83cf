import InsetModel

extension TextReporter {
  /// What the numbers rest on: assumed places, open questions.
  func notes(on comparison: Comparison) -> [String] {
    // Columns of which the same is to be said share the words.
    var notes: [(columns: [String], verbs: (one: String, many: String), text: String)] = []
    func note(_ column: String, _ verbs: (one: String, many: String), _ text: String) {
      if let index = notes.firstIndex(where: { $0.text == text && $0.verbs == verbs }) {
        notes[index].columns.append(column)
      } else {
        notes.append(([column], verbs, text))
      }
    }
    for column in comparison.columns {
      let name = printable(column.variant.name)
      let assumed = column.assumedViews
      if !assumed.isEmpty {
        let verb = assumed.count == 1 ? "has a plain frame" : "have plain frames"
        note(
          name, ("rests on assumed pins", "rest on assumed pins"),
          "\(listed(assumed)) \(verb) for another screen; edges that met there are taken "
            + "to meet here, too")
      }
      for contested in column.evaluation.contested {
        note(
          name, ("is open in \(contested.question.id)", "are open in \(contested.question.id)"),
          outcome(of: contested))
      }
    }
    return notes.flatMap { note in
      let verb = note.columns.count == 1 ? note.verbs.one : note.verbs.many
      let text = "\(listed(note.columns)) \(printable(verb)): \(note.text)"
      return wrapped(text, width: pageWidth - 6).enumerated().map { index, line in
        spaces(index == 0 ? 3 : 6) + line
      }
    }
  }

  /// What an open question's other answer would give.
  private func outcome(of contested: ContestedResult) -> String {
    let changed = contested.changes.prefix(3).map { change in
      "\(printable(change.what)) \(formatted(change.other)) instead of \(formatted(change.taken))"
    }
    let more = contested.changes.count > 3 ? " and \(contested.changes.count - 3) more" : ""
    let result =
      changed.isEmpty
      ? contested.findings.map(printable).joined(separator: ", ")
      : changed.joined(separator: ", ") + more
    return "\(printable(contested.taken)) is taken; \(printable(contested.other)) gives \(result)"
  }

  /// How much differs.
  func closing(_ comparison: Comparison) -> String {
    let names = comparison.columns.map { printable($0.variant.name) }
    if comparison.columns.count < 2 { return "nothing to compare with" }
    if comparison.rows.isEmpty {
      return
        "nothing differs: \(listed(names)) give the same insets, offsets, heights and "
        + "findings"
    }
    return "\(comparison.rows.count) of \(counted(comparison.count, "value")) "
      + (comparison.rows.count == 1 ? "differs" : "differ")
  }
}
