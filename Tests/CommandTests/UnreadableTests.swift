import Foundation
import Testing

/// What may not be read is not the same as what is not there.
@Suite("Unreadable files", .enabled(if: Unreadable.canBeMade))
struct UnreadableTests {
  @Test("a file in a closed folder, and the folder")
  func closed() throws {
    let scratch = try Scratch()
    try scratch.write(Screens.right, to: "closed/right.json")
    try Unreadable.close("closed", in: scratch)
    let file = try Unreadable.run(["run", "closed/right.json"], in: scratch)
    #expect(file.errors.hasPrefix("closed/right.json: error: cannot be read: permission denied\n"))
    #expect(file.code == 2)
    let folder = try Unreadable.run(["run", "closed"], in: scratch)
    #expect(
      folder.errors.hasPrefix("closed: error: the folder cannot be listed: permission denied"))
    #expect(!folder.errors.contains("nothing to evaluate in this folder"))
    #expect(folder.code == 2)
    let pack = try Unreadable.run(["check", "closed/rules"], in: scratch)
    #expect(
      pack.errors == "closed/rules: error: cannot list the folder: permission denied\n")
    try Unreadable.open("closed", in: scratch)
  }

  @Test("sources that cannot be read are told, and the screen is evaluated without them")
  func sources() throws {
    let scratch = try Scratch()
    try scratch.write(Screens.right, to: "right.json")
    try scratch.write("class A {}", to: "sources/closed/A.swift")
    try scratch.write("class B {}", to: "sources/B.swift")
    let closed = ["sources/closed", "sources/B.swift"]
    for name in closed { try Unreadable.close(name, in: scratch) }
    let outcome = try Unreadable.run(["run", "--sources", "sources", "right.json"], in: scratch)
    #expect(
      outcome.errors == """
        sources/closed: warning: the folder cannot be listed: permission denied; what it says is left out
        sources/B.swift: warning: cannot be read: permission denied; what it says is left out

        """)
    #expect(outcome.output.contains("no findings in 1 scenario"))
    #expect(outcome.code == 0)
    for name in closed { try Unreadable.open(name, in: scratch) }
  }
}

/// Files that the program may not read: root may read all, so that it is run as nobody then.
private enum Unreadable {
  private static let setpriv = "/usr/bin/setpriv"

  static var canBeMade: Bool {
    getuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv)
  }

  static func close(_ name: String, in scratch: Scratch) throws { try mode(0, of: name, scratch) }
  static func open(_ name: String, in scratch: Scratch) throws {
    try mode(0o755, of: name, scratch)
  }

  private static func mode(_ mode: Int, of name: String, _ scratch: Scratch) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: scratch.folder.appending(path: name).path)
  }

  /// Runs the program as somebody for whom a closed file is closed. The checkout itself may be closed
  /// to nobody, as in a home of mode 0700, so that the program and its rules come along.
  static func run(_ arguments: [String], in scratch: Scratch) throws -> Program.Outcome {
    guard getuid() == 0 else { return try Program.spawn(arguments, in: scratch.folder) }
    let program = try Scratch()
    let binary = program.folder.appending(path: "bin/insetlua")
    let rules = program.folder.appending(path: "share/insetlua/Rules")
    for file in [binary, rules] {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(at: Program.binary(), to: binary)
    try FileManager.default.copyItem(at: Examples.root.appending(path: "Rules"), to: rules)
    return try withExtendedLifetime(program) {
      try Program.spawn(
        ["--reuid=65534", "--regid=65534", "--clear-groups", binary.path] + arguments,
        of: setpriv, in: scratch.folder)
    }
  }
}
