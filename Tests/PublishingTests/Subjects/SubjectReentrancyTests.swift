import Publishing
import Testing

@Suite struct SubjectReentrancyTests {
    @Test func `sending while receiving hands the new value on first`() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let first = subject.sink { number in
            log.append("first \(number)")
            if number < 3 { subject.send(number + 1) }
        }
        let second = subject.sink { log.append("second \($0)") }
        subject.send(1)
        #expect(log == ["first 1", "first 2", "first 3", "second 3", "second 2", "second 1"])
        first.cancel()
        second.cancel()
    }

    @Test func `a subscriber can cancel itself while receiving`() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var cancellable: AnyCancellable?
        cancellable = subject.sink {
            received.append($0)
            cancellable?.cancel()
        }
        subject.send(1)
        subject.send(2)
        #expect(received == [1])
    }

    @Test func `a subscriber can cancel a later one, which then gets nothing`() {
        let subject = PassthroughSubject<Int, Never>()
        var later: AnyCancellable?
        var received: [Int] = []
        let first = subject.sink { _ in later?.cancel() }
        later = subject.sink { received.append($0) }
        subject.send(1)
        #expect(received == [])
        first.cancel()
    }

    @Test func `who subscribes while a value is sent gets the next one`() {
        let subject = PassthroughSubject<Int, Never>()
        var kept: Set<AnyCancellable> = []
        var received: [Int] = []
        subject.sink { number in
            if number == 1 { subject.sink { received.append($0) }.store(in: &kept) }
        }
        .store(in: &kept)
        subject.send(1)
        subject.send(2)
        #expect(received == [2])
        // The first sink is in the set, and holds it.
        kept = []
    }

    @Test func `a completion sent while receiving ends the round`() {
        let subject = PassthroughSubject<Int, Never>()
        let first = subject.sink { _ in subject.send(completion: .finished) }
        let second = subject.record()
        subject.send(1)
        #expect(second.events == ["finished"])
        first.cancel()
    }

    @Test func `asking while receiving counts`() {
        let subject = PassthroughSubject<Int, Never>()
        var recorder: Recorder<Int, Never>?
        recorder = subject.record(asking: .max(1)) { number in
            if number == 1 { recorder?.request(.max(1)) }
            return .none
        }
        for number in 1...3 { subject.send(number) }
        #expect(recorder?.events == ["1", "2"])
    }

    @Test func `the last owner of a subject may let go of it while it sends`() {
        var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
        var received: [Int] = []
        let first = subject?.sink { _ in subject = nil }
        let second = subject?.sink { received.append($0) }
        subject?.send(1)
        #expect(received == [1])
        first?.cancel()
        second?.cancel()
    }
}
