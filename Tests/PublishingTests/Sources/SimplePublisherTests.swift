import Publishing
import Testing

@Suite struct SimplePublisherTests {
    @Test func `just sends its value and finishes`() {
        #expect(Just(1).record().events == ["1", "finished"])
    }

    @Test func `just waits for demand`() {
        let recorder = Just(1).record(asking: .none)
        #expect(recorder.events == [])
        recorder.request(.max(1))
        recorder.request(.max(1))
        #expect(recorder.events == ["1", "finished"])
    }

    @Test func `just sends nothing after a cancel`() {
        let recorder = Just(1).record(asking: .none)
        recorder.cancel()
        recorder.request(.unlimited)
        #expect(recorder.events == [])
    }

    @Test func `empty finishes at once or never`() {
        #expect(Empty<Int, Never>().record().events == ["finished"])
        #expect(Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self).record().events == [])
    }

    @Test func `fail fails without demand`() {
        #expect(Fail(outputType: Int.self, failure: TestError()).record(asking: .none).events == ["failed(oops)"])
    }

    @Test func `deferred makes a publisher for each subscriber`() {
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(deferred.record().events == ["1", "finished"])
        #expect(deferred.record().events == ["2", "finished"])
    }

    @Test func `simple publishers are equal if their content is`() {
        #expect(Just(1) == Just(1))
        #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
        #expect(Fail<Int, TestError>(error: TestError("a")) != Fail<Int, TestError>(error: TestError("b")))
    }
}
