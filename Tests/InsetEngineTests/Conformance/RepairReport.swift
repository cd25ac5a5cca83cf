import InsetModel

/// The page docs/conformance-fixes.md.
struct RepairReport {
  let outcomes: [RepairTests.Outcome]
  let list: RepairList

  var text: String {
    let shown = outcomes.count(where: \.isShown)
    let share = formatted((Double(shown) / Double(outcomes.count) * 1000).rounded() / 10)
    var lines = [
      "# Conformance: reported bugs and the fixes that worked", "",
      "Written by `make conformance`; a test compares this page with a new run. These are issue reports, radars and answers about",
      "UIKit that tell a screen, what was wrong, and a change that helped. The list was fixed before it was tried. Each is a scenario",
      "in `Tests/Conformance/repairs`, to be run like any other: `insetlua fix Tests/Conformance/repairs/C014.json`.",
      "",
      "A case is shown where a finding names the reported cause (with its sum, where the report gives one), the fix that worked is",
      "among the tried ones and holds on the case's own device and system, and what was tried in vain is found in vain. How a fix does",
      "on other devices, `insetlua fix` says.", "",
      "Where a report names several changes, those that were tried stand under *holds*. Some checks and fixes were written because the list",
      "asked for them. In three cases (C055, C080, C101) no number of the model shows the mechanism: the check names the report, and the",
      "fix takes its condition away, which proves little more than that users are told.", "",
      "**\(shown) of \(outcomes.count) cases are shown: \(share) %.**", "",
      "| case | cause | what worked | found as | holds | tried in vain |",
      "|---|---|---|---|---|---|",
    ]
    for outcome in outcomes where outcome.entry.missed == nil {
      let entry = outcome.entry
      let screens = entry.screens ?? []
      var rules: [String] = []
      for screen in screens where !rules.contains(screen.finding.rule) {
        rules.append(screen.finding.rule)
      }
      var fixes: [String] = []
      for fix in screens.flatMap(\.worked) where !fixes.contains(fix) { fixes.append(fix) }
      let failed = (entry.failed ?? []).map(\.what).joined(separator: "; ")
      let id = entry.source.hasPrefix("http") ? "[\(entry.id)](\(entry.source))" : entry.id
      lines.append(
        "| \(id) | \(entry.cause) | \(entry.fix) | \(Self.code(rules)) | \(Self.code(fixes)) | \(failed) |"
      )
    }
    lines += [
      "", "## Not shown", "", "| case | cause | what worked | why not |", "|---|---|---|---|",
    ]
    for outcome in outcomes where !outcome.isShown {
      let reason = outcome.entry.missed ?? outcome.faults.joined(separator: "; ")
      lines.append(
        "| \(outcome.entry.id) | \(outcome.entry.cause) | \(outcome.entry.fix) | \(reason) |")
    }
    lines += [
      "", "## Not on the list", "",
      "Reports about UIKit with a screen but without a change that helped.", "", "| case | why |",
      "|---|---|",
    ]
    lines += list.notListed.map { "| \($0.id) | \($0.reason) |" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func code(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
