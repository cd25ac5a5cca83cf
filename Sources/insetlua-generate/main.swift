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
      print("\(file.path) is stale: run `make generate`")
      exitCode = .found
    } else {
      try generator.write(file)
      print("wrote \(file.path)")
    }
  }
} catch {
  print("error: \(error.message)")
  exitCode = .unanswered
}
System.leave(exitCode)
