import Foundation

/// A second opinion from Python, where it is installed.
enum Python {
  /// Runs a script with arguments; its standard output, or nil (said aloud) where Python or a module
  /// that it imports is missing.
  static func run(_ script: String, arguments: [String] = []) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-W", "ignore", "-c", script] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      print("SKIPPED: python3 or a module is missing: no second opinion")
      return nil
    }
    return text
  }

  /// Whether a module can be imported.
  static func has(_ module: String) throws -> Bool {
    let answer = try run(
      "import importlib.util as u, sys; print(u.find_spec(sys.argv[1]) is not None)",
      arguments: [module])
    return answer?.hasPrefix("True") == true
  }

  /// Gives `body` a folder that holds each text under its place in the list.
  static func withFiles<Result>(
    _ contents: [[UInt8]], _ body: (_ folder: String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("insetlua-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, bytes) in contents.enumerated() {
      try Data(bytes).write(to: folder.appendingPathComponent("\(index)"))
    }
    return try body(folder.path)
  }
}
