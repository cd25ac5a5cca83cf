import Foundation
import Testing

/// Both capture tools over the screens in Tests/Fixtures/capture, without a device.
enum CaptureHarness {
  static let fixtures = Examples.root.appending(path: "Tests/Fixtures/capture")
  static let tools = Examples.root.appending(path: "capture")
  static let source = tools.appending(path: "InsetCapture.swift")

  /// No failed requirement, which would count for the first test that meets it and no other.
  struct Failure: Error { var text: String }

  /// A screen, and the model that its simulator would name.
  struct Screen: CustomTestStringConvertible {
    var name: String
    var model: String
    var testDescription: String { name }
  }

  static let screens = [
    Screen(name: "feed", model: "iPhone10,3"), Screen(name: "tabs", model: "iPhone10,3"),
    Screen(name: "sheet", model: "iPhone13,2"), Screen(name: "pad", model: "arm64"),
    Screen(name: "island", model: "iPhone15,2"),
  ]

  /// Whether Python is there, said aloud where not: the LLDB command is Python.
  static let hasPython: Bool = {
    let isThere = (try? run("python3", ["--version"]).code) == 0
    if !isThere { print("SKIPPED: python3 is missing: the LLDB command is not tested") }
    return isThere
  }()

  /// The modules of the LLDB command, one after the other.
  static func pythonText() throws -> String {
    let folder = tools.appending(path: "insetlua_capture")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".py") }.map { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }.joined()
  }

  /// `insetlua-capture` with arguments, on a screen.
  static func command(_ screen: String, _ words: [String] = []) throws -> Program.Outcome {
    try run(
      "python3",
      ["-B", fixtures.appending(path: "debugger/run.py").path, tools.path, screen] + words)
  }

  /// The app with InsetCapture.swift in it, on a screen.
  static func app(_ words: [String], model: String, in folder: URL? = nil) throws -> Program.Outcome
  {
    try run(
      app.get().path, words, in: folder, environment: ["SIMULATOR_MODEL_IDENTIFIER": model])
  }

  /// The text with its addresses numbered as they come up.
  static func numbered(_ text: String) -> String {
    var numbers: [Substring: Int] = [:]
    return text.replacing(/0x[0-9a-f]+/) { match in
      let number = numbers[match.output] ?? numbers.count + 1
      numbers[match.output] = number
      return "#\(number)"
    }
  }

  /// What the Swift compiler says of InsetCapture.swift after a change; empty where it is content.
  static func problems(_ change: (String) -> String) throws -> String {
    let scratch = try Scratch()
    try scratch.write(try change(capture()), to: "InsetCapture.swift")
    return try compile(
      ["-typecheck", "-I", built.get().path, scratch.folder.path + "/InsetCapture.swift"])
  }

  // MARK: - Building

  /// Where the stand-ins and the app are built, once; it goes away with the process.
  private static let folder = FileManager.default.temporaryDirectory
    .appending(path: "insetlua-\(UUID().uuidString)")

  /// The folder, with the stand-ins for UIKit and WebKit in it.
  private static let built = Result { () throws -> URL in
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: CaptureHarness.folder) }
    for name in ["UIKit", "WebKit"] {
      let file = folder.appending(path: name).path
      let problems = try compile([
        "-emit-module", "-emit-object", "-wmo", "-module-name", name, "-I", folder.path,
        fixtures.appending(path: "\(name).swift").path, "-o", "\(file).o",
        "-emit-module-path", "\(file).swiftmodule",
      ])
      guard problems.isEmpty else { throw Failure(text: problems) }
    }
    return folder
  }

  private static let app = Result { () throws -> URL in
    let folder = try built.get()
    try Data(capture().utf8).write(to: folder.appending(path: "InsetCapture.swift"))
    let program = folder.appending(path: "app")
    let problems = try compile([
      "-module-name", "Shop", "-I", folder.path, folder.path + "/InsetCapture.swift",
      fixtures.appending(path: "Screens.swift").path, folder.path + "/UIKit.o",
      folder.path + "/WebKit.o", "-o", program.path,
    ])
    guard problems.isEmpty else { throw Failure(text: problems) }
    return program
  }

  /// The file, with its deprecations in force on this system, too.
  private static func capture() throws -> String {
    try String(contentsOf: source, encoding: .utf8)
      .replacing(/@available\(iOS, deprecated: [0-9.]+\)/, with: "@available(*, deprecated)")
  }

  private static func compile(_ arguments: [String]) throws -> String {
    let outcome = try run(
      "swiftc",
      ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library"] + arguments)
    if outcome.code == 0 { return "" }
    return outcome.errors.isEmpty ? "swiftc ended with \(outcome.code)" : outcome.errors
  }

  /// Runs a tool of the system or a program by its path.
  static func run(
    _ tool: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    let scratch = try Scratch()
    let output = scratch.folder.appending(path: "output")
    let errors = scratch.folder.appending(path: "errors")
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = folder ?? scratch.folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Program.Outcome(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      code: process.terminationStatus)
  }
}
