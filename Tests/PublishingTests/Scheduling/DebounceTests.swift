import Publishing
import Testing

@Suite struct DebounceTests {
    private let scheduler = TestScheduler()
    private let subject = PassthroughSubject<String, TestError>()

    @Test func `a value comes when no other has come for a while`() {
        let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).record()
        subject.send("a")
        scheduler.advance(by: .milliseconds(299))
        subject.send("ad")
        scheduler.advance(by: .milliseconds(299))
        #expect(recorder.events == [])
        scheduler.advance(by: .milliseconds(1))
        #expect(recorder.events == ["ad"])
        scheduler.advance(by: 10)
        #expect(recorder.events == ["ad"])
    }

    @Test func `the end comes at once, and drops what waits`() {
        let recorder = subject.debounce(for: 1, scheduler: scheduler).record()
        subject.send("a")
        subject.send(completion: .finished)
        scheduler.advance()
        #expect(recorder.events == ["finished"])
        scheduler.run()
        #expect(recorder.events == ["finished"])
    }

    @Test func `a value that nobody asked for is dropped`() {
        let recorder = subject.debounce(for: 1, scheduler: scheduler).record(asking: .max(1))
        subject.send("a")
        scheduler.advance(by: 1)
        subject.send("b")
        scheduler.advance(by: 1)
        recorder.request(.max(1))
        #expect(recorder.events == ["a"])
        subject.send("c")
        scheduler.advance(by: 1)
        #expect(recorder.events == ["a", "c"])
    }

    @Test func `nothing comes after a cancel`() {
        let recorder = subject.debounce(for: 1, scheduler: scheduler).record()
        subject.send("a")
        recorder.cancel()
        scheduler.run()
        #expect(recorder.events == [])
    }

    @Test func `a search field waits for a pause and tells a change once`() {
        final class Search: ObservableObject {
            @Published var text = ""
            @Published private(set) var query = ""
            init(scheduler: some Scheduler) {
                $text.dropFirst().debounce(for: .milliseconds(300), scheduler: scheduler).removeDuplicates()
                    .assign(to: &$query)
            }
        }
        let search = Search(scheduler: scheduler)
        let recorder = search.$query.dropFirst().record()
        for text in ["a", "ad", "ada"] { search.text = text }
        scheduler.advance(by: .milliseconds(300))
        search.text = "ad"
        search.text = "ada"
        scheduler.advance(by: .milliseconds(300))
        #expect(recorder.events == ["ada"])
    }
}
