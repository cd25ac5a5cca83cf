import Foundation
import Testing

/// What only a process shows of streams: pipes, signals, memory.
@Suite("A stream through a pipe")
struct StreamProcessTests {
  private let scratch: Scratch
  private static let right = Screens.right.split(separator: "\n").joined()

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.right + "\n", to: "line")
  }

  private static let command =
    #""$0" run --matrix none --lines --format ndjson --detail findings"#
  private static let answer =
    #""scenario": null, "findings": [], "suppressed": [], "problems": [] }"#

  @Test("a reader that has enough ends it, though the lines never end")
  func readerGone() throws {
    let outcome = try Program.shell(
      "yes \"$(cat line)\" | { \(Self.command) -; echo $? >&2; } | head -n 1", in: scratch.folder)
    #expect(
      outcome.output == "{ \"schemaVersion\": 2, \"path\": \"stdin\", \"line\": 1, \(Self.answer)\n"
    )
    #expect(outcome.errors == "0\n")
  }

  @Test("a line without an end is refused where it becomes too long; the others go on")
  func tooLong() throws {
    let all = try Program.shell(
      "{ cat line; head -c 70000000 /dev/zero; echo; cat line; } | \(Self.command) --keep-going -",
      in: scratch.folder)
    #expect(
      all.errors == """
        stdin:2:1: error: the line is longer than 64 MB
           each line holds one scenario

        """)
    #expect(all.code == 2)
    #expect(all.output.split(separator: "\n").count == 3)
    #expect(
      all.output.hasSuffix(
        "{ \"schemaVersion\": 2, \"path\": \"stdin\", \"line\": 3, \(Self.answer)\n"))
  }

  /// Writes a line, waits for its answer, then the same again; then presses Ctrl-C while nothing
  /// comes, and prints what came as JSON.
  private static let conversation = """
    import json, signal, subprocess, sys
    line = open("line").read()
    # A test runner may have blocked the signal.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    program = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
    answers = []
    for _ in range(2):
        program.stdin.write(line)
        program.stdin.flush()
        answers.append(json.loads(program.stdout.readline())["line"])
    program.send_signal(signal.SIGINT)
    code = program.wait()
    print(json.dumps({"answers": answers, "code": code, "errors": program.stderr.read()}))
    """

  private struct Conversation: Decodable, Equatable {
    var answers: [Int]
    var code: Int32
    var errors: String
  }

  @Test("each line is answered as it comes; Ctrl-C ends the waiting")
  func conversation() throws {
    let outcome = try Program.spawn(
      [
        "python3", "-c", Self.conversation, Program.binary().path, "run", "--matrix", "none",
        "--lines", "--format", "ndjson", "-",
      ], of: "/usr/bin/env", in: scratch.folder)
    guard outcome.code != 127 else {
      print("SKIPPED: python3 is missing: nobody talks to the program")
      return
    }
    #expect(
      try JSONDecoder().decode(Conversation.self, from: Data(outcome.output.utf8))
        == Conversation(
          answers: [1, 2], code: 130,
          errors: "insetlua: interrupted; what comes after the first 2 inputs was not evaluated\n"))
  }

  /// The most memory that a run took, in KB.
  private static let memory = """
    import resource, subprocess, sys
    line = open("line", "rb").read()
    program = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    for _ in range(int(sys.argv[1])):
        program.stdin.write(line)
    program.stdin.close()
    assert program.wait() == 0
    print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
    """

  @Test("ten times the lines take no more memory")
  func memory() throws {
    func peak(_ lines: Int) throws -> Int? {
      let outcome = try Program.spawn(
        [
          "python3", "-c", Self.memory, "\(lines)", Program.binary().path, "run", "-q", "--lines",
          "--jobs", "2", "-",
        ], of: "/usr/bin/env", in: scratch.folder)
      if outcome.code == 127 { return nil }
      let peak: Int = try #require(
        Int(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)))
      return peak
    }
    guard let few = try peak(200), let many = try peak(2000) else {
      print("SKIPPED: python3 is missing: nobody measures the memory")
      return
    }
    // A line's scenario alone takes 10 KB: 1,800 of them would be seen.
    #expect(many < few + 4000, "\(few) KB, then \(many) KB")
  }
}
