import Publishing
import Testing

@Suite struct SequenceTests {
    @Test func `it sends the elements and finishes`() {
        #expect([1, 2, 3].publisher.record().events == ["1", "2", "3", "finished"])
        #expect((1...2).publisher.record().events == ["1", "2", "finished"])
    }

    @Test func `an empty one finishes without demand`() {
        #expect([Int]().publisher.record(asking: .none).events == ["finished"])
    }

    @Test func `it sends as many as are asked for, and finishes with the last`() {
        let recorder = [1, 2, 3].publisher.record(asking: .max(1))
        #expect(recorder.events == ["1"])
        recorder.request(.max(2))
        #expect(recorder.events == ["1", "2", "3", "finished"])
    }

    @Test func `what the subscriber answers counts`() {
        #expect([1, 2, 3].publisher.record(asking: .max(1)) { $0 == 1 ? .max(1) : .none }.events == ["1", "2"])
    }

    @Test func `asking while receiving does not nest`() {
        var recorder: Recorder<Int, Never>?
        var depth = 0
        var deepest = 0
        recorder = Recorder(asking: .none) { _ in
            depth += 1
            deepest = max(depth, deepest)
            recorder?.request(.max(1))
            depth -= 1
            return .none
        }
        (0..<1_000).publisher.subscribe(recorder!)
        recorder?.request(.max(1))
        #expect(recorder?.events.count == 1_001)
        #expect(deepest == 1)
    }

    @Test func `a cancel in the middle ends it`() {
        var recorder: Recorder<Int, Never>?
        recorder = Recorder(asking: .none) { number in
            if number == 2 { recorder?.cancel() }
            return .none
        }
        (1...5).publisher.subscribe(recorder!)
        recorder?.request(.unlimited)
        #expect(recorder?.events == ["1", "2"])
    }

    @Test func `an endless one can be cut`() {
        #expect(sequence(first: 1) { $0 * 2 }.publisher.first { $0 > 100 }.record().events == ["128", "finished"])
    }
}
