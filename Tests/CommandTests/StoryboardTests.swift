import Foundation
import Testing

/// Storyboards from the command line: run, import, folders.
@Suite("Storyboards on the command line")
final class StoryboardTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/ib")
    for name in ["layout-guides.storyboard", "Main.storyboard", "Orders.storyboard"] {
      let text = try String(
        decoding: Data(contentsOf: fixtures.appending(path: name)), as: UTF8.self)
      try scratch.write(text, to: "App/\(name)")
      try scratch.write(text, to: "App/Pods/Lib/\(name)")
      try scratch.write(text, to: "App/Ignored/\(name)")
    }
    try scratch.write("Ignored/\n", to: "App/.gitignore")
    try scratch.write("{ \"images\": [] }", to: "App/Assets/Contents.json")
    try scratch.write("", to: "App/Empty.xib")
    try scratch.write(
      """
      class FeedController: UIViewController {
        override func viewDidLoad() { feedTable.contentInset.top = 64 }
      }
      """, to: "App/FeedController.swift")
  }

  private func run(_ arguments: [String]) throws -> Program.Outcome {
    try Program.run(arguments, in: scratch.folder)
  }

  @Test("a folder: every file of ours once, and the broken one told")
  func folder() throws {
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appending(path: "App/Loop"),
      withDestinationURL: scratch.folder.appending(path: "App"))
    let outcome = try run(["run", "--matrix", "none", "App"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("App/Empty.xib:1:1: error: the file is empty"))
    #expect(outcome.output.contains("in 4 scenarios"))
    #expect(outcome.output.contains("1 input not evaluated"))
    #expect(!(outcome.output + outcome.errors).contains("Pods"))
  }

  @Test("findings point into the XML; the flag is one")
  func findings() throws {
    let outcome = try run([
      "run", "--matrix", "none", "--quiet", "--device", "iphone-x", "--os", "12.0",
      "App/layout-guides.storyboard",
    ])
    #expect(outcome.code == 0)
    #expect(
      outcome.output.hasPrefix("App/layout-guides.storyboard:16:100: warning: ")
        || outcome.output.isEmpty)
  }

  @Test("what is imported runs as the original does")
  func roundTrip() throws {
    // Names of one length, so that what is set at the right edge stays where it is.
    let names = ["App/layout-guides.storyboard", "App/layout-guides-story.json"]
    _ = try run(["import", names[0], "-o", names[1]])
    let original = try run(["run", "--matrix", "none", names[0]])
    let imported = try run(["run", "--matrix", "none", names[1]])
    func numbers(_ text: String) -> String {
      names.reduce(text) { $0.replacing($1, with: "") }
    }
    #expect(numbers(original.output) == numbers(imported.output))
    #expect(original.output.contains("adjustedContentInset"))
  }

  @Test("import says which scenes there are, and what it cannot do")
  func importing() throws {
    let many = try run(["import", "App/Orders.storyboard"])
    #expect(many.code == 2)
    #expect(many.errors.contains("it has \"OrdersController\", \"HelpController\""))
    let one = try run(["import", "App/Orders.storyboard", "--scene", "help"])
    #expect(one.code == 0)
    #expect(one.output.contains("\"class\": \"HelpController\""))
    let wrong = try run(["import", "App/Orders.storyboard", "--scene", "OrderController"])
    #expect(wrong.errors.contains("did you mean \"OrdersController\"?"))
    #expect(try run(["import", "App/Assets/Contents.json"]).code == 2)
  }

  @Test("source code adds what the file cannot say")
  func sources() throws {
    let outcome = try run([
      "import", "--sources", "App", "App/layout-guides.storyboard",
    ])
    #expect(outcome.output.contains("\"contentInset\": { \"top\": 64 }"))
    #expect(
      outcome.output.contains("feedTable.contentInset.top is set at App/FeedController.swift:2"))
  }
}
