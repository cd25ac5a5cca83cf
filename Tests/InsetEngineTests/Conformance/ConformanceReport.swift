import InsetModel

/// The counts and lists of docs/conformance.md.
struct ConformanceReport {
  struct Counts {
    var equal = 0
    var contested = 0
    var notModelled = 0
    var different = 0

    var total: Int { equal + contested + notModelled + different }

    mutating func add(_ outcome: ConformanceValue.Outcome) {
      switch outcome {
      case .equal: equal += 1
      case .contested: contested += 1
      case .notModelled: notModelled += 1
      case .different: different += 1
      }
    }

    var cells: String { "\(total) | \(equal) | \(contested) | \(notModelled) | \(different)" }

    var shares: String {
      func share(_ part: Int) -> String {
        formatted((Double(part) / Double(total) * 1000).rounded() / 10)
      }
      return
        "\(share(equal)) % | \(share(contested)) % | \(share(notModelled)) % | \(share(different)) %"
    }
  }

  let run: ConformanceRun
  let questions: [Question]

  /// What each list is, for readers of the page.
  static let titles = [
    "fixtures": "Fixtures T1-T26 of docs/facts/insets.md",
    "bar-sums": "Sums of bars of docs/facts/devices.md",
    "table-observed": "Observed tables D1-D19 of docs/facts/table-spacing.md",
    "measured": "Numbers printed or asserted on real UIKit (measured-ios26.md, measured-tests.md)",
    "dumps": "View dumps that people published",
    "cases": "Issue reports with a number",
  ]

  func counts(_ isCounted: (ConformanceValue) -> Bool) -> Counts {
    var counts = Counts()
    for value in run.values where isCounted(value) { counts.add(value.outcome) }
    return counts
  }

  var text: String {
    var lines = [
      "# Conformance: the model against printed numbers", "",
      "Written by `make conformance`; a test compares this page with a new run. Each number that UIKit printed, or that somebody",
      "measured, is one value. The scenarios are in `Tests/Conformance/lists`, with the source of every number.",
      "",
      "- **equal**: within half a pixel.",
      "- **contested**: the model gives another number, and another answer to an open question gives the printed one. Only the",
      "  questions of `contested.json` count; they were fixed before the run.",
      "- **not modelled**: the model gives no number, or has no such value; the reason is below.",
      "- **different**: the model gives another number.", "",
      "Where a page's containers were read off the numbers themselves, a match proves little: those values are counted apart.",
      "",
      "## All values", "", "| | values | equal | contested | not modelled | different |",
      "|---|---|---|---|---|---|",
      "| containers known | \(counts { !$0.isInferred }.cells) |",
      "| | | \(counts { !$0.isInferred }.shares) |",
      "| containers inferred | \(counts { $0.isInferred }.cells) |",
      "| all | \(counts { _ in true }.cells) |", "| | | \(counts { _ in true }.shares) |",
      "| all but zeros | \(counts { $0.printed != 0 }.cells) |",
      "| | | \(counts { $0.printed != 0 }.shares) |", "",
      "## By source and era", "",
    ]
    for list in ConformanceLists.names {
      lines += [
        "### \(Self.titles[list] ?? list)", "",
        "| iOS | values | equal | contested | not modelled | different | of these inferred |",
        "|---|---|---|---|---|---|---|",
      ]
      for era in Era.allCases.map(Optional.init) + [nil] {
        let row = counts { $0.list == list && $0.era == era }
        if row.total == 0 { continue }
        let inferred = counts { $0.list == list && $0.era == era && $0.isInferred }.total
        lines.append("| \(era?.rawValue ?? "not given") | \(row.cells) | \(inferred) |")
      }
      lines.append("")
    }
    lines += contested + different + notModelled
    lines += [
      "## What this does not prove", "",
      "No number printed on a real system was found for: `.always` and `.scrollableAxes`, negative `additionalSafeAreaInsets`, left and",
      "right insets of an adjusted scroll view in landscape, which scroll view of several is a page's content, iPad tab bars before",
      "iOS 26, portrait toolbars before 26 on phones without a home button, tables from nibs, table header views in grouped tables, and",
      "`sectionHeaderTopPadding` as a number. There the model stands on Apple's documents or on several observers, and says so in each",
      "contribution's confidence.", "",
    ]
    return lines.joined(separator: "\n")
  }

  private var contested: [String] {
    var lines = [
      "## Contested", "", "| case | value | printed | model | question |", "|---|---|---|---|---|",
    ]
    for value in run.values {
      guard case .contested(let question, let model) = value.outcome else { continue }
      let asks = questions.first { $0.id == question }?.asks ?? ""
      lines.append(
        "| \(value.id) | \(value.name) | \(formatted(value.printed)) | \(formatted(model)) | \(question): \(asks) |"
      )
    }
    return lines + [""]
  }

  private var different: [String] {
    var lines = [
      "## Different", "", "| case | value | printed | model | reason |", "|---|---|---|---|---|",
    ]
    for value in run.values {
      guard case .different(let model) = value.outcome else { continue }
      lines.append(
        "| \(value.id) | \(value.name) | \(formatted(value.printed)) | \(formatted(model)) | \(value.note) |"
      )
    }
    return lines + [""]
  }

  /// Values of one case and reason share a line.
  private var notModelled: [String] {
    var order: [String] = []
    var groups: [String: (id: String, reason: String, values: [String])] = [:]
    for value in run.values {
      guard case .notModelled(let reason) = value.outcome else { continue }
      let key = "\(value.list) \(value.id) \(reason)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: (value.id, reason, [])].values.append(
        "\(value.name) \(formatted(value.printed))")
    }
    var lines = [
      "## Not modelled", "", "The model gives no number for these; the printed ones are named.", "",
      "| case | printed | reason |", "|---|---|---|",
    ]
    for key in order {
      guard let group = groups[key] else { continue }
      lines.append("| \(group.id) | \(group.values.joined(separator: ", ")) | \(group.reason) |")
    }
    return lines + [""]
  }
}
