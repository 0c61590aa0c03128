import Foundation

/// A tiny HTTP server on this machine, which gives one answer to everybody.
nonisolated final class LoopbackServer: Sendable {
    let port: UInt16
    private let listener: Int32

    /// - Parameter answer: the whole answer, headers included; nil to accept and then say nothing.
    init(answer: String?) throws {
        #if canImport(Glibc) || canImport(Musl)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 8) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard isListening else { throw CocoaError(.fileReadUnknown) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { Self.serve(listener, answer) }
    }

    var url: URL { URL(string: "http://127.0.0.1:\(port)/users.json")! }

    /// Closes the port: from now on connections are refused.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private static func serve(_ listener: Int32, _ answer: String?) {
        while true {
            let connection = accept(listener, nil, nil)
            if connection < 0 { return }
            guard let answer else { continue }
            var buffer = [UInt8](repeating: 0, count: 4096)
            _ = read(connection, &buffer, buffer.count)
            let bytes = Array(answer.utf8)
            _ = write(connection, bytes, bytes.count)
            close(connection)
        }
    }
}
