import Publishing
import Testing

/// Operators that leave out, shorten or sum up.
@Suite struct ReducingTests {
    @Test func `removeDuplicates leaves out what is equal to the one before`() {
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().record().events == ["1", "2", "1", "finished"])
        let byParity = [1, 3, 2, 4, 5].publisher.removeDuplicates { $0 % 2 == $1 % 2 }
        #expect(byParity.record().events == ["1", "2", "5", "finished"])
    }

    @Test func `each subscriber of removeDuplicates starts afresh`() {
        let publisher = [1, 1].publisher.removeDuplicates()
        #expect(publisher.record().events == ["1", "finished"])
        #expect(publisher.record().events == ["1", "finished"])
    }

    @Test func `scan makes a running result, afresh for each subscriber`() {
        let sums = [1, 2, 3].publisher.scan(0) { $0 + $1 }
        #expect(sums.record().events == ["1", "3", "6", "finished"])
        #expect(sums.record().events == ["1", "3", "6", "finished"])
    }

    @Test func `first sends one value, finishes and cancels`() {
        let subject = PassthroughSubject<Int, Never>()
        var cancels = 0
        let recorder = subject.handleEvents(receiveCancel: { cancels += 1 }).first().record()
        subject.send(1)
        subject.send(2)
        #expect(recorder.events == ["1", "finished"])
        #expect(cancels == 1)
    }

    @Test func `first of nothing finishes`() {
        #expect(Empty<Int, Never>().first().record().events == ["finished"])
    }

    @Test func `first where waits for the one that fits`() {
        #expect((1...9).publisher.first { $0 > 3 }.record(asking: .max(1)).events == ["4", "finished"])
    }

    @Test func `a value sent while the first is received does not come through`() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        let sink = subject.first().sink { number in
            received.append(number)
            subject.send(number + 1)
        }
        subject.send(1)
        #expect(received == [1])
        sink.cancel()
    }

    @Test func `last sends the last value at the end`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.last().record()
        subject.send(1)
        subject.send(2)
        #expect(recorder.events == [])
        subject.send(completion: .finished)
        #expect(recorder.events == ["2", "finished"])
        #expect(Empty<Int, Never>().last().record().events == ["finished"])
    }

    @Test func `dropFirst leaves out the first values`() {
        #expect((1...4).publisher.dropFirst(2).record(asking: .max(1)).events == ["3"])
        #expect([1, 2].publisher.dropFirst().record().events == ["2", "finished"])
        #expect([1].publisher.dropFirst(0).record().events == ["1", "finished"])
    }

    @Test func `a negative count stops with a text`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Just(1).dropFirst(-2)
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
                == "Publishing: a publisher cannot leave out -2 values: dropFirst(_:) takes 0 or more.\n")
    }

    @Test func `collect sends all values at the end, when asked`() {
        let recorder = [1, 2].publisher.collect().record(asking: .none)
        #expect(recorder.events == [])
        recorder.request(.max(1))
        #expect(recorder.events == ["[1, 2]", "finished"])
        #expect(Empty<Int, Never>().collect().record().events == ["[]", "finished"])
    }

    @Test func `collect drops everything on a failure`() {
        let failing = [1].publisher.setFailureType(to: TestError.self).append(failing: TestError())
        #expect(failing.collect().record().events == ["failed(oops)"])
    }

    @Test func `collect cancels its upstream`() {
        var cancels = 0
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(receiveCancel: { cancels += 1 }).collect().record()
        recorder.cancel()
        #expect(cancels == 1)
    }

    @Test func `ignoreOutput sends only the end`() {
        #expect([1, 2].publisher.ignoreOutput().record(asking: .none).events == ["finished"])
    }
}
