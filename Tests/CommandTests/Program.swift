import CommandKit
import Foundation
import InsetBasics
import Testing

@testable import insetlua

/// insetlua, run as users run it.
enum Program {
  /// What came of one run.
  struct Outcome {
    var output: String
    var errors: String
    var code: Int32
  }

  /// Runs a command in this process, with the checkout's rules, in a folder of its own making.
  ///
  /// - Parameter environment: The environment's variables; none is handed on from the test's own.
  static func run(
    _ arguments: [String], input: String = "", in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = try Scratch()
    let console = Console(output: .memory, errors: .memory)
    let context = CommandContext(
      files: SystemFiles(folder: (folder ?? scratch.folder).path, input: Array(input.utf8)),
      console: console, variable: { environment[$0] }, program: try binary().path)
    let code = withExtendedLifetime(scratch) { CommandList.all.run(arguments, in: context) }
    return Outcome(
      output: String(decoding: console.written.output, as: UTF8.self),
      errors: String(decoding: console.written.errors, as: UTF8.self), code: code.rawValue)
  }

  /// Runs the built program as users run it, for what only a process shows: its exit status, closed
  /// files, full disks, signals.
  ///
  /// - Parameters:
  ///   - program: Another program to run instead, which runs insetlua in some way of its own.
  ///   - environment: Variables besides PATH; none is handed on from the test's own.
  static func spawn(
    _ arguments: [String], of program: String? = nil, input: String = "", in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = try Scratch()
    // Files instead of pipes: nothing can fill up and wait.
    let output = scratch.folder.appending(path: "output")
    let errors = scratch.folder.appending(path: "errors")
    let given = scratch.folder.appending(path: "input")
    for file in [output, errors] { try Data().write(to: file) }
    try Data(input.utf8).write(to: given)
    let process = Process()
    process.executableURL = try program.map { URL(fileURLWithPath: $0) } ?? binary()
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? scratch.folder
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { own, _ in own }
    process.standardInput = try FileHandle(forReadingFrom: given)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      code: process.terminationStatus)
  }

  /// Runs a line of a POSIX shell in which `$0` is the program.
  static func shell(_ line: String, in folder: URL) throws -> Outcome {
    try spawn(["-c", line, binary().path], of: "/bin/sh", in: folder)
  }

  /// The program beside the test bundle; INSETLUA_BINARY names another one.
  static func binary() throws -> URL {
    if let path = ProcessInfo.processInfo.environment["INSETLUA_BINARY"] {
      return URL(fileURLWithPath: path)
    }
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
    // On macOS the argument is a file within the bundle, on Linux the bundle is the file.
    var folder = URL(fileURLWithPath: try #require(bundle))
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder.appending(path: "insetlua")
  }
}
