import Foundation

/// A tiny HTTP server on this machine. It gives its answers in order, one a connection, and the last one from then on.
nonisolated final class LoopbackServer: Sendable {
    let port: UInt16
    private let wakeUp: Int32
    private let hasEnded = DispatchSemaphore(value: 0)

    /// - Parameter answers: whole answers, headers included; one that is nil accepts and says nothing. Without any the
    ///   port is taken but nobody listens, so connections are refused. To stop a server is not enough for that: a process
    ///   that another test has just started may hold the same port open for a moment.
    init(_ answers: String?...) throws {
        // A client that hangs up early must not end the tests.
        signal(SIGPIPE, SIG_IGN)
        let listener = socket(AF_INET, Self.stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && (answers.isEmpty || listen(listener, 8) == 0)
                    && getsockname(listener, address, &length) == 0
            }
        }
        var wakeUp: [Int32] = [0, 0]
        guard isListening, pipe(&wakeUp) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        port = UInt16(bigEndian: address.sin_port)
        self.wakeUp = wakeUp[1]
        let (wokenUp, hasEnded) = (wakeUp[0], hasEnded)
        Thread.detachNewThread {
            Self.serve(listener, until: wokenUp, answers)
            hasEnded.signal()
        }
    }

    var url: URL { URL(string: "http://127.0.0.1:\(port)/users.json")! }

    /// Closes the port.
    func stop() {
        close(wakeUp)
        hasEnded.wait()
    }

    /// Only this thread uses the sockets and closes them, so their numbers are not in use elsewhere meanwhile.
    private static func serve(_ listener: Int32, until wokenUp: Int32, _ answers: [String?]) {
        var answers = answers
        var silent: [Int32] = []
        while true {
            var events = [
                // A negative number is passed over.
                pollfd(fd: answers.isEmpty ? -1 : listener, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wokenUp, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&events, 2, -1) > 0, events[1].revents == 0 else { break }
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { break }
            if let answer = answers.count > 1 ? answers.removeFirst() : answers[0] {
                respond(on: connection, with: Array(answer.utf8))
                close(connection)
            } else {
                silent.append(connection)
            }
        }
        for socket in silent + [listener, wokenUp] { close(socket) }
    }

    private static func respond(on connection: Int32, with bytes: [UInt8]) {
        var request = [UInt8](repeating: 0, count: 4096)
        guard read(connection, &request, request.count) > 0 else { return }
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { write(connection, $0.baseAddress! + sent, bytes.count - sent) }
            guard count > 0 else { return }
            sent += count
        }
    }

    #if canImport(Darwin)
        private static let stream = SOCK_STREAM
    #else
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #endif
}
