import CommandKit
import InsetBasics

// Writes what is derived from the tables of properties into the files of the repository; with
// `--check` it only says which are stale.
var arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments.contains("--check")
arguments.removeAll { $0 == "--check" }
var exitCode = ExitCode.success
do throws(GeneratorError) {
  let generator = Generator(root: arguments.first ?? ".", files: SystemFiles())
  for file in try generator.stale() {
    if isCheck {
      SystemFiles.write(Array(("\(file.path) is stale: run `make generate`" + "\n").utf8), to: 1)
      exitCode = .found
    } else {
      try generator.write(file)
      SystemFiles.write(Array(("wrote \(file.path)" + "\n").utf8), to: 1)
    }
  }
} catch {
  SystemFiles.write(Array(("error: \(error.message)" + "\n").utf8), to: 1)
  exitCode = .unanswered
}
System.leave(exitCode)
