import Testing

@Suite("Command lines that are not understood")
struct UsageTests {
  private static let lines = [
    [], ["rnu"], ["frobnicate"], ["--verison"], ["-q"], ["-"], ["help", "rnu"],
    ["run"], ["run", "--formt", "json", "x"], ["run", "--format", "jsn", "x"],
    ["run", "--format"], ["run", "--format=", "x"], ["run", "--output", "--quiet", "x"],
    ["run", "--quiet=yes", "x"], ["run", "-z", "x"], ["run", "--fail-on=note", "--fail-on=error"],
    ["run", "--os", "eleven", "x"], ["run", "--limit", "time=1x", "x"],
    ["run", "--limit", "tim=1s", "x"], ["run", "--limit", "time=0s,memory=1M", "x"],
    ["run", "--orientation", "sideways", "x"], ["test"], ["devices", "a", "b"],
    ["schema", "extra"], ["run", "--", "--quiet"], ["explain", "--edge"],
    ["explain", "--edge", "tpo", "x"], ["explain", "--view", "a", "--view", "b", "x"],
    ["compare", "--os", "17.0,,18.0", "x"], ["compare", "--os", "eleven", "x"],
    ["compare", "--orientation", "sideways", "x"], ["fix", "--finding", "0", "x"],
    ["fix", "--minimum-os", "9.9.9.9", "x"], ["fix", "--minimum-os", "20", "x"],
  ]

  @Test("say what is wrong, what was meant, and end with 2")
  func usage() throws {
    var transcript = ""
    for line in Self.lines {
      let outcome = try Program.run(line)
      #expect(outcome.code == 2, "\(line)")
      #expect(outcome.output.isEmpty, "\(line)")
      transcript += "$ insetlua \(line.joined(separator: " "))\n\(outcome.errors)\n"
    }
    try expectGolden(transcript, "help/usage-errors.txt")
  }

  @Test("options may stand anywhere, with = or a space, twice where that is harmless")
  func forms() throws {
    let scratch = try Scratch()
    try scratch.write(Screens.right, to: "a.json")
    let reference = try Program.run(["run", "--format", "json", "a.json"], in: scratch.folder)
    #expect(reference.code == 0)
    for line in [
      ["run", "a.json", "--format=json"], ["run", "-f", "json", "a.json"],
      ["run", "-f=json", "--", "a.json"], ["run", "-v", "-v", "--format", "json", "a.json"],
    ] {
      #expect(try Program.run(line, in: scratch.folder).output == reference.output, "\(line)")
    }
  }
}
