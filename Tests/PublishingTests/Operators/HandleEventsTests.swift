import Publishing
import Testing

@Suite struct HandleEventsTests {
    @Test func `it tells everything that goes up and down`() {
        var log: [String] = []
        let recorder = [1, 2].publisher
            .handleEvents(
                receiveSubscription: { _ in log.append("subscription") },
                receiveOutput: { log.append("output \($0)") },
                receiveCompletion: { log.append("completion \($0)") },
                receiveCancel: { log.append("cancel") },
                receiveRequest: { log.append("request \($0)") }
            )
            .record(asking: .max(1)) { $0 == 1 ? .max(1) : .none }
        #expect(
            log == ["subscription", "request max(1)", "output 1", "request max(1)", "output 2", "completion finished"])
        recorder.cancel()
        #expect(log.last == "completion finished", "after the end there is nothing to cancel")
    }

    @Test func `it tells of a cancel once`() {
        var cancels = 0
        let recorder = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { cancels += 1 }).record()
        recorder.cancel()
        recorder.cancel()
        #expect(cancels == 1)
    }
}
