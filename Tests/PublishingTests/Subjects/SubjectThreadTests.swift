import Foundation
import Publishing
import Testing

/// What these tests find wrong, they find under the thread sanitizer too.
@Suite struct SubjectThreadTests {
    @Test func `of values sent by many threads a subscriber gets each, one at a time`() {
        let subject = PassthroughSubject<Int, Never>()
        // No lock: the subject is to serialize the calls.
        var sum = 0
        var isReceiving = false
        var overlaps = 0
        let sink = subject.sink { number in
            if isReceiving { overlaps += 1 }
            isReceiving = true
            sum += number
            isReceiving = false
        }
        inParallel(1_000) { subject.send($0) }
        #expect(sum == 499_500)
        #expect(overlaps == 0)
        sink.cancel()
    }

    @Test func `all subscribers get the values of many threads in one order`() {
        let subject = CurrentValueSubject<Int, Never>(-1)
        let recorders = (0..<4).map { _ in subject.record() }
        inParallel(500) { subject.send($0) }
        #expect(Set(recorders.map(\.events)).count == 1)
        #expect(Set(recorders[0].events) == Set((-1..<500).map { "\($0)" }))
    }

    @Test func `threads subscribe, send and cancel at the same time`() {
        let subject = PassthroughSubject<Int, Never>()
        let lock = NSLock()
        var received = 0
        inParallel(400) { number in
            let sink = subject.sink { _ in lock.withLock { received += 1 } }
            subject.send(number)
            sink.cancel()
        }
        #expect(received >= 400)
        let atEnd = received
        subject.send(0)
        #expect(received == atEnd)
    }

    @Test func `threads ask for more while others send`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(asking: .none)
        inParallel(400) { number in
            if number.isMultiple(of: 2) { recorder.request(.max(1)) } else { subject.send(number) }
        }
        let received = recorder.events.count
        for number in 0..<400 { subject.send(number) }
        #expect(received <= 200)
        #expect(recorder.events.count == 200)
    }

    @Test func `one completion of many counts`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        inParallel(64) { _ in subject.send(completion: .finished) }
        #expect(recorder.events == ["finished"])
    }

    @Test func `a cancel does not wait for a subscriber that is busy elsewhere`() {
        let subject = Shared(PassthroughSubject<Int, Never>())
        let isBusy = DispatchSemaphore(value: 0)
        let mayGoOn = DispatchSemaphore(value: 0)
        let isDone = DispatchSemaphore(value: 0)
        let busy = subject.value.sink { _ in
            isBusy.signal()
            mayGoOn.wait()
        }
        let other = subject.value.sink { _ in }
        DispatchQueue.global().async {
            subject.value.send(1)
            isDone.signal()
        }
        isBusy.wait()
        other.cancel()
        mayGoOn.signal()
        isDone.wait()
        busy.cancel()
    }
}
