import InsetModel
import InsetXML

/// A controller of one of several documents.
struct IBPlace: Hashable {
  var document: Int
  var controller: Int
}

/// What holds a scene: the controllers from the window's root down to it.
struct SceneContainment {
  /// One controller of the chain.
  struct Level {
    var place: IBPlace
    /// Its column, where its parent is a split view controller.
    var column: SplitColumn?
    /// Whether it was pushed onto a stack, so that it is not the stack's root.
    var isPushed = false
  }

  /// Outermost first; the scene itself is the last.
  var levels: [Level]
  /// How the outermost is presented, where it is.
  var presentation: Presentation?
  /// The scene is part of another one's view.
  var isEmbedded = false
  /// Nothing in the files leads to the outermost.
  var isUnknown = false
  /// What was assumed.
  var notes: [String] = []
}

/// Finds out what holds scenes, over several storyboards.
final class ContainmentFinder {
  private(set) var documents: [IBDocument]
  private let others: OtherStoryboards
  /// The documents that refer to a storyboard, by its name.
  private var referrers: [String: [Int]] = [:]

  init(_ document: IBDocument, others: @escaping OtherStoryboards) {
    documents = [document]
    self.others = others
  }

  /// The controller at a place.
  func controller(_ place: IBPlace) -> IBDocument.Controller {
    documents[place.document].controllers[place.controller]
  }

  /// What holds `scene`. Every step goes to a place that was not met before, so it ends.
  func containment(of scene: IBPlace) -> SceneContainment {
    var levels = [SceneContainment.Level(place: scene)]
    var found = SceneContainment(levels: [])
    var met: Set = [scene]
    while let current = levels.last?.place {
      let arriving = arrivals(at: current)
      if let held = arriving.first(where: { $0.segue.kind == "relationship" }),
        let parent = held.source, met.insert(parent).inserted
      {
        levels[levels.count - 1].column = column(held.segue, parent)
        levels.append(SceneContainment.Level(place: parent))
        continue
      }
      if arriving.contains(where: { $0.segue.kind == "embed" && $0.source != nil }) {
        found.isEmbedded = true
        break
      }
      let isEntry = documents[current.document].initial == current.controller
      if isEntry, documents[current.document].tieBreakers.isEmpty || arriving.isEmpty {
        found.isUnknown = arriving.isEmpty
        break
      }
      guard let way = chosen(arriving, to: current) else {
        found.isUnknown = arriving.isEmpty
        break
      }
      if let stack = stack(for: way, to: current), met.insert(stack.place).inserted {
        levels[levels.count - 1].column = stack.column
        levels[levels.count - 1].isPushed = stack.column == nil
        levels.append(SceneContainment.Level(place: stack.place))
        continue
      }
      if isEntry { break }
      found.presentation = presentation(way, of: current, notes: &found.notes)
      break
    }
    found.levels = levels.reversed()
    return found
  }

  /// The segues that arrive at a controller, here and from other storyboards.
  private func arrivals(at place: IBPlace) -> [Arrival] {
    let document = documents[place.document]
    let controller = document.controllers[place.controller]
    func segues(to id: String, in document: Int) -> [Arrival] {
      documents[document].segues(to: id).map { segue in
        (segue, segue.source.map { IBPlace(document: document, controller: $0) })
      }
    }
    var found = segues(to: controller.id, in: place.document)
    guard document.isStoryboard else { return found }
    let identifier = document.tree.value(controller.element, "storyboardIdentifier")
    let isInitial = document.initial == place.controller
    for other in referringDocuments(to: document.name) {
      for reference in documents[other].references
      where reference.storyboard == document.name
        && (reference.identifier.map { $0 == identifier } ?? isInitial)
      {
        found += segues(to: reference.id, in: other)
      }
    }
    return found
  }

