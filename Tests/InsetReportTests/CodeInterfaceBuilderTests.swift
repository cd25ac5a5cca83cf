import Foundation
import InsetEngine
import InsetImport
import InsetModel
import Testing

@testable import InsetReport

/// Edits of Interface Builder files: only what is meant changes, and it means what the edit means.
@Suite("Interface Builder edits")
struct CodeInterfaceBuilderTests {
  static let corpus: URL? = ProcessInfo.processInfo.environment["INSETLUA_CORPUS"].map {
    URL(filePath: $0).appending(path: "ib")
  }

  static let files = Result {
    guard let corpus else { return [String]() }
    return try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted().filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }
  }

  /// Every kind of edit with a form, on scenes of real files: one line changes, a second time changes
  /// nothing, and what is read back is the edited scenario. A third of the files, or all of them in the
  /// long run.
  @Test("the corpus", .enabled(if: corpus != nil, "INSETLUA_CORPUS names no folder"))
  func corpusFiles() throws {
    let folder = try #require(Self.corpus)
    let catalogue = try CodeTrials.engine().catalogue
    var count = 0
    let step = Sample.count(3, nightly: 1)
    for (_, name) in try Self.files.get().enumerated().filter({ $0.offset % step == 0 }) {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      guard let document = try? InterfaceBuilderReader.read(bytes, path: name, catalogue: catalogue)
      else { continue }
      // A file is read anew after each edit: the first scenes of the large ones say enough.
      for (place, scene) in document.scenes.prefix(3).enumerated() {
        for edit in Self.edits(for: scene.scenario) {
          let what = "\(name), \(scene.name): \(edit.summary(in: scene.scenario))"
          let forms = try #require(
            CodeRenderer.interfaceBuilder(edit, in: scene.scenario), "\(what): no form")
          let source = scene.scenario.source
          let edited: [UInt8]
          do {
            edited = try InterfaceBuilderEditor.apply(forms, to: bytes, source: source)
          } catch {
            // A bar that the file has no element for, or a xib's owner.
            #expect("\(error)".contains("the file has no "), "\(what): \(error)")
            continue
          }
          count += 1
          let (removed, added) = changedLines(bytes, edited)
          #expect(removed <= 1 && added <= 1, "\(what): -\(removed) +\(added)")
          let again = try InterfaceBuilderReader.read(edited, path: name, catalogue: catalogue)
          let scenario = again.scenes[place].scenario
          let twice = try InterfaceBuilderEditor.apply(forms, to: edited, source: scenario.source)
          #expect(twice == edited, "\(what): the second time changes something")
          #expect(
            Self.comparable(scenario) == Self.comparable(try scene.scenario.applying(edit)),
            "\(what): read back as something else")
        }
      }
    }
    #expect(count > 300 / step)
  }

  /// One edit for each kind of form, on the first node that it fits.
  private static func edits(for scenario: Scenario) -> [Edit] {
    var edits: [Edit] = []
    var seen: [String: Int] = [:]
    func add(_ node: Node, _ change: Edit.Change) {
      // Two of a kind are enough, too.
      let kind = "\(change)"
      seen[kind, default: 0] += 1
      if seen[kind, default: 0] > 2 { return }
      edits.append(Edit(steps: [Edit.Step(node: node, change: change)]))
    }
    for (index, view) in scenario.views.enumerated() where view.scroll != nil {
      // A part of another file has no place in this one.
      guard scenario.source.position(of: .view(index)) != nil else { continue }
      for name in UIKitBehavior.names {
        add(.view(index), .set(ScrollProperty.contentInsetAdjustmentBehavior.id, .word(name)))
      }
      if view.table == nil {
        add(.view(index), .set(ScrollProperty.alwaysBounceVertical.id, .flag(true)))
      }
      // A text view that does not scroll is as high as its text: its place is another one then.
      if view.className != "UITextView", view.baseClassName != "UITextView" {
        add(.view(index), .set(ScrollProperty.isScrollEnabled.id, .flag(false)))
      }
      add(
        .view(index),
        .addInsets(ScrollProperty.contentInset.id, Insets(top: 8, left: 0, bottom: 4.5, right: 0)))
      if view.table != nil {
        add(.view(index), .set(TableProperty.estimatedRowHeight.id, .number(0)))
        add(.view(index), .set(TableProperty.sectionHeaderHeight.id, .number(12)))
      }
    }
    for (index, controller) in scenario.controllers.enumerated() {
      guard scenario.source.position(of: .controller(index)) != nil else { continue }
      if controller.kind == .navigation {
        add(.controller(index), .setBar(.navigationBar, BarProperty.isTranslucent.id, .flag(false)))
        continue
      }
      if controller.kind == .tab {
        add(.controller(index), .setBar(.tabBar, BarProperty.isTranslucent.id, .flag(false)))
        continue
      }
      if controller.view == nil { continue }
      for edges: EdgeSet in [[], .all, [.left, .bottom]] {
        add(.controller(index), .set(ControllerProperty.edgesForExtendedLayout.id, .edges(edges)))
      }
      add(
        .controller(index),
        .set(ControllerProperty.extendedLayoutIncludesOpaqueBars.id, .flag(true)))
      add(
        .controller(index),
        .set(ControllerProperty.automaticallyAdjustsScrollViewInsets.id, .flag(false)))
      add(.controller(index), .set(ControllerProperty.hidesBottomBarWhenPushed.id, .flag(true)))
    }
    return edits
  }

  /// The scenario without places, and without what Interface Builder need not write.
  private static func comparable(_ scenario: Scenario) -> Scenario {
    var result = scenario
    result.source = SourceMap(path: "")
    result.notes = []
    for index in result.views.indices {
      if result.views[index].scroll?.alwaysBounceVertical == false {
        result.views[index].scroll?.alwaysBounceVertical = nil
      }
      if result.views[index].table?.estimatedRowHeight == 0 {
        result.views[index].table?.estimatedRowHeight = nil
      }
    }
    for index in result.controllers.indices {
      // Read only of pages that are pushed.
      result.controllers[index].hidesBottomBarWhenPushed = false
      if result.controllers[index].navigationBar == Bar() {
        result.controllers[index].navigationBar = nil
      }
    }
    return result
  }

  @Test("edits without a form have none")
  func noForm() throws {
    var view = View(className: "UITableView", controller: 0, layout: .fill)
    view.scroll = ScrollProperties()
    view.table = TableProperties()
    let scenario = Scenario(
      device: .named("iphone-x"), os: OSVersion(11),
      controllers: [Controller(kind: .viewController)], views: [view],
      source: SourceMap(path: "a.json"))
    let changes: [(Node, Edit.Change)] = [
      (
        .controller(0),
        .addInsets(
          ControllerProperty.additionalSafeAreaInsets.id,
          Insets(top: -20, left: 0, bottom: 0, right: 0))
      ),
      (.view(0), .implement(DelegateProperty.viewForHeaderInSection.id, .value(0))),
      (.view(0), .pin(.fill)),
      (.view(0), .set(ScrollProperty.contentInsetAdjustmentBehavior.id, .word("our-own"))),
      (.view(0), .set(TableProperty.sectionHeaderTopPadding.id, .number(0))),
      (.view(0), .insertFirstSubview),
      (.scenario, .behaviorOfAll("never")),
    ]
    for (node, change) in changes {
      let edit = Edit(steps: [
        Edit.Step(
          node: .view(0),
          change: .set(ScrollProperty.contentInsetAdjustmentBehavior.id, .word("never"))),
        Edit.Step(node: node, change: change),
      ])
      #expect(CodeRenderer.interfaceBuilder(edit, in: scenario) == nil)
    }
  }

  /// How many lines go and come.
  private func changedLines(_ old: [UInt8], _ new: [UInt8]) -> (removed: Int, added: Int) {
    let diff = String(decoding: UnifiedDiff.bytes(from: old, to: new, path: "f"), as: UTF8.self)
    let lines = diff.unicodeScalars.split(separator: "\n").dropFirst(2)
    return (lines.count { $0.first == "-" }, lines.count { $0.first == "+" })
  }
}
