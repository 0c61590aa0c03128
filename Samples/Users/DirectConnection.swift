import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URL {
    /// True for a server on this machine.
    var isLoopback: Bool {
        let host = (host ?? "").lowercased()
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return ["localhost", "::1", "[::1]"].contains(host)
            || (numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil))
    }
}

extension URLSessionConfiguration {
    /// One for this address. A server on this machine is never reached through a proxy.
    static func direct(to url: URL) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        if url.isLoopback {
            configuration.connectionProxyDictionary = [:]
            loopbackWithoutProxy
        }
        return configuration
    }

    /// On Linux URLSession leaves proxies to curl, which looks into the environment of the process. Once, before the
    /// first connection, this machine is added to the places that need none.
    private static let loopbackWithoutProxy: Void = {
        let environment = ProcessInfo.processInfo.environment
        let others = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
        guard others != "*" else { return }
        let loopback = "localhost,127.0.0.1,127.0.0.0/8,::1"
        setenv("no_proxy", others.isEmpty ? loopback : "\(others),\(loopback)", 1)
    }()
}
