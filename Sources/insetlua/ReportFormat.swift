import CommandKit

/// How a report is written.
enum ReportFormat: String, OptionChoice { case text, json }
