import Publishing
import Testing

@Suite struct CurrentValueSubjectTests {
    @Test func `a subscriber gets the current value first`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(2)
        let recorder = subject.record()
        subject.value = 3
        #expect(recorder.events == ["2", "3"])
        #expect(subject.value == 3)
    }

    @Test func `the value is the new one while it is sent`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var seen: [Int] = []
        let sink = subject.dropFirst().sink { _ in seen.append(subject.value) }
        subject.send(1)
        #expect(seen == [1])
        sink.cancel()
    }

    @Test func `who asks later gets the newest value`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.record(asking: .none)
        subject.send(2)
        subject.send(3)
        #expect(recorder.events == [])
        recorder.request(.max(1))
        #expect(recorder.events == ["3"])
    }

    @Test func `who has had the newest value does not get it twice`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.record(asking: .max(1))
        recorder.request(.max(1))
        #expect(recorder.events == ["1"])
        subject.send(2)
        #expect(recorder.events == ["1", "2"])
    }

    @Test func `a value for which there was no demand comes with the next request`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.record(asking: .max(1))
        subject.send(2)
        recorder.request(.max(1))
        #expect(recorder.events == ["1", "2"])
    }

    @Test func `after the completion the value stays`() {
        let subject = CurrentValueSubject<Int, TestError>(1)
        subject.send(completion: .failure(TestError()))
        subject.send(2)
        subject.value = 3
        #expect(subject.value == 1)
        #expect(subject.record().events == ["failed(oops)"])
    }

    @Test func `it asks its upstream for everything`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let feeding = [1, 2].publisher.subscribe(subject)
        #expect(subject.value == 2)
        feeding.cancel()
    }

    @Test func `who asks after the subject is gone still gets the last value`() {
        let recorder = CurrentValueSubject<Int, Never>(7).record(asking: .none)
        recorder.request(.max(2))
        #expect(recorder.events == ["7"])
    }

    @Test func `an old value is released where it may use the subject`() {
        final class Loud {
            let onDeinit: () -> Void
            init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
            deinit { onDeinit() }
        }
        let subject = CurrentValueSubject<Loud?, Never>(nil)
        var isEmpty: Bool?
        subject.value = Loud { isEmpty = subject.value == nil }
        subject.value = nil
        #expect(isEmpty == true)
    }
}
