Terminal.ignoreBrokenPipes()
Terminal.leave(CommandList.run(Array(CommandLine.arguments.dropFirst())))
