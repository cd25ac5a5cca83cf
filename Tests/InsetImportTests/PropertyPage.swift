import InsetModel
import Testing

/// A scenario that sets one property of one object.
struct PropertyPage: CustomTestStringConvertible, Sendable {
  /// The property.
  let row: PropertyRow
  /// Its key.
  let key: String
  /// The object, in which `§` stands for the member.
  private let object: String
  /// The object's JSON pointer.
  private let pointer: String
  /// The part of the scenario that it is, or belongs to.
  let node: Node
  /// Its key in the map of places.
  let placeKey: String

  var testDescription: String { "\(pointer)/\(key)" }

  /// A page for every property, and one more for every property that a list has, too.
  static let all: [PropertyPage] = PropertyOwnerName.allCases.flatMap { owner in
    owner.rows.flatMap { row in [PropertyPage(row)] + (row.listKey.map { [.init(row, $0)] } ?? []) }
  }

  private init(_ row: PropertyRow) {
    self.row = row
    key = row.name
    switch row.id.owner {
    case .window:
      (object, pointer, node) = (
        "{ \"root\": { \"kind\": \"page\" }, \"insetlua\": 1, \"device\": \"iphone-x\", "
          + "\"os\": \"26.0\", § }", "", .scenario
      )
    case .controller:
      let kind = row.controllers?.first ?? .viewController
      let children =
        row.shape == .count
        ? "\"children\": [{ \"kind\": \"page\" }, { \"kind\": \"page\" }], " : ""
      (object, pointer, node) = (
        Self.scenario(
          "{ \"kind\": \"split\", \"children\": [{ \(children)\"kind\": \"\(kind.rawValue)\", § }] }"
        ),
        "/root/children/0", .controller(1)
      )
    case .bar:
      let bar = row.bars?.first ?? .navigationBar
      let kind = bar == .tabBar ? Controller.Kind.tab : .navigation
      (object, pointer, node) = (
        Self.scenario("{ \"kind\": \"\(kind.rawValue)\", \"\(bar.rawValue)\": { § } }"),
        "/root/\(bar.rawValue)",
        .controller(0)
      )
      placeKey = "\(bar.rawValue).\(row.name)"
      return
    case .view:
      (object, pointer, node) = (Self.scenario(view: "{ § }"), "/root/view", .view(0))
    case .scroll:
      let name = row.collectionsOnly ? "UICollectionView" : "UIScrollView"
      (object, pointer, node) = (
        Self.scenario(view: "{ \"class\": \"\(name)\", § }"), "/root/view", .view(0)
      )
    case .table:
      (object, pointer, node) = (
        Self.scenario(view: "{ \"class\": \"UITableView\", \"table\": { § } }"),
        "/root/view/table", .view(0)
      )
    case .delegate:
      (object, pointer, node) = (
        Self.scenario(
          view: "{ \"class\": \"UITableView\", \"table\": { \"delegate\": { § } } }"),
        "/root/view/table/delegate", .view(0)
      )
    }
    placeKey = row.name
  }

  /// A page of a list layout.
  private init(_ row: PropertyRow, _ listKey: String) {
    self.row = row
    key = listKey
    object = Self.scenario(
      view: "{ \"class\": \"UICollectionView\", \"collectionLayout\": \"list\", \"list\": { § } }")
    pointer = "/root/view/list"
    node = .view(0)
    placeKey = listKey
  }

  private static func scenario(_ root: String) -> String {
    "{ \"insetlua\": 1, \"device\": \"iphone-x\", \"os\": \"26.0\", \"root\": \(root) }"
  }

  private static func scenario(view: String) -> String {
    scenario("{ \"kind\": \"viewController\", \"view\": \(view) }")
  }

  /// The JSON pointer of the value.
  var valuePointer: String { "\(pointer)/\(key)" }

  /// The scenario that sets the property to this, with a mark before the value.
  func marked(_ json: String) -> MarkedText {
    MarkedText(object.replacing("§", with: "\"\(key)\": §\(json)"))
  }

  /// The scenario that sets the property to this.
  func text(_ json: String) -> String { marked(json).text }

  /// The scenario that does not say anything of the property.
  var silentText: String {
    object.replacing(", §", with: "").replacing("§", with: "")
  }

  /// What the scenario says of the property, and whether it says it.
  func value(
    in scenario: Scenario
  ) throws -> (value: Known<PropertyValue?>, isWritten: Bool) {
    func read<Owner>(
      _ values: PropertyValues<Owner>
    ) -> (value: Known<PropertyValue?>, isWritten: Bool) { (values[row], values.isWritten(row)) }
    switch row.id.owner {
    case .window: return read(scenario.values)
    case .controller: return read(scenario.controllers[1].values)
    case .bar:
      let controller = scenario.controllers[0]
      let bar = controller.navigationBar ?? controller.toolbar ?? controller.tabBar
      return read(try #require(bar).values)
    case .view: return read(scenario.views[0].values)
    case .scroll: return read(try #require(scenario.views[0].scroll).values)
    case .table: return read(try #require(scenario.views[0].table).values)
    case .delegate: return read(try #require(scenario.views[0].table).delegate.values)
    }
  }
}
