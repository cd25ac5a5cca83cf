public import InsetModel

/// What a report is about, and how it was asked for.
public struct RunInfo: Sendable {
  /// What it tells of.
  public var subject: ReportSubject
  /// The tool's version.
  public var version: String
  /// How text is coloured.
  public var style = Style.plain
  /// How much is told.
  public var detail = Detail.usual
  /// All loaded rules.
  public var rules: [RuleInfo] = []
  /// What the catalogue says of facts.
  public var facts: [FactID: Fact] = [:]

  /// Of screens: how much a report for programs holds.
  public var extent = Extent.results
  /// Of screens: whether those without findings tell where UIKit puts things; too much where there are
  /// many.
  public var showsPlacements = true
  /// Whether a report of lines ends with one about all of them.
  public var hasSummary = true
  /// What the command line said besides the inputs; commands to go on with need it to see the same.
  public var given = GivenWords()
  /// Of explanations: the only edge to tell of; nil for all.
  public var edge: Edge?
  /// Of explanations: whether text comes with a drawing of the screen.
  public var showsDrawing = true
  /// Of comparisons: the only view to compare, by its name; nil for all scroll views.
  public var view: String?
  /// Of fixes: how code is shown.
  public var form = CodeForm.swift
  /// Of fixes: the oldest iOS that the app runs on; checks that it does not need are left out.
  public var minimumOS = OSVersion(7)

  /// A report with nothing special asked for.
  public init(_ subject: ReportSubject, version: String) {
    self.subject = subject
    self.version = version
  }

  /// The rule of that kind and name.
  func rule(_ kind: RuleInfo.Kind, _ id: String) -> RuleInfo? {
    rules.first { $0.kind == kind && $0.id == id }
  }

  /// How sure the fact is that decides.
  func confidence(of facts: [FactID]) -> String? {
    facts.first.flatMap { self.facts[$0]?.confidence.rawValue }
  }
}
