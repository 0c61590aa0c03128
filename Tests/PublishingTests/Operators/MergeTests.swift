import Publishing
import Testing

@Suite struct MergeTests {
    private let a = PassthroughSubject<Int, TestError>()
    private let b = PassthroughSubject<Int, TestError>()

    @Test func `values come as they are sent`() {
        let recorder = a.merge(with: b).record()
        a.send(1)
        b.send(2)
        a.send(3)
        #expect(recorder.events == ["1", "2", "3"])
    }

    @Test func `it finishes when all have`() {
        let recorder = a.merge(with: b).record()
        a.send(completion: .finished)
        b.send(1)
        #expect(recorder.events == ["1"])
        b.send(completion: .finished)
        #expect(recorder.events == ["1", "finished"])
    }

    @Test func `the first failure is that of all, and cancels the others`() {
        var cancels = 0
        let recorder = a.merge(with: b.handleEvents(receiveCancel: { cancels += 1 })).record()
        a.send(completion: .failure(TestError()))
        b.send(1)
        #expect(recorder.events == ["failed(oops)"])
        #expect(cancels == 1)
    }

    @Test func `a cancel cancels all`() {
        var cancels = 0
        let recorder = a.handleEvents(receiveCancel: { cancels += 1 })
            .merge(with: b.handleEvents(receiveCancel: { cancels += 1 }))
            .record()
        recorder.cancel()
        #expect(cancels == 2)
    }

    @Test func `no more comes through than is asked for`() {
        let recorder = [1, 2].publisher.merge(with: [3, 4].publisher).record(asking: .max(3))
        #expect(recorder.events == ["1", "2", "3"])
        recorder.request(.max(2))
        #expect(recorder.events == ["1", "2", "3", "4", "finished"])
    }

    @Test func `three, four and many can be merged`() {
        #expect(Just(1).merge(with: Just(2), Just(3)).record().events == ["1", "2", "3", "finished"])
        #expect(Just(1).merge(with: Just(2), Just(3), Just(4)).record().events == ["1", "2", "3", "4", "finished"])
        #expect(Publishers.MergeMany((1...3).map { Just($0) }).record().events == ["1", "2", "3", "finished"])
        #expect(Publishers.Merge(Just(1), Just(2)).record().events == ["1", "2", "finished"])
    }

    @Test func `a subscriber can send into one of them`() {
        let merged = a.merge(with: b)
        var received: [Int] = []
        let sink = merged.sink { _ in
        } receiveValue: { number in
            received.append(number)
            if number < 3 { self.b.send(number + 1) }
        }
        a.send(1)
        #expect(received == [1, 2, 3])
        sink.cancel()
    }

    @Test func `values of several threads come one at a time, and all of them`() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        var sum = 0
        let sink = Publishers.MergeMany(subjects).sink { sum += $0 }
        inParallel(1_000) { subjects[$0 % 4].send($0) }
        #expect(sum == 499_500)
        sink.cancel()
    }
}
