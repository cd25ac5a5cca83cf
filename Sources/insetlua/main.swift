import CommandKit

System.ignoreWriteSignals()
System.leave(CommandList.run(Array(CommandLine.arguments.dropFirst()), in: .process))
