import Foundation
import InsetBasics
import Testing

@testable import InsetSession

@Suite("Folders of inputs")
struct FolderSearchTests {
  /// Runs git in a folder, without the configuration of whoever runs the tests.
  private func git(_ arguments: String..., in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    process.environment = ["PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func found(_ scratch: Scratch, _ folder: String) -> [String] {
    let files = SystemFiles(folder: scratch.folder.path)
    return FolderSearch(of: folder, endings: [".json"], in: files).paths
  }

  @Test("what git ignores is passed over, by every rule that git has")
  func ignored() throws {
    let scratch = try Scratch()
    let app = scratch.folder.appending(path: "App")
    for name in [
      "a.json", "b.json", "c.json", "[ab].json", "excluded.json", "tracked-x.json", "odd name.json",
      "products/p.json", "deep/products/q.json", "deep/down/keep.json", "deep/down/drop.json",
      "only/here.json", "deep/only/here.json", "inner/s.json", "inner/t.json", "Pods/pod.json",
    ] {
      try scratch.write("{}", to: "App/\(name)")
    }
    try git("init", "--quiet", in: app)
    try git("init", "--quiet", in: app.appending(path: "inner"))
    try scratch.write(
      "[ab].json\nproducts/\n/only\ndeep/**/d*.json\n*-x.json\n!odd name.json\n",
      to: "App/.gitignore")
    try scratch.write("excluded.json\n", to: "App/.git/info/exclude")
    try scratch.write("t.json\n", to: "App/inner/.gitignore")
    try git("add", "--force", "tracked-x.json", in: app)
    #expect(
      found(scratch, "App") == [
        "App/[ab].json", "App/c.json", "App/deep/down/keep.json", "App/deep/only/here.json",
        "App/inner/s.json", "App/odd name.json", "App/tracked-x.json",
      ])
    // What is named is meant, ignored or not.
    #expect(found(scratch, "App/products") == ["App/products/p.json"])
    #expect(found(scratch, "App/deep") == ["App/deep/down/keep.json", "App/deep/only/here.json"])
  }

  @Test("a folder outside of git, and links that lead in a circle")
  func plain() throws {
    let scratch = try Scratch()
    try scratch.write("{}", to: "screens/a/b.json")
    try scratch.write("{}", to: "screens/.hidden/c.json")
    try scratch.write("*", to: "screens/.gitignore")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("screens/a/up"), withDestinationPath: "..")
    #expect(found(scratch, "screens") == ["screens/a/b.json"])
  }
}
