import Publishing
import Testing

@Suite struct SubscribeOnTests {
    private let scheduler = TestScheduler()

    @Test func `subscribing and asking happen on the scheduler`() {
        var log: [String] = []
        let recorder = Deferred { () -> Just<Int> in
            log.append("made")
            return Just(1)
        }
        .handleEvents(receiveRequest: { log.append("asked for \($0)") })
        .subscribe(on: scheduler)
        .record()
        #expect(log == [])
        scheduler.advance()
        #expect(log == ["made", "asked for unlimited"])
        #expect(recorder.events == ["1", "finished"])
    }

    @Test func `a cancel is heard by the upstream on the scheduler, and here at once`() {
        var cancels = 0
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(receiveCancel: { cancels += 1 }).subscribe(on: scheduler).record()
        scheduler.advance()
        subject.send(1)
        recorder.cancel()
        subject.send(2)
        #expect(recorder.events == ["1"])
        #expect(cancels == 0)
        scheduler.advance()
        #expect(cancels == 1)
    }
}
