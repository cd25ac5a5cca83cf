import Foundation
import InsetReport
import Testing

/// Runs the toolchain's compilers over printed code, against the stand-in for UIKit, in a folder that
/// goes away with the value.
final class CodeHarness {
  struct Failure: Error { var text: String }

  private static let stub = CodeTrials.repository.appending(path: "Tests/Fixtures/uikit-stub")

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "insetlua-uikit-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Where the stand-in for UIKit is built, once, with what the compiler keeps; it goes away with the
  /// process.
  private static let shared = FileManager.default.temporaryDirectory
    .appending(path: "insetlua-uikit-\(UUID().uuidString)")
  private static let cache = ["-module-cache-path", shared.appending(path: "cache").path]
  private static let built = Result { () throws -> URL in
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: CodeHarness.shared) }
    let outcome = try CodeHarness().run(
      "swiftc",
      ["-emit-module", "-parse-as-library", "-module-name", "UIKit"] + cache + [
        "-o", shared.appending(path: "UIKit.swiftmodule").path,
        stub.appending(path: "UIKit.swift").path,
      ])
    guard outcome.isEmpty else { throw Failure(text: outcome) }
    return shared
  }

  /// What the Swift compiler says of a file, empty where it is content.
  func problems(inSwift text: String) throws -> String {
    let module = try Self.built.get()
    let file = folder.appending(path: "Printed.swift")
    try Data("import UIKit\n\n\(text)\n".utf8).write(to: file)
    return try run(
      "swiftc",
      ["-typecheck", "-parse-as-library", "-warnings-as-errors"] + Self.cache + [
        "-I", module.path, file.path,
      ])
  }

  /// What clang says of a file; the iOS versions of everything it uses are checked, too.
  func problems(inObjectiveC text: String) throws -> String {
    let file = folder.appending(path: "Printed.m")
    try Data("#import <UIKit/UIKit.h>\n\n\(text)\n".utf8).write(to: file)
    return try run(
      "clang",
      [
        "-fsyntax-only", "-x", "objective-c", "-fobjc-arc", "-Wall", "-Wextra", "-Werror",
        "-Wunguarded-availability", "-target", "arm64-apple-ios9.0", "-I",
        Self.stub.appending(path: "objc").path, file.path,
      ])
  }

  /// The snippet inside the classes that it belongs into.
  static func swiftFile(_ snippet: CodeSnippet, name: String) -> String {
    var text = "enum \(name) {\n"
    for (index, pieces) in grouped(snippet.pieces).enumerated() {
      let first = pieces[0]
      switch first.place {
      case .push:
        text += "static func push\(index)(_ \(first.outlets[0].name): UIViewController) {\n"
        text += first.heading + "\n" + first.lines.joined(separator: "\n") + "\n}\n"
      case .launch:
        text += "static func launch\(index)() {\n"
        text += first.heading + "\n" + first.lines.joined(separator: "\n") + "\n}\n"
      case .load, .layout, .safeAreaChange, .delegate, .once, .note:
        text += "class Owner\(index): \(first.owner.superclassName) {\n"
        for outlet in Set(pieces.flatMap(\.outlets)).sorted(by: { $0.name < $1.name }) {
          text += "var \(outlet.name) = \(outlet.type)()\n"
        }
        text += pieces.map { piece in
          let lines = [piece.heading] + piece.lines
          return (piece.place == .once ? ["func once() {"] + lines + ["}"] : lines)
            .joined(separator: "\n")
        }.joined(separator: "\n\n")
        text += "\n}\n" + witnesses(of: pieces, in: "Owner\(index)")
      }
    }
    return text + "}\n"
  }

  /// A delegate method that UIKit would not find because of a slip in its name is no method at all.
  private static func witnesses(of pieces: [CodeSnippet.Piece], in name: String) -> String {
    let code = pieces.filter { $0.place == .delegate }.flatMap(\.lines).joined(separator: "\n")
    let section = ["heightForHeader", "heightForFooter", "viewForHeader", "viewForFooter"].map {
      ("\($0)InSection", "(UITableView, Int) -> \($0.hasPrefix("view") ? "UIView?" : "CGFloat")")
    }
    let rows = [("heightForRowAt", "(UITableView, IndexPath) -> CGFloat")]
    return (section + rows).filter { code.contains(", \($0.0) ") }.map { method, type in
      "static func \(method)(_ it: \(name)) -> \(type) { it.tableView(_:\(method):) }\n"
    }.joined()
  }

  /// The same for Objective-C.
  static func objectiveCFile(_ snippet: CodeSnippet, name: String) -> String {
    var text = ""
    for (index, pieces) in grouped(snippet.pieces).enumerated() {
      let first = pieces[0]
      let code = ([first.heading] + first.lines).joined(separator: "\n")
      switch first.place {
      case .push:
        text += "void \(name)\(index)(UIViewController *\(first.outlets[0].name)) {\n\(code)\n}\n"
      case .launch: text += "void \(name)\(index)(void) API_AVAILABLE(ios(9.0)) {\n\(code)\n}\n"
      case .load, .layout, .safeAreaChange, .delegate, .once, .note:
        text += "@interface \(name)\(index) : \(first.owner.superclassName) <UITableViewDelegate>\n"
        for outlet in Set(pieces.flatMap(\.outlets)).sorted(by: { $0.name < $1.name }) {
          text += "@property(nonatomic, strong) \(outlet.type) *\(outlet.name);\n"
        }
        text += "@end\n@implementation \(name)\(index)\n"
        text += pieces.map { piece in
          let lines = [piece.heading] + piece.lines
          return (piece.place == .once ? ["- (void)once {"] + lines + ["}"] : lines)
            .joined(separator: "\n")
        }.joined(separator: "\n\n")
        text += "\n@end\n"
      }
    }
    return text
  }

  /// The pieces of one class together.
  private static func grouped(_ pieces: [CodeSnippet.Piece]) -> [[CodeSnippet.Piece]] {
    var groups: [[CodeSnippet.Piece]] = []
    for piece in pieces {
      let isClass = piece.place != .push && piece.place != .launch
      if isClass, let index = groups.firstIndex(where: { $0[0].owner == piece.owner }) {
        groups[index].append(piece)
      } else {
        groups.append([piece])
      }
    }
    return groups
  }

  /// What a tool of the toolchain prints; empty where it ends well.
  private func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    if process.terminationStatus == 0 { return "" }
    return text.isEmpty ? "\(tool) ended with \(process.terminationStatus)" : text
  }
}
