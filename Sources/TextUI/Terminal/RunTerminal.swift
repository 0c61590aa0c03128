/// The version that `--version` tells.
let textUIVersion = "0.1.0"

/// Runs an app in the terminal: reads the command line, makes the screen, takes lines until the end.
///
/// - Returns: the exit status.
@MainActor func runTerminal(
    appName: String, version: String = textUIVersion,
    arguments: [String] = CommandLine.arguments,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    makeScreen: (TerminalTraits) -> any Screen
) async -> Int32 {
    keepStandardDescriptorsTaken()
    let output = StandardOutput()
    let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? appName
    let options: LaunchOptions
    var input = STDIN_FILENO
    do throws(Complaint) {
        options = try LaunchOptions(Array(arguments.dropFirst()))
        if let script = options.script { input = try ScriptFile.open(script, takesPipes: true) }
    } catch {
        output.complain("\(program): \(error.text)\n\(LaunchOptions.usage(program))")
        return 2
    }
    switch options.wants {
    case .help: output.write(LaunchOptions.help(program) + "\n")
    case .version: output.write("\(appName) on TextUI \(version)\n")
    case .run:
        let traits = TerminalTraits.current(environment: environment)
        let isTyped = options.script == nil && traits.isInputTerminal
        let screen = makeScreen(traits)
        let repl = Repl(
            screen: screen, settleLimit: options.settleLimit, output: output,
            style: Repl.Style(
                echoesInput: !isTyped, showsLateFrames: isTyped && traits.isOutputTerminal,
                isStyled: traits.isStyled, isUTF8: traits.isUTF8),
            isStrict: options.isStrict)
        repl.inspector?.isTracing = options.isTracing
        let interrupts = Interrupts()
        interrupts.listen { Task { @MainActor in repl.interrupt() } }
        let lines = LineReader(descriptor: input)
        let status = await repl.run {
            let line = await lines.next()
            // In a script, lines follow each other too fast to forget a Ctrl-C between them.
            if isTyped { interrupts.reset() }
            return line
        }
        screen.close()
        return status
    }
    return output.failure?.exitStatus() ?? 0
}

/// Fills the places of standard input, output and error if one is closed, so that no file or pipe opened later gets
/// its number and is taken for it. Reading from what fills them ends at once, writing fails.
private func keepStandardDescriptorsTaken() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
        _ = open("/dev/null", O_RDONLY)
    }
}
