import CommandKit

System.ignoreWriteSignals()
System.leave(CommandList.all.run(Array(CommandLine.arguments.dropFirst()), in: .process))
