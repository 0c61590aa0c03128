import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a server answered.
nonisolated struct Answer: Sendable {
    let status: Int
    let data: Data
}

/// The answer went on beyond the limit, and was not read to its end.
nonisolated struct AnswerTooLong: Error {}

/// Reads one answer, and hangs up as soon as it is longer than the limit.
nonisolated final class LimitedDownload: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    // What changes is guarded by `lock`: URLSession calls its delegate on a thread of its own.
    private let lock = NSLock()
    private let limit: Int
    private var data = Data()
    private var outcome: Result<Answer, any Error>?
    private var continuation: CheckedContinuation<Answer, any Error>?

    private init(limit: Int) {
        self.limit = limit
    }

    /// - Throws: `AnswerTooLong`, or what URLSession says.
    static func answer(
        from url: URL, atMost limit: Int, configuration: URLSessionConfiguration
    ) async throws -> Answer {
        let download = LimitedDownload(limit: limit)
        let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: url)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                download.wait(continuation)
                task.resume()
            }
        } onCancel: {
            task.cancel()
            download.finish(.failure(CancellationError()))
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive part: Data) {
        let isTooLong = lock.withLock {
            data.append(part)
            return data.count > limit
        }
        guard isTooLong else { return }
        finish(.failure(AnswerTooLong()))
        dataTask.cancel()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
        finish(error.map { .failure($0) } ?? .success(Answer(status: status, data: lock.withLock { data })))
    }

    private func wait(_ continuation: CheckedContinuation<Answer, any Error>) {
        let outcome = lock.withLock {
            if self.outcome == nil { self.continuation = continuation }
            return self.outcome
        }
        if let outcome { continuation.resume(with: outcome) }
    }

    /// The first outcome counts.
    private func finish(_ outcome: Result<Answer, any Error>) {
        let waiting = lock.withLock {
            defer { continuation = nil }
            if self.outcome == nil { self.outcome = outcome }
            return continuation
        }
        waiting?.resume(with: outcome)
    }
}
