import InsetModel
import InsetXML

/// A storyboard or xib, with its controllers, segues and ids looked up once.
struct IBDocument {
  /// A controller element, or the file's owner of a xib whose view it is.
  struct Controller {
    /// The element.
    var element: Int
    /// What kind of controller it is.
    var kind: InsetModel.Controller.Kind
    /// The element of its view, where the document has one.
    var view: Int?
    /// UIKit's class, where it is not the kind's own.
    var uikitClass: String?
    /// The object id.
    var id: String
  }

  /// A storyboard reference.
  struct Reference {
    /// The object id.
    var id: String
    var storyboard: String
    /// Nil: the other storyboard's initial controller.
    var identifier: String?
  }

  /// A segue of any kind.
  struct Segue {
    var element: Int
    var kind: String
    /// Of a `relationship`: `rootViewController`, `viewControllers`, `masterViewController`, …
    var relationship: String?
    /// The controller it starts from, in `controllers`.
    var source: Int?
    /// The element that owns it: the container view of an embed.
    var owner: Int
    /// The id of the controller or reference it leads to.
    var destination: String
  }

  /// The file as the user named it.
  let path: String
  /// The file's name without folder and ending: how references name it.
  let name: String
  let tree: XMLTree
  let isStoryboard: Bool
  private(set) var controllers: [Controller] = []
  private(set) var references: [Reference] = []
  private(set) var segues: [Segue] = []
  /// Elements by object id; the first where an id is there twice.
  private(set) var elements: [String: Int] = [:]
  private var controllersByID: [String: Int] = [:]
  private var controllersByElement: [Int: Int] = [:]
  /// The segues that end at an id, by their indexes.
  private var arriving: [String: [Int]] = [:]
  /// The controller at the storyboard's entry arrow.
  private(set) var initial: Int?
  /// Segues that Interface Builder itself follows where a scene is reached in several ways.
  private(set) var tieBreakers: Set<String> = []
  /// What in the file is not evaluated, and why.
  private(set) var notes: [InputNote] = []

  /// Looks everything up.
  init(_ tree: XMLTree, path: String) {
    self.tree = tree
    self.path = path
    name = Self.storyboardName(path)
    isStoryboard = tree.child(of: 0, named: "scenes") != nil
    elements.reserveCapacity(tree.elements.count / 4)
    index()
    if let id = tree.value(0, "initialViewController") {
      initial = controllersByID[id]
      if initial == nil, !references.contains(where: { $0.id == id }) {
        note("the initial view controller \(id) is not in the file", at: 0)
      }
    }
    if !isStoryboard { indexOwner() }
    for (index, segue) in segues.enumerated() {
      arriving[segue.destination, default: []].append(index)
    }
  }

