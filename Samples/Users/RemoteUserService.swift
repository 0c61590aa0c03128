import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Users as JSON from a server.
final class RemoteUserService: UserService {
    private let url: URL
    private let timeout: Duration
    private let largest: Int
    private let configuration: URLSessionConfiguration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - url: gives an array of users as JSON.
    ///   - timeout: for the whole answer, from the first to the last byte.
    ///   - largest: in bytes; a longer answer is refused, and not read to its end.
    ///   - configuration: nil for a direct connection.
    ///   - clock: measures the timeout.
    init(
        url: URL, timeout: Duration = .seconds(5), largest: Int = 1_000_000,
        configuration: URLSessionConfiguration? = nil, clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.url = url
        self.timeout = timeout
        self.largest = largest
        self.configuration = configuration ?? .direct(to: url)
        self.clock = clock
    }

    func fetchUsers() async throws -> [User] {
        try users(in: await load())
    }

    /// Reads an answer, which can be anything.
    func users(in answer: Answer) throws -> [User] {
        guard answer.status == 200 else {
            throw UserServiceError(message: "\(place) answered with status \(answer.status).")
        }
        do {
            return try JSONDecoder().decode([User].self, from: answer.data)
        } catch {
            throw UserServiceError(message: "\(place) sent something that is not a list of users.")
        }
    }

    private func load() async throws -> Answer {
        do {
            return try await answerInTime()
        } catch is AnswerTooLong {
            throw UserServiceError(message: "\(place) sent more than \(largest) bytes.")
        } catch let error as URLError {
            switch error.code {
            case .cancelled: throw CancellationError()
            case .timedOut: throw UserServiceError(message: "\(place) did not answer in time.")
            case .cannotConnectToHost: throw UserServiceError(message: "Nothing answers at \(place).")
            case .cannotFindHost: throw UserServiceError(message: "There is no server called \(place).")
            default: throw UserServiceError(message: "\(place) could not be reached: \(error.localizedDescription)")
            }
        }
    }

    /// The answer or the end of the timeout, whichever comes first.
    private func answerInTime() async throws -> Answer {
        let (url, largest, configuration, clock, timeout) = (url, largest, configuration, clock, timeout)
        return try await withThrowingTaskGroup(of: Answer?.self) { group in
            defer { group.cancelAll() }
            group.addTask {
                try await LimitedDownload.answer(from: url, atMost: largest, configuration: configuration)
            }
            group.addTask {
                try await clock.sleep(for: timeout)
                return nil
            }
            guard let answer = try await group.next() ?? nil else { throw URLError(.timedOut) }
            return answer
        }
    }

    private var place: String {
        (url.host ?? url.absoluteString) + (url.port.map { ":\($0)" } ?? "")
    }
}
