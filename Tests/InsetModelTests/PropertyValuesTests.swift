import Testing

@testable import InsetModel

@Suite("Values of properties")
struct PropertyValuesTests {
  @Test("one that is unknown counts as the default, whatever it was before")
  func unknown() {
    var values = PropertyValues<ScrollProperty>()
    let property = ScrollProperty.isScrollEnabled
    values.setUnknown(property.row, .written)
    #expect(values.plain(property))
    #expect(values[property] == .unknown(.written))
    values.set(property, to: false)
    #expect(!values.plain(property))
    values.setUnknown(property.row, .written)
    #expect(values.plain(property))
    #expect(values[property] == .unknown(.written))
  }
}
