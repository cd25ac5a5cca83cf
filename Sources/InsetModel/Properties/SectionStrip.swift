/// The strips of a section that a data source or delegate can fill.
public enum SectionStrip: String, Sendable, Hashable, CaseIterable { case header, footer }

extension PropertyRow {
  /// The strip whose height or view the delegate's method gives; nil of every other property.
  public var strip: SectionStrip? {
    switch id {
    case DelegateProperty.heightForHeaderInSection.id, DelegateProperty.viewForHeaderInSection.id:
      .header
    case DelegateProperty.heightForFooterInSection.id, DelegateProperty.viewForFooterInSection.id:
      .footer
    default: nil
    }
  }

  /// Whether it is a method that returns a view, so that its value is the view's height.
  public var returnsView: Bool { shape == .returnedView }
}

extension TableSection {
  /// What is said of one strip.
  public subscript(strip: SectionStrip) -> SectionSlot {
    get { strip == .header ? header : footer }
    set { if strip == .header { header = newValue } else { footer = newValue } }
  }
}
