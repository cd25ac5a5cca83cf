import Foundation
import Testing

/// What a user at a terminal sees while fixes are tried.
@Suite("insetlua at a terminal")
struct InterruptTests {
  /// Runs the arguments with standard error on a terminal, and sends one SIGINT as soon as the bar has moved;
  /// prints what came as JSON.
  private static let script = """
    import json, os, pty, select, signal, subprocess, sys
    terminal, other = pty.openpty()
    # A test runner may have blocked the signal.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    program = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, stderr=other, env={"PATH": "/usr/bin:/bin"})
    os.close(other)
    seen, sent = b"", False
    # It ends by itself, interrupted or not: no clock is needed.
    while True:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                seen += os.read(terminal, 4096)
            except OSError:
                break
        if not sent and b"trying fixes [#" in seen:
            program.send_signal(signal.SIGINT)
            sent = True
        if program.poll() is not None:
            break
    print(json.dumps({"code": program.wait(), "bar": sent, "errors": seen.decode(),
                      "output": program.stdout.read().decode()}))
    """

  private struct Seen: Decodable {
    var code: Int32
    var bar: Bool
    var errors: String
    var output: String
  }

  @Test("a bar shows the way, and Ctrl-C leaves a partial report")
  func interrupted() throws {
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments =
      ["python3", "-c", Self.script, try Program.binary().path]
      + ["run", "--matrix", "all", Examples.path("s11-")]
    python.currentDirectoryURL = Examples.root
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    python.waitUntilExit()
    guard python.terminationStatus == 0 else {
      print("SKIPPED: python3 is missing: nobody pressed Ctrl-C")
      return
    }
    let seen = try JSONDecoder().decode(Seen.self, from: data)
    #expect(seen.bar)
    #expect(seen.errors.contains(" of 866 cells"))
    // The bar is taken away before the report.
    #expect(seen.errors.hasSuffix("\r\u{1B}[K"))
    // Two warnings do not fail a run; the sums are whole, the trials are marked.
    #expect(seen.code == 0)
    #expect(seen.output.contains("content starts 88 pt below the edge it wants"))
    #expect(seen.output.contains("partial: stopped early"))
    #expect(!seen.output.contains("tried on 866 "))
  }
}
