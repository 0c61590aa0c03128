/// Listens to Ctrl-C and to the signals that end a program, on a thread of its own, so that they are heard even while
/// the main thread is busy.
///
/// The first Ctrl-C calls `cancel`, the next one leaves with status 130. SIGTERM and SIGHUP leave at once, with 143 and
/// 129: the terminal was never changed, so nothing has to be put back.
///
/// Sendable since the count is only touched under the lock.
final class Interrupts: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    /// Forgets an earlier Ctrl-C, since a line has been typed after it.
    func reset() { lock.withLock { count = 0 } }

    /// Called once in a process.
    func listen(cancel: @escaping @Sendable () -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        signalPipe = ends[1]
        signal(SIGINT, passSignalOn)
        signal(SIGTERM, passSignalOn)
        // Under nohup a hang-up stays ignored.
        if isIgnored(signal(SIGHUP, passSignalOn)) { signal(SIGHUP, SIG_IGN) }
        let input = ends[0]
        let thread = Thread { [self] in
            var number: UInt8 = 0
            while true {
                let size = read(input, &number, 1)
                if size == 1 { heard(Int32(number), cancel) } else if errno != EINTR { return }
            }
        }
        thread.name = "TextUI signals"
        thread.start()
    }

    private func heard(_ number: Int32, _ cancel: () -> Void) {
        if number == SIGINT {
            let isFirst = lock.withLock {
                count += 1
                return count == 1
            }
            if isFirst { return cancel() }
        }
        // Not exit(): the main thread may be in the middle of anything.
        _exit(128 + number)
    }

    #if canImport(Darwin)
        private typealias SignalHandler = sig_t
    #else
        private typealias SignalHandler = __sighandler_t
    #endif

    private func isIgnored(_ handler: SignalHandler?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN as SignalHandler?, to: Int.self)
    }
}

/// The end of the pipe that the signal handler writes to.
///
/// Unsafe and right: it is written once, before the handler is installed, and only read from then on.
nonisolated(unsafe) private var signalPipe: Int32 = -1

/// A signal handler may do next to nothing; this one writes a byte.
private func passSignalOn(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(signalPipe, &byte, 1)
    errno = before
}
