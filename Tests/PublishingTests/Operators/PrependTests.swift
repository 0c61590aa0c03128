import Publishing
import Testing

@Suite struct PrependTests {
    @Test func `values, sequences and publishers are sent first`() {
        #expect(Just(3).prepend(1, 2).record().events == ["1", "2", "3", "finished"])
        #expect(Just(3).prepend(1...2).record().events == ["1", "2", "3", "finished"])
        #expect(Just(3).prepend([1, 2].publisher).record().events == ["1", "2", "3", "finished"])
    }

    @Test func `what is asked for and not yet sent goes over`() {
        let recorder = [3, 4].publisher.prepend(1, 2).record(asking: .max(3))
        #expect(recorder.events == ["1", "2", "3"])
    }

    @Test func `the second is subscribed when the first has finished`() {
        let first = PassthroughSubject<Int, Never>()
        let second = CurrentValueSubject<Int, Never>(1)
        let recorder = second.prepend(first).record()
        second.send(2)
        #expect(recorder.events == [])
        first.send(completion: .finished)
        #expect(recorder.events == ["2"])
    }

    @Test func `a failure of the first is the end`() {
        let failing = Just(1).setFailureType(to: TestError.self).prepend(Fail(error: TestError()))
        #expect(failing.record().events == ["failed(oops)"])
    }
}
