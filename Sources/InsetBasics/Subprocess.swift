#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks other programs.
enum Subprocess {
  /// What the program `words[0]`, found in PATH, prints; nil where it cannot be run or fails.
  static func output(of words: [String]) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    let (reading, writing) = (ends[0], ends[1])
    // Neither end may live on in a program that another thread starts meanwhile.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = start(words, writingTo: writing)
    close(writing)
    defer { close(reading) }
    guard let child else { return nil }
    let bytes = drain(reading)
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status == 0 ? bytes : nil
  }

  private static func start(_ words: [String], writingTo output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let result = unsafe posix_spawnp(&child, words[0], &actions, nil, arguments, environ)
    return result == 0 ? child : nil
  }

  private static func drain(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
