import Publishing
import Testing

@Suite struct FutureTests {
    /// A future whose result a test says.
    private func future<Output, Failure>() -> (Future<Output, Failure>, (Result<Output, Failure>) -> Void) {
        var kept: ((Result<Output, Failure>) -> Void)?
        let future = Future<Output, Failure> { kept = $0 }
        return (future, kept!)
    }

    @Test func `its closure runs when it is made, once`() {
        var runs = 0
        let future = Future<Int, Never> { promise in
            runs += 1
            promise(.success(1))
        }
        #expect(runs == 1)
        #expect([future.record(), future.record()].map(\.events) == [["1", "finished"], ["1", "finished"]])
        #expect(runs == 1)
    }

    @Test func `those who wait get the result`() {
        let (future, promise): (Future<Int, TestError>, _) = future()
        let recorders = [future.record(), future.record(asking: .none)]
        promise(.success(7))
        #expect(recorders.map(\.events) == [["7", "finished"], []])
        recorders[1].request(.max(1))
        #expect(recorders[1].events == ["7", "finished"])
    }

    @Test func `a failure needs no demand`() {
        let (future, promise): (Future<Int, TestError>, _) = future()
        let recorder = future.record(asking: .none)
        promise(.failure(TestError()))
        #expect(recorder.events == ["failed(oops)"])
        #expect(future.record().events == ["failed(oops)"])
    }

    @Test func `the first promise counts`() {
        let (future, promise): (Future<Int, Never>, _) = future()
        promise(.success(1))
        promise(.success(2))
        #expect(future.record().events == ["1", "finished"])
    }

    @Test func `who cancels hears nothing`() {
        let (future, promise): (Future<Int, Never>, _) = future()
        let recorder = future.record()
        recorder.cancel()
        promise(.success(1))
        #expect(recorder.events == [])
    }

    @Test func `the value can be awaited`() async {
        let (future, promise): (Future<Int, Never>, _) = future()
        promise(.success(7))
        #expect(await future.value == 7)
    }

    @Test func `the failure is thrown to who awaits`() async {
        let (future, promise): (Future<Int, TestError>, _) = future()
        promise(.failure(TestError()))
        await #expect(throws: TestError()) { try await future.value }
    }

    @MainActor @Test func `it can be awaited before the result is there`() async {
        let (future, promise): (Future<Int, Never>, _) = future()
        Task { promise(.success(7)) }
        #expect(await future.value == 7)
    }

    @Test func `one of several threads that promise wins, and all subscribers get that`() {
        let (future, promise): (Future<Int, Never>, _) = future()
        let recorders = (0..<64).map { _ in Recorder<Int, Never>(asking: .unlimited) { _ in .none } }
        inParallel(64) { number in
            future.subscribe(recorders[number])
            promise(.success(number))
        }
        #expect(Set(recorders.map(\.events)).count == 1)
        #expect(recorders[0].events.count == 2)
    }
}
