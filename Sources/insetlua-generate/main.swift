import CommandKit
import InsetBasics

// Writes what is derived from the tables of properties into the files of the repository; with
// `--check` it only says which are stale.
var arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments.contains("--check")
arguments.removeAll { $0 == "--check" }
var exitCode = ExitCode.success

/// Writes a line at once: leaving flushes nothing.
func say(_ line: String) { SystemFiles.write(Array("\(line)\n".utf8), to: 1) }

do throws(GeneratorError) {
  let generator = Generator(root: arguments.first ?? ".", files: SystemFiles())
  for file in try generator.stale() {
    if isCheck {
      say("\(file.path) is stale: run `make generate`")
      exitCode = .found
    } else {
      try generator.write(file)
      say("wrote \(file.path)")
    }
  }
} catch {
  say("error: \(error.message)")
  exitCode = .unanswered
}
System.leave(exitCode)
