/// Where frames and complaints go.
@MainActor protocol Output: AnyObject {
    /// Writes to standard output, as it is.
    func write(_ text: String)

    /// Writes a line to standard error.
    func complain(_ text: String)

    /// Why nothing can be written any more.
    var failure: OutputFailure? { get }
}

/// Why standard output takes no more.
enum OutputFailure: Equatable {
    /// Nobody reads it any more, as when `head` has seen enough. The run ends. That is an error only for a run that has
    /// something to check.
    case closed
    /// It cannot be written, for example because a disk is full.
    case failed(String)

    func exitStatus(isStrict: Bool = false) -> Int32 { self == .closed && !isStrict ? 0 : 1 }
}

/// Standard output and standard error.
@MainActor final class StandardOutput: Output {
    private(set) var failure: OutputFailure?
    private let output: Int32
    private let errors: Int32

    init(output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO) {
        self.output = output
        self.errors = errors
        // A closed pipe is told by write(2) instead.
        signal(SIGPIPE, SIG_IGN)
        // So is a file that may not grow any more.
        signal(SIGXFSZ, SIG_IGN)
    }

    func write(_ text: String) {
        guard failure == nil else { return }
        // What the app has printed by itself goes before what comes now.
        flushPrints()
        let problem = FileWriting.write(text, to: output)
        guard problem != 0 else { return }
        if problem == EPIPE {
            failure = .closed
        } else {
            let reason = problem == EBADF ? "it is closed" : String(cString: strerror(problem))
            failure = .failed(reason)
            complain("cannot write to standard output: \(reason)")
        }
    }

    func complain(_ text: String) {
        flushPrints()
        _ = FileWriting.write(text + "\n", to: errors)
    }
}

/// Writing with `write(2)`.
enum FileWriting {
    /// Writes all of the text. Returns 0, or the error's number.
    static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                #if canImport(Darwin)
                    let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
                #else
                    let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                #endif
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if errno == EAGAIN {
                    var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&wish, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }
}
