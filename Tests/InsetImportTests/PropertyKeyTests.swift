import InsetImport
import InsetModel
import Testing

@Suite("The key of every property")
struct PropertyKeyTests {
  private static func read(_ text: String) throws -> Scenario {
    try ScenarioReader.read(Array(text.utf8), path: "a.json")
  }

  @Test("is read as it is written, and written back the same", arguments: PropertyPage.all)
  func roundTrip(_ page: PropertyPage) throws {
    let samples = PropertySample.all(of: page.row)
    #expect(!samples.isEmpty)
    for sample in samples {
      let scenario = try Self.read(page.text(sample.json))
      let (value, isWritten) = try page.value(in: scenario)
      #expect(value == .known(sample.value))
      #expect(isWritten)
      let text = ScenarioWriter.write(scenario)
      #expect(text.contains("\"\(page.key)\": \(sample.json)"), "\(text)")
      #expect(try page.value(in: Self.read(text)).value == value)
    }
  }

  @Test("means UIKit's default where it is not written", arguments: PropertyPage.all)
  func silence(_ page: PropertyPage) throws {
    let (value, isWritten) = try page.value(in: Self.read(page.silentText))
    #expect(value == .known(page.row.standard))
    #expect(!isWritten)
  }

  @Test("is left out of what is written where it says UIKit's default", arguments: PropertyPage.all)
  func defaults(_ page: PropertyPage) throws {
    let json: String? =
      switch page.row.standard {
      case .flag(let flag): flag ? "true" : "false"
      case .word(let word): "\"\(word)\""
      case .number(let number): "\(Int(number))"
      case .insets: "{ \"left\": 0 }"
      case .edges: "\"all\""
      case nil, .nil, .size, .offset: nil
      }
    guard let json, page.row.name != "loadMore" else { return }
    let scenario = try Self.read(page.text(json))
    let (value, isWritten) = try page.value(in: scenario)
    #expect(value == .known(page.row.standard))
    #expect(isWritten)
    #expect(scenario.placeless == (try Self.read(page.silentText)).placeless)
    #expect(!ScenarioWriter.write(scenario).contains("\"\(page.key)\""))
  }

  @Test(
    "null says that the value is unknown, and is written back",
    arguments: PropertyPage.all.filter(\.row.canBeUnknown))
  func unknown(_ page: PropertyPage) throws {
    let scenario = try Self.read(page.text("null"))
    let (value, isWritten) = try page.value(in: scenario)
    #expect(value == .unknown(.written))
    #expect(isWritten)
    #expect(scenario.placeless != (try Self.read(page.silentText)).placeless)
    let text = ScenarioWriter.write(scenario)
    #expect(text.contains("\"\(page.key)\": null"), "\(text)")
    #expect(try Self.read(text).placeless == scenario.placeless)
  }

  @Test(
    "null is refused where the value decides which screen it is",
    arguments: PropertyPage.all.filter { $0.row.needed != nil })
  func needed(_ page: PropertyPage) throws {
    let marked = page.marked("null")
    let faults = RefusalTests.faults(marked.text)
    #expect(faults.map(\.position) == [marked.position])
    #expect(
      faults.map(\.message) == [
        "\"\(page.row.name)\" must be known: \(try #require(page.row.needed))"
      ])
  }

  @Test("is refused at its place with a value of another type", arguments: PropertyPage.all)
  func refusal(_ page: PropertyPage) throws {
    let marked = page.marked(PropertySample.wrong(for: page.row.shape))
    let faults = RefusalTests.faults(marked.text)
    #expect(faults.map(\.position) == [marked.position])
    #expect(faults.map(\.pointer) == [page.valuePointer])
    #expect(faults.allSatisfy { $0.message.hasPrefix("expected ") })
  }

  @Test("has its place in the map", arguments: PropertyPage.all)
  func place(_ page: PropertyPage) throws {
    var values = PropertySample.all(of: page.row).map(\.json)
    if page.row.canBeUnknown || page.row.shape == .returnedView { values.append("null") }
    for value in values {
      let marked = page.marked(value)
      var expected = try #require(marked.position)
      expected.column -= "\"\(page.key)\": ".count
      let source = try Self.read(marked.text).source
      #expect(source.position(of: page.node, key: page.placeKey) == expected)
    }
  }

  @Test("is in the schema, which takes and refuses the same")
  func schema() throws {
    let texts = PropertyPage.all.flatMap { page in
      PropertySample.all(of: page.row).map { (true, page.text($0.json)) } + [
        (page.row.needed == nil, page.text("null")), (true, page.silentText),
        (false, page.text(PropertySample.wrong(for: page.row.shape))),
      ]
    }
    guard let verdicts = try SchemaVerdicts.of(texts.map(\.1), by: ScenarioSchema.text) else {
      return
    }
    for ((isValid, text), verdict) in zip(texts, verdicts) {
      #expect(verdict == isValid, "\(text)")
    }
  }
}
