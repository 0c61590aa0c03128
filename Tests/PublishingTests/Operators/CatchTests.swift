import Publishing
import Testing

@Suite struct CatchTests {
    private let failing = [1, 2].publisher.setFailureType(to: TestError.self).append(failing: TestError())

    @Test func `another publisher goes on after a failure`() {
        #expect(failing.catch { _ in [8, 9].publisher }.record().events == ["1", "2", "8", "9", "finished"])
    }

    @Test func `what is asked for and not yet sent goes over to the other`() {
        let recorder = failing.catch { _ in [8, 9].publisher }.record(asking: .max(3))
        #expect(recorder.events == ["1", "2", "8"])
    }

    @Test func `a publisher that does not fail is left alone`() {
        var handled = 0
        let publisher = [1].publisher.setFailureType(to: TestError.self).catch { _ -> Just<Int> in
            handled += 1
            return Just(0)
        }
        #expect(publisher.record().events == ["1", "finished"])
        #expect(handled == 0)
    }

    @Test func `the other publisher may fail in its turn`() {
        #expect(
            failing.catch { Fail<Int, TestError>(error: TestError("\($0)!")) }.record().events == [
                "1", "2", "failed(oops!)",
            ])
    }

    @Test func `a failure is replaced by a value, when asked for`() {
        let recorder = failing.replaceError(with: 0).record(asking: .max(2))
        #expect(recorder.events == ["1", "2"])
        recorder.request(.max(1))
        #expect(recorder.events == ["1", "2", "0", "finished"])
    }

    @Test func `a cancel cancels the one that runs`() {
        var cancels = 0
        let other = PassthroughSubject<Int, Never>()
        let recorder = failing.catch { _ in other.handleEvents(receiveCancel: { cancels += 1 }) }.record()
        recorder.cancel()
        #expect(cancels == 1)
    }
}
