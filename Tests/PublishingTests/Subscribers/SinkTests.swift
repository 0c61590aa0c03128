import Publishing
import Testing

@Suite struct SinkTests {
    @Test func `a sink gets values and the end`() {
        var log: [String] = []
        let sink = Fail<Int, TestError>(error: TestError()).prepend(1, 2).sink { completion in
            log.append("\(completion)")
        } receiveValue: { number in
            log.append("\(number)")
        }
        #expect(log == ["1", "2", "failure(oops)"])
        sink.cancel()
    }

    @Test func `a sink that nobody keeps is cancelled at once`() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        _ = subject.sink { received.append($0) }
        subject.send(1)
        #expect(received == [])
    }

    @Test func `a cancelled sink is deaf even to a careless publisher`() {
        var received: [Int] = []
        var sink: Subscribers.Sink<Int, Never>?
        sink = Subscribers.Sink(
            receiveCompletion: { _ in },
            receiveValue: { number in
                received.append(number)
                if number == 1 { sink?.cancel() }
            })
        Careless(count: 5).subscribe(sink!)
        #expect(received == [0, 1])
        // It holds itself, by what it does with a value.
        sink = nil
    }

    @Test func `a completion without a subscription is told`() {
        struct Rash: Publisher {
            typealias Output = Int
            typealias Failure = TestError
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
                subscriber.receive(completion: .failure(TestError()))
            }
        }
        var completions: [Subscribers.Completion<TestError>] = []
        let sink = Rash().tryMap { $0 }.mapError { _ in TestError("mapped") }
            .sink {
                completions.append($0)
            } receiveValue: { _ in
            }
        #expect(completions == [.failure(TestError("mapped"))])
        sink.cancel()
    }

    @Test func `a second subscription is cancelled`() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        var cancels = 0
        first.subscribe(sink)
        second.handleEvents(receiveCancel: { cancels += 1 }).subscribe(sink)
        #expect(cancels == 1)
    }

    @Test func `the completion is told once`() {
        let subject = PassthroughSubject<Int, Never>()
        var completions = 0
        let sink = subject.sink(receiveCompletion: { _ in completions += 1 }, receiveValue: { _ in })
        subject.send(completion: .finished)
        subject.send(completion: .finished)
        #expect(completions == 1)
        sink.cancel()
    }

    @MainActor @Test func `a closure takes the isolation of the place that makes it`() {
        @MainActor final class Screen {
            var title = ""
        }
        let screen = Screen()
        let subject = PassthroughSubject<String, Never>()
        let sink = subject.sink { screen.title = $0 }
        subject.send("hello")
        #expect(screen.title == "hello")
        sink.cancel()
    }
}