  private func referringDocuments(to name: String) -> [Int] {
    if let known = referrers[name] { return known }
    var found: [Int] = []
    for file in others(name) {
      if let known = documents.firstIndex(where: { $0.path == file.path }) {
        found.append(known)
      } else if let document = try? InterfaceBuilderReader.document(file.bytes, path: file.path) {
        found.append(documents.count)
        documents.append(document)
      }
    }
    referrers[name] = found
    return found
  }

  private typealias Arrival = (segue: IBDocument.Segue, source: IBPlace?)

  /// The way that counts: the one Interface Builder itself follows, else one onto a stack, else the
  /// first.
  private func chosen(_ arriving: [Arrival], to place: IBPlace) -> Arrival? {
    let document = documents[place.document]
    let ways = arriving.filter { $0.segue.kind != "embed" && $0.segue.kind != "relationship" }
    // A segue of another file says nothing here.
    let named = ways.first { way in
      way.source?.document == place.document
        && document.tree.value(way.segue.element, "id").map(document.tieBreakers.contains) ?? false
    }
    return named ?? ways.first { stack(for: $0, to: place) != nil } ?? ways.first
  }

  /// The stack, or split view's column, that a show or push segue adds to; nil where there is none.
  private func stack(for way: Arrival, to place: IBPlace) -> (place: IBPlace, column: SplitColumn?)?
  {
    guard let source = way.source else { return nil }
    switch way.segue.kind {
    case "showDetail", "replace":
      if let split = container(.split, above: source) { return (split, .secondary) }
      return container(.navigation, above: source).map { ($0, nil) }
    case "show", "push":
      // A navigation controller cannot be pushed onto a stack: it is presented.
      if controller(place).kind == .navigation { return nil }
      return container(.navigation, above: source).map { ($0, nil) }
    default: return nil
    }
  }

  /// The nearest container of that kind around a controller or around what it was shown from.
  private func container(_ kind: Controller.Kind, above start: IBPlace) -> IBPlace? {
    var current = start
    var met: Set = [start]
    while met.count < Self.longestWay {
      if controller(current).kind == kind { return current }
      let arriving = arrivals(at: current)
      let next =
        arriving.first { $0.segue.kind == "relationship" }
        ?? arriving.first { ["show", "push", "showDetail", "embed"].contains($0.segue.kind) }
      guard let source = next?.source, met.insert(source).inserted else { return nil }
      current = source
    }
    return nil
  }

  /// More scenes than any app has between its root and a page.
  private static let longestWay = 1_000

  private func column(_ segue: IBDocument.Segue, _ parent: IBPlace) -> SplitColumn? {
    guard controller(parent).kind == .split else { return nil }
    switch segue.relationship {
    case "detailViewController", "compactViewController": return .secondary
    default: return .primary
    }
  }

  private func presentation(
    _ way: Arrival, of place: IBPlace, notes: inout [String]
  ) -> Presentation? {
    let sourceDocument = way.source.map { documents[$0.document] } ?? documents[place.document]
    let own = documents[place.document]
    switch way.segue.kind {
    case "popoverPresentation", "popover": return Presentation(style: .popover)
    case "custom":
      let className = sourceDocument.tree.value(way.segue.element, "customClass")
      notes.append(
        "reached by a custom segue\(className.map { " (\($0))" } ?? ""), whose code decides where "
          + "the scene goes: taken as full screen")
      return nil
    default: break
    }
    let element = own.controllers[place.controller].element
    let style =
      sourceDocument.tree.value(way.segue.element, "modalPresentationStyle")
      ?? own.tree.value(element, "modalPresentationStyle")
    let known: Presentation.Style? =
      switch style {
      case nil, "automatic": .pageSheet
      case "currentContext": .fullScreen
      case "overCurrentContext": .overFullScreen
      case let name?: Presentation.Style(rawValue: name)
      }
    if known == nil, let style {
      notes.append("modalPresentationStyle \(style): taken as full screen")
    }
    return known.map { Presentation(style: $0) }
  }
}
