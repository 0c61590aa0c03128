import Publishing
import Testing

/// A subscription keeps neither the subject it listens to nor, once it is cancelled, anything else.
@Suite struct OperatorLifeTests {
    private typealias Source = PassthroughSubject<Int, Never>

    /// Each operator between a subject and a subscriber.
    private let operators: [(name: String, make: (Source) -> AnyPublisher<Int, Never>)] = [
        ("map", { $0.map { $0 }.eraseToAnyPublisher() }),
        ("compactMap", { $0.compactMap { $0 }.eraseToAnyPublisher() }),
        ("filter", { $0.filter { _ in true }.eraseToAnyPublisher() }),
        ("tryMap", { $0.tryMap { $0 }.replaceError(with: 0).eraseToAnyPublisher() }),
        ("removeDuplicates", { $0.removeDuplicates().eraseToAnyPublisher() }),
        ("scan", { $0.scan(0) { $0 + $1 }.eraseToAnyPublisher() }),
        ("first", { $0.first().eraseToAnyPublisher() }),
        ("last", { $0.last().eraseToAnyPublisher() }),
        ("dropFirst", { $0.dropFirst().eraseToAnyPublisher() }),
        ("collect", { $0.collect().map(\.count).eraseToAnyPublisher() }),
        ("merge", { $0.merge(with: Empty(completeImmediately: false)).eraseToAnyPublisher() }),
        ("combineLatest", { $0.combineLatest(Just(1)) { $0 + $1 }.eraseToAnyPublisher() }),
        ("zip", { $0.zip(Empty<Int, Never>(completeImmediately: false)) { $0 + $1 }.eraseToAnyPublisher() }),
        ("flatMap", { $0.flatMap { Just($0) }.eraseToAnyPublisher() }),
        ("switchToLatest", { $0.map { Just($0) }.switchToLatest().eraseToAnyPublisher() }),
        ("prepend", { $0.prepend(0).eraseToAnyPublisher() }),
        ("handleEvents", { $0.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher() }),
        ("receive(on:)", { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
        ("subscribe(on:)", { $0.subscribe(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
        ("delay", { $0.delay(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() }),
        ("debounce", { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() }),
        ("throttle", { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true).eraseToAnyPublisher() }),
    ]

    @Test func `a subscription through an operator does not keep the subject`() {
        var keepers: [String] = []
        for (name, make) in operators {
            weak var released: Source?
            let sink: AnyCancellable
            do {
                let source = Source()
                released = source
                sink = make(source).sink { _ in }
                source.send(1)
            }
            if released != nil { keepers.append(name) }
            sink.cancel()
        }
        #expect(keepers == [])
    }

    @Test func `a cancel through an operator releases what the closure holds`() {
        var keepers: [String] = []
        for (name, make) in operators {
            weak var released: Witness?
            let source = Source()
            let sink: AnyCancellable
            do {
                let witness = Witness()
                released = witness
                sink = make(source).sink { _ in withExtendedLifetime(witness) {} }
                source.send(1)
            }
            sink.cancel()
            if released != nil { keepers.append(name) }
        }
        #expect(keepers == [])
    }

    @Test func `a completion through an operator releases what the closure holds`() {
        var keepers: [String] = []
        for (name, make) in operators where !["merge", "zip"].contains(name) {
            weak var released: Witness?
            let source = Source()
            do {
                let witness = Witness()
                released = witness
                make(source).subscribe(
                    Recorder<Int, Never>(asking: .unlimited) { _ in
                        withExtendedLifetime(witness) {}
                        return .none
                    })
                source.send(1)
                source.send(completion: .finished)
            }
            if released != nil { keepers.append(name) }
        }
        #expect(keepers == [])
    }
}
