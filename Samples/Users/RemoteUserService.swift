import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Users as JSON from a server.
final class RemoteUserService: UserService {
    private let url: URL
    private let session: URLSession
    private let largest: Int

    /// - Parameters:
    ///   - url: gives an array of users as JSON.
    ///   - timeout: in seconds.
    ///   - largest: in bytes; a longer answer is refused.
    init(
        url: URL, timeout: TimeInterval = 5, largest: Int = 1_000_000,
        configuration: URLSessionConfiguration = .ephemeral
    ) {
        self.url = url
        self.largest = largest
        configuration.timeoutIntervalForRequest = timeout
        configuration.timeoutIntervalForResource = timeout
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        // A server on this machine is never reached through a proxy.
        if url.isLoopback { configuration.connectionProxyDictionary = [:] }
        session = URLSession(configuration: configuration)
    }

    func fetchUsers() async throws -> [User] {
        let (data, response) = try await load()
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
            throw UserServiceError(message: "\(place) answered with status \(status).")
        }
        if data.count > largest {
            throw UserServiceError(message: "\(place) sent \(data.count) bytes; at most \(largest) are read.")
        }
        do {
            return try JSONDecoder().decode([User].self, from: data)
        } catch {
            throw UserServiceError(message: "\(place) sent something that is not a list of users.")
        }
    }

    private func load() async throws -> (Data, URLResponse) {
        do {
            return try await session.data(from: url)
        } catch let error as URLError where error.code == .cancelled {
            throw CancellationError()
        } catch let error as URLError where error.code == .timedOut {
            throw UserServiceError(message: "\(place) did not answer in time.")
        } catch let error as URLError where error.code == .cannotConnectToHost {
            throw UserServiceError(message: "Nothing answers at \(place).")
        } catch let error as CancellationError {
            throw error
        } catch {
            throw UserServiceError(message: "\(place) could not be reached: \(error.localizedDescription)")
        }
    }

    private var place: String {
        (url.host ?? url.absoluteString) + (url.port.map { ":\($0)" } ?? "")
    }
}

extension URL {
    var isLoopback: Bool {
        ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host ?? "")
    }
}
