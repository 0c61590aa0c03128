import Testing

@testable import TextUI

@Suite struct InterruptsTests {
    @Test func `the first Ctrl-C cancels and the second leaves with 130`() async {
        await #expect(processExitsWith: .exitCode(130)) {
            Interrupts().listen { kill(getpid(), SIGINT) }
            kill(getpid(), SIGINT)
            while true { pause() }
        }
    }

    @Test func `a line between two of them makes the second the first`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let interrupts = Interrupts()
            let lock = NSLock()
            let count = Counter()
            interrupts.listen {
                if lock.withLock({ count.next() }) == 2 { exit(7) }
                interrupts.reset()
                kill(getpid(), SIGINT)
            }
            kill(getpid(), SIGINT)
            while true { pause() }
        }
    }

    @Test func `SIGTERM leaves at once with 143`() async {
        await #expect(processExitsWith: .exitCode(143)) {
            Interrupts().listen {}
            kill(getpid(), SIGTERM)
            while true { pause() }
        }
    }

    @Test func `SIGHUP leaves at once with 129`() async {
        await #expect(processExitsWith: .exitCode(129)) {
            signal(SIGHUP, SIG_DFL)
            Interrupts().listen {}
            kill(getpid(), SIGHUP)
            while true { pause() }
        }
    }

    @Test func `a hang-up that is ignored stays ignored`() async {
        await #expect(processExitsWith: .exitCode(143)) {
            signal(SIGHUP, SIG_IGN)
            Interrupts().listen {}
            kill(getpid(), SIGHUP)
            kill(getpid(), SIGTERM)
            while true { pause() }
        }
    }
}

/// Sendable since the test locks around it.
private final class Counter: @unchecked Sendable {
    private var count = 0
    func next() -> Int {
        count += 1
        return count
    }
}
