import InsetBasics
import InsetModel

/// The keys of a view that are not properties.
enum ViewKey: Int, ObjectKey {
  case className, baseClass, id, frame, autoresizing, pins, wants, table, list, observed, subviews

  static let keys = KeyTable(
    "view", noun: "a view", doc: "A view.",
    specs: specs(
      with: (ViewProperty.rows + ScrollProperty.rows).map { KeySpec($0) }, before: .wants),
    rules: JSON.layoutRules)

  var spec: KeySpec {
    switch self {
    case .className: KeySpec("class", .text, "The class: UIKit's or the app's own.")
    case .baseClass: KeySpec("baseClass", .text, "UIKit's class beneath an app's own.")
    case .id: KeySpec("id", .text, "The name that findings, pins, wants and expect use.")
    case .frame: KeySpec("frame", .rect, "In the superview's coordinates, on this device.")
    case .autoresizing: KeySpec("autoresizing", .autoresizing, "autoresizingMask, with frame.")
    case .pins: KeySpec("pins", .pins, "Edges tied to the superview, its safe area or a sibling.")
    case .wants:
      KeySpec(
        "wants", .edges(of: .any([.words(["edge", "belowBars"]), .text])),
        "Where the content should start and end: edge, belowBars or the id of a view.",
        scrollKind: .scroll)
    case .table:
      KeySpec("table", .object("table"), "What a table view adds.", scrollKind: .table)
    case .list:
      KeySpec(
        "list", .object("list"), "What a collection view's list layout shows.",
        scrollKind: .collection)
    case .observed:
      KeySpec("observed", .object("observed"), "What was printed of it on a running screen.")
    case .subviews:
      KeySpec(
        "subviews", .list(of: .object("view", "anyOf", .oneOfKeys(["frame", "pins"]))),
        "From back to front.")
    }
  }
}
