import Foundation
import Publishing
import Testing

@Suite struct ReceiveOnTests {
    private let scheduler = TestScheduler()
    private let subject = PassthroughSubject<Int, TestError>()

    @Test func `values and the end come when the scheduler runs`() {
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.events == [])
        scheduler.advance()
        #expect(recorder.events == ["1", "2", "finished"])
    }

    @Test func `a failure comes after the values before it`() {
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        subject.send(completion: .failure(TestError()))
        scheduler.advance()
        #expect(recorder.events == ["1", "failed(oops)"])
    }

    @Test func `nothing comes after a cancel`() {
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        recorder.cancel()
        scheduler.advance()
        #expect(recorder.events == [])
    }

    @Test func `demand goes up at once`() {
        let recorder = [1, 2, 3].publisher.receive(on: scheduler).record(asking: .max(2))
        scheduler.advance()
        #expect(recorder.events == ["1", "2"])
        recorder.request(.max(1))
        scheduler.advance()
        #expect(recorder.events == ["1", "2", "3", "finished"])
    }

    @Test func `a delay comes on top`() {
        let recorder = subject.delay(for: .seconds(1), scheduler: scheduler).record()
        subject.send(1)
        scheduler.advance(by: 0.5)
        subject.send(2)
        subject.send(completion: .finished)
        scheduler.advance(by: 0.5)
        #expect(recorder.events == ["1"])
        scheduler.advance(by: 0.5)
        #expect(recorder.events == ["1", "2", "finished"])
    }

    @MainActor @Test func `the main queue is where the main actor is`() async {
        var received: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        var sink: AnyCancellable?
        await withCheckedContinuation { continuation in
            sink = subject.receive(on: DispatchQueue.main).sink { number in
                MainActor.assertIsolated()
                received.append(number)
                if number == 2 { continuation.resume() }
            }
            let sender = Shared(subject)
            DispatchQueue.global().async {
                sender.value.send(1)
                sender.value.send(2)
            }
        }
        #expect(received == [1, 2])
        sink?.cancel()
    }

    @MainActor @Test func `the main run loop is served too`() async {
        var received: [Int] = []
        for await number in [1, 2].publisher.receive(on: RunLoop.main).values { received.append(number) }
        #expect(received == [1, 2])
    }

    @Test func `on a concurrent queue values keep their order`() async {
        var received: [Int] = []
        let queue = DispatchQueue(label: "several at a time", attributes: .concurrent)
        for await number in (0..<500).publisher.receive(on: queue).collect().values { received = number }
        #expect(received == Array(0..<500))
    }

    @Test func `values of several threads come one at a time, and all of them`() {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "several at a time", attributes: .concurrent)
        let group = DispatchGroup()
        var sum = 0
        let sink = subject.receive(on: queue, options: .init(group: group)).sink { sum += $0 }
        inParallel(1_000) { subject.send($0) }
        group.wait()
        #expect(sum == 499_500)
        sink.cancel()
    }
}