  /// `Folder/Base.lproj/Main.storyboard` is called `Main`.
  static func storyboardName(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.split(separator: ".").first ?? file)
  }

  /// The controller with that object id.
  func controller(id: String) -> Int? { controllersByID[id] }

  /// The segues that end at the object with that id.
  func segues(to id: String) -> [Segue] { (arriving[id] ?? []).map { segues[$0] } }

  private mutating func note(_ text: String, at element: Int) {
    notes.append(InputNote(position: tree.position(element), text: text))
  }

  private mutating func index() {
    for element in tree.elements.indices {
      let name = tree.name(element)
      if let id = tree.value(element, "id"), elements[id] == nil { elements[id] = element }
      switch name {
      case "segue": addSegue(element)
      case "viewControllerPlaceholder": addReference(element)
      default: if name.hasSuffix("Controller"), isTopLevel(element) { addController(element) }
      }
      if tree.elements[element].parent >= 0,
        tree.name(tree.elements[element].parent) == "inferredMetricsTieBreakers",
        let reference = tree.value(element, "reference")
      {
        tieBreakers.insert(reference)
      }
    }
    for reference in tieBreakers.sorted() where elements[reference] == nil {
      if let list = tree.child(of: 0, named: "inferredMetricsTieBreakers") {
        note("a tie breaker names the segue \(reference), which is not in the file", at: list)
      }
    }
  }

  private func isTopLevel(_ element: Int) -> Bool {
    let parent = tree.elements[element].parent
    return parent >= 0 && tree.name(parent) == "objects"
  }

  private mutating func addController(_ element: Int) {
    guard let kind = Self.kinds[tree.name(element)] else { return }
    let view = tree.children(of: element).first { tree.value($0, "key") == "view" }
    let id = tree.value(element, "id") ?? ""
    let controller = Controller(
      element: element, kind: kind.kind, view: view, uikitClass: kind.className, id: id)
    controllersByElement[element] = controllers.count
    if controllersByID[id] == nil { controllersByID[id] = controllers.count }
    controllers.append(controller)
  }

  private mutating func addReference(_ element: Int) {
    guard let id = tree.value(element, "id") else { return }
    references.append(
      Reference(
        id: id, storyboard: tree.value(element, "storyboardName") ?? "",
        identifier: tree.value(element, "referencedIdentifier")))
  }

  private mutating func addSegue(_ element: Int) {
    guard let destination = tree.value(element, "destination"),
      let kind = tree.value(element, "kind"), kind != "unwind", tree.value(element, "key") == nil
    else { return }
    // <owner><connections><segue/></connections></owner>
    let connections = tree.elements[element].parent
    let owner = connections >= 0 ? max(0, tree.elements[connections].parent) : 0
    segues.append(
      Segue(
        element: element, kind: kind, relationship: tree.value(element, "relationship"),
        source: controller(around: owner), owner: owner, destination: destination))
  }

  /// The controller that an element stands in, or the one of its scene: gesture recognisers and bar
  /// button items stand beside their controller.
  private func controller(around element: Int) -> Int? {
    var current = element
    while current >= 0 {
      if let found = controllersByElement[current] { return found }
      let parent = tree.elements[current].parent
      if parent >= 0, tree.name(parent) == "objects" {
        return tree.children(of: parent).lazy.compactMap { controllersByElement[$0] }.first
      }
      current = parent
    }
    return nil
  }

  /// A xib whose owner has a view is that controller's: the owner has no element of its own kind.
  private mutating func indexOwner() {
    guard let objects = tree.child(of: 0, named: "objects"),
      let owner = tree.children(of: objects).first(where: {
        tree.value($0, "placeholderIdentifier") == "IBFilesOwner"
      })
    else { return }
    let className = tree.value(owner, "customClass") ?? ""
    let outlet = tree.child(of: owner, named: "connections").flatMap { connections in
      tree.children(of: connections).first { tree.value($0, "property") == "view" }
    }
    let isView = className.hasSuffix("View") || className.hasSuffix("Cell")
    guard let outlet, !isView, let id = tree.value(outlet, "destination"), let view = elements[id],
      tree.elements[view].parent == objects
    else {
      if controllers.isEmpty {
        note("views without a controller: where code puts them decides their insets", at: objects)
      }
      return
    }
    let isTable = tree.name(view) == "tableView" && className.hasSuffix("TableViewController")
    controllers.append(
      Controller(
        element: owner, kind: isTable ? .tableViewController : .viewController, view: view,
        id: tree.value(owner, "id") ?? "-1"))
  }

  /// What the elements stand for. A kind that the model lacks is a plain controller.
  private static let kinds: [String: (kind: InsetModel.Controller.Kind, className: String?)] = [
    "viewController": (.viewController, nil), "tableViewController": (.tableViewController, nil),
    "collectionViewController": (.collectionViewController, nil),
    "navigationController": (.navigation, nil), "tabBarController": (.tab, nil),
    "splitViewController": (.split, nil), "pageViewController": (.page, nil),
    "glkViewController": (.viewController, "GLKViewController"),
    "avPlayerViewController": (.viewController, "AVPlayerViewController"),
    "hostingController": (.viewController, "UIHostingController"),
  ]
}
