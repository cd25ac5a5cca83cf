import Foundation
import InsetBasics
import Testing

@Suite("Writing files")
struct WritingTests {
  private let scratch: Scratch
  private let files: SystemFiles

  init() throws {
    scratch = try Scratch()
    files = SystemFiles(folder: scratch.folder.path)
  }

  private func write(_ text: String, to name: String) throws(FileFailure) {
    try files.write(Array(text.utf8), to: name)
  }

  private func information(_ name: String) throws -> stat {
    var info = stat()
    try #require(unsafe lstat(scratch.path(name), &info) == 0, "\(name) is not there")
    return info
  }

  @Test("a new file is made, and nothing is left beside it")
  func new() throws {
    try write("new", to: "report.txt")
    #expect(try scratch.text("report.txt") == "new")
    #expect(scratch.names == ["report.txt"])
    let mask = umask(0)
    umask(mask)
    #expect(try information("report.txt").st_mode & 0o777 == 0o666 & ~mask)
  }

  @Test("what is written piece by piece is there once it is finished, and gone where it never is")
  func pieces() throws {
    try scratch.write("old", to: "report.txt")
    var file: (any FileReplacement)? = try files.replacement(of: "report.txt")
    try file?.append(Array("one ".utf8))
    try file?.append(Array("two".utf8))
    #expect(try scratch.text("report.txt") == "old")
    try file?.finish()
    #expect(try scratch.text("report.txt") == "one two")
    file = try files.replacement(of: "report.txt")
    try file?.append(Array("three".utf8))
    #expect(scratch.names.count == 2)
    file = nil
    #expect(scratch.names == ["report.txt"])
    #expect(try scratch.text("report.txt") == "one two")
  }

  @Test("a file that is replaced keeps its mode, and its owner where that is another's")
  func kept() throws {
    try scratch.write("old", to: "report.txt")
    #expect(unsafe chmod(scratch.path("report.txt"), 0o640) == 0)
    let isRoot = getuid() == 0
    if isRoot { #expect(unsafe chown(scratch.path("report.txt"), 1234, 5678) == 0) }
    try write("new", to: "report.txt")
    #expect(try scratch.text("report.txt") == "new")
    let info = try information("report.txt")
    #expect(info.st_mode & 0o7777 == 0o640)
    if isRoot { #expect([info.st_uid, info.st_gid] == [1234, 5678]) }
  }

  @Test("a link stays a link, and what it leads to is written, there or not yet there")
  func link() throws {
    try scratch.write("old", to: "deep/there.txt")
    for name in ["there", "missing"] {
      #expect(unsafe symlink("deep/\(name).txt", scratch.path("\(name)-link")) == 0)
      try write("new", to: "\(name)-link")
      #expect(try information("\(name)-link").st_mode & S_IFMT == S_IFLNK)
      #expect(try scratch.text("deep/\(name).txt") == "new")
    }
  }

  @Test("links that lead in a circle are an error")
  func circle() throws {
    #expect(unsafe symlink("b", scratch.path("a")) == 0)
    #expect(unsafe symlink("a", scratch.path("b")) == 0)
    #expect(throws: FileFailure.self) { try write("new", to: "a") }
    #expect(scratch.names == ["a", "b"])
  }

  @Test("a pipe's reader gets what is written, and the pipe stays")
  func pipe() throws {
    #expect(unsafe mkfifo(scratch.path("pipe"), 0o600) == 0)
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/bin/sh")
    reader.arguments = ["-c", "cat pipe >received"]
    reader.currentDirectoryURL = scratch.folder
    try reader.run()
    try write("through", to: "pipe")
    reader.waitUntilExit()
    #expect(try scratch.text("received") == "through")
    #expect(try information("pipe").st_mode & S_IFMT == S_IFIFO)
  }

  #if os(Linux)
    /// Made in the scratch folder: were this to fail, the system's own device would be gone.
    @Test("a device is written into and stays one", .enabled(if: getuid() == 0))
    func device() throws {
      for (name, minor) in [("null", 3), ("full", 7)] {
        let made = unsafe mknod(scratch.path(name), S_IFCHR | 0o666, dev_t(1 << 8 | minor))
        // A container may not make devices.
        guard made == 0 else { return }
      }
      guard let opened = FileHandle(forWritingAtPath: scratch.path("null")) else { return }
      try opened.close()
      try write("gone", to: "null")
      #expect(throws: FileFailure(message: "no space left on device")) {
        try write("too much", to: "full")
      }
      for name in ["null", "full"] {
        #expect(try information(name).st_mode & S_IFMT == S_IFCHR)
      }
    }
  #endif

  @Test("a folder is no file, and a folder that is missing is told")
  func folders() throws {
    try scratch.write("", to: "folder/file")
    #expect(throws: FileFailure(message: "is a directory")) { try write("x", to: "folder") }
    #expect(throws: FileFailure(message: "no such file or directory")) {
      try write("x", to: "nowhere/file")
    }
  }

  @Test("who may not write a file may not replace it", .enabled(if: getuid() != 0))
  func readOnly() throws {
    try scratch.write("old", to: "report.txt")
    #expect(unsafe chmod(scratch.path("report.txt"), 0o444) == 0)
    #expect(throws: FileFailure.denied) { try write("new", to: "report.txt") }
    #expect(try scratch.text("report.txt") == "old")
  }
}
