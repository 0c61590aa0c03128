import Testing

@testable import TextUI

@Suite struct RunTerminalTests {
    @Test func `an unknown option is status 2 with the usage`() async {
        let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            exit(await runTerminal(appName: "Counter", arguments: ["/bin/counter", "--strcit"]) { _ in fatalError() })
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == """
                counter: unknown option "--strcit": did you mean "--strict"?
                usage: counter [--strict] [--script FILE] [--settle TIME] [--trace] [--help] [--version]

                """)
    }

    @Test func `help is told on standard output`() async {
        let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            exit(await runTerminal(appName: "Counter", arguments: ["counter", "--help"]) { _ in fatalError() })
        }
        #expect(
            result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } == """
                usage: counter [--strict] [--script FILE] [--settle TIME] [--trace] [--help] [--version]

                  --strict       end with status 1 at the first complaint or failed expect
                  --script FILE  read commands from FILE instead of standard input
                  --settle TIME  wait so long for async work after a command: 2, 0.5s, 500ms (2s if not given)
                  --trace        tell after each command what it changed, and why bodies ran
                  --help         show this
                  --version      show the version

                The program reads a command a line; type help there to see which.

                """)
    }

    @Test func `the version is told on standard output`() async {
        let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            exit(
                await runTerminal(appName: "Counter", version: "1.2.3", arguments: ["counter", "--version"]) { _ in
                    fatalError()
                })
        }
        #expect(
            result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } == "Counter on TextUI 1.2.3\n")
    }

    @Test func `a script that is not there is status 2`() async {
        let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            exit(
                await runTerminal(appName: "Counter", arguments: ["counter", "--script", "/none"]) { _ in fatalError() }
            )
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == """
                counter: cannot read "/none": No such file or directory
                usage: counter [--strict] [--script FILE] [--settle TIME] [--trace] [--help] [--version]

                """)
    }

    @Test func `an endless script without lines is given up`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            exit(
                await runTerminal(appName: "Counter", arguments: ["counter", "--script", "/dev/zero"]) { _ in
                    MainActor.assumeIsolated { FakeScreen(Frame("A")) }
                })
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
                == "cannot read the input: a line has no end within 16 MB: this is no text\n")
    }

    @Test func `a script may be a pipe`() async {
        let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0, FileWriting.write("help me\n# done\n", to: ends[1]) == 0 else { return }
            close(ends[1])
            exit(
                await runTerminal(appName: "Counter", arguments: ["counter", "--script", "/dev/fd/\(ends[0])"]) { _ in
                    MainActor.assumeIsolated { FakeScreen(Frame("A")) }
                })
        }
        #expect(
            result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } == "A\n\n> help me\n> # done\n> \n"
        )
    }
}
