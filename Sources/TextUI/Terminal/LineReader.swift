/// Reads lines from a file descriptor on a thread of its own, one when it is asked for one.
///
/// Since the thread never reads ahead by more than a block, endless input fills no memory. It ends with the input, or
/// when the reader is released.
final class LineReader: Sendable {
    private let desk = Desk()

    init(descriptor: Int32, closesAtEnd: Bool = false) {
        let desk = desk
        let thread = Thread {
            var source = BlockingLines(descriptor: descriptor)
            while desk.waitForDemand() { desk.deliver(source.next()) }
            if closesAtEnd { close(descriptor) }
        }
        thread.name = "TextUI input"
        thread.start()
    }

    deinit { desk.stop() }

    /// The next line; nil at the end of the input, and when the calling task is cancelled. One task asks at a time.
    func next() async -> InputLine? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { desk.ask($0) }
        } onCancel: {
            desk.giveUp()
        }
    }
}

/// Where the one who asks and the thread that reads meet.
///
/// Sendable since every access of the variables is under the lock.
private final class Desk: @unchecked Sendable {
    private let lock = NSLock()
    private let demand = DispatchSemaphore(value: 0)
    private var waiting: CheckedContinuation<InputLine?, Never>?
    /// A line that came when nobody waited any more.
    private var kept: InputLine?
    private var isReading = false
    private var hasEnded = false

    func ask(_ continuation: CheckedContinuation<InputLine?, Never>) {
        lock.withLock {
            if Task.isCancelled || (hasEnded && kept == nil) {
                continuation.resume(returning: nil)
            } else if let line = kept {
                kept = nil
                continuation.resume(returning: line)
            } else {
                waiting = continuation
                if !isReading {
                    isReading = true
                    demand.signal()
                }
            }
        }
    }

    func giveUp() {
        lock.withLock {
            waiting?.resume(returning: nil)
            waiting = nil
        }
    }

    func stop() {
        lock.withLock { hasEnded = true }
        demand.signal()
    }

    /// False when nothing more is to be read.
    func waitForDemand() -> Bool {
        demand.wait()
        return lock.withLock { !hasEnded }
    }

    func deliver(_ line: InputLine?) {
        lock.withLock {
            isReading = false
            if line == nil { hasEnded = true }
            if case .failed? = line { hasEnded = true }
            if let waiting { waiting.resume(returning: line) } else { kept = line }
            waiting = nil
        }
    }
}

/// Lines read with `read(2)`, which blocks.
private struct BlockingLines {
    let descriptor: Int32
    private var splitter = LineSplitter()
    private var block = [UInt8](repeating: 0, count: 65_536)

    init(descriptor: Int32) { self.descriptor = descriptor }

    mutating func next() -> InputLine? {
        while true {
            if let line = splitter.next() { return line }
            let count = read(descriptor, &block, block.count)
            if count > 0 {
                splitter.append(block[..<count])
            } else if count == 0 {
                return splitter.last()
            } else if errno == EAGAIN {
                var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&wish, 1, -1)
            } else if errno == EBADF {
                // Standard input was closed before the program started.
                return nil
            } else if errno != EINTR {
                return .failed(String(cString: strerror(errno)))
            }
        }
    }
}
