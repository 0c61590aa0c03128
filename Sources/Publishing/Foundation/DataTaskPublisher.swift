import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// A publisher that loads a URL, once for each subscriber.
    ///
    /// ```swift
    /// URLSession.shared.dataTaskPublisher(for: url)
    ///     .map(\.data)
    ///     .decode(type: [User].self, decoder: JSONDecoder())
    ///     .replaceError(with: [])
    ///     .receive(on: DispatchQueue.main)
    ///     .assign(to: &$users)
    /// ```
    ///
    /// It delivers on a queue of the session; a 404 is not a failure of it.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// The same for a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Mirrors Foundation's `URLSession.DataTaskPublisher`.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
        }
    }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let publisher: URLSession.DataTaskPublisher
    private let once: Once<Downstream>
    private let lock = Lock()
    private var task: URLSessionDataTask?

    init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
        self.publisher = publisher
        once = Once(downstream)
    }

    /// The first request starts the loading.
    func request(_ demand: Subscribers.Demand) {
        guard demand != .none, !once.hasEnded else { return }
        once.request(demand)
        let answer = AnswerHandler { [once] data, response, error in
            if let response, error == nil {
                once.fulfil((data ?? Data(), response))
            } else {
                once.end(with: .failure(error as? URLError ?? URLError(.unknown)))
            }
        }
        let newTask = lock.withLock { () -> URLSessionDataTask? in
            guard task == nil else { return nil }
            task = publisher.session.dataTask(with: publisher.request) { answer.handle($0, $1, $2) }
            return task
        }
        newTask?.resume()
    }

    func cancel() {
        once.cancel()
        lock.withLock { task }?.cancel()
    }
}

/// A closure on its way to the queue of a session.
///
/// Sendable since all it refers to is a `Once`, which guards its state with a lock.
private struct AnswerHandler: @unchecked Sendable {
    let handle: (Data?, URLResponse?, (any Error)?) -> Void
}
