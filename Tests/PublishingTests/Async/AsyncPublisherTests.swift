import Publishing
import Testing

@Suite struct AsyncPublisherTests {
    @Test func `a loop gets the values and ends with the publisher`() async {
        var received: [Int] = []
        for await number in [1, 2, 3].publisher.values { received.append(number) }
        #expect(received == [1, 2, 3])
    }

    @Test func `a loop throws the failure, once`() async throws {
        let publisher = [1].publisher.setFailureType(to: TestError.self).append(failing: TestError())
        var iterator = publisher.values.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        await #expect(throws: TestError()) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test func `one value is asked for at a time`() async {
        var requests: [Subscribers.Demand] = []
        var iterator = [1, 2].publisher.handleEvents(receiveRequest: { requests.append($0) }).values.makeAsyncIterator()
        #expect(requests == [])
        _ = await iterator.next()
        #expect(requests == [.max(1)])
    }

    @Test func `what a subject sends while the loop is busy is dropped`() async {
        let subject = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(1)
        var iterator = current.values.makeAsyncIterator()
        var passing = subject.values.makeAsyncIterator()
        #expect(await iterator.next() == 1)
        for number in 2...4 {
            subject.send(number)
            current.send(number)
        }
        #expect(await iterator.next() == 4)
        subject.send(completion: .finished)
        #expect(await passing.next() == nil)
    }

    @MainActor @Test func `a cancelled task ends the subscription`() async {
        var cancels = 0
        let subject = PassthroughSubject<Int, Never>()
        let values =
            subject
            .handleEvents(receiveCancel: { cancels += 1 })
            .values
        let task = Task { () -> [Int] in
            var received: [Int] = []
            for await number in values { received.append(number) }
            return received
        }
        task.cancel()
        #expect(await task.value == [])
        #expect(cancels == 1)
    }

    @Test func `a loop that is left ends the subscription, and lets go of it`() async {
        weak var released: Witness?
        var cancels = 0
        do {
            let witness = Witness()
            released = witness
            let values = CurrentValueSubject<Witness, Never>(witness).handleEvents(receiveCancel: { cancels += 1 })
                .values
            for await _ in values { break }
        }
        #expect(cancels == 1)
        #expect(released == nil)
    }

    @Test func `a throwing loop that is left ends the subscription`() async throws {
        var cancels = 0
        let subject = CurrentValueSubject<Int, TestError>(1)
        for try await _ in subject.handleEvents(receiveCancel: { cancels += 1 }).values { break }
        #expect(cancels == 1)
    }

    @MainActor @Test func `values reach a loop of the main actor from elsewhere`() async {
        final class Box {
            let number: Int
            init(_ number: Int) { self.number = number }
        }
        let subject = CurrentValueSubject<Box, Never>(Box(0))
        var received: [Int] = []
        for await box in subject.values {
            received.append(box.number)
            if box.number == 3 { break }
            subject.send(Box(box.number + 1))
        }
        #expect(received == [0, 1, 2, 3])
    }

    @MainActor @Test func `a publisher that subscribes later is waited for`() async {
        let scheduler = TestScheduler()
        var iterator = Just(1).subscribe(on: scheduler).values.makeAsyncIterator()
        // The iterator waits without leaving the main actor, so it waits already when the task runs.
        Task { scheduler.run() }
        #expect(await iterator.next(isolation: MainActor.shared) == 1)
    }
}
