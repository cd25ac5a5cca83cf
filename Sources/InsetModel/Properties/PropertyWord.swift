// The conformances are as the protocol documents.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A type whose values are words, UIKit's where it has them; a block stores a word's place in the list.
public protocol PropertyWord: PropertyType, CaseIterable, RawRepresentable<String> {}

extension PropertyWord {
  public init?(_ value: PropertyValue) {
    guard case .word(let word) = value else { return nil }
    self.init(rawValue: word)
  }
  public var propertyValue: PropertyValue? { .word(rawValue) }
  public static func read(_ word: UInt64, _ box: PropertyValue?) -> Self? {
    var place = allCases.startIndex
    guard
      allCases.formIndex(
        &place, offsetBy: Int(truncatingIfNeeded: word), limitedBy: allCases.endIndex),
      place != allCases.endIndex
    else { return nil }
    return allCases[place]
  }
  public var word: UInt64 {
    var place: UInt64 = 0
    for other in Self.allCases {
      if other == self { return place }
      place += 1
    }
    return place
  }
}

extension PropertyShape {
  /// One of a type's words.
  static func words<Word: PropertyWord>(of type: Word.Type) -> PropertyShape {
    .words(Word.allCases.map(\.rawValue))
  }
}

extension RefreshControl: PropertyWord {}
extension InsetsReference: PropertyWord {}
extension CollectionLayout: PropertyWord {}
extension TableProperties.Style: PropertyWord {}
extension TableProperties.Origin: PropertyWord {}
extension Bar.Appearance: PropertyWord {}
extension Bar.LargeTitle: PropertyWord {}
extension Bar.Search: PropertyWord {}
extension SplitDisplay: PropertyWord {}
extension SplitBackground: PropertyWord {}
extension SplitColumn: PropertyWord {}
extension ContentSizeCategory: PropertyWord {}
extension LayoutDirection: PropertyWord {}
