import Foundation
import InsetImport
import InsetModel
import Testing

/// A few devices, so that these tests need no rule packs.
enum Devices {
  static let catalogue: Catalogue = {
    var catalogue = Catalogue()
    catalogue.add(devices: [
      device("iphone-5s", 320, 568, earliest: 7, latest: 12),
      device("iphone-8", 375, 667, earliest: 11, latest: 16),
      device("iphone-se-3", 375, 667, earliest: 15),
      device("iphone-x", 375, 812, .notch, scale: 3, earliest: 11, latest: 16),
      device("iphone-11", 414, 896, .notch, earliest: 13),
      device("iphone-11-pro-max", 414, 896, .notch, scale: 3, earliest: 13),
      device("iphone-17", 402, 874, .dynamicIsland, scale: 3, earliest: 26),
      device("ipad-9", 768, 1024, .padHomeButton, idiom: .pad, earliest: 12),
    ])
    return catalogue
  }()

  private static func device(
    _ slug: String, _ width: Double, _ height: Double, _ corner: Corner = .homeButton,
    idiom: Idiom = .phone, scale: Double = 2, earliest: Int, latest: Int? = nil
  ) -> Device {
    Device(
      slug: slug, name: slug, identifiers: [], idiom: idiom,
      size: Size(width: width, height: height), scale: scale, corner: corner,
      earliestOS: OSVersion(earliest), latestOS: latest.map { OSVersion($0) },
      insets: DeviceInsets(), fact: "INS-20", confidence: .printed)
  }
}

/// Reading fixtures and texts.
enum Scenes {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/ib")

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// The fixture, with the storyboards beside it.
  static func read(
    _ name: String, target: Resolver.Target = Resolver.Target(), sources: SourceFacts? = nil
  ) throws -> ImportedDocument {
    try InterfaceBuilderReader.read(
      try bytes(name), path: name, catalogue: Devices.catalogue, target: target, others: others,
      sources: sources)
  }

  static func read(text: String) throws -> ImportedDocument {
    try InterfaceBuilderReader.read(
      Array(text.utf8), path: "a.storyboard", catalogue: Devices.catalogue)
  }

  static func others(_ name: String) -> [(path: String, bytes: [UInt8])] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { file in
      guard file.hasSuffix(".storyboard"), let bytes = try? bytes(file),
        InterfaceBuilderReader.storyboardsMentioned(in: bytes).contains(name)
      else { return nil }
      return (path: file, bytes: bytes)
    }
  }

  /// A storyboard of one page with `inner` in its root view.
  static func page(_ inner: String, _ attributes: String = "", beside: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="page">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene><objects>
    <viewController id="page"\(attributes)>
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    \(inner)
    <viewLayoutGuide key="safeArea" id="safe"/></view>\(beside)
    </viewController></objects></scene></scenes></document>
    """
  }

  /// Everything that was read, as text: each scene's scenario, and the notes.
  static func text(_ document: ImportedDocument) -> String {
    var text = document.notes.map { note in
      let place = note.position.map { "\($0.line):\($0.column)" } ?? "-"
      return "note \(place): \(note.text)\n"
    }.joined()
    for scene in document.scenes { text += ScenarioWriter.write(scene.scenario) }
    return text
  }
}
