import InsetModel

extension TextReporter {
  /// A finding with its fixes and their code; `quiet` gives the fixes' names alone.
  func text(of entry: NumberedFinding) -> String {
    lines(for: entry).joined(separator: "\n") + "\n"
  }

  private func lines(for entry: NumberedFinding) -> [String] {
    let finding = entry.finding
    let words = Phrasing(screen: entry.evaluation.screen)
    var lines = [style.strong("[\(entry.number)]") + " " + headline(finding, words)]
    if detail == .quiet {
      let names = entry.trials.filter { $0.problem == nil }.map { printable($0.fix) }
      return lines + (names.isEmpty ? [] : ["    " + names.joined(separator: ", ")])
    }
    lines += header(words.describe(finding.node), words.place)
    if entry.trials.isEmpty {
      lines += ["", "   \(finding.areFixesTried ? "no fix is known" : Phrasing.fixesNotTried)"]
    }
    for trial in entry.trials {
      lines.append("")
      let name = printable(trial.fix)
      let words = wrapped(words.outcome(of: trial, for: finding), width: pageWidth - 6)
      if displayWidth(name) + displayWidth(words.joined()) + 6 <= pageWidth, words.count == 1 {
        lines.append("   " + style.strong(name) + "   " + words[0])
      } else {
        lines.append("   " + style.strong(name))
        lines += words.map { "      \($0)" }
      }
      if trial.problem != nil { continue }
      let code = trial.code(info.form, in: entry.evaluation, minimumOS: info.minimumOS).split(
        separator: "\n", omittingEmptySubsequences: false)
      lines += code.dropLast().map { $0.isEmpty ? "" : "      \($0)" }
      guard info.form != .ib else { continue }
      let forms = self.words(entry).interfaceBuilder(trial.edit, isShort: true)
      lines += forms.map { "      Interface Builder: \($0)" }
    }
    return lines
  }

  private func words(_ entry: NumberedFinding) -> Phrasing {
    Phrasing(screen: entry.evaluation.screen)
  }
}

extension Phrasing {
  /// What to choose in Interface Builder, one line a change.
  ///
  /// - Parameter isShort: Whether nothing is said where there is no such form.
  func interfaceBuilder(_ edit: Edit, isShort: Bool = false) -> [String] {
    guard let forms = CodeRenderer.interfaceBuilder(edit, in: scenario) else {
      return isShort ? [] : ["no form in Interface Builder: it takes code"]
    }
    return forms.map { form in
      let place = form.inspector.map { "\($0): \(form.setting)" }
      return "\(name(form.node)): " + (place.map { "\($0)   (\(form.text))" } ?? form.text)
    }
  }
}
