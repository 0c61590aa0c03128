import Foundation
import Publishing
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct FoundationPublisherTests {
    private static let name = Notification.Name("something happened")

    @Test func `notifications of a name come through`() {
        let center = NotificationCenter()
        var received: [String] = []
        let sink = center.publisher(for: Self.name).sink { received.append($0.userInfo?["text"] as? String ?? "") }
        center.post(name: Self.name, object: nil, userInfo: ["text": "hello"])
        center.post(name: Notification.Name("something else"), object: nil)
        #expect(received == ["hello"])
        sink.cancel()
        center.post(name: Self.name, object: nil, userInfo: ["text": "again"])
        #expect(received == ["hello"])
    }

    @Test func `notifications of an object come through`() {
        let center = NotificationCenter()
        let object = NSObject()
        let recorder = center.publisher(for: Self.name, object: object).map(\.name.rawValue).record()
        center.post(name: Self.name, object: NSObject())
        center.post(name: Self.name, object: object)
        #expect(recorder.events == ["something happened"])
    }

    @MainActor @Test func `a timer ticks on the main run loop until nobody listens`() async {
        var stops = 0
        let ticks = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        var dates: [Date] = []
        for await date in ticks.handleEvents(receiveCancel: { stops += 1 }).values {
            dates.append(date)
            if dates.count == 3 { break }
        }
        #expect(dates == dates.sorted())
        #expect(dates.count == 3)
    }

    @Test func `a timer that is not connected does not tick`() {
        let timer = Timer.publish(every: 0, on: .main, in: .common)
        #expect(timer.record().events == [])
    }

    @Test func `a data task delivers data and response`() async throws {
        let publisher = StubProtocol.session.dataTaskPublisher(for: URL(string: "stub://users.json")!)
        let answers = publisher.map { String(decoding: $0.data, as: UTF8.self) }.values
        var received: [String] = []
        for try await answer in answers { received.append(answer) }
        #expect(received == ["stub://users.json"])
    }

    @Test func `a data task fails with a URL error`() async {
        let publisher = StubProtocol.session.dataTaskPublisher(for: URL(string: "stub://fail")!)
        await #expect(throws: URLError.self) {
            for try await _ in publisher.values {}
        }
    }
}

/// Answers each request with its own URL, and fails for the host `fail`.
private final class StubProtocol: URLProtocol {
    static var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return URLSession(configuration: configuration)
    }

    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url, url.host != "fail" else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.absoluteString.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}
