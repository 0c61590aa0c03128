import Foundation
import Publishing
import Testing

@Suite struct PublishedTests {
    private final class Counter: ObservableObject {
        @Published var count = 0
        @Published var names: [String]

        init(names: [String] = []) { _names = Published(initialValue: names) }
    }

    @Test func `the publisher sends the current value and then each new one`() {
        let counter = Counter()
        counter.count = 1
        let recorder = counter.$count.record()
        counter.count = 2
        counter.count += 1
        #expect(recorder.events == ["1", "2", "3"])
    }

    @Test func `the property can be initialized by its wrapper`() {
        #expect(Counter(names: ["ada"]).names == ["ada"])
    }

    @Test func `the publisher sends before the property changes`() {
        let counter = Counter()
        var seen: [[Int]] = []
        let sink = counter.$count.sink { seen.append([$0, counter.count]) }
        counter.count = 1
        counter.count = 2
        #expect(seen == [[0, 0], [1, 0], [2, 1]])
        #expect(counter.count == 2)
        sink.cancel()
    }

    @Test func `what a sink writes into the property is overwritten`() {
        let counter = Counter()
        let sink = counter.$count.sink { if $0 > 10 { counter.count = 10 } }
        counter.count = 11
        #expect(counter.count == 11)
        sink.cancel()
    }

    @Test func `an equal value is sent too`() {
        let counter = Counter()
        let recorder = counter.$count.record()
        counter.count = 0
        #expect(recorder.events == ["0", "0"])
    }

    @Test func `who has no demand gets the newest value later`() {
        let counter = Counter()
        let recorder = counter.$count.record(asking: .none)
        counter.count = 1
        counter.count = 2
        recorder.request(.max(1))
        #expect(recorder.events == ["2"])
    }

    @Test func `who subscribed before the first change gets the newest value`() {
        let counter = Counter()
        let publisher = counter.$count
        counter.count = 5
        #expect(publisher.record().events == ["5"])
    }

    @Test func `changing an element is a change of the array`() {
        let counter = Counter(names: ["ada"])
        let recorder = counter.$names.record()
        counter.names[0] = "bob"
        counter.names.append("eve")
        #expect(recorder.events == [#"["ada"]"#, #"["bob"]"#, #"["bob", "eve"]"#])
    }

    @Test func `the publisher does not keep the object, and does not complete when it goes`() {
        weak var released: Counter?
        let recorder: Recorder<Int, Never>
        do {
            let counter = Counter()
            released = counter
            recorder = counter.$count.record()
        }
        #expect(released == nil)
        #expect(recorder.events == ["0"])
    }

    @Test func `a publisher outlives its object with the last value`() {
        let publisher: Published<Int>.Publisher
        do {
            let counter = Counter()
            counter.count = 3
            publisher = counter.$count
        }
        #expect(publisher.record().events == ["3"])
    }

    @Test func `an old value is released where it may use the property`() {
        final class Owner {
            @Published var witness: Witness?
        }
        let owner = Owner()
        var isEmpty: Bool?
        owner.witness = Witness { isEmpty = owner.witness == nil }
        owner.witness = nil
        #expect(isEmpty == true)
    }

    @Test func `a property can be set while others subscribe`() {
        let counter = Counter()
        let publisher = counter.$count
        let lock = NSLock()
        var recorders: [Recorder<Int, Never>] = []
        inParallel(64) { number in
            if number == 0 {
                for count in 1...200 { counter.count = count }
            } else {
                let recorder = publisher.record()
                lock.withLock { recorders.append(recorder) }
            }
        }
        // Read only now: while others send, a recorder belongs to whoever delivers to it.
        #expect(recorders.count == 63)
        #expect(recorders.allSatisfy { $0.events.last == "200" })
        #expect(publisher.record().events == ["200"])
    }

    @MainActor @Test func `it works in a class of the main actor`() {
        @MainActor final class Screen: ObservableObject {
            @Published var title = "one"
        }
        let screen = Screen()
        var titles: [String] = []
        let sink = screen.$title.sink { titles.append($0) }
        screen.title = "two"
        #expect(titles == ["one", "two"])
        sink.cancel()
    }
}
