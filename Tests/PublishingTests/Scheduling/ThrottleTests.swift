import Publishing
import Testing

@Suite struct ThrottleTests {
    private let scheduler = TestScheduler()
    private let subject = PassthroughSubject<Int, TestError>()

    /// Sends 1 at 0 s, 2 at 0.3 s, 3 at 0.6 s, …
    private func sendSeveral(_ count: Int) {
        for number in 1...count {
            subject.send(number)
            scheduler.advance(by: 0.3)
        }
    }

    @Test func `the first comes at once, and then the newest of each interval`() {
        let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).record()
        sendSeveral(8)
        scheduler.run()
        #expect(recorder.events == ["1", "4", "7", "8"])
    }

    @Test func `or the oldest`() {
        let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: false).record()
        sendSeveral(8)
        scheduler.run()
        #expect(recorder.events == ["1", "2", "5", "8"])
    }

    @Test func `after a pause a value comes at once`() {
        let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).record()
        subject.send(1)
        scheduler.advance(by: 5)
        subject.send(2)
        scheduler.advance()
        #expect(recorder.events == ["1", "2"])
    }

    @Test func `the end comes after the value that waits`() {
        let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).record()
        subject.send(1)
        scheduler.advance(by: 0.5)
        subject.send(2)
        subject.send(completion: .failure(TestError()))
        scheduler.advance(by: 0.4)
        #expect(recorder.events == ["1"])
        scheduler.advance(by: 0.1)
        #expect(recorder.events == ["1", "2", "failed(oops)"])
    }

    @Test func `the end comes at once if nothing waits`() {
        let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).record()
        subject.send(completion: .finished)
        scheduler.advance()
        #expect(recorder.events == ["finished"])
    }
}
