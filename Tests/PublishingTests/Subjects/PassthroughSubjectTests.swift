import Publishing
import Testing

@Suite struct PassthroughSubjectTests {
    @Test func `a subscriber hears what is sent after it came`() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(1)
        let recorder = subject.record()
        subject.send(2)
        #expect(recorder.events == ["2"])
    }

    @Test func `subscribers are served in the order in which they came`() {
        let subject = PassthroughSubject<Int, Never>()
        var order: [String] = []
        var kept: Set<AnyCancellable> = []
        for name in ["a", "b", "c"] { subject.sink { order.append("\(name)\($0)") }.store(in: &kept) }
        subject.send(1)
        #expect(order == ["a1", "b1", "c1"])
    }

    @Test func `the order stays when subscribers leave`() {
        let subject = PassthroughSubject<Void, Never>()
        var order: [Int] = []
        var kept = (0..<10).map { number in subject.sink { order.append(number) } }
        for leaving in [8, 5, 4, 3, 2, 0] { kept.remove(at: leaving).cancel() }
        subject.send()
        #expect(order == [1, 6, 7, 9])
    }

    @Test func `a completion ends it for all`() {
        let subject = PassthroughSubject<Int, TestError>()
        let recorders = [subject.record(), subject.record()]
        subject.send(completion: .failure(TestError()))
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorders.map(\.events) == [["failed(oops)"], ["failed(oops)"]])
    }

    @Test func `who comes after the completion gets just that`() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(completion: .finished)
        #expect(subject.record().events == ["finished"])
    }

    @Test func `a value nobody asked for is dropped`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(asking: .max(1))
        subject.send(1)
        subject.send(2)
        recorder.request(.max(1))
        subject.send(3)
        subject.send(4)
        #expect(recorder.events == ["1", "3"])
    }

    @Test func `what a subscriber answers is added to its demand`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(asking: .max(1)) { $0 == 1 ? .max(2) : .none }
        for number in 1...5 { subject.send(number) }
        #expect(recorder.events == ["1", "2", "3"])
    }

    @Test func `asking for nothing changes nothing`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(asking: .none)
        recorder.request(.none)
        subject.send(1)
        #expect(recorder.events == [])
    }

    @Test func `a completion needs no demand`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(asking: .none)
        subject.send(completion: .finished)
        #expect(recorder.events == ["finished"])
    }

    @Test func `who cancels hears nothing more`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        subject.send(1)
        recorder.cancel()
        recorder.cancel()
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.events == ["1"])
    }

    @Test func `another publisher feeds it`() {
        let source = PassthroughSubject<Int, TestError>()
        let subject = PassthroughSubject<Int, TestError>()
        let recorder = subject.record()
        let feeding = source.subscribe(subject)
        source.send(1)
        source.send(completion: .failure(TestError()))
        #expect(recorder.events == ["1", "failed(oops)"])
        feeding.cancel()
    }

    @Test func `the feeding ends with a cancel`() {
        let source = PassthroughSubject<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        let feeding = source.subscribe(subject)
        source.send(1)
        feeding.cancel()
        source.send(2)
        #expect(recorder.events == ["1"])
    }

    @Test func `it asks its upstream for nothing before somebody asks it`() {
        let subject = PassthroughSubject<Int, Never>()
        var requests: [Subscribers.Demand] = []
        let feeding = [1, 2].publisher
            .handleEvents(receiveRequest: { requests.append($0) })
            .subscribe(subject)
        #expect(requests == [])
        let recorder = subject.record(asking: .max(1))
        #expect(requests == [.unlimited])
        #expect(recorder.events == ["1", "finished"])
        feeding.cancel()
    }
}
