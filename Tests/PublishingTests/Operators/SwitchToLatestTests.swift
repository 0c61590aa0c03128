import Publishing
import Testing

@Suite struct SwitchToLatestTests {
    private let outer = PassthroughSubject<PassthroughSubject<Int, TestError>, TestError>()
    private let first = PassthroughSubject<Int, TestError>()
    private let second = PassthroughSubject<Int, TestError>()

    @Test func `only the newest publisher is heard`() {
        let recorder = outer.switchToLatest().record()
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        #expect(recorder.events == ["1", "3"])
    }

    @Test func `the one before is cancelled`() {
        var cancels: [Int] = []
        let numbers = PassthroughSubject<Int, Never>()
        let recorder =
            numbers
            .map { number in
                Empty<Int, Never>(completeImmediately: false).handleEvents(receiveCancel: { cancels.append(number) })
            }
            .switchToLatest()
            .record()
        numbers.send(1)
        numbers.send(2)
        #expect(cancels == [1])
        recorder.cancel()
        #expect(cancels == [1, 2])
    }

    @Test func `it finishes when the outer one and the newest one have`() {
        let recorder = outer.switchToLatest().record()
        outer.send(first)
        first.send(completion: .finished)
        #expect(recorder.events == [])
        outer.send(second)
        outer.send(completion: .finished)
        second.send(1)
        #expect(recorder.events == ["1"])
        second.send(completion: .finished)
        #expect(recorder.events == ["1", "finished"])
    }

    @Test func `any failure ends it`() {
        let recorder = outer.switchToLatest().record()
        outer.send(first)
        first.send(completion: .failure(TestError("inner")))
        #expect(recorder.events == ["failed(inner)"])
    }

    @Test func `what is asked for and not yet sent goes over to the newest`() {
        let recorder = outer.switchToLatest().record(asking: .max(2))
        outer.send(first)
        first.send(1)
        outer.send(second)
        second.send(2)
        second.send(3)
        #expect(recorder.events == ["1", "2"])
        recorder.request(.max(1))
        second.send(4)
        #expect(recorder.events == ["1", "2", "4"])
    }

    @Test func `a newer publisher may come while the subscriber receives`() {
        let numbers = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        let sink = numbers.map { [$0, $0 + 1, $0 + 2].publisher }.switchToLatest().sink { number in
            received.append(number)
            if number == 2 { numbers.send(10) }
        }
        numbers.send(1)
        #expect(received == [1, 2, 10, 11, 12])
        sink.cancel()
    }

    @Test func `failure types are brought together`() {
        #expect(
            Just(1).map { Fail<Int, TestError>(error: TestError("\($0)")) }.switchToLatest().record().events == [
                "failed(1)"
            ])
        let failing = Fail<Int, TestError>(error: TestError()).map { Just($0) }.switchToLatest()
        #expect(failing.record().events == ["failed(oops)"])
    }
}
