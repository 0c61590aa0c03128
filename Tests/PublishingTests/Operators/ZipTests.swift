import Publishing
import Testing

@Suite struct ZipTests {
    private let a = PassthroughSubject<Int, TestError>()
    private let b = PassthroughSubject<String, TestError>()

    @Test func `it pairs the first with the first, the second with the second`() {
        let recorder = a.zip(b).record()
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        #expect(recorder.events == [#"(1, "x")"#, #"(2, "y")"#])
    }

    @Test func `it finishes when one has no more to pair`() {
        let recorder = a.zip(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(completion: .finished)
        #expect(recorder.events == [])
        b.send("x")
        #expect(recorder.events == ["1x", "finished"])
    }

    @Test func `it finishes at once when one finishes and all is paired`() {
        var cancels = 0
        let recorder = a.zip(b.handleEvents(receiveCancel: { cancels += 1 })).record()
        a.send(completion: .finished)
        #expect(recorder.events == ["finished"])
        #expect(cancels == 1)
    }

    @Test func `the first failure is that of both`() {
        let recorder = a.zip(b).record()
        a.send(1)
        b.send(completion: .failure(TestError()))
        #expect(recorder.events == ["failed(oops)"])
    }

    @Test func `it sends as many pairs as are asked for`() {
        let recorder = (1...3).publisher.zip((4...6).publisher) { [$0, $1] }.record(asking: .max(1))
        #expect(recorder.events == ["[1, 4]"])
        recorder.request(.max(2))
        #expect(recorder.events == ["[1, 4]", "[2, 5]", "[3, 6]", "finished"])
    }

    @Test func `three and four can be paired`() {
        #expect(Just(1).zip(Just(2), Just(3)) { [$0, $1, $2] }.record().events == ["[1, 2, 3]", "finished"])
        #expect(
            Just(1).zip(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.record().events
                == ["[1, 2, 3, 4]", "finished"])
        #expect(Publishers.Zip3(Just(1), Just(2), Just(3)).record().events == ["(1, 2, 3)", "finished"])
    }

    @Test func `of the values of several threads each is paired once`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        var pairs: [(Int, Int)] = []
        let sink = a.zip(b).sink { pairs.append($0) }
        inParallel(500) { ($0.isMultiple(of: 2) ? a : b).send($0) }
        #expect(pairs.map(\.0).sorted() == Array(stride(from: 0, to: 500, by: 2)))
        #expect(pairs.map(\.1).sorted() == Array(stride(from: 1, to: 500, by: 2)))
        sink.cancel()
    }
}
