import Publishing
import Testing

@Suite struct ShareTests {
    private let subject = PassthroughSubject<Int, Never>()

    @Test func `the upstream is subscribed once`() {
        var subscriptions = 0
        let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        #expect(subscriptions == 0)
        let recorders = [shared.record(), shared.record()]
        subject.send(1)
        #expect(subscriptions == 1)
        #expect(recorders.map(\.events) == [["1"], ["1"]])
    }

    @Test func `the last who leaves cancels the upstream, and the next starts it again`() {
        var log: [String] = []
        let shared =
            subject
            .handleEvents(receiveSubscription: { _ in log.append("start") }, receiveCancel: { log.append("stop") })
            .share()
        let recorders = [shared.record(), shared.record()]
        recorders[0].cancel()
        #expect(log == ["start"])
        recorders[1].cancel()
        #expect(log == ["start", "stop"])
        let third = shared.record()
        subject.send(1)
        #expect(log == ["start", "stop", "start"])
        #expect(third.events == ["1"])
    }

    @Test func `who comes late misses what was sent`() {
        let shared = [1, 2].publisher.share()
        #expect(shared.record().events == ["1", "2", "finished"])
        #expect(shared.record().events == ["finished"])
    }

    @Test func `the subscription alone keeps it going`() {
        let recorder = subject.map { $0 * 2 }.share().map { $0 + 1 }.record()
        subject.send(1)
        #expect(recorder.events == ["3"])
    }

    @Test func `who has had enough while subscribing starts nothing`() {
        var subscriptions = 0
        let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
            .multicast(subject: CurrentValueSubject<Int, Never>(0))
            .autoconnect()
        #expect(shared.first().record().events == ["0", "finished"])
        #expect(subscriptions == 0)
        let recorder = shared.record()
        subject.send(1)
        #expect(recorder.events == ["0", "1"])
        #expect(subscriptions == 1)
    }

    @Test func `a connectable publisher waits for its connection`() {
        let multicast = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
        let recorders = [multicast.record(), multicast.record()]
        #expect(recorders.map(\.events) == [[], []])
        let connection = multicast.connect()
        #expect(recorders.map(\.events) == [["1", "2", "finished"], ["1", "2", "finished"]])
        connection.cancel()
    }

    @Test func `cancelling the connection stops it`() {
        let multicast = subject.multicast(subject: CurrentValueSubject<Int, Never>(0))
        let recorder = multicast.record()
        let connection = multicast.connect()
        subject.send(1)
        connection.cancel()
        subject.send(2)
        #expect(recorder.events == ["0", "1"])
    }
}
