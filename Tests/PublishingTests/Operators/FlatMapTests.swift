import Publishing
import Testing

@Suite struct FlatMapTests {
    @Test func `it sends what the publisher made of each value sends`() {
        #expect(
            [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.record().events == ["1", "10", "2", "20", "finished"])
    }

    @Test func `it finishes when all have`() {
        let outer = PassthroughSubject<Void, Never>()
        let inner = PassthroughSubject<Int, Never>()
        let recorder = outer.flatMap { inner }.record()
        outer.send()
        outer.send(completion: .finished)
        inner.send(1)
        #expect(recorder.events == ["1"])
        inner.send(completion: .finished)
        #expect(recorder.events == ["1", "finished"])
    }

    @Test func `an inner failure is that of all, and cancels the rest`() {
        var cancels = 0
        let outer = PassthroughSubject<Int, TestError>()
        let recorder = outer.handleEvents(receiveCancel: { cancels += 1 })
            .flatMap { Fail<Int, TestError>(error: TestError("\($0)")) }
            .record()
        outer.send(1)
        outer.send(2)
        #expect(recorder.events == ["failed(1)"])
        #expect(cancels == 1)
    }

    @Test func `failure types are brought together`() {
        let neverThenFailing = Just(1).flatMap { Fail<Int, TestError>(error: TestError("\($0)")) }
        #expect(neverThenFailing.record().events == ["failed(1)"])
        let failingThenNever = Fail<Int, TestError>(error: TestError()).flatMap { Just($0) }
        #expect(failingThenNever.record().events == ["failed(oops)"])
    }

    @Test func `as many run at a time as are allowed`() {
        let inners = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var started: [Int] = []
        let recorder = (0..<3).publisher
            .flatMap(maxPublishers: .max(2)) { number in
                started.append(number)
                return inners[number]
            }
            .record()
        #expect(started == [0, 1])
        inners[0].send(completion: .finished)
        #expect(started == [0, 1, 2])
        inners[1].send(completion: .finished)
        inners[2].send(7)
        inners[2].send(completion: .finished)
        #expect(recorder.events == ["7", "finished"])
    }

    @Test func `no more comes through than is asked for, and nothing is lost`() {
        let recorder = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.record(asking: .max(1))
        #expect(recorder.events == ["1"])
        recorder.request(.max(1))
        recorder.request(.max(1))
        #expect(recorder.events.count == 3)
        recorder.request(.unlimited)
        #expect(Set(recorder.events) == ["1", "10", "2", "20", "finished"])
        #expect(recorder.events.last == "finished")
    }

    @Test func `a long sequence asked for bit by bit does not nest`() {
        let recorder = Just(()).flatMap { (0..<20_000).publisher }.record(asking: .max(20_000))
        #expect(recorder.events.count == 20_001)
    }

    @Test func `a cancel cancels all`() {
        var cancels: [String] = []
        let outer = PassthroughSubject<Void, Never>()
        let inner = PassthroughSubject<Int, Never>()
        let recorder = outer.handleEvents(receiveCancel: { cancels.append("outer") })
            .flatMap { inner.handleEvents(receiveCancel: { cancels.append("inner") }) }
            .record()
        outer.send()
        recorder.cancel()
        #expect(cancels.sorted() == ["inner", "outer"])
    }
}
