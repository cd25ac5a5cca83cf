import InsetModel
import Testing

/// Sheets: what depends on where they lie, and what does not.
@Suite("Sheets")
struct SheetTests {
  /// A page in a navigation controller with a toolbar, presented.
  private func sheet(
    _ presentation: Presentation, on device: Device = TestCatalogue.notch, preferred: Size? = nil,
    catalogue: Catalogue = SheetTests.unmeasured, os: OSVersion = OSVersion(17)
  ) throws -> (screen: Screen, page: Int) {
    var build = Build()
    let navigation = build.controller(.navigation) {
      $0.toolbar = Bar()
      $0.presentation = presentation
      $0.preferredContentSize = preferred
    }
    let page = build.controller(.viewController, in: navigation)
    let root = build.view(of: page)
    let scenario = build.scenario(on: device, os: os)
    let screen = Walk.evaluate(
      scenario, on: try Resolver.surroundings(of: scenario, catalogue: catalogue),
      catalogue: catalogue, policy: TestPolicy())
    return (screen, root)
  }

  /// The test catalogue, in which no sheet's top or height is known.
  private static var unmeasured: Catalogue {
    var catalogue = TestCatalogue.standard
    catalogue.add(rows: [
      MeasureRow(
        id: "sheet", measure: .sheetTop, value: .unknown(supply: "presentation.detent"),
        when: MeasureCondition(), confidence: .contested)
    ])
    return catalogue
  }

  @Test(
    "bars and home indicator count in a card wherever its upper edge lies (INS-47)",
    arguments: [
      Presentation(style: .pageSheet), Presentation(style: .pageSheet, detent: .medium),
      Presentation(style: .pageSheet, detent: .height(500)),
      Presentation(style: .formSheet, detent: .height(780)),
    ])
  func insets(_ presentation: Presentation) throws {
    let (screen, root) = try sheet(presentation)
    // 56 navigation bar in a card; 44 toolbar and 34 home indicator.
    #expect(screen.safe(root) == Insets(56, 0, 78, 0))
  }

  @Test("a card whose upper edge is not known has no known y, and ends at the window's lower edge")
  func place() throws {
    let (screen, _) = try sheet(Presentation(style: .pageSheet))
    #expect(screen.controllers[0].frame.y.isNaN)
    #expect(screen.bars.map(\.depth) == [56, 78])
    let given = try sheet(Presentation(style: .pageSheet, detent: .height(500))).screen
    #expect(given.controllers[0].frame == Rect(x: 0, y: 312, width: 375, height: 500))
  }

  @Test("a form sheet with a detent keeps its lower edge (OUK-69), known or not")
  func detent() throws {
    let detent = Presentation(style: .formSheet, detent: .height(343))
    let size = Size(width: 580, height: 650)
    let given = try sheet(detent, on: TestCatalogue.pad, preferred: size).screen
    // Centred: 265 to 915 of 1180.
    #expect(given.controllers[0].frame == Rect(x: 120, y: 572, width: 580, height: 343))
    let unknown = try sheet(detent, on: TestCatalogue.pad).screen
    #expect(unknown.controllers[0].frame.height == 343)
    #expect(unknown.controllers[0].frame.y.isNaN)
  }
}
