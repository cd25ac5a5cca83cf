import InsetBasics
public import InsetModel
import InsetXML

/// Reads storyboards and xibs.
public enum InterfaceBuilderReader {
  /// Whether the bytes are meant to be a file of Interface Builder, of any platform or format.
  public static func looksLikeInterfaceBuilder(_ bytes: [UInt8]) -> Bool {
    switch XMLText.rootName(of: bytes) {
    case "document", "archive": true
    default: false
    }
  }

  /// Whether a file's name says that it is one.
  public static func isNamedLikeInterfaceBuilder(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// The names of the storyboards that a storyboard refers to, without reading all of it.
  public static func storyboardsMentioned(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for start in places(of: "storyboardName=\"", in: bytes) {
      guard let end = bytes[start...].prefix(1000).firstIndex(of: UInt8(ascii: "\"")) else {
        continue
      }
      found.insert(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    return found
  }

  /// Reads every scene of a file that has a view of its own; containers are part of the scenes that
  /// they hold.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path as the user named it.
  ///   - catalogue: The devices that may stand for the canvas.
  ///   - target: The device, system and orientation that the user asks for; what is left open
  ///     follows from the canvas.
  ///   - others: Finds storyboards that refer to this one.
  ///   - sources: What source code says of the classes.
  /// - Throws: a `Diagnostic` where the file is no XML, or not one that is about UIKit on iOS.
  public static func read(
    _ bytes: [UInt8], path: String, catalogue: Catalogue,
    target: Resolver.Target = Resolver.Target(), others: @escaping OtherStoryboards = { _ in [] },
    sources: SourceFacts? = nil
  ) throws(Diagnostic) -> ImportedDocument {
    let document = try document(bytes, path: path)
    let finder = ContainmentFinder(document, others: others)
    let surface = surface(of: document, catalogue, target)
    var result = ImportedDocument(scenes: [], notes: document.notes)
    var scenes: [(controller: Int, scene: ImportedScreen)] = []
    var reached: Set<IBPlace> = []
    var embedded: [SceneContainment] = []
    func add(_ containment: SceneContainment) {
      guard let place = containment.levels.last?.place else { return }
      let name = sceneName(document.controllers[place.controller], document)
      var builder = SceneBuilder(finder: finder, surface: surface, sources: sources)
      scenes.append((place.controller, builder.build(containment, name: name)))
      reached.formUnion(builder.places.values)
    }
    for index in document.controllers.indices {
      let controller = document.controllers[index]
      if controller.kind.handsBarsOn { continue }
      guard controller.view != nil else {
        result.notes.append(
          InputNote(
            position: document.tree.position(controller.element),
            text: "\(sceneName(controller, document)) has no view in the file"))
        continue
      }
      let containment = finder.containment(of: IBPlace(document: 0, controller: index))
      if containment.isEmbedded { embedded.append(containment) } else { add(containment) }
    }
    // What is embedded is part of another scene, unless that scene could not take it in.
    for var containment in embedded {
      guard let place = containment.levels.last?.place, !reached.contains(place) else { continue }
      containment.notes.append("embedded where the model cannot place it: taken as a whole screen")
      add(containment)
    }
    scenes.sort { $0.controller < $1.controller }
    var names: [String: Int] = [:]
    for entry in scenes {
      var scene = entry.scene
      // Two scenes of one class are told apart by their ids.
      names[scene.name, default: 0] += 1
      if names[scene.name, default: 0] > 1 {
        scene.name += " (\(document.controllers[entry.controller].id))"
      }
      scene.scenario.title = scene.name
      result.scenes.append(scene)
    }
    return result
  }

  /// The file with everything looked up, or why it is not read.
  static func document(_ bytes: [UInt8], path: String) throws(Diagnostic) -> IBDocument {
    let tree = try XMLParser.parse(bytes, path: path)
    do throws(Fault) { try refuseOthers(tree) } catch {
      throw tree.lines.diagnostic(error, path: path)
    }
    return IBDocument(tree, path: path)
  }

  private static func refuseOthers(_ tree: XMLTree) throws(Fault) {
    let offset = tree.elements[0].offset
    if tree.name(0) == "archive" {
      throw Fault(
        at: offset, "a keyed archive of Xcode 3 or 4: only the format of Xcode 5 and later is read",
        suggestion: "open and save it in Xcode, which converts it")
    }
    guard tree.name(0) == "document" else {
      throw Fault(at: offset, "not a storyboard or xib: the root element is <\(tree.name(0))>")
    }
    let runtime = tree.value(0, "targetRuntime") ?? tree.value(0, "type") ?? ""
    let names = [
      ("AppleTV", "tvOS"), ("watchKit", "watchOS"), ("WatchKit", "watchOS"), ("MacOSX", "macOS"),
      (".Cocoa.", "macOS"),
    ]
    if let other = names.first(where: { runtime.contains($0.0) }) {
      throw Fault(
        at: tree.attributeOffset(0, "targetRuntime"),
        "the file is for \(other.1): insetlua knows UIKit on iOS and iPadOS")
    }
    guard runtime.hasPrefix("iOS.") || runtime.contains("CocoaTouch") else {
      throw Fault(
        at: tree.attributeOffset(0, "targetRuntime"),
        runtime.isEmpty
          ? "not a storyboard or xib: <document> names no targetRuntime"
          : "the file is for \"\(runtime)\": insetlua knows UIKit on iOS and iPadOS")
    }
  }

  private static func surface(
    of document: IBDocument, _ catalogue: Catalogue, _ target: Resolver.Target
  ) -> Surface {
    let canvas = Canvas(document.tree)
    let size = canvas.size ?? drawnSize(document, catalogue) ?? Canvas.standard
    let device =
      target.device ?? Canvas.device(of: size, scale: canvas.scale, in: catalogue, os: target.os)
      ?? Canvas.device(of: Canvas.standard, in: catalogue, os: target.os)
      ?? catalogue.devices.last { $0.earliestOS <= target.os ?? OSVersion(.max) }
    let newest = OSVersion(catalogue.newestOS)
    let known = device ?? Surface.none(size)
    let os = target.os ?? known.latestOS.map { min($0, newest) } ?? newest
    return Surface(device: known, os: os, orientation: target.orientation ?? canvas.orientation)
  }

  /// The size that most root views have, where it is a device's.
  private static func drawnSize(_ document: IBDocument, _ catalogue: Catalogue) -> Size? {
    for controller in document.controllers {
      guard let view = controller.view else { continue }
      let frame = ViewElements.frame(view, document.tree)
      guard let size = frame?.size else { continue }
      if catalogue.devices.contains(where: { $0.size == size }) { return size }
    }
    return nil
  }

  private static func sceneName(_ controller: IBDocument.Controller, _ document: IBDocument)
    -> String
  {
    let tree = document.tree
    let item = tree.child(of: controller.element, key: "navigationItem")
    return tree.value(controller.element, "customClass")
      ?? tree.value(controller.element, "storyboardIdentifier")
      ?? item.flatMap { tree.text($0, "title") } ?? tree.text(controller.element, "title")
      ?? "\(controller.uikitClass ?? controller.kind.className) \(controller.id)"
  }
}

extension XMLTree {
  /// Where an attribute begins, in bytes; the element's start where it is not written.
  func attributeOffset(_ element: Int, _ name: String) -> Int {
    range(of: name, in: element)?.name.lowerBound ?? elements[element].offset
  }
}

extension Surface {
  /// A screen of that size that no device of the catalogue has.
  static func none(_ size: Size) -> Device {
    var device = Device.own
    device.slug = ""
    device.name = "unknown"
    device.size = size
    device.scale = 2
    device.fact = ""
    device.confidence = .contested
    return device
  }
}
