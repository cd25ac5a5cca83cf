import Testing

@Suite("Help")
struct HelpTests {
  private static let commands = [
    "run", "explain", "compare", "fix", "import", "test", "check", "rules", "devices", "schema",
  ]
  /// The commands without --quiet.
  private static let plain = ["explain", "compare", "import", "rules", "devices"]

  @Test("every command's help", arguments: commands)
  func help(command: String) throws {
    let outcome = try Program.run(["help", command])
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, "help/\(command).txt")
    // The same by every way that users try.
    for arguments in [[command, "--help"], [command, "-h"], [command, "-q", "--help", "x"]]
    where command != "schema" || arguments.count == 2 {
      if Self.plain.contains(command), arguments.count > 2 { continue }
      #expect(try Program.run(arguments).output == outcome.output)
    }
  }

  @Test("the program's own help and version")
  func general() throws {
    let outcome = try Program.run(["--help"])
    #expect(outcome.code == 0)
    try expectGolden(outcome.output, "help/insetlua.txt")
    #expect(try Program.run(["help"]).output == outcome.output)
    let version = try Program.run(["--version"])
    #expect(version.code == 0)
    #expect(version.output.wholeMatch(of: /insetlua [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }
}
